import type { BillLineWire } from '#contract/ordering/cart.ts'
import { N } from '#ui/text/n.tsx'
import styles from './bill-lines.module.css'
import { LinePicture } from './line/line-picture.tsx'
import { lineTotal } from '#web/line-total.ts'
import { LineWords } from './line/line-words.tsx'

/** The lines of a bill, to read: checkout, order. */
export function BillLines({ lines }: { readonly lines: readonly BillLineWire[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.line_id} className={styles.line}>
          <LinePicture line={line} />
          <div className={styles.words}>
            <p className={styles.name}>
              <N>{line.quantity}</N>× <bdi>{line.name}</bdi>
            </p>
            <LineWords line={line} />
          </div>
          <N>{lineTotal(line)}</N>
        </li>
      ))}
    </ul>
  )
}
