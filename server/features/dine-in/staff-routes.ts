import type { OpenAPIHono } from '@hono/zod-openapi'
import { getTableBillRoute } from '#contract/dine-in/table-bill.ts'
import {
  actOnTableRoute,
  getTableDeskRoute,
  getTableSheetRoute,
  placePartyRoute,
  renewTableCodesRoute,
  saveTablePlanRoute,
  takeTablePaymentRoute,
} from '#contract/dine-in/table-desk.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import { answerFile } from '#server/http/answer-file.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { makeSheet } from './make-sheet.ts'
import { placeParty } from './place-party.ts'
import { readTableBill } from './read-table-bill.ts'
import { inputOf } from './routes.ts'
import { renewCodes } from './renew-codes.ts'
import { savePlan } from './save-plan.ts'
import { serveTable } from './serve-table.ts'
import { showTables } from './show-tables.ts'
import { takeTablePayment } from './take-table-payment.ts'

/** Tables on the console: who sits there, what they want, and what is put up on them (rule "Tables on the console"). */
export function tableStaffRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getTableDeskRoute, async (c) => {
    const { branch_id } = c.req.valid('query')
    return answer(c, await showTables(deps, c.get('staff'), branch_id, c.get('language')), 200)
  })
  app.openapi(saveTablePlanRoute, async (c) => {
    const plan = c.req.valid('json')
    const saved = await savePlan(deps, c.get('staff'), plan)
    return answer(
      c,
      isRefusal(saved) ? saved : await showTables(deps, c.get('staff'), plan.branch_id, c.get('language')),
      200,
    )
  })
  app.openapi(renewTableCodesRoute, async (c) => {
    const { branch_id: branchId, table_id: tableId } = c.req.valid('json')
    const renewed = await renewCodes(deps, c.get('staff'), { branchId, tableId })
    return answer(
      c,
      isRefusal(renewed) ? renewed : await showTables(deps, c.get('staff'), branchId, c.get('language')),
      200,
    )
  })
  app.openapi(getTableSheetRoute, async (c) => {
    const { branch_id, table_id } = c.req.valid('query')
    const input = { branchId: branch_id, tableId: table_id, language: c.get('language') }
    return answerFile(c, await makeSheet(deps, c.get('staff'), input), 'tables.pdf')
  })
  app.openapi(actOnTableRoute, async (c) =>
    answer(c, await serveTable(deps, c.get('staff'), c.req.valid('param').id, c.req.valid('json')), 200),
  )
  app.openapi(placePartyRoute, async (c) =>
    answer(c, await placeParty(deps, c.get('staff'), c.req.valid('param').id, c.req.valid('json')), 200),
  )
  app.openapi(getTableBillRoute, async (c) =>
    answer(c, await readTableBill(deps, c.get('staff'), c.req.valid('param').id, c.get('language')), 200),
  )
  app.openapi(takeTablePaymentRoute, async (c) => {
    const { wish: input, ...paid } = c.req.valid('json')
    const { id } = c.req.valid('param')
    const key = c.req.valid('header')['idempotency-key']
    const taken = { ...paid, wish: inputOf(input) }
    return answer(c, await takeTablePayment(deps, c.get('staff'), id, taken, key), 200)
  })
}
