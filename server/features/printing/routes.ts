import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  pairPrintAgentRoute,
  syncPrintAgentRoute,
  waitPrintAgentRoute,
} from '#contract/printing/print-agent.ts'
import {
  actOnPrintJobRoute,
  addPrinterRoute,
  changePrinterRoute,
  endPrintJobRoute,
  getOrderPaperRoute,
  getPrintingRoute,
  makePrintCodeRoute,
  printOrderRoute,
  printTestRoute,
  removePrinterRoute,
  revokePrintAgentRoute,
  takePrintJobRoute,
} from '#contract/printing/printing.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { requestAddress } from '#server/middleware/request-host.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { endPrintJob, takePrintJob } from './browser-job.ts'
import { findPrintAgent, makePrintCode, pairPrintAgent, revokePrintAgent } from './pair-agent.ts'
import { printCopy } from './print-order.ts'
import { addPrinter, changePrinter, dropPrintJob, printTestPage, removePrinter } from './save-printer.ts'
import { showPaper } from './show-paper.ts'
import { showPrinting } from './show-printing.ts'
import { syncPrintAgent, waitForPrintJobs } from './sync-agent.ts'

/** Printers of a branch, and what staff print. */
export function printingStaffRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getPrintingRoute, async (c) =>
    answer(
      c,
      await showPrinting(deps, c.get('staff'), c.req.valid('query').branch_id, c.get('language')),
      200,
    ),
  )
  app.openapi(addPrinterRoute, async (c) =>
    answer(c, await addPrinter(deps, c.get('staff'), c.req.valid('json'), c.get('language')), 200),
  )
  app.openapi(changePrinterRoute, async (c) => {
    const change = { id: c.req.valid('param').id, body: c.req.valid('json') }
    return answer(c, await changePrinter(deps, c.get('staff'), change, c.get('language')), 200)
  })
  for (const [route, act] of [
    [removePrinterRoute, removePrinter],
    [printTestRoute, printTestPage],
    [revokePrintAgentRoute, revokePrintAgent],
  ] as const)
    app.openapi(route, async (c) =>
      answer(c, await act(deps, c.get('staff'), c.req.valid('param').id, c.get('language')), 200),
    )
  app.openapi(actOnPrintJobRoute, async (c) =>
    answer(c, await dropPrintJob(deps, c.get('staff'), c.req.valid('param').id, c.get('language')), 200),
  )
  app.openapi(makePrintCodeRoute, async (c) =>
    answer(c, await makePrintCode(deps, c.get('staff'), c.req.valid('json').branch_id), 200),
  )
  ticketRoutes(app, deps)
}

function ticketRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(printOrderRoute, async (c) => {
    const input = { orderId: c.req.valid('param').id, printerId: c.req.valid('json').printer_id }
    return answer(c, await printCopy(deps, c.get('staff'), input), 200)
  })
  app.openapi(getOrderPaperRoute, async (c) => {
    const { paper, station_id: stationId, language: printed } = c.req.valid('query')
    const language = c.get('language')
    const look = {
      orderId: c.req.valid('param').id,
      paper,
      stationId,
      printed: printed ?? language,
      language,
    }
    return answer(c, await showPaper(deps, c.get('staff'), look), 200)
  })
  app.openapi(takePrintJobRoute, async (c) => {
    const { branch_id: branchId, device } = c.req.valid('json')
    return answer(c, await takePrintJob(deps, c.get('staff'), { branchId, device }), 200)
  })
  app.openapi(endPrintJobRoute, async (c) => {
    const job = { id: c.req.valid('param').id, claim: c.req.valid('json').claim }
    return answer(c, await endPrintJob(deps, c.get('staff'), job), 200)
  })
}

/** Programs in shops call from anywhere, on any host: their key names the restaurant. */
export function printAgentRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(pairPrintAgentRoute, async (c) => {
    const pairing = { ...c.req.valid('json'), from: requestAddress(c, deps.settled) }
    return answer(c, await pairPrintAgent(deps, pairing), 200)
  })
  app.openapi(syncPrintAgentRoute, async (c) => {
    const agent = await findPrintAgent(deps, c.req.header('authorization'))
    if (isRefusal(agent)) return answer(c, agent, 200)
    return answer(c, await syncPrintAgent(deps, agent, c.req.valid('json')), 200)
  })
  app.openapi(waitPrintAgentRoute, async (c) => {
    const agent = await findPrintAgent(deps, c.req.header('authorization'))
    if (isRefusal(agent)) return answer(c, agent, 200)
    const { seconds, resting } = c.req.valid('query')
    const wait = { seconds, resting: resting.split(','), gone: c.req.raw.signal }
    return answer(c, await waitForPrintJobs(deps, agent, wait), 200)
  })
}
