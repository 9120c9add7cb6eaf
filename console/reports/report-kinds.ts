import type { ReportPart } from '#contract/reports/reports.ts'

/** By what a report may be divided, in the order of its tabs. */
export const reportKinds: readonly ReportPart[] = ['day', 'hour', 'item', 'type', 'method', 'branch']
