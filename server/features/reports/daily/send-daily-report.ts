import { dayToReport, nextReportAt, reportEndsAt } from '#domain/reports/daily-report.ts'
import type { Deps } from '#server/core/deps.ts'
import { queueMessage } from '#server/ports/queue-message.ts'
import { findDailyReport, moveDailyReport } from '#server/store/reports/daily-reports.ts'
import { findReader, zoneOfReader, type Reader } from './find-reader.ts'
import { writeDailyReport } from './write-daily-report.ts'

/**
 * Takes a member whose report of the day is due; sends it once, to one who may still read it, and notes when the next is
 * due. May run twice, also in two processes at once. Safety 28.
 */
export async function sendDailyReport(deps: Deps, tenantId: string, staffId: string): Promise<void> {
  const { branches } = await deps.catalogues.current(tenantId)
  const now = deps.clock()
  const [input, reader] = await deps.db.read(tenantId, async (db) => [
    await findDailyReport(db, staffId),
    await findReader(db, staffId),
  ])
  const due = input?.due_at
  if (!due || due.getTime() > now) return
  const zone = zoneOfReader(branches, reader?.staff ?? { branchIds: 'all' })
  const date = dayToReport(due.getTime(), now, zone)
  const mail =
    date !== undefined && reader
      ? await writeDailyReport(deps, reader, { date, quietDays: input.quiet_days })
      : undefined
  // the rest of its day is summed at the next look
  if (mail === 'later') return
  const next = new Date(nextReportAt(now, input.hour, zone))
  await deps.db.write(tenantId, async (tx) => {
    const still = await findReader(tx, staffId)
    // its rights changed while the mail was written: it is written anew
    if (still && reader && !isSame(still, reader)) return
    if (!(await moveDailyReport(tx, staffId, { due, next }))) return
    if (!mail || !still || date === undefined) return
    await queueMessage(deps, tx, {
      event: 'daily-report',
      cause: { by: 'platform' },
      to: { email: still.member.email },
      channels: ['email'],
      language: still.member.language,
      ...mail,
      once: `daily-report:${staffId}:${date}`,
      expiresAt: new Date(reportEndsAt(date, zone)),
    })
  })
}

const isSame = (one: Reader, other: Reader) => JSON.stringify(one.staff) === JSON.stringify(other.staff)
