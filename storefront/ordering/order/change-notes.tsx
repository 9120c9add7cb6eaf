import type { DocumentsWire } from '#contract/payments/receipt.ts'
import { useReceiptText } from '../../i18n/use-receipt-text.ts'
import { Money } from '../../shell/money.tsx'
import styles from '../../routes/order/receipt-page.module.css'
import { TaxCode } from './tax-code.tsx'

/** What the order costs more or less by a change after its invoice, note by note. */
export function ChangeNotes({ notes }: { readonly notes: DocumentsWire['change_notes'] }) {
  const t = useReceiptText()
  return notes.map((note) => (
    <article key={note.id} className={styles.paper}>
      <h2>{t(`receipt.change-${note.kind}`, { number: note.number })}</h2>
      <p className={styles.hint}>
        <bdi>{note.issued}</bdi>
      </p>
      <dl className={styles.facts}>
        <dt>{t('receipt.change')}</dt>
        <dd>
          <Money amount={note.value} size="s" />
        </dd>
        <dt>{t('receipt.note-vat')}</dt>
        <dd>
          <Money amount={note.vat} size="s" />
        </dd>
      </dl>
      {note.code && <TaxCode text={note.code} />}
    </article>
  ))
}
