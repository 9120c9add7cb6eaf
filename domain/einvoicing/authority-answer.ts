import { hourMs } from '../core/durations.ts'

/** Which of the authority's places a unit is registered at. */
export type EInvoicePlace = 'sandbox' | 'simulation' | 'production'

/** What the authority says of a document, in its own words. */
export interface AuthorityRemark {
  /** Its rule, such as BR-KSA-98; empty where it names none. */
  readonly code: string
  readonly category: string
  readonly message: string
}

/** The authority's answer as it is kept with a document. */
export interface AuthorityWords {
  /** HTTP status of the answer. */
  readonly status: number
  readonly warnings: readonly AuthorityRemark[]
  readonly errors: readonly AuthorityRemark[]
}

/**
 * How sending a document to the authority ended. `taken` and `duplicate` are the end of it (a duplicate was taken before, by
 * an answer that was lost); `rejected` blames the document; the others blame nobody, and it is sent again.
 */
export type SendEnd =
  | { readonly end: 'taken'; readonly words: AuthorityWords; readonly clearedXml?: string }
  | { readonly end: 'duplicate'; readonly words: AuthorityWords; readonly clearedXml?: string }
  | { readonly end: 'rejected'; readonly words: AuthorityWords }
  /** Standard documents are not cleared for now: they are reported within 24 hours as simplified ones are. */
  | { readonly end: 'clearance-off' }
  /** The certificate is no longer good, or was never. */
  | { readonly end: 'certificate-refused' }
  | { readonly end: 'too-many'; readonly afterMs?: number }
  | { readonly end: 'no-answer'; readonly why: string }

/** A document's state. The last four are ends; `failed` could not be made of what was sold, and is told to staff. */
export type EInvoiceState =
  | 'unsigned'
  | 'waiting'
  | 'reported'
  | 'warned'
  | 'cleared'
  | 'rejected'
  | 'failed'
  | 'corrected'

/** What the authority has not had yet; what a person has to look at; both together. */
export const openEInvoiceStates = ['unsigned', 'waiting'] as const satisfies readonly EInvoiceState[]
export const wrongEInvoiceStates = ['rejected', 'failed'] as const satisfies readonly EInvoiceState[]
export const unsettledEInvoiceStates: readonly EInvoiceState[] = [
  ...openEInvoiceStates,
  ...wrongEInvoiceStates,
]

/** So old a document that waits is told in the branch's page, and on the page of the day. Ms; the law gives 24 hours. */
export const waitWarningMs = 12 * hourMs
export const waitAlarmMs = 20 * hourMs

/**
 * Takes how many tries in a row were without an answer, from 1; returns how long nothing is sent, ms: a minute, doubled up to
 * a quarter of an hour, so that a day has some ninety tries.
 */
export function pauseAfter(tries: number): number {
  return Math.min(15, 2 ** Math.max(0, Math.min(tries, 10) - 1)) * 60_000
}

/** Takes a document's moment of issue and now (UTC ms) while it waits; returns how urgent it is. */
export function urgencyOf(issuedAt: number, now: number): 'calm' | 'warning' | 'alarm' {
  const age = now - issuedAt
  if (age >= waitAlarmMs) return 'alarm'
  return age >= waitWarningMs ? 'warning' : 'calm'
}
