import type { RefundAnswer } from '../refund-shapes.ts'

// Source: the maker's PHP library (myfatoorah/library 2.2.9 of 2026-02-12: statuses of invoices and transactions, and of
// webhooks of version 2), its Flutter library's models, and docs.myfatoorah.com (payment inquiry). The error codes are from
// memory: no copy of their page could be had.

/** What a transaction says of the money. Told in capitals by webhooks of version 2; "Succss" is the maker's spelling. */
export const transactionStatuses: Readonly<Record<string, 'taken' | 'failed' | 'running'>> = {
  succss: 'taken',
  success: 'taken',
  failed: 'failed',
  canceled: 'failed',
  cancelled: 'failed',
  inprogress: 'running',
  pending: 'running',
  authorize: 'running',
  authorized: 'running',
}

/** What an invoice says where no transaction of it says more. Paid without one proves nothing yet: money without a payment. */
export const invoiceStatuses: Readonly<Record<string, 'paid' | 'pending' | 'over'>> = {
  paid: 'paid',
  duplicatepayment: 'paid',
  'duplicate payment': 'paid',
  pending: 'pending',
  failed: 'over',
  canceled: 'over',
  cancelled: 'over',
  expired: 'over',
}

/** People at MyFatoorah carry a refund out: whatever else it is called, it waits for them. */
export const refundStatuses: Readonly<Record<string, RefundAnswer['state']>> = {
  refunded: 'done',
  canceled: 'failed',
  cancelled: 'failed',
  rejected: 'failed',
  pending: 'pending',
}

/** Why a transaction has failed: whatever it says, the session is used up and another card needs another one. */
export const errorCodes: readonly string[] = [
  'MF001',
  'MF002',
  'MF003',
  'MF004',
  'MF005',
  'MF006',
  'MF007',
  'MF008',
  'MF009',
  'MF010',
  'MF020',
]
