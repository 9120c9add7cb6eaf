import type { TicketWire } from '#contract/staff.ts'
import { N } from '#ui/n.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './ticket-lines.module.css'

/** What to make: count, item, choices, note of the line. */
export function TicketLines({ lines }: { readonly lines: TicketWire['lines'] }) {
  const t = useText()
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.line_id}>
          <b>
            <N>{line.quantity}×</N>
          </b>
          <span>
            <bdi>{line.name}</bdi>
            {line.options.length > 0 && (
              <small>
                {line.options.map((option, i) => (
                  <bdi key={option.option_id}>
                    {i > 0 && t('ticket.comma')}
                    {option.name}
                    {option.quantity > 1 && <N> ×{option.quantity}</N>}
                  </bdi>
                ))}
              </small>
            )}
            {line.deposits?.map((deposit) => (
              <small key={deposit.deposit_id}>
                <bdi>{deposit.name}</bdi> <N>×{deposit.quantity * line.quantity}</N>
              </small>
            ))}
            {line.note && (
              <small className={styles.note} dir="auto">
                {line.note}
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
