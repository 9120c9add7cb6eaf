import type { Language } from '#domain/core/words.ts'
import type { ZoneBody, ZonesWire, ZoneWire } from '#contract/delivery/delivery-zones.ts'
import { checkZone, type ZoneDetails } from '#domain/delivery/check-zone.ts'
import { limits } from '#domain/core/limits.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import type { Zone } from '#domain/delivery/zone.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor, worksIn } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import {
  deleteZone,
  findZoneRow,
  insertZone,
  listZones,
  updateZone,
} from '#server/store/delivery/delivery-zones.ts'

/** Takes a session and a branch; returns its zones. Refuses 'not-allowed' and 'branch-not-found'. Rule "Delivery zones". */
export async function showZones(
  deps: Deps,
  staff: StaffSession,
  branchId: string,
  language: Language,
): Promise<ZonesWire | Refusal> {
  const branch = await branchOf(deps, staff, branchId)
  if (isRefusal(branch)) return branch
  const zones = await deps.db.read(staff.tenantId, (db) => listZones(db, branch.id))
  const { tiles } = deps.maps
  return {
    data: zones.map(showZone),
    branch: { latitude: branch.latitude, longitude: branch.longitude },
    delivers: branch.types.includes('delivery'),
    tiles: tiles ? { url: tiles.url.replaceAll('{lang}', language), attribution: tiles.attribution } : null,
  }
}

/** Takes a session, a branch and a zone as it was drawn; keeps it. Refuses field by field, and 'too-many-zones'. */
export async function addZone(
  deps: Deps,
  staff: StaffSession,
  branchId: string,
  body: ZoneBody,
): Promise<ZoneWire | Refusal> {
  const branch = await branchOf(deps, staff, branchId)
  if (isRefusal(branch)) return branch
  const details = detailsOf(body)
  if (isRefusal(details)) return details
  return writeUnlessRefused<ZoneWire>(deps.db, staff.tenantId, async (db) => {
    if ((await listZones(db, branch.id)).length >= limits.zonesPerBranch) return refuse('too-many-zones')
    const zone = await insertZone(db, { id: makeId(), branchId: branch.id, ...details })
    await note(db, staff, 'zone-add', { after: zone })
    return showZone(zone)
  })
}

/** Takes a session, a zone's id and what it is to be; refuses 'not-found' for a zone of others, and field by field. */
export async function changeZone(
  deps: Deps,
  staff: StaffSession,
  id: string,
  body: ZoneBody,
): Promise<ZoneWire | Refusal> {
  if (!mayStaff(staff.role, 'zones')) return refuse('not-allowed')
  const details = detailsOf(body)
  return writeUnlessRefused<ZoneWire>(deps.db, staff.tenantId, async (db) => {
    const before = await findOwn(db, staff, id)
    if (!before) return refuse('not-found')
    if (isRefusal(details)) return details
    const after = await updateZone(db, id, details)
    await note(db, staff, 'zone-change', { before, after })
    return showZone(after)
  })
}

/** Takes a session and a zone's id; deletes it. Refuses 'not-found' for a zone of others. */
export async function removeZone(
  deps: Deps,
  staff: StaffSession,
  id: string,
): Promise<{ done: true } | Refusal> {
  if (!mayStaff(staff.role, 'zones')) return refuse('not-allowed')
  return writeUnlessRefused<{ done: true }>(deps.db, staff.tenantId, async (db) => {
    const before = await findOwn(db, staff, id)
    if (!before) return refuse('not-found')
    await deleteZone(db, id)
    await note(db, staff, 'zone-remove', { before })
    return { done: true }
  })
}

async function branchOf(deps: Deps, staff: StaffSession, branchId: string): Promise<Branch | Refusal> {
  return branchFor(staff, 'zones', await deps.catalogues.current(staff.tenantId), branchId)
}

async function findOwn(db: TenantDb, staff: StaffSession, id: string): Promise<Zone | undefined> {
  const zone = await findZoneRow(db, id)
  return zone && worksIn(staff, zone.branchId) ? zone : undefined
}

function note(
  db: TenantDb,
  { staffId }: StaffSession,
  action: string,
  change: { before?: Zone; after?: Zone },
): Promise<void> {
  return writeAudit(db, { staffId, action, subject: (change.after ?? change.before)?.id ?? '', ...change })
}

function detailsOf({ name, shape, fee, minimum, free_above, minutes, on }: ZoneBody): ZoneDetails | Refusal {
  const money = (text: string) => parseAmount(text) ?? -1
  return checkZone({
    name,
    shape,
    fee: money(fee),
    minimum: money(minimum),
    ...(free_above != null && { freeAbove: money(free_above) }),
    minutes,
    on: on ?? true,
  })
}

function showZone(zone: Zone): ZoneWire {
  const { shape } = zone
  return {
    id: zone.id,
    branch_id: zone.branchId,
    name: { ...zone.name },
    shape: shape.kind === 'polygon' ? { ...shape, points: [...shape.points] } : { ...shape },
    fee: toDecimal(zone.fee),
    minimum: toDecimal(zone.minimum),
    free_above: zone.freeAbove === undefined ? null : toDecimal(zone.freeAbove),
    minutes: zone.minutes,
    on: zone.on,
  }
}
