import type { MessageChannel } from '#domain/notifications/message-channel.ts'
import type { MessageProvider } from './port.ts'

/**
 * Takes a channel; returns the provider of a demo: the message stays where it is, and the platform's outbox page shows
 * it. Only a demo may construct it (safety 33).
 */
export function createDemoOutbox(channel: MessageChannel): MessageProvider {
  return {
    name: `outbox-${channel}`,
    channel,
    fields: [],
    send: async (_, { reference }) => ({ state: 'taken', providerMessageId: reference }),
  }
}
