import type { HoursException, Pause } from '#domain/timing/opening.ts'
import { usualSlotRule, type SlotRule } from '#domain/timing/slots.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { limitsOf } from './slots.ts'
import { wordsOf } from '../core/words-of.ts'

/** How a branch takes orders for later, and for how many days ahead; none = by the restaurant's setting. */
export interface BranchSlotRule extends SlotRule {
  readonly daysAhead?: number
}

/** What of a branch's timing stands in tables of its own. */
export interface BranchTiming {
  readonly exceptions: readonly HoursException[]
  readonly pauses: readonly Pause[]
  readonly slotRule: BranchSlotRule
}

/** Takes a handle; returns the timing of a branch by its id. */
export async function loadTiming(db: TenantDb): Promise<(branchId: string) => BranchTiming> {
  const exceptions = Map.groupBy(await loadExceptions(db), (one) => one.branchId)
  const pauses = Map.groupBy(await loadPauses(db), (one) => one.branchId)
  const rules = await loadRules(db)
  return (branchId) => ({
    exceptions: (exceptions.get(branchId) ?? []).map(({ exception }) => exception),
    pauses: (pauses.get(branchId) ?? []).map(({ pause }) => pause),
    slotRule: rules.get(branchId) ?? usualSlotRule,
  })
}

async function loadExceptions(db: TenantDb): Promise<{ branchId: string; exception: HoursException }[]> {
  const rows = await db.q
    .selectFrom('hours_exceptions')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('from_date')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    branchId: row.branch_id,
    exception: {
      id: row.id,
      name: wordsOf(row, 'name'),
      from: row.from_date,
      to: row.to_date,
      types: row.types,
      windows: row.windows,
    },
  }))
}

async function loadPauses(db: TenantDb): Promise<{ branchId: string; pause: Pause }[]> {
  const rows = await db.q
    .selectFrom('pauses')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const shared = { id: row.id, name: wordsOf(row, 'name'), types: row.types }
    const pause: Pause =
      row.starts_at && row.ends_at
        ? { ...shared, kind: 'once', startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() }
        : {
            ...shared,
            kind: 'weekly',
            windows: row.windows,
            ...(row.from_date && { from: row.from_date }),
            ...(row.to_date && { to: row.to_date }),
          }
    return { branchId: row.branch_id, pause }
  })
}

async function loadRules(db: TenantDb): Promise<Map<string, BranchSlotRule>> {
  const rows = await db.q.selectFrom('slot_rules').selectAll().where('tenant_id', '=', db.tenantId).execute()
  return new Map(
    rows.map((row) => [
      row.branch_id,
      {
        periodMinutes: row.period_minutes,
        leadMinutes: row.lead_minutes,
        stopMinutes: row.stop_minutes,
        ...(row.cut_off_minutes !== null &&
          row.cut_off_days !== null && {
            cutOff: { minutes: row.cut_off_minutes, daysBefore: row.cut_off_days },
          }),
        ...(row.days_ahead !== null && { daysAhead: row.days_ahead }),
        limits: limitsOf(row),
      },
    ]),
  )
}
