import type { RefundableWire } from '#contract/payments/refunds.ts'
import { N } from '#ui/text/n.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useText } from '#console/i18n/use-text.ts'
import { Money } from '#console/shell/money.tsx'
import styles from '../sheet-form.module.css'

/** Credit notes of an order, and where the money of each went. */
export function CreditNotes({ notes }: { readonly notes: RefundableWire['credit_notes'] }) {
  const t = useText()
  if (notes.length === 0) return null
  return (
    <section>
      <h3>{t('refund.notes')}</h3>
      <dl className={styles.rows}>
        {notes.map((note) => (
          <div key={note.number}>
            <dt>
              <N>#{note.number}</N> <Typed>{note.reason}</Typed>
            </dt>
            <dd>
              {note.rest !== '0.00' && note.rest_to !== 'nobody' && (
                <p>
                  {t(`refund.to-${note.rest_to}`)} <Money amount={note.rest} />
                </p>
              )}
              {note.wallet !== '0.00' && (
                <p>
                  {t(note.by_hand ? 'refund.to-hand' : 'refund.to-wallet')} <Money amount={note.wallet} />
                </p>
              )}
              {note.points > 0 && <p>{t('refund.to-points', { count: note.points })}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
