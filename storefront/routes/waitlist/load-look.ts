import type { Client } from '#contract/core/client.ts'
import type { Language } from '#domain/core/words.ts'
import { ask } from '#web/ask.ts'
import { lookOf, type WaitingLook } from '../../waitlist/page-style.ts'

/** Takes the client and the language; returns how the tenant wants the pages of its waiting list. */
export async function loadLook(client: Pick<Client, 'settings'>, language: Language): Promise<WaitingLook> {
  return lookOf((await ask(client.settings('waiting-list'))).data, language)
}
