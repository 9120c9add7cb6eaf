import { clockWords } from '#domain/core/clock-words.ts'
import { messageChannels } from '#domain/notifications/message-channel.ts'
import { noticeLifeMinutes, noticeWords } from '#domain/notifications/notice.ts'
import { waitingNumber } from '#domain/waitlist/waiting-list.ts'
import { wordIn } from '#domain/core/words.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { Deps } from '#server/core/deps.ts'
import { noticeText, siteLink } from '#server/ports/notice-text.ts'
import { queueMessage } from '#server/ports/queue-message.ts'
import { customerIdOf, findContacts } from '#server/store/customers/customers.ts'
import { readPreferences } from '#server/store/notifications/notice-preferences.ts'
import type { OutboxEvents } from '#server/store/core/outbox.ts'
import { findWaitingEntry } from '#server/store/waitlist/waiting-entries.ts'

/**
 * Takes what a party is to be told of; writes the message once per call, in its language, by the ways that a customer wants,
 * unless the call is over by now.
 * Rule "Notices", safety 28 (may run twice).
 */
export async function tellParty(
  deps: Deps,
  tenantId: string,
  { entryId, event, calls }: OutboxEvents['waiting-notice'],
): Promise<void> {
  const { tenant, branches } = await deps.catalogues.current(tenantId)
  const {
    entry,
    own,
    wishes: preferences,
  } = await deps.db.read(tenantId, async (db) => {
    const found = await forSystem('job', findWaitingEntry(db, entryId))
    const customerId = customerIdOf(found?.shopper ?? '')
    return {
      entry: found,
      own: customerId ? (await findContacts(db, [customerId])).get(customerId) : undefined,
      wishes: customerId ? await readPreferences(db, customerId) : undefined,
    }
  })
  const branch = branches.find((one) => one.id === entry?.branch_id)
  if (!entry || !branch || !entry.mobile) return
  if (event === 'queue-called' && (entry.state !== 'called' || entry.calls !== calls)) return
  const { language } = entry
  const facts = {
    restaurant: wordIn(tenant.name, language),
    branch: wordIn(branch.name, language),
    number: waitingNumber(entry.letter, entry.no),
    time: entry.call_until ? clockWords(entry.call_until.getTime(), branch.timeZone, language) : '',
    link: siteLink(deps, tenantId, language, `/waiting-list/${entry.id}`),
  }
  const words = noticeWords(event, language, facts, await noticeText(deps, tenantId, event, language))
  const expiresAt = new Date(deps.clock() + noticeLifeMinutes(event) * 60_000)
  await deps.db.write(tenantId, (db) =>
    queueMessage(deps, db, {
      ...words,
      event,
      // staff call; where a guest typed the number, nobody has proved it
      cause: { by: 'staff', proven: entry.source === 'staff' || own?.mobile === entry.mobile },
      to: { mobile: entry.mobile ?? '' },
      channels: messageChannels.filter((channel) => !preferences || preferences.queue[channel]),
      language,
      about: `waiting:${entry.id}`,
      expiresAt,
      once: `waiting:${entry.id}:${event}:${calls}`,
    }),
  )
}
