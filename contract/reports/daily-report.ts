import { createRoute, z } from '@hono/zod-openapi'
import { reportHours } from '#domain/reports/daily-report.ts'
import { body, json, language, refusals } from '../core/wire.ts'

const hour = z.int().min(reportHours.first).max(reportHours.last)
const input = z.object({
  on: z.boolean(),
  /** Of the clock in `time_zone`. */
  hour,
  /** Also after days without orders. */
  quiet_days: z.boolean(),
})
const dailyReport = input
  .extend({
    /** Where it is sent, and in which language: the member's own. */
    email: z.string(),
    language,
    /** Of the member's first branch. */
    time_zone: z.string(),
  })
  .openapi('DailyReport')

export const getDailyReportRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/reports/daily',
  description: 'Whether the member gets the report of each day by e-mail, and when.',
  tags: ['staff'],
  responses: { 200: json('The wish', dailyReport), ...refusals },
})
export const changeDailyReportRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/reports/daily',
  description: 'Switches the member’s own daily report on or off and sets its hour.',
  tags: ['staff'],
  request: body(input),
  responses: { 200: json('The wish', dailyReport), ...refusals },
})

export type DailyReportWire = z.infer<typeof dailyReport>
export type DailyReportBody = z.infer<typeof input>
