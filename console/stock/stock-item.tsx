import type { StockWire } from '#contract/staff.ts'
import { mayStaff } from '#domain/staff-role.ts'
import { Badge } from '#ui/badge.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { useText } from '../i18n/use-text.ts'
import { useMember } from '../shell/member.ts'
import { Money } from '../shell/money.tsx'
import styles from './stock-item.module.css'

interface StockItemProps {
  readonly item: StockWire['groups'][number]['items'][number]
  readonly plate: number
  readonly busy: boolean
  /** Switched off: asks for how long. */
  readonly onAsk: () => void
  readonly onBack: () => void
}

/** An item and its switch: on = can be ordered. */
export function StockItem({ item, plate, busy, onAsk, onBack }: StockItemProps) {
  const t = useText()
  const { role } = useMember()
  const { name, sold_out, until_time } = item
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
      </span>
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
