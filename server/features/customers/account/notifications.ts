import type { NotificationsWire } from '#contract/customers/customer.ts'
import { noticeKinds } from '#domain/notifications/notice-preference.ts'
import type { Deps } from '#server/core/deps.ts'
import type { CustomerSession } from '#server/http/request.ts'
import { readPreferences, savePreferences } from '#server/store/notifications/notice-preferences.ts'

/** Takes who is signed in; returns what the customer wants to be told of, and how. Rule "Wishes for notices". */
export async function readNotifications(
  { db }: Pick<Deps, 'db'>,
  { tenantId, customerId }: CustomerSession,
): Promise<NotificationsWire> {
  const preferences = await db.read(tenantId, (read) => readPreferences(read, customerId))
  return { data: noticeKinds.map((kind) => ({ kind, ...preferences[kind] })) }
}

/** Takes who is signed in and what of some kinds is wanted; keeps it and returns all. */
export async function setNotifications(
  deps: Pick<Deps, 'db'>,
  session: CustomerSession,
  data: NotificationsWire['data'],
): Promise<NotificationsWire> {
  const preferences = Object.fromEntries(data.map(({ kind, ...channels }) => [kind, channels]))
  await deps.db.single(session.tenantId, (db) => savePreferences(db, session.customerId, preferences))
  return readNotifications(deps, session)
}
