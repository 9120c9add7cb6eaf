import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  addCompanyPaymentRoute,
  addCompanyRoute,
  changeCompanyRoute,
  getStatementFileRoute,
  getStatementRoute,
  listCompaniesRoute,
} from '#contract/companies/companies.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { answerFile } from '#server/http/answer-file.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { mayEverywhere } from '#server/authorization/staff-branches.ts'
import { addCompany, addCompanyPayment, changeCompany, monthNow } from './save-company.ts'
import { showCompanies } from './show-company.ts'
import { showStatement, statementFile } from './show-statement.ts'

/** Company accounts on the console: members, approver, limits, what is owed and paid (rule "Orders on account"). */
export function companyRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const lookOf = (c: AppContext) => ({ tenantId: c.get('staff').tenantId, language: c.get('language') })
  app.openapi(listCompaniesRoute, async (c) => {
    const { tenantId } = c.get('staff')
    const list = async () => ({
      data: await deps.db.snapshot(tenantId, showCompanies),
      month: await monthNow(deps, tenantId),
    })
    return answer(c, notAllowed(c) ?? (await list()), 200)
  })
  app.openapi(addCompanyRoute, async (c) =>
    answer(c, notAllowed(c) ?? (await addCompany(deps, c.get('staff'), c.req.valid('json'))), 201),
  )
  app.openapi(changeCompanyRoute, async (c) => {
    const [{ id }, change] = [c.req.valid('param'), c.req.valid('json')]
    return answer(c, notAllowed(c) ?? (await changeCompany(deps, c.get('staff'), id, change)), 200)
  })
  app.openapi(getStatementRoute, async (c) => {
    const [{ id }, { month }] = [c.req.valid('param'), c.req.valid('query')]
    return answer(c, notAllowed(c) ?? (await showStatement(deps, lookOf(c), id, month)), 200)
  })
  app.openapi(getStatementFileRoute, async (c) => {
    const [{ id }, { month }] = [c.req.valid('param'), c.req.valid('query')]
    const shown = notAllowed(c) ?? (await showStatement(deps, lookOf(c), id, month))
    const file = isRefusal(shown) ? shown : statementFile(shown, c.get('language'))
    return answerFile(c, file, `statement-${month}-${id}.csv`)
  })
  app.openapi(addCompanyPaymentRoute, async (c) => {
    const [{ id }, body] = [c.req.valid('param'), c.req.valid('json')]
    const paid = { ...body, key: c.req.valid('header')['idempotency-key'] }
    return answer(c, notAllowed(c) ?? (await addCompanyPayment(deps, c.get('staff'), id, paid)), 200)
  })
}

function notAllowed(c: AppContext): Refusal | undefined {
  return mayEverywhere(c.get('staff'), 'companies') ? undefined : refuse('not-allowed')
}
