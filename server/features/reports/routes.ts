import type { OpenAPIHono } from '@hono/zod-openapi'
import { changeDailyReportRoute, getDailyReportRoute } from '#contract/daily-report.ts'
import { getDocumentsFileRoute, getReportFileRoute, getReportRoute } from '#contract/reports.ts'
import { isRefusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { answer, refusalResponse, type AppEnv } from '#server/request.ts'
import { changeDailyReport, showDailyReport } from './daily/change-daily-report.ts'
import { makeDocumentsFile } from './documents-file.ts'
import { readReport } from './read-report.ts'
import { reportFile } from './report-file.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Reports of sales. */
export function reportRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getReportRoute, async (c) =>
    answer(c, await readReport(deps, c.get('staff'), c.req.valid('query'), c.get('language')), 200),
  )
  app.openapi(getDailyReportRoute, async (c) => answer(c, await showDailyReport(deps, c.get('staff')), 200))
  app.openapi(changeDailyReportRoute, async (c) =>
    answer(c, await changeDailyReport(deps, c.get('staff'), c.req.valid('json')), 200),
  )
  app.openapi(getDocumentsFileRoute, async (c) => {
    const file = await makeDocumentsFile(deps, c.get('staff'), c.req.valid('query'), c.get('language'))
    if (isRefusal(file)) return refusalResponse(c, file) as never
    return c.body(Uint8Array.from(file.bytes), 200, {
      'content-type': types.csv,
      'content-disposition': `attachment; filename="tax-documents-${file.from}-${file.to}.csv"`,
      'cache-control': 'no-store',
    }) as never
  })
  app.openapi(getReportFileRoute, async (c) => {
    const { format, ...asked } = c.req.valid('query')
    const report = await readReport(deps, c.get('staff'), asked, c.get('language'))
    if (isRefusal(report)) return refusalResponse(c, report) as never
    const bytes = Uint8Array.from(reportFile(report, c.get('language'), format))
    return c.body(bytes, 200, {
      'content-type': types[format],
      'content-disposition': `attachment; filename="sales-${report.from}-${report.to}-${report.by}.${format}"`,
      'cache-control': 'no-store',
    }) as never
  })
}
