import { FileText } from 'lucide-react'
import type { OrderWire } from '#contract/ordering/order.ts'
import type { DocumentsWire } from '#contract/payments/receipt.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useReceiptText } from '../../i18n/use-receipt-text.ts'
import { Money } from '../../shell/money.tsx'
import { useLanguage } from '../../shell/use-site.ts'
import styles from '../../routes/order/receipt-page.module.css'
import { TaxCode } from './tax-code.tsx'

interface CreditNotesProps {
  readonly order: Pick<OrderWire, 'id'>
  readonly notes: DocumentsWire['credit_notes']
}

/** What went back, note by note: its parts, and where the money is, card, wallet and points apart. */
export function CreditNotes({ order, notes }: CreditNotesProps) {
  const t = useReceiptText()
  const language = useLanguage()
  return notes.map((note) => (
    <article key={note.id} className={styles.paper}>
      <h2>{t('receipt.note', { number: note.number })}</h2>
      <p className={styles.hint}>
        <bdi>{note.issued}</bdi>
      </p>
      <ul className={styles.lines}>
        {note.lines.map((line, i) => (
          <li key={i}>
            <bdi>{line.name}</bdi>
            <Money amount={line.value} size="s" />
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <dt>{t('receipt.note-vat')}</dt>
        <dd>
          <Money amount={note.vat} size="s" />
        </dd>
        {note.rest !== '0.00' && (
          <>
            <dt>{t(`receipt.to-${note.rest_to}`)}</dt>
            <dd>
              <Money amount={note.rest} size="s" />
            </dd>
          </>
        )}
        {note.wallet !== '0.00' && (
          <>
            <dt>{t(note.by_hand ? 'receipt.to-hand' : 'receipt.to-wallet')}</dt>
            <dd>
              <Money amount={note.wallet} size="s" />
            </dd>
          </>
        )}
        {note.points > 0 && (
          <>
            <dt>{t('receipt.to-points')}</dt>
            <dd>
              <N>{note.points}</N>
            </dd>
          </>
        )}
      </dl>
      {note.code && <TaxCode text={note.code} />}
      <a
        className={buttonClass({ kind: 's', wide: true })}
        href={`/api/v1/orders/${order.id}/credit-notes/${note.id}?language=${language}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon of={FileText} />
        {t('receipt.pdf')}
      </a>
    </article>
  ))
}
