import { z } from 'zod'

const result = z.object({ code: z.string() })

export const oppwaAnswer = z.object({ result })

/** The call's own fields were wrong. */
export const oppwaWrongFields = z.object({
  result: z.object({ parameterErrors: z.array(z.unknown()).min(1) }),
})

export const oppwaCheckout = z.object({ result, id: z.string().min(1), integrity: z.string().nullish() })

/** A transaction: a debit, a refund, or the state of a checkout, which then lacks most of it. */
export const oppwaPayment = z.object({
  id: z.string().nullish(),
  paymentType: z.string().nullish(),
  paymentBrand: z.string().nullish(),
  amount: z.string().nullish(),
  currency: z.string().nullish(),
  merchantTransactionId: z.string().nullish(),
  ndc: z.string().nullish(),
  result,
})
export const oppwaQuery = z.object({ result, payments: z.array(oppwaPayment).nullish() })

export type OppwaPayment = z.infer<typeof oppwaPayment>
