import { z } from 'zod'

const text = z.string().nullish()
/** Numbers come as numbers or as text. */
const number = z.union([z.number(), z.string()])

export const startedSession = z.object({ SessionId: z.string().min(1), CountryCode: z.string().max(5) })

export const executedPayment = z.object({ InvoiceId: number, PaymentURL: z.url({ protocol: /^https?$/ }) })

export const paymentMethods = z.object({ PaymentMethods: z.array(z.unknown()) })

const transaction = z.object({
  PaymentId: text,
  /** Spelled so: "Succss". */
  TransactionStatus: z.string(),
  TransationValue: text,
  ErrorCode: text,
})
export const paymentStatus = z.object({
  InvoiceId: number,
  InvoiceStatus: z.string(),
  CustomerReference: text,
  InvoiceDisplayValue: z.string(),
  InvoiceTransactions: z.array(transaction).nullish(),
})
export type MyFatoorahStatus = z.infer<typeof paymentStatus>

export const madeRefund = z.object({ RefundId: number })

const refundRow = z.object({
  RefundId: number,
  RefundStatus: z.string(),
  RefundAmount: number.nullish(),
  Amount: number.nullish(),
  /** Ours, where the gateway repeats it. */
  Comments: text,
  Comment: text,
  ExternalIdentifier: text,
})
export const refundRows = z.object({ RefundStatusResult: z.array(refundRow) })
export type MyFatoorahRefund = z.infer<typeof refundRow>
