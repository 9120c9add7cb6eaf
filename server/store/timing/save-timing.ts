import type { HoursException, OpeningPlan, Pause } from '#domain/timing/opening.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { BranchSlotRule } from './load-timing.ts'

/** A branch's timing as it is to be; no rule = the usual one. */
export interface SavedTiming {
  readonly exceptions: readonly HoursException[]
  readonly pauses: readonly Pause[]
  readonly slotRule?: BranchSlotRule | undefined
}

/** Takes a transaction, a branch and its timing; writes it in the place of what was there. */
export async function saveTiming(tx: WriteDb, branchId: string, timing: SavedTiming): Promise<void> {
  for (const table of ['hours_exceptions', 'pauses', 'slot_rules'] as const)
    await tx.q
      .deleteFrom(table)
      .where('tenant_id', '=', tx.tenantId)
      .where('branch_id', '=', branchId)
      .execute()
  const head = { tenant_id: tx.tenantId, branch_id: branchId }
  if (timing.exceptions.length > 0)
    await tx.q
      .insertInto('hours_exceptions')
      .values(timing.exceptions.map((one) => ({ ...head, ...exceptionRow(one) })))
      .execute()
  if (timing.pauses.length > 0)
    await tx.q
      .insertInto('pauses')
      .values(timing.pauses.map((one) => ({ ...head, ...pauseRow(one) })))
      .execute()
  if (timing.slotRule)
    await tx.q
      .insertInto('slot_rules')
      .values({ ...head, ...ruleRow(timing.slotRule) })
      .execute()
}

/** A branch's own part of its timing. */
export interface BranchHours extends Pick<OpeningPlan, 'hours' | 'typeHours'> {
  readonly asapAllowed: boolean
  readonly scheduleAllowed: boolean
}

/** Takes a branch that is there; returns its own part of its timing, the row locked. */
export async function lockBranchHours(tx: WriteDb, branchId: string): Promise<BranchHours> {
  const row = await tx.q
    .selectFrom('branches')
    .select(['hours', 'type_hours', 'asap_allowed', 'schedule_allowed'])
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', branchId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return {
    hours: row.hours,
    typeHours: row.type_hours,
    asapAllowed: row.asap_allowed,
    scheduleAllowed: row.schedule_allowed,
  }
}

/** Takes a branch and its own part of its timing; keeps it. */
export async function saveBranchHours(tx: WriteDb, branchId: string, hours: BranchHours): Promise<void> {
  await tx.q
    .updateTable('branches')
    .set({
      hours: JSON.stringify(hours.hours),
      type_hours: JSON.stringify(hours.typeHours),
      asap_allowed: hours.asapAllowed,
      schedule_allowed: hours.scheduleAllowed,
    })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', branchId)
    .execute()
}

function exceptionRow({ id, name, from, to, types, windows }: HoursException) {
  return {
    id,
    name_ar: name.ar,
    name_en: name.en,
    from_date: from,
    to_date: to,
    types: [...types],
    windows: JSON.stringify(windows),
  }
}

function pauseRow(pause: Pause) {
  const once = pause.kind === 'once'
  return {
    id: pause.id,
    name_ar: pause.name.ar,
    name_en: pause.name.en,
    types: [...pause.types],
    windows: JSON.stringify(once ? [] : pause.windows),
    from_date: once ? null : (pause.from ?? null),
    to_date: once ? null : (pause.to ?? null),
    starts_at: once ? new Date(pause.startsAt) : null,
    ends_at: once ? new Date(pause.endsAt) : null,
  }
}

function ruleRow({ cutOff, limits, ...rule }: BranchSlotRule) {
  return {
    period_minutes: rule.periodMinutes,
    lead_minutes: rule.leadMinutes,
    stop_minutes: rule.stopMinutes,
    cut_off_minutes: cutOff?.minutes ?? null,
    cut_off_days: cutOff?.daysBefore ?? null,
    days_ahead: rule.daysAhead ?? null,
    most_orders: limits.orders ?? null,
    most_minutes: limits.minutes ?? null,
    most_amount: limits.amount ?? null,
  }
}
