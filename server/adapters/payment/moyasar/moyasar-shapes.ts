import { z } from 'zod'

/** A card payment as Moyasar tells it; amounts are whole minor units. */
export const moyasarPayment = z.object({
  id: z.uuid(),
  status: z.string(),
  amount: z.int().nonnegative(),
  currency: z.string(),
  refunded: z.int().nonnegative().nullish(),
  captured: z.int().nonnegative().nullish(),
  created_at: z.string().nullish(),
  invoice_id: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
})

/** An invoice: one sum to pay on Moyasar's own page, with every payment that was tried on it. */
export const moyasarInvoice = z.object({
  id: z.uuid(),
  status: z.string(),
  amount: z.int().positive(),
  currency: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  expired_at: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  payments: z.array(moyasarPayment).nullish(),
})

export const moyasarInvoices = z.object({ invoices: z.array(moyasarInvoice) })
/** Moyasar's own word for no; what stands between us and it answers in other shapes. */
export const moyasarError = z.object({ type: z.string(), message: z.string().nullish() })

export type MoyasarInvoice = z.infer<typeof moyasarInvoice>
export type MoyasarPayment = z.infer<typeof moyasarPayment>
