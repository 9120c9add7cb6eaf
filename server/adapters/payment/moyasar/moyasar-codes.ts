import type { AnswerState } from '../port.ts'

// Source: docs.moyasar.com (payments, invoices, errors, test cards; seen 2026-11-27), the recorded answers of the maker's
// libraries (moyasar-php 2deb504, moyasar-dotnet eaf0211), its Node library (npm moyasar 0.5.1: PUT /invoices/{id}/cancel)
// and its form (npm moyasar-payment-form 2.2.10: types of errors).

/** What a payment of each status means for its invoice: `taken` money came in, whatever became of it since. */
export const paymentStatuses: Readonly<Record<string, 'taken' | 'running' | 'failed' | 'void'>> = {
  initiated: 'running',
  authorized: 'running',
  verified: 'running',
  paid: 'taken',
  captured: 'taken',
  refunded: 'taken',
  failed: 'failed',
  voided: 'void',
}

/** How an invoice stands that has no payment which says more. */
export const invoiceStates: Readonly<Record<string, AnswerState>> = {
  initiated: 'open',
  failed: 'declined',
  on_hold: 'submitted',
  canceled: 'closed',
  voided: 'closed',
  expired: 'expired',
  // paid by a payment that is not told: money without a sum proves nothing yet
  paid: 'unknown',
  refunded: 'unknown',
}

/** Types of errors: `refused` is Moyasar's own no; `again` tells of the call or of its own trouble. */
export const errorTypes: Readonly<Record<string, 'refused' | 'again'>> = {
  invalid_request_error: 'refused',
  authentication_error: 'refused',
  authorization_error: 'refused',
  account_inactive_error: 'refused',
  '3ds_auth_error': 'refused',
  rate_limit_error: 'again',
  api_connection_error: 'again',
  // also what is not found
  api_error: 'again',
}

/** What the bank said of a card, by `source.response_code`: 00 with a payment that is paid, the others with one that failed. */
export const responseCodes: Readonly<Record<string, 'approved' | 'declined'>> = {
  '00': 'approved',
  '05': 'declined',
  '41': 'declined',
  '43': 'declined',
  '51': 'declined',
  '54': 'declined',
  '61': 'declined',
  '99': 'declined',
}
