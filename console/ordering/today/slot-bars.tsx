import type { CSSProperties } from 'react'
import type { SlotLoadWire } from '#contract/timing/timing.ts'
import { N } from '#ui/text/n.tsx'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import styles from './slot-bars.module.css'

/** How full today's periods for orders for later are; those without an order say nothing. */
export function SlotBars({ slots }: { readonly slots: SlotLoadWire['slots'] }) {
  const t = useText()
  const shown = slots.filter(({ orders }) => orders > 0).slice(0, 24)
  return (
    <section className={page.card} aria-labelledby="today-slots">
      <h2 id="today-slots">{t('today.slots')}</h2>
      {shown.length === 0 && <p className={page.small}>{t('today.no-slots')}</p>}
      <ul className={styles.slots} hidden={shown.length === 0}>
        {shown.map((slot) => (
          <li key={slot.start} data-full={(slot.percent ?? 0) >= 100 || undefined}>
            <bdi>{slot.time}</bdi>
            <i style={{ '--part': Math.min(1, (slot.percent ?? 0) / 100) } as CSSProperties} aria-hidden />
            <span>
              {t('today.slot-orders', { count: slot.orders })}
              {slot.percent !== null && (
                <>
                  {' · '}
                  <N>{slot.percent}%</N>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
