import type { CSSProperties } from 'react'
import type { SlotLoadWire } from '#contract/timing.ts'
import { N } from '#ui/n.tsx'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import styles from './slot-bars.module.css'

/** How full today's periods for orders for later are; those without an order and without a limit say nothing. */
export function SlotBars({ slots }: { readonly slots: SlotLoadWire['slots'] }) {
  const t = useText()
  const shown = slots.filter(({ orders, percent }) => orders > 0 || percent !== null).slice(0, 24)
  if (shown.length === 0) return null
  return (
    <section className={page.card} aria-labelledby="today-slots">
      <h2 id="today-slots">{t('today.slots')}</h2>
      <ul className={styles.slots}>
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
