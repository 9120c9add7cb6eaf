import { z } from 'zod'

const metadata = z.record(z.string(), z.string()).nullish()

export const stripeIntent = z.object({
  id: z.string().startsWith('pi_'),
  status: z.string(),
  amount: z.int().nonnegative(),
  amount_received: z.int().nonnegative().nullish(),
  currency: z.string(),
  client_secret: z.string().nullish(),
  last_payment_error: z.unknown().optional(),
  livemode: z.boolean(),
  metadata,
  /** Its id, or itself where it was asked for. */
  latest_charge: z
    .union([
      z.string(),
      z.object({
        payment_method_details: z
          .object({ card: z.object({ fingerprint: z.string().nullish() }).nullish() })
          .nullish(),
      }),
    ])
    .nullish(),
})
export const stripeIntents = z.object({ data: z.array(stripeIntent) })

export const stripeRefund = z.object({
  id: z.string(),
  status: z.string().nullish(),
  amount: z.int().nonnegative(),
  currency: z.string(),
  metadata,
})
export const stripeRefunds = z.object({ data: z.array(stripeRefund) })

export const stripeError = z.object({ error: z.object({ type: z.string(), code: z.string().nullish() }) })

export type StripeIntent = z.infer<typeof stripeIntent>
export type StripeRefund = z.infer<typeof stripeRefund>
