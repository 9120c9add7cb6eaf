import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  beginEInvoicingRoute,
  changeEInvoiceSellerRoute,
  continueEInvoicingRoute,
  correctEInvoiceRoute,
  endEInvoicingRoute,
  getEInvoiceArchiveRoute,
  getEInvoiceXmlRoute,
  listEInvoicesRoute,
  listEInvoiceUnitsRoute,
  renewEInvoicingRoute,
} from '#contract/einvoicing/einvoicing.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import type { Deps } from '#server/core/deps.ts'
import { answerFile } from '#server/http/answer-file.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { changeSeller, endUnit, renewUnit } from './change-unit.ts'
import { sendCorrection } from './correct-document.ts'
import { continueOnboarding, onboardUnit, type OfBranch } from './onboard-unit.ts'
import { readArchive, readDocument } from './read-xml.ts'
import { showDocuments } from './show-documents.ts'
import { showUnits } from './show-units.ts'

/** Tax documents at the authority: units of branches, their documents, and what an accountant takes away. */
export function eInvoicingRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  unitRoutes(app, deps)
  documentRoutes(app, deps)
}

/** Takes a branch's id and what is done with the branch; does it, unless the member may not, and returns its result. */
async function within<T>(
  c: AppContext,
  deps: Deps,
  branchId: string,
  act: (of: OfBranch) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const staff = c.get('staff')
  const branch = branchFor(staff, 'einvoicing', await deps.catalogues.current(staff.tenantId), branchId)
  return isRefusal(branch) ? branch : act({ staff, branch })
}

function unitRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const changed = async (
    c: AppContext,
    branchId: string,
    act: (of: OfBranch) => Promise<undefined | Refusal>,
  ) => (await within(c, deps, branchId, act)) ?? showUnits(deps, c.get('staff'), c.get('language'))
  app.openapi(listEInvoiceUnitsRoute, async (c) =>
    answer(c, await showUnits(deps, c.get('staff'), c.get('language')), 200),
  )
  app.openapi(beginEInvoicingRoute, async (c) => {
    const [{ branch_id: id }, input] = [c.req.valid('param'), c.req.valid('json')]
    return answer(c, await changed(c, id, (of) => onboardUnit(deps, of, input)), 200)
  })
  app.openapi(continueEInvoicingRoute, async (c) => {
    const { branch_id: id } = c.req.valid('param')
    return answer(c, await changed(c, id, (of) => continueOnboarding(deps, of)), 200)
  })
  app.openapi(renewEInvoicingRoute, async (c) => {
    const [{ branch_id: id }, input] = [c.req.valid('param'), c.req.valid('json')]
    return answer(c, await changed(c, id, (of) => renewUnit(deps, of, input)), 200)
  })
  app.openapi(changeEInvoiceSellerRoute, async (c) => {
    const [{ branch_id: id }, input] = [c.req.valid('param'), c.req.valid('json')]
    return answer(c, await changed(c, id, (of) => changeSeller(deps, of, input)), 200)
  })
  app.openapi(endEInvoicingRoute, async (c) => {
    const { branch_id: id } = c.req.valid('param')
    return answer(c, await changed(c, id, (of) => endUnit(deps, of)), 200)
  })
}

function documentRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(listEInvoicesRoute, async (c) => {
    const [{ branch_id: id }, query] = [c.req.valid('param'), c.req.valid('query')]
    return answer(
      c,
      await within(c, deps, id, (of) => showDocuments(deps, of, query, c.get('language'))),
      200,
    )
  })
  app.openapi(correctEInvoiceRoute, async (c) => {
    const { branch_id: id, document_id: document } = c.req.valid('param')
    const done = await within(
      c,
      deps,
      id,
      async (of) =>
        (await sendCorrection(deps, of, document)) ?? showDocuments(deps, of, {}, c.get('language')),
    )
    return answer(c, done, 200)
  })
  app.openapi(getEInvoiceXmlRoute, async (c) => {
    const { branch_id: id, document_id: document } = c.req.valid('param')
    return answerFile(c, await within(c, deps, id, (of) => readDocument(deps, of, document)), 'invoice.xml')
  })
  app.openapi(getEInvoiceArchiveRoute, async (c) => {
    const [{ branch_id: id }, days] = [c.req.valid('param'), c.req.valid('query')]
    return answerFile(c, await within(c, deps, id, (of) => readArchive(deps, of, days)), 'invoices.zip')
  })
}
