import { ChevronLeft, FileText } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { OrderWire } from '#contract/ordering/order.ts'
import type { DocumentsWire } from '#contract/payments/receipt.ts'
import { buttonClass } from '#ui/button-class.ts'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { TopBar } from '#ui/top-bar.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { BillRows } from '../../ordering/cart/bill-rows.tsx'
import { LineWords } from '../../ordering/cart/line/line-words.tsx'
import { useReceiptText } from '../../i18n/use-receipt-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { Money } from '../../shell/money.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { useLanguage } from '../../shell/use-site.ts'
import { ChangeNotes } from '../../ordering/order/change-notes.tsx'
import { TaxCode } from '../../ordering/order/tax-code.tsx'
import { CreditNotes } from '../../ordering/order/credit-notes.tsx'
import { loadOrder } from './load-order.ts'
import styles from './receipt-page.module.css'
import { ReceiptMail } from './receipt-mail.tsx'

export { OrderUnavailable as ErrorBoundary } from './order-unavailable.tsx'

/** For whoever holds the order's id, as its PDF: nothing personal is on it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const order = await loadOrder(client, params['id'] ?? '', false)
  return { order, documents: await ask(client.documents(order.id)) }
}

/** The receipt of an order as a page, with its credit notes; as PDF and by e-mail from here. */
export default function ReceiptPage() {
  const t = useReceiptText()
  const { order, documents } = useLoaderData<typeof loader>()
  const title = documents.invoice?.title ?? t('receipt.none')
  return (
    <>
      <PageHead title={title} hidden />
      <TopBar
        column
        title={title}
        start={
          <LocalLink to={`/o/${order.id}`} className={iconButtonClass()} aria-label={t('receipt.back')}>
            <Icon of={ChevronLeft} size="l" flip />
          </LocalLink>
        }
      />
      <main id="content" className={styles.page}>
        {documents.invoice ? (
          <Paper order={order} invoice={documents.invoice} />
        ) : (
          <p className={styles.paper}>{t('receipt.none')}</p>
        )}
        <ChangeNotes notes={documents.change_notes} />
        <CreditNotes order={order} notes={documents.credit_notes} />
        {documents.invoice && order.mine && <ReceiptMail orderId={order.id} />}
      </main>
    </>
  )
}

function restKey({ on_account, payment_state }: OrderWire) {
  if (on_account) return 'receipt.on-account'
  return payment_state === 'due' ? 'receipt.due' : 'receipt.paid'
}

interface PaperProps {
  readonly order: OrderWire
  readonly invoice: NonNullable<DocumentsWire['invoice']>
}

function Paper({ order, invoice }: PaperProps) {
  const t = useReceiptText()
  const language = useLanguage()
  const { seller } = invoice
  const bill = invoice.bill ?? order.bill
  return (
    <article className={styles.paper}>
      <header className={styles.seller}>
        <h2>
          <bdi>{seller.name}</bdi>
        </h2>
        {seller.address && <Typed>{seller.address}</Typed>}
        {seller.tax_number && (
          <span>
            {t('receipt.tax-number')} <N>{seller.tax_number}</N>
          </span>
        )}
        {seller.tax_url && (
          <a href={seller.tax_url} target="_blank" rel="noreferrer">
            {t('receipt.tax-page')}
          </a>
        )}
      </header>
      <dl className={styles.facts}>
        <dt>{t('receipt.number')}</dt>
        <dd>
          <N>{invoice.number}</N>
        </dd>
        {order.number && (
          <>
            <dt>{t('receipt.order')}</dt>
            <dd>
              <N>#{order.number}</N>
            </dd>
          </>
        )}
        <dt>{t('receipt.issued')}</dt>
        <dd>
          <bdi>{invoice.issued}</bdi>
        </dd>
      </dl>
      <ul className={styles.lines}>
        {bill.lines.map((line) => (
          <li key={line.line_id}>
            <div>
              <N>{line.quantity}</N> × <bdi>{line.name}</bdi>
              <LineWords line={{ options: line.options, note: '' }} />
            </div>
            <Money amount={line.subtotal} size="s" />
          </li>
        ))}
      </ul>
      <BillRows bill={bill} totalWord={t(restKey(order))} tax />
      {invoice.code && <TaxCode text={invoice.code} />}
      <a
        className={buttonClass({ kind: 's', wide: true })}
        href={`/api/v1/orders/${order.id}/receipt?language=${language}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon of={FileText} />
        {t('receipt.pdf')}
      </a>
    </article>
  )
}
