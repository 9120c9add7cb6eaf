import { z } from '@hono/zod-openapi'
import { payMethods } from '#domain/payments/pay-method.ts'
import { amount } from '../core/wire.ts'

const method = z.enum(payMethods)
/** What every gateway's form needs to be drawn; `script` comes from the gateway and draws it. */
const base = { script: z.string(), amount, currency: z.string(), country: z.string() }

/** A card form that the gateway's own script draws in our payment page. All of it may be known to the customer. */
export const payForm = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('myfatoorah'), ...base, session_id: z.string(), methods: z.array(method) }),
    z.object({
      kind: z.literal('hyperpay'),
      ...base,
      /** Subresource integrity of the script, as the gateway told it. */
      integrity: z.string().nullable(),
      /** Brands of the widget, in their order: mada first. */
      brands: z.string(),
      return_url: z.string(),
      label: z.string(),
    }),
    z.object({
      kind: z.literal('stripe'),
      ...base,
      public_key: z.string(),
      client_secret: z.string(),
      return_url: z.string(),
      methods: z.array(method),
    }),
  ])
  .openapi('PayForm')

export type PayForm = z.infer<typeof payForm>
