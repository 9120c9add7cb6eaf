import { limits } from '../core/limits.ts'
import type { Currency, Minor } from '../core/money.ts'

/**
 * What a gateway charges at least, where its maker publishes it for a currency: Stripe (docs.stripe.com/currencies) for
 * dirhams alone of ours, its others must be worth as much as the least of the account's own currency; Moyasar
 * (docs.moyasar.com, invoices) 100 halalas. MyFatoorah and HyperPay publish none.
 */
const published: Readonly<Record<string, Readonly<Partial<Record<Currency, Minor>>>>> = {
  stripe: { AED: 200 },
  moyasar: { SAR: 100 },
}

/** Takes a gateway's name, if there is one, and a currency; returns the least that a card is charged, minor units. Safety 7. */
export function gatewayMinimum(gateway: string | undefined, currency: Currency): Minor {
  return Math.max(limits.gatewayMinimum, (gateway && published[gateway]?.[currency]) || 0)
}
