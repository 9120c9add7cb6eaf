import { listKinds, type EditedListWire, type ListKind } from '#contract/site/lists.ts'
import { noticeEvents, noticeOwnWords } from '#domain/notifications/notice.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { etagOf } from '#server/core/etag.ts'
import { mayEverywhere } from '#server/authorization/staff-branches.ts'
import { listAllergens, readChoices } from '#server/store/site/choice-lists.ts'
import { listCustomerGroups } from '#server/store/customers/customers.ts'
import { listSettingsOf } from '#server/store/site/settings.ts'

export type Entry = EditedListWire['entries'][number]

/** Takes who looks; returns every list that the restaurant may make its own. Refuses 'not-allowed'. */
export async function showLists(
  deps: Deps,
  staff: StaffSession,
): Promise<{ data: EditedListWire[] } | Refusal> {
  if (!mayEverywhere(staff, 'menu')) return refuse('not-allowed')
  return deps.db.snapshot(staff.tenantId, async (db) => {
    const data: EditedListWire[] = []
    for (const kind of listKinds) data.push(await showList(db, kind))
    return { data }
  })
}

/** Takes a kind; returns its list as it is. */
export async function showList(db: TenantDb, kind: ListKind): Promise<EditedListWire> {
  const entries = await readEntries(db, kind)
  const own =
    kind === 'notices' ? Object.fromEntries(noticeEvents.map((event) => [event, noticeOwnWords(event)])) : {}
  return { kind, seen: nameOf(entries), entries, own }
}

/** Takes a list; returns a name for it: the same name is the same list. */
export function nameOf(entries: readonly Entry[]): string {
  return etagOf(entries.map(({ id, name, icon, shown }) => [id, name.ar, name.en, icon, shown]))
}

async function readEntries(db: TenantDb, kind: ListKind): Promise<Entry[]> {
  if (kind === 'allergens') return (await listAllergens(db)).map((one) => ({ ...one, shown: true }))
  if (kind === 'customer_groups')
    return (await listCustomerGroups(db)).map((one) => ({ ...one, icon: '', shown: true }))
  if (kind === 'notices') return readNotices(db)
  return (await readChoices(db, kind)).map((one) => ({ ...one, icon: '' }))
}

/** Every notice, empty while the restaurant wrote none of its own. */
async function readNotices(db: TenantDb): Promise<Entry[]> {
  const written = await listSettingsOf(db, 'language.notice.')
  return noticeEvents.map((event) => {
    const value = written[`language.notice.${event}`]
    const name = typeof value === 'object' ? value : { ar: value ?? '', en: value ?? '' }
    return { id: event, name, icon: '', shown: true }
  })
}
