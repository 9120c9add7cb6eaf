import { statesWhere } from '../core/states.ts'

/** How far a message came. */
export const messageStates = ['queued', 'sending', 'sent', 'delivered', 'failed'] as const
export type MessageState = (typeof messageStates)[number]

/** No provider has it yet. */
export const unsentStates = statesWhere(messageStates, {
  queued: true,
  sending: true,
  sent: false,
  delivered: false,
  failed: false,
})

/**
 * Why a message ended unsent: `refused` by every sender, `expired` before one took it, `no-sender` for any of its ways,
 * `unknown` whether a sender took it (it may have arrived, so it is not sent again by itself), `gave-up` after all tries,
 * `undelivered` as the sender that took it reported, `limit` when it was never
 * sent because a limit of usage was reached.
 */
export const failReasons = [
  'refused',
  'expired',
  'no-sender',
  'unknown',
  'gave-up',
  'undelivered',
  'limit',
] as const
export type FailReason = (typeof failReasons)[number]

/** What became of a message that a provider took: on its way, on the phone, or never there. */
export interface DeliveryReport {
  readonly providerMessageId: string
  /** Our own name of the message, where the provider sends it back: a report may come before its answer to the sending. */
  readonly reference?: string
  readonly state: 'sent' | 'delivered' | 'failed'
  readonly error?: string
}

/** What became of it is not known for sure: a report that it was delivered still counts. */
export const unconfirmedStates = statesWhere(messageStates, {
  queued: false,
  sending: true,
  sent: false,
  delivered: false,
  failed: true,
})
