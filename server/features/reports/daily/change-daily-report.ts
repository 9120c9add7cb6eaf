import type { DailyReportBody, DailyReportWire } from '#contract/reports/daily-report.ts'
import { nextReportAt, reportHours } from '#domain/reports/daily-report.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { findDailyReport, saveDailyReport, type DailyReportRow } from '#server/store/reports/daily-reports.ts'
import { lockMember } from '#server/store/backoffice/staff-accounts.ts'
import { findStaffMember, type StaffRow } from '#server/store/backoffice/staff.ts'
import { zoneOfReader } from './find-reader.ts'

/** Takes who asks; returns whether the report of each day is sent to it. Refuses 'not-allowed'. */
export async function showDailyReport(deps: Deps, staff: StaffSession): Promise<DailyReportWire | Refusal> {
  if (!mayStaff(staff.role, 'reports')) return refuse('not-allowed')
  const { branches } = await deps.catalogues.current(staff.tenantId)
  return deps.db.read(staff.tenantId, async (db) => {
    const member = await findStaffMember(db, staff.staffId)
    if (!member) return refuse('sign-in-required')
    return show(member, await findDailyReport(db, staff.staffId), zoneOfReader(branches, staff))
  })
}

/**
 * Takes who asks and what it wishes; keeps it. What is due already stays due unless the hour is another. Refuses
 * 'not-allowed'.
 */
export async function changeDailyReport(
  deps: Deps,
  staff: StaffSession,
  body: DailyReportBody,
): Promise<DailyReportWire | Refusal> {
  if (!mayStaff(staff.role, 'reports')) return refuse('not-allowed')
  const { branches } = await deps.catalogues.current(staff.tenantId)
  const zone = zoneOfReader(branches, staff)
  return writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    // the member's row first: two presses at once come one after the other
    const member = await lockMember(tx, staff.staffId)
    if (!member?.active) return refuse('sign-in-required')
    const before = await findDailyReport(tx, member.id)
    const stays = body.hour === before?.hour ? before.due_at : null
    const next = stays ?? new Date(nextReportAt(deps.clock(), body.hour, zone))
    const { hour, quiet_days } = body
    const after = { staff_id: member.id, hour, quiet_days, due_at: body.on ? next : null }
    await saveDailyReport(tx, after)
    await writeAudit(tx, {
      staffId: member.id,
      action: 'account-daily-report',
      subject: member.id,
      before: before && { on: before.due_at !== null, hour: before.hour, quiet_days: before.quiet_days },
      after: body,
    })
    return show(member, after, zone)
  })
}

function show(member: StaffRow, row: DailyReportRow | undefined, time_zone: string): DailyReportWire {
  return {
    on: row !== undefined && row.due_at !== null,
    hour: row?.hour ?? reportHours.usual,
    quiet_days: row?.quiet_days ?? false,
    email: member.email,
    language: member.language,
    time_zone,
  }
}
