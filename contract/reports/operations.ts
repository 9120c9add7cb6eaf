// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as dailyReport from './daily-report.ts'
import type * as reports from './reports.ts'

interface ReportsRoutes {
  changeDailyReport: typeof dailyReport.changeDailyReportRoute
  getDailyReport: typeof dailyReport.getDailyReportRoute
  getReport: typeof reports.getReportRoute
}

export const reportsOperations = callsOf<ReportsRoutes>({
  changeDailyReport: 'PUT /api/v1/staff/reports/daily body',
  getDailyReport: 'GET /api/v1/staff/reports/daily',
  getReport: 'GET /api/v1/staff/reports/sales query',
})
