import type { MessageChannel } from '#domain/notifications/message-channel.ts'
import type { FailReason, MessageState } from '#domain/notifications/message-state.ts'
import type { Language } from '#domain/core/words.ts'
import type { ColumnType } from 'kysely'
import type { Default, Time, TimeOrNull } from '../core/column-types.ts'

/** Messages to people and how far they came: db/migrations/*_delivery.sql. */
export interface MessageTables {
  messages: {
    tenant_id: string
    id: string
    event: string
    channel: MessageChannel | 'push'
    recipient: string
    language: Language
    body: string
    order_id: string | null
    /** Whom or what it is about when it hangs on no order, e.g. `reservation:ID`. */
    about: Default<string | null>
    at: Time
    state: Default<MessageState>
    addresses: ColumnType<Addresses, string | undefined, string>
    subject: Default<string>
    params: ColumnType<string[], string | undefined, string>
    secret: Default<boolean>
    sealed_content: string | null
    attempts: Default<number>
    account_id: string | null
    provider_message_id: string | null
    error: string | null
    reason: FailReason | null
    try_at: Time
    expires_at: TimeOrNull
    fence: Default<number>
    sent_at: TimeOrNull
    ended_at: TimeOrNull
  }
  message_accounts: {
    tenant_id: string
    id: string
    provider: string
    channel: MessageChannel
    place: number
    enabled: Default<boolean>
    shown: ColumnType<Readonly<Record<string, string>>, string | undefined, string>
    sealed_secrets: string
    balance_amount: string | null
    balance_currency: string | null
    changed_at: Time
  }
}

/** Where a message reaches its person, by channel. */
export type Addresses = Readonly<Partial<Record<MessageChannel, string>>>

/** What a message says, by any channel. */
export interface MessageContent {
  readonly subject: string
  readonly body: string
  readonly params: string[]
}
