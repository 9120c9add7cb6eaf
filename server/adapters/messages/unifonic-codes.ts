import type { DeliveryReport } from './port.ts'
import { makeCodeList } from './code-judgement.ts'

/**
 * Unifonic's answers: the numbers are its list "HTTP status codes" (docs.unifonic.com/articles/api-documentation/
 * http-status-codes, captured 2026-07-21), which it also writes as ER-401, ER-482; ER-01 to ER-09 are its list "Understanding
 * reasons of SMS non-delivery". A duplicate was taken before: by our CorrelationID, or as the same words to the same number.
 */
export const unifonicCodes = makeCodeList({
  taken: ['409', 'ER-09'],
  // a repeated request bears the same CorrelationID, so what was taken after all is answered as a duplicate
  busy: ['429', '599'],
  refused: [
    ...'400 401 402 403 404 406 410 412 415 417 419 420 421 422 423 431 432 440 449 450 451 452 455 456 459 460 480 481'.split(
      ' ',
    ),
    ...'482 483 499 546 548'.split(' '),
    ...'ER-01 ER-02 ER-03 ER-04 ER-05 ER-06 ER-07 ER-08'.split(' '),
  ],
})

/** Takes an errorCode as Unifonic writes it and the HTTP status; returns the code of the list, or empty for none. */
export function unifonicCode(errorCode: string, status: number): string {
  const number = /^(?:ER-)?(\d{3})$/i.exec(errorCode.trim())?.[1]
  if (number) return number
  if (/^ER-(?!00)\d\d$/i.test(errorCode.trim())) return errorCode.trim().toUpperCase()
  return unifonicCodes[String(status)] ? String(status) : ''
}

/** What `Status` (of a send and of statusCallback) and `DLR` say. The rest (Queued, Accepted, Scheduled) says nothing yet. */
export const unifonicStates: Readonly<Record<string, DeliveryReport['state']>> = {
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'failed',
  undeliverable: 'failed',
  rejected: 'failed',
  failed: 'failed',
}
