import type { EditedListWire, ListKind } from '#contract/site/lists.ts'
import { limits } from '#domain/core/limits.ts'
import { noticeEvents } from '#domain/notifications/notice.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanText } from '#domain/core/text.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { mayEverywhere } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  listUsedAllergens,
  listUsedGroups,
  saveAllergens,
  saveChoices,
  saveCustomerGroups,
} from '#server/store/site/choice-lists.ts'
import { deleteSetting, lockSettings, saveAnySetting } from '#server/store/site/settings.ts'
import { showList, type Entry } from './show-lists.ts'

/** A list as staff want it. */
export interface ListInput {
  readonly kind: ListKind
  readonly seen: string
  readonly entries: readonly (Omit<Entry, 'id'> & { readonly id?: string | undefined })[]
}

/**
 * Takes who changes which list to what; keeps it. Refuses 'not-allowed', 'plan-changed' when a colleague saved another one
 * meanwhile, 'fill-all-fields' for a name without words, and 'entry-in-use' when what is left out belongs to a dish or to
 * a customer.
 */
export async function saveList(
  deps: Deps,
  staff: StaffSession,
  input: ListInput,
): Promise<EditedListWire | Refusal> {
  if (!mayEverywhere(staff, 'menu')) return refuse('not-allowed')
  const { kind } = input
  const entries = cleanEntries(input)
  if (isRefusal(entries)) return entries
  return writeUnlessRefused(deps.db, staff.tenantId, async (db) => {
    // two managers come one after the other, and the second sees what the first did
    await lockSettings(db)
    const before = await showList(db, kind)
    if (before.seen !== input.seen) return refuse('plan-changed')
    const refused = await refuseEntries(db, kind, before.entries, entries)
    if (refused) return refused
    await write(db, kind, entries)
    const shown = ({ name, shown: on }: Entry) => `${name.ar} / ${name.en}${on ? '' : ' −'}`
    await writeAudit(db, {
      staffId: staff.staffId,
      action: `choices-${kind}`,
      subject: kind,
      before: before.entries.map(shown),
      after: entries.map(shown),
    })
    return showList(db, kind)
  })
}

const longest = 400

function cleanEntries({ kind, entries }: ListInput): Entry[] | Refusal {
  const cleaned: Entry[] = []
  const most = kind === 'notices' ? longest : limits.name * 2
  for (const [i, one] of entries.entries()) {
    const [ar, en] = [cleanText(one.name.ar, most), cleanText(one.name.en, most)]
    const field = `entries.${i}`
    if (ar === undefined || en === undefined)
      return refuse('text-too-long', { fields: { [field]: ['text-too-long'] } })
    if (kind !== 'notices' && (!ar || !en))
      return refuse('fill-all-fields', { fields: { [field]: ['field-required'] } })
    cleaned.push({ id: one.id ?? makeId(), name: { ar, en }, icon: one.icon, shown: one.shown })
  }
  const ids = new Set(cleaned.map(({ id }) => id))
  return ids.size === cleaned.length ? cleaned : refuse('bad-input')
}

/** A known id stays what it is, and what is in use cannot go. */
async function refuseEntries(
  db: WriteDb,
  kind: ListKind,
  before: readonly Entry[],
  after: readonly Entry[],
): Promise<Refusal | undefined> {
  const fixed = kind === 'vehicle_brands' || kind === 'notices'
  if (fixed && after.some(({ id }) => !before.some((one) => one.id === id))) return refuse('not-found')
  const gone = before.map(({ id }) => id).filter((id) => !after.some((one) => one.id === id))
  const used =
    kind === 'allergens'
      ? await listUsedAllergens(db, gone)
      : kind === 'customer_groups'
        ? await listUsedGroups(db, gone)
        : []
  const names = before.filter(({ id }) => used.includes(id)).map(({ name }) => name)
  return names.length > 0 ? refuse('entry-in-use', { details: { names } }) : undefined
}

async function write(db: WriteDb, kind: ListKind, entries: readonly Entry[]): Promise<void> {
  if (kind === 'allergens') return saveAllergens(db, entries)
  if (kind === 'customer_groups') return saveCustomerGroups(db, entries)
  if (kind !== 'notices')
    return saveChoices(
      db,
      kind,
      entries.map(({ id, name, shown }) => ({ id, name, shown })),
    )
  for (const event of noticeEvents) {
    const name = entries.find(({ id }) => id === event)?.name
    const key = `language.notice.${event}`
    if (name && (name.ar || name.en)) await saveAnySetting(db, key, name)
    else await deleteSetting(db, key)
  }
}
