import type { UsageKind } from '#domain/usage/usage-limits.ts'
import type { Spending } from './spend.ts'
import type { UsageCaller } from './usage-subjects.ts'

/**
 * What a message is caused by, as whoever queues it has to say. `proven`: it goes where its person proved to be, or where
 * staff say so. Of an order that is paid or taken on, of a campaign that staff sent, and of the platform itself none are
 * counted: what they may cost is bound elsewhere.
 */
export type MessageCause =
  | { readonly by: 'guest'; readonly caller: UsageCaller; readonly proven: boolean }
  | { readonly by: 'staff' | 'clock'; readonly proven: boolean }
  | { readonly by: 'order' | 'campaign' | 'platform' }

/** Where a message may reach its person, and what it is caused by. */
export interface MessageUse {
  readonly cause: MessageCause
  readonly addresses: { readonly sms?: string; readonly whatsapp?: string; readonly email?: string }
  readonly secret: boolean
}

/** Takes a message; returns the use that it is of what is limited, or undefined when it is not counted. */
export function messageSpending({ cause, addresses, secret }: MessageUse): Spending | undefined {
  if (!('proven' in cause)) return undefined
  const mobile = addresses.sms ?? addresses.whatsapp
  const kind: UsageKind = mobile === undefined ? 'email' : 'mobile-message'
  const recipient = cause.proven ? undefined : (mobile ?? addresses.email)
  const caller = cause.by === 'guest' ? cause.caller : {}
  return { kind, subjects: { ...caller, recipient }, reserve: secret ? 'all' : 'kept' }
}
