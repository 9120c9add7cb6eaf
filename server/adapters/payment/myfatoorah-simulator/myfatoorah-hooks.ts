import { toDecimal } from '#domain/core/money.ts'
import { pairsOfFirst, pairsOfSecond, signMyFatoorah } from '../myfatoorah/read-myfatoorah-webhook.ts'
import type { Hook } from '../simulator/hooks.ts'
import type { SimulatedInvoice, SimulatedRefund } from './myfatoorah-books.ts'

/** What the owner typed in the portal: where webhooks go, their secret and version. */
export interface HookSetting {
  url: string
  secret: string
  version: 'v1' | 'v2'
}

const countryOf = 'SAU'

/** Takes a payment that ended and the setting; returns the webhook, in its version. */
export function paymentHook(invoice: SimulatedInvoice, setting: HookSetting): Hook {
  const { id, reference, transaction, value, currency } = invoice
  const paid = transaction.status === 'Succss'
  if (setting.version === 'v1') {
    const data = {
      InvoiceId: id,
      InvoiceReference: `2026${id}`,
      CustomerReference: reference,
      CustomerName: 'Anonymous',
      TransactionStatus: paid ? 'SUCCESS' : 'FAILED',
      PaymentMethod: 'VISA/MASTER',
      UserDefinedField: reference,
      PaymentId: transaction.paymentId,
      AuthorizationId: null,
      InvoiceValueInDisplayCurreny: toDecimal(Math.round(value * 100)),
      DisplayCurrency: currency,
    }
    const event = { EventType: 1, Event: 'TransactionsStatusChanged', CountryIsoCode: countryOf, Data: data }
    return make(setting, event, pairsOfFirst(1, data))
  }
  const data = {
    Invoice: { Id: String(id), Status: paid ? 'PAID' : 'PENDING', ExternalIdentifier: reference },
    Transaction: { Status: paid ? 'SUCCESS' : 'FAILED', PaymentId: transaction.paymentId },
    Amount: { ValueInDisplayCurrency: String(value), DisplayCurrency: currency },
  }
  const event = { Event: { Code: 1, Name: 'PAYMENT_STATUS_CHANGED', CountryIsoCode: countryOf }, Data: data }
  return make(setting, event, pairsOfSecond(1, data) ?? [])
}

/** Takes a refund that ended and the setting; returns the webhook, in its version. */
export function refundHook(refund: SimulatedRefund, setting: HookSetting): Hook {
  const status = refund.status === 'Refunded' ? 'REFUNDED' : 'CANCELED'
  if (setting.version === 'v1') {
    const data = {
      RefundId: refund.id,
      RefundStatus: status,
      Amount: refund.amount,
      Comments: refund.comment,
      InvoiceId: refund.invoice,
    }
    return make(setting, { EventType: 2, Event: 'RefundStatusChanged', Data: data }, pairsOfFirst(2, data))
  }
  const data = {
    Refund: { Id: String(refund.id), Status: status },
    Amount: { ValueInBaseCurrency: String(refund.amount) },
    ReferencedInvoice: { Id: String(refund.invoice) },
  }
  return make(
    setting,
    { Event: { Code: 2, Name: 'REFUND_STATUS_CHANGED' }, Data: data },
    pairsOfSecond(2, data) ?? [],
  )
}

function make(
  { url, secret, version }: HookSetting,
  event: object,
  pairs: readonly (readonly [string, unknown])[],
): Hook {
  const headers = {
    'MyFatoorah-Signature': signMyFatoorah(pairs, secret),
    'MyFatoorah-Webhook-Version': version,
  }
  return { url, headers, body: JSON.stringify(event) }
}
