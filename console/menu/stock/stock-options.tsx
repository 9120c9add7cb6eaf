import { Pencil } from 'lucide-react'
import type { StockWire } from '#contract/backoffice/staff.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import item from './stock-item.module.css'
import styles from './stock-screen.module.css'

export type StockOption = StockWire['options'][number]

interface StockOptionsProps {
  readonly options: readonly StockOption[]
  readonly busy: ReadonlySet<string>
  readonly onAsk: (option: StockOption) => void
  readonly onBack: (option: StockOption) => void
  readonly onEdit: (option: StockOption) => void
}

/** The options of a branch's dishes: one row for all dishes that have it. */
export function StockOptions({ options, busy, onAsk, onBack, onEdit }: StockOptionsProps) {
  const t = useText()
  if (options.length === 0) return null
  return (
    <section aria-labelledby="stock-options">
      <h2 id="stock-options">{t('stock.options')}</h2>
      <ul className={styles.list}>
        {options.map((one) => (
          <li key={one.ids.join()} className={item.item}>
            <span className={item.words}>
              <b>
                <bdi>{one.name}</bdi>
              </b>
              {one.sold_out ? (
                <Badge tone="warn">
                  {one.until_time ? t('stock.until', { time: one.until_time }) : t('stock.until-back')}
                </Badge>
              ) : (
                <small>
                  <bdi>
                    {t('stock.in-dishes', {
                      count: one.dishes.length,
                      names: one.dishes.slice(0, 3).join(' · '),
                    })}
                  </bdi>
                </small>
              )}
              {one.hidden && <Badge>{t('stock.hidden')}</Badge>}
            </span>
            <button
              type="button"
              className={item.edit}
              aria-label={t('stock.edit', { name: one.name })}
              onClick={() => onEdit(one)}
            >
              <Icon of={Pencil} size="s" />
            </button>
            <button
              type="button"
              role="switch"
              aria-checked={!one.sold_out}
              aria-label={t('stock.switch', { name: one.name })}
              aria-busy={busy.has(one.ids.join()) || undefined}
              className={`${item.switch} ${one.sold_out ? '' : item.on}`}
              onClick={() => !busy.has(one.ids.join()) && (one.sold_out ? onBack(one) : onAsk(one))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
