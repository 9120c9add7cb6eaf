import { messageChannels } from '#domain/notifications/message-channel.ts'
import { createDemoOutbox } from '../adapters/messages/demo-outbox.ts'
import type { MessageProvider, ProviderAccount } from '../adapters/messages/port.ts'
import { createSmtp } from '../adapters/messages/smtp.ts'
import { createTaqnyat } from '../adapters/messages/taqnyat.ts'
import { createTwilio } from '../adapters/messages/twilio.ts'
import { createUnifonic } from '../adapters/messages/unifonic.ts'
import { createWhatsAppCloud } from '../adapters/messages/whatsapp-cloud.ts'
import type { Seal } from '../secrets/seal.ts'

/** The providers of messages of this start. */
export interface Senders {
  /** Those that a restaurant may connect. */
  readonly providers: readonly MessageProvider[]
  /** Where a demo's messages arrive on ways for which it has connected nobody; none in a live start (safety 33). */
  readonly outboxes: readonly MessageProvider[]
  find(name: string): MessageProvider | undefined
}

/** An account as it is stored: what staff may see, and the rest sealed. */
export interface StoredAccount {
  readonly id: string
  readonly shown: Readonly<Record<string, string>>
  readonly sealed_secrets: string
}

/**
 * Takes the mode, and for trials an address that stands in for every provider's own; returns the providers. Only a demo
 * reaches mail servers in the provider's own network.
 */
export function makeSenders({
  mode,
  apiUrl,
}: {
  mode: 'demo' | 'live'
  apiUrl?: string | undefined
}): Senders {
  const providers = [
    createUnifonic(apiUrl),
    createTaqnyat(apiUrl),
    createTwilio(apiUrl),
    createWhatsAppCloud(apiUrl),
    createSmtp({ allowPrivate: mode === 'demo' }),
  ]
  return gatherSenders(providers, mode === 'demo' ? messageChannels.map(createDemoOutbox) : [])
}

/** Takes the providers and the outboxes; returns them as one. */
export function gatherSenders(
  providers: readonly MessageProvider[],
  outboxes: readonly MessageProvider[],
): Senders {
  const byName = new Map(providers.map((one) => [one.name, one]))
  return { providers, outboxes, find: (name) => byName.get(name) }
}

/** Takes a stored account and where its reports arrive; returns it with its secrets. */
export function openAccount(seal: Seal, stored: StoredAccount, reportUrl: string): ProviderAccount {
  const secrets = JSON.parse(seal.open(stored.sealed_secrets)) as Record<string, string>
  return { id: stored.id, values: { ...stored.shown, ...secrets }, reportUrl }
}
