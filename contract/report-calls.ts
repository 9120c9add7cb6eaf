import type { Caller } from './caller.ts'
import type { ReportQuery, ReportWire } from './reports.ts'

/** Takes how to call; returns the calls of reports. Issue "The console". */
export function reportCalls({ get }: Caller) {
  return {
    salesReport: (query: ReportQuery) => get<ReportWire>('/api/v1/staff/reports/sales', { ...query }),
  }
}
