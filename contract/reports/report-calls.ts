import type { Caller } from '../core/caller.ts'
import type { DailyReportBody, DailyReportWire } from './daily-report.ts'
import type { OpeningStepsWire } from '../backoffice/opening-steps.ts'
import type { ReportQuery, ReportWire } from './reports.ts'

/** Takes how to call; returns the calls of reports, and of what is missing before opening. */
export function reportCalls({ get, call }: Caller) {
  return {
    salesReport: (query: ReportQuery) => get<ReportWire>('/api/v1/staff/reports/sales', { ...query }),
    openingSteps: () => get<OpeningStepsWire>('/api/v1/staff/opening-steps'),
    dismissOpeningSteps: (steps: readonly OpeningStepsWire['steps'][number]['step'][]) =>
      call<OpeningStepsWire>('POST', '/api/v1/staff/opening-steps/dismissals', { steps }),
    dailyReport: () => get<DailyReportWire>('/api/v1/staff/reports/daily'),
    changeDailyReport: (body: DailyReportBody) =>
      call<DailyReportWire>('PUT', '/api/v1/staff/reports/daily', body),
  }
}
