import type { Deps } from '#server/core/deps.ts'
import type { Sweep } from '#server/jobs/sweeper.ts'
import { sendDailyReport } from './daily/send-daily-report.ts'
import { sumDueDay } from './sum-noted-days.ts'

/** Days whose orders changed are summed anew, and the reports of a day go out, by the clock (safety 28). */
export function reportSweeps(deps: Deps): readonly Sweep[] {
  return [
    { due: 'due_report_days', act: (tenantId, id) => sumDueDay(deps, tenantId, id) },
    { due: 'due_daily_reports', act: (tenantId, id) => sendDailyReport(deps, tenantId, id) },
  ]
}
