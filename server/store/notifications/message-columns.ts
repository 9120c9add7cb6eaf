import type { MessageChannel } from '#domain/notifications/message-channel.ts'

/** Where a message reaches its person, by channel. */
export type Addresses = Readonly<Partial<Record<MessageChannel, string>>>

/** What a message says, by any channel. */
export interface MessageContent {
  readonly subject: string
  readonly body: string
  readonly params: string[]
}
