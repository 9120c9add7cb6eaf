import { useState } from 'react'
import type { BillLineWire } from '#contract/ordering/cart.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { N } from '#ui/text/n.tsx'
import { lineTotal } from '#web/line-total.ts'
import { useText } from '#console/i18n/use-text.ts'
import { NoteWords } from './note-words.tsx'
import styles from './ticket-lines.module.css'

interface TicketLinesProps {
  readonly lines: TicketWire['lines']
  /** With what each line, choice and deposit costs. */
  readonly priced?: boolean
  /** A long order shows its first lines until the rest is asked for: on a board others stand below it. */
  readonly folds?: boolean
}

const shownOfLong = 8
/** One or two lines more are no reason to hide them behind a press. */
const long = shownOfLong + 2

/** What to make: count, item, choices, note of the line. */
export function TicketLines({ lines, priced = false, folds = false }: TicketLinesProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const folded = folds && !open && lines.length > long
  const shown = folded ? lines.slice(0, shownOfLong) : lines
  return (
    <>
      <ul className={priced ? `${styles.lines} ${styles.priced}` : styles.lines}>
        {shown.map((line) => (
          <li key={line.line_id}>
            <b>
              <N>{line.quantity}×</N>
            </b>
            <span>
              <bdi>{line.name}</bdi>
              <LineWords line={line} priced={priced} />
            </span>
            {priced && <LinePrice line={line} />}
          </li>
        ))}
      </ul>
      {folded && (
        <button type="button" className={styles.rest} onClick={() => setOpen(true)}>
          {t('ticket.more-lines', { count: lines.length - shownOfLong })}
        </button>
      )}
    </>
  )
}

interface LineProps {
  readonly line: BillLineWire
  readonly priced: boolean
}

function LineWords({ line, priced }: LineProps) {
  const t = useText()
  return (
    <>
      {line.options.length > 0 && (
        <small>
          {line.options.map((option, i) => (
            <bdi key={option.option_id}>
              {i > 0 && t('ticket.comma')}
              {option.name}
              {option.quantity > 1 && <N> ×{option.quantity}</N>}
              {priced && <More price={option.price} count={option.quantity - option.free} />}
            </bdi>
          ))}
        </small>
      )}
      {line.deposits?.map((deposit) => (
        <small key={deposit.deposit_id}>
          <bdi>{deposit.name}</bdi> <N>×{deposit.quantity * line.quantity}</N>
          {priced && <More price={deposit.price} count={deposit.quantity * line.quantity} />}
        </small>
      ))}
      {line.note && (
        <small className={styles.note} dir="auto">
          <NoteWords note={line.note} />
        </small>
      )}
    </>
  )
}

/** What a choice adds to each piece, and a deposit to all; what costs nothing says nothing. */
function More({ price, count }: { readonly price: string; readonly count: number }) {
  const amount = (parseAmount(price) ?? 0) * count
  return amount > 0 ? (
    <>
      {' '}
      <N>+{toDecimal(amount)}</N>
    </>
  ) : null
}

/** What the line costs, and before a discount. */
function LinePrice({ line }: { readonly line: BillLineWire }) {
  const t = useText()
  return (
    <span className={styles.price}>
      <N>{lineTotal(line)}</N>
      {Number(line.discount) > 0 && (
        <small>
          <span className="vh">{t('ticket.before-discount')}</span>
          <s>
            <N>{line.subtotal}</N>
          </s>
        </small>
      )}
    </span>
  )
}
