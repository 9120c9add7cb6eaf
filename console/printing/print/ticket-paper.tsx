import { isolateNumbers } from '#domain/site/isolate-numbers.ts'
import { directionOf } from '#domain/core/words.ts'
import type { TicketRowWire } from '#contract/printing/printing.ts'
import { ticketEdge } from '#domain/printing/ticket-edge.ts'
import { QrCode } from '#ui/qr-code.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './ticket-paper.module.css'

interface TicketPaperProps {
  readonly rows: readonly TicketRowWire[]
  /** Of the paper, mm. */
  readonly width: 58 | 80
}

/** A ticket for a browser to print: black on white, the same rows that a thermal printer gets as a bitmap. */
export function TicketPaper({ rows, width }: TicketPaperProps) {
  return (
    <div className={styles.paper} dir={directionOf[ticketEdge(rows)]} data-width={width} data-ticket>
      {rows.map((row, i) => (
        <PaperRow key={i} row={row} />
      ))}
    </div>
  )
}

function PaperRow({ row }: { readonly row: TicketRowWire }) {
  const t = useText()
  if (row.kind === 'rule') return <hr />
  if (row.kind === 'code')
    return (
      <div className={styles.code}>
        <QrCode text={row.text} label={t('printing.code-of-invoice')} />
      </div>
    )
  const said = { lang: row.language, dir: directionOf[row.language] }
  const text = isolateNumbers(row.text)
  if (row.kind === 'pair')
    return (
      <p className={row.bold ? `${styles.pair} ${styles.bold}` : styles.pair}>
        <bdi {...said}>{text}</bdi>
        <bdi dir="ltr">{row.amount}</bdi>
      </p>
    )
  if (row.kind === 'mark' || row.kind === 'note')
    return (
      <p className={styles[row.kind]} {...said}>
        {text}
      </p>
    )
  return (
    <p
      className={row.bold ? `${styles.line} ${styles.bold}` : styles.line}
      data-at={row.at}
      data-size={row.size}
      data-indent={row.indent || undefined}
    >
      {/* names and numbers in the other direction keep to the ticket's own edge */}
      <bdi {...said}>{text}</bdi>
    </p>
  )
}
