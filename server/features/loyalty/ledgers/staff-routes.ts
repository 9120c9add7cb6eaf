import type { OpenAPIHono } from '@hono/zod-openapi'
import { changeBalanceRoute, findBalancesRoute } from '#contract/loyalty/wallet.ts'
import { getCountry } from '#domain/core/country.ts'
import { normaliseMobile } from '#domain/core/mobile.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { findCustomerBy } from '#server/store/customers/customers.ts'
import { changeBalance } from './change-balance.ts'
import { showBalances } from './show-balances.ts'

/** What staff see and change of a customer's wallet and points (rule "Balances changed by staff"). */
export function balanceStaffRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(findBalancesRoute, async (c) =>
    answer(c, notAllowed(c) ?? (await findBalances(c, deps, c.req.valid('query').contact)), 200),
  )
  app.openapi(changeBalanceRoute, async (c) => {
    const key = c.req.valid('header')['idempotency-key']
    const { id } = c.req.valid('param')
    const body = c.req.valid('json')
    return answer(c, notAllowed(c) ?? (await changeBalance(deps, staffOf(c), id, body, key)), 200)
  })
}

function notAllowed(c: AppContext): Refusal | undefined {
  return mayStaff(c.get('staff').role, 'balances') ? undefined : refuse('not-allowed')
}

const staffOf = (c: AppContext) => ({ ...c.get('staff'), language: c.get('language') })

/** A number as the restaurant's country writes it, or an e-mail. */
async function findBalances(c: AppContext, deps: Deps, typed: string) {
  const staff = staffOf(c)
  const { tenant } = await deps.catalogues.current(staff.tenantId)
  const mobile = normaliseMobile(typed, getCountry(tenant.country))
  const contact = mobile ? { mobile } : { email: typed.trim().toLowerCase() }
  const found = await deps.db.read(staff.tenantId, (db) => findCustomerBy(db, contact))
  return found ? showBalances(deps, staff, found.id) : refuse('not-found')
}
