import { Pencil } from 'lucide-react'
import type { StockItemWire } from '#contract/backoffice/staff.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useMember } from '../../shell/member.ts'
import { Money } from '../../shell/money.tsx'
import styles from './stock-item.module.css'

interface StockItemProps {
  readonly item: StockItemWire
  readonly plate: number
  readonly busy: boolean
  /** Switched off: asks for how long. */
  readonly onAsk: () => void
  readonly onBack: () => void
  /** Count, place on the menu, prices. */
  readonly onEdit: () => void
}

/** An item and its switch: on = can be ordered. */
export function StockItem({ item, plate, busy, onAsk, onBack, onEdit }: StockItemProps) {
  const t = useText()
  const { role } = useMember()
  const { name, sold_out, until_time, left, hidden } = item
  return (
    <li className={styles.item}>
      <PlatePicture
        picture={item.picture}
        plate={plate}
        alt=""
        widths={[112, 224]}
        sizes="60px"
        shape="thumb"
        faded={sold_out}
      />
      <span className={styles.words}>
        <b>{name}</b>
        {sold_out ? (
          <Badge tone="warn">
            {until_time ? t('stock.until', { time: until_time }) : t('stock.until-back')}
          </Badge>
        ) : (
          mayStaff(role, 'see_money') && <Money amount={item.price} />
        )}
        {hidden && <Badge>{t('stock.hidden')}</Badge>}
        {left !== null && <Badge tone={left > 0 ? 'info' : 'warn'}>{t('stock.left', { count: left })}</Badge>}
      </span>
      <button type="button" className={styles.edit} aria-label={t('stock.edit', { name })} onClick={onEdit}>
        <Icon of={Pencil} size="s" />
      </button>
      <button
        type="button"
        role="switch"
        aria-checked={!sold_out}
        aria-label={t('stock.switch', { name })}
        aria-busy={busy || undefined}
        className={`${styles.switch} ${sold_out ? '' : styles.on}`}
        onClick={() => !busy && (sold_out ? onBack() : onAsk())}
      />
    </li>
  )
}
