import { html } from 'hono/html'
import type { Html } from '../sandbox-gateway/page-frame.ts'
import { priceTag } from '../sandbox-gateway/page-frame.ts'
import type { SimulatedInvoice, SimulatedPayment } from './moyasar-books.ts'

const words = {
  ar: {
    title: 'الدفع (محاكاة)',
    number: 'رقم البطاقة',
    pay: 'ادفع',
    back: 'العودة',
    failed: 'فشل الدفع، جرّب بطاقة أخرى',
    over: 'هذه الفاتورة لا تقبل الدفع',
    bank: 'تحقق البنك',
    approve: 'موافقة',
    refuse: 'رفض',
  },
  en: {
    title: 'Payment (simulated)',
    number: 'Card number',
    pay: 'Pay now',
    back: 'Go back',
    failed: 'The payment failed, try another card',
    over: 'This invoice takes no payment',
    bank: 'Bank verification',
    approve: 'Approve',
    refuse: 'Refuse',
  },
}

const frame = (language: 'ar' | 'en', title: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`

/** The hosted invoice: a card form, or why there is none. */
export function invoicePage(invoice: SimulatedInvoice, language: 'ar' | 'en', takes: boolean): Html {
  const say = words[language]
  const failed = invoice.payments.some(({ status }) => status === 'failed')
  return frame(
    language,
    say.title,
    html`<p dir="auto">${invoice.description}</p>
      <p>${priceTag(invoice.amount, invoice.currency)}</p>
      ${failed ? html`<p role="alert">${say.failed}</p>` : ''}
      ${
        takes
          ? html`<form method="post" action="/invoices/${invoice.id}?lang=${language}">
              <label
                >${say.number} <input name="number" inputmode="numeric" autocomplete="cc-number"
              /></label>
              <button>${say.pay}</button>
            </form>`
          : html`<p role="alert">${say.over}</p>`
      }
      ${invoice.back_url ? html`<a href="${invoice.back_url}">${say.back}</a>` : ''}`,
  )
}

/** The bank's 3-D Secure page. */
export function bankPage(payment: SimulatedPayment, language: 'ar' | 'en'): Html {
  const say = words[language]
  return frame(
    language,
    say.bank,
    html`<form method="post" action="/v1/card_auth/${payment.id}/prepare?lang=${language}">
      <button name="answer" value="approve">${say.approve}</button>
      <button name="answer" value="refuse">${say.refuse}</button>
    </form>`,
  )
}
