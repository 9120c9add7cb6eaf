import type { OpenAPIHono } from '@hono/zod-openapi'
import { changeDailyReportRoute, getDailyReportRoute } from '#contract/reports/daily-report.ts'
import { getDocumentsFileRoute, getReportFileRoute, getReportRoute } from '#contract/reports/reports.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import { answerFile } from '#server/http/answer-file.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { changeDailyReport, showDailyReport } from './daily/change-daily-report.ts'
import { makeDocumentsFile } from './documents-file.ts'
import { readReport } from './read-report.ts'
import { reportFile } from './report-file.ts'

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
    if (isRefusal(file)) return answerFile(c, file, 'tax-documents.csv')
    return answerFile(c, file.bytes, `tax-documents-${file.from}-${file.to}.csv`)
  })
  app.openapi(getReportFileRoute, async (c) => {
    const { format, ...asked } = c.req.valid('query')
    const report = await readReport(deps, c.get('staff'), asked, c.get('language'))
    if (isRefusal(report)) return answerFile(c, report, `sales.${format}`)
    const file = reportFile(report, c.get('language'), format)
    return answerFile(c, file, `sales-${report.from}-${report.to}-${report.by}.${format}`)
  })
}
