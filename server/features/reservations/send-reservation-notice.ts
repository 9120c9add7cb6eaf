import { amountWords } from '#domain/core/amount-words.ts'
import { messageChannels, type MessageChannel } from '#domain/notifications/message-channel.ts'
import type { Minor } from '#domain/core/money.ts'
import { noticeLifeMinutes, noticeWords, type NoticeFacts } from '#domain/notifications/notice.ts'
import {
  isAhead,
  reservationSubject,
  type ReservationNotice,
} from '#domain/reservations/reservation-notice.ts'
import { slotWords } from '#domain/timing/slot-words.ts'
import { wordIn } from '#domain/core/words.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { Deps } from '#server/core/deps.ts'
import { noticeText, siteLink } from '#server/ports/notice-text.ts'
import { queueMessage } from '#server/ports/queue-message.ts'
import { customerIdOf, findContacts } from '#server/store/customers/customers.ts'
import { readPreferences, type NoticePreferences } from '#server/store/notifications/notice-preferences.ts'
import type { OutboxEvents } from '#server/store/core/outbox.ts'
import { findReservation, type ReservationRow } from '#server/store/reservations/reservations.ts'
import type { MessageCause } from '#server/usage/message-usage.ts'

/** A process of the version before says no cause. */
type Notice = Omit<OutboxEvents['reservation-notice'], 'cause'> &
  Partial<Pick<OutboxEvents['reservation-notice'], 'cause'>>

/**
 * Takes a notice about a reservation; writes its message once per event and version, by the ways that the customer wants,
 * unless the reservation has moved on by then. Its link carries the reservation's key, so that it can be changed and
 * cancelled from any device. Rule "Notices", safety 28 (may run twice).
 */
export async function sendReservationNotice(deps: Deps, tenantId: string, notice: Notice): Promise<void> {
  const found = await deps.db.read(tenantId, async (db) => {
    const row = await forSystem('job', findReservation(db, notice.reservationId))
    const customerId = row && customerIdOf(row.shopper)
    const own = customerId ? (await findContacts(db, [customerId])).get(customerId) : undefined
    return { row, own, wishes: customerId ? await readPreferences(db, customerId) : undefined }
  })
  const { row, own, wishes: preferences } = found
  if (!row || row.phone + row.email === '' || !stillHolds(row, notice)) return
  const { event } = notice
  const facts = await factsOf(deps, tenantId, row, notice)
  const words = noticeWords(event, row.language, facts, await noticeText(deps, tenantId, event, row.language))
  const life = deps.clock() + noticeLifeMinutes(event) * 60_000
  await deps.db.write(tenantId, (db) =>
    queueMessage(deps, db, {
      ...words,
      subject: reservationSubject(facts.restaurant ?? '', row.language),
      event,
      cause: causeOf(row, notice, own),
      to: { ...(row.phone && { mobile: row.phone }), ...(row.email && { email: row.email }) },
      channels: messageChannels.filter((channel) => !preferences || isWanted(preferences, event, channel)),
      language: row.language,
      about: `reservation:${row.id}`,
      once: `reservation:${row.id}:${event}:${notice.version}`,
      expiresAt: new Date(isAhead(event) ? Math.min(life, row.start_at.getTime()) : life),
    }),
  )
}

/** What a paid deposit stands behind is counted as little as a paid order; a booking by staff goes where staff say. */
function causeOf(
  row: ReservationRow,
  { cause = { by: 'guest' }, amount }: Notice,
  own: { readonly mobile: string | null } | undefined,
): MessageCause {
  if (cause.by === 'payment' || amount > 0) return { by: 'order' }
  const proven = row.source !== 'web' || (own !== undefined && own.mobile === row.phone)
  if (cause.by !== 'guest') return { by: cause.by, proven }
  const account = customerIdOf(row.shopper)
  const caller = {
    ...(account === undefined ? { browser: row.shopper } : { account }),
    address: cause.address,
  }
  return { by: 'guest', caller, proven }
}

/** A request to rate the visit is one of ratings too. */
function isWanted(preferences: NoticePreferences, event: Notice['event'], channel: MessageChannel): boolean {
  return preferences.reservations[channel] && (event !== 'reservation-rate' || preferences.ratings[channel])
}

/** What was told of a state is told while it is so. */
function stillHolds(row: ReservationRow, { event, version }: Notice): boolean {
  if (event === 'reservation-room') return row.status === 'pending'
  if (event === 'reservation-changed') return row.status === 'confirmed' && row.version === version
  if (event === 'reservation-rate') return row.visit === 'left' && row.stars === null
  if (event === 'reservation-canceled' || event === 'reservation-canceled-refund')
    return row.status === 'cancelled'
  return row.status === 'confirmed'
}

async function factsOf(
  deps: Deps,
  tenantId: string,
  row: ReservationRow,
  { event, amount }: Notice,
): Promise<Partial<NoticeFacts>> {
  const { tenant, branches } = await deps.catalogues.current(tenantId)
  const branch = branches.find((one) => one.id === row.branch_id)
  const { language } = row
  const span = { start: row.start_at.getTime(), end: row.end_at.getTime() }
  return {
    restaurant: wordIn(tenant.name, language),
    branch: branch ? wordIn(branch.name, language) : '',
    number: String(row.guests),
    time: slotWords(span, deps.clock(), branch?.timeZone ?? 'UTC', language).whole,
    amount: amountWords(amount as Minor, row.currency, language),
    link: siteLink(deps, tenantId, language, pathOf(row, event)),
  }
}

function pathOf({ id, branch_id, key }: ReservationRow, event: ReservationNotice): string {
  return event === 'reservation-room'
    ? `/reservations/branch/${branch_id}/continue-reservation/${id}?key=${key}`
    : `/reservations/${id}?key=${key}`
}
