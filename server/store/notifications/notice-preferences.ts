import {
  noticeChannels,
  noticeKinds,
  isSentByDefault,
  type NoticeChannel,
  type NoticeKind,
} from '#domain/notifications/notice-preference.ts'
import { ask } from '#server/database/ask.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'

/** What a customer wants to be told of, and how. */
export type NoticePreferences = Readonly<Record<NoticeKind, Readonly<Record<NoticeChannel, boolean>>>>

/** Takes a customer; returns every kind with every channel: what was said, else what is so at first. */
export async function readPreferences(db: TenantDb, customerId: string): Promise<NoticePreferences> {
  return (await readPreferencesOf(db, [customerId])).get(customerId) ?? preferencesOf([])
}

/** The same of several customers, by customer. */
export async function readPreferencesOf(
  db: TenantDb,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, NoticePreferences>> {
  if (customerIds.length === 0) return new Map()
  const rows = await ask<SaidInput>(db)`
    select customer_id, kind, channel, wanted from notice_wishes
    where tenant_id = ${db.tenantId} and customer_id = any (${customerIds}::text[])`
  const said = Map.groupBy(rows, (row) => row.customer_id)
  return new Map(customerIds.map((id) => [id, preferencesOf(said.get(id) ?? [])]))
}

interface SaidInput {
  readonly customer_id: string
  readonly kind: NoticeKind
  readonly channel: NoticeChannel
  readonly wanted: boolean
}

function preferencesOf(rows: readonly SaidInput[]): NoticePreferences {
  const said = new Map(rows.map((row) => [`${row.kind} ${row.channel}`, row.wanted]))
  const input = (kind: NoticeKind) =>
    Object.fromEntries(
      noticeChannels.map((channel) => [channel, said.get(`${kind} ${channel}`) ?? isSentByDefault(kind)]),
    ) as Record<NoticeChannel, boolean>
  return Object.fromEntries(noticeKinds.map((kind) => [kind, input(kind)])) as NoticePreferences
}

/** Takes a customer and what was said of some kinds; keeps it. */
export async function savePreferences(
  db: TenantDb,
  customerId: string,
  preferences: Partial<NoticePreferences>,
): Promise<void> {
  const rows = Object.entries(preferences).flatMap(([kind, channels]) =>
    Object.entries(channels).map(([channel, wanted]) => ({
      tenant_id: db.tenantId,
      customer_id: customerId,
      kind: kind as NoticeKind,
      channel: channel as NoticeChannel,
      wanted,
    })),
  )
  if (rows.length === 0) return
  await db.q
    .insertInto('notice_wishes')
    .values(rows)
    .onConflict((on) =>
      on
        .columns(['tenant_id', 'customer_id', 'kind', 'channel'])
        .doUpdateSet((eb) => ({ wanted: eb.ref('excluded.wanted') })),
    )
    .execute()
}

/** Takes a customer whose account goes: no wish of it stays. */
export async function deletePreferences(db: TenantDb, customerId: string): Promise<void> {
  await db.q
    .deleteFrom('notice_wishes')
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .execute()
}
