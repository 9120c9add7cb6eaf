import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  addGatewayRoute,
  changeGatewayRoute,
  checkGatewayRoute,
  chooseGatewayRoute,
  listGatewaysRoute,
} from '#contract/payments/gateways.ts'
import { gatewayKinds } from '#domain/payments/gateway-kinds.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { requestHost } from '#server/middleware/request-host.ts'
import { answer, refusalResponse, type AppContext, type AppEnv } from '#server/http/request.ts'
import { mayEverywhere } from '#server/authorization/staff-branches.ts'
import { listAccounts } from '#server/store/payments/gateway-accounts.ts'
import { findUsedAccount, type AccountRow } from '#server/store/payments/payments.ts'
import { checkGateway, chooseGateway } from './check-gateway.ts'
import { addGateway, changeGateway } from './save-gateway.ts'
import { showAccount } from './show-account.ts'

/** The restaurant's accounts at card gateways, for its owner alone. Credentials go in and never come out. */
export function gatewayRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const shown = (c: AppContext, row: AccountRow | Refusal) =>
    isRefusal(row) ? row : showAccount(deps, row, c.get('language'))
  app.openapi(listGatewaysRoute, async (c) => answer(c, notOwner(c) ?? (await list(c, deps)), 200))
  app.openapi(addGatewayRoute, async (c) =>
    answer(c, notOwner(c) ?? shown(c, await addGateway(deps, c.get('staff'), c.req.valid('json'))), 201),
  )
  app.openapi(changeGatewayRoute, async (c) => {
    const { id } = c.req.valid('param')
    const refused = notOwner(c)
    const body = c.req.valid('json')
    return answer(c, refused ?? shown(c, await changeGateway(deps, c.get('staff'), id, body)), 200)
  })
  app.openapi(checkGatewayRoute, async (c) =>
    answer(c, notOwner(c) ?? (await checkGateway(deps, c.get('staff'), c.req.valid('param').id)), 200),
  )
  app.openapi(chooseGatewayRoute, async (c) => {
    const { id } = c.req.valid('param')
    return answer(c, notOwner(c) ?? shown(c, await chooseGateway(deps, c.get('staff'), id)), 200)
  })
}

/**
 * The file by which Apple knows a restaurant's host, from the account in use: exact bytes, on every host of the
 * restaurant, without a redirect. Apple asks for it again at times, so it stays as long as the account is in use.
 */
export function applePayFileRoute(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.get('/.well-known/apple-developer-merchantid-domain-association', async (c) => {
    const entry = await deps.hosts.find(requestHost(c, deps.settled))
    const account = entry && (await deps.db.read(entry.tenantId, findUsedAccount))
    const file = account && deps.gateways.open(account.sealed_credentials).applePayFile
    if (!file) return refusalResponse(c, refuse('not-found'))
    return c.body(file, 200, { 'content-type': 'text/plain; charset=us-ascii', 'cache-control': 'no-cache' })
  })
}

function notOwner(c: AppContext): Refusal | undefined {
  return mayEverywhere(c.get('staff'), 'gateways') ? undefined : refuse('not-allowed')
}

async function list(c: AppContext, deps: Deps) {
  const language = c.get('language')
  const rows = await deps.db.read(c.get('staff').tenantId, listAccounts)
  const demo = deps.settled.mode === 'demo'
  return {
    accounts: rows.map((row) => showAccount(deps, row, language)),
    kinds: gatewayKinds.map(({ name, label, fields, details, needed, applePay, addresses }) => ({
      name,
      label: wordIn(label, language),
      fields: [...fields],
      details: [...details],
      needed: [...needed],
      apple_pay: applePay,
      addresses: addresses
        .filter(({ live }) => !(demo && live))
        .map((one) => ({ id: one.id, label: wordIn(one.label, language), live: one.live })),
    })),
    simulators_allowed: demo,
  }
}
