import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  getPointsBalanceRoute,
  getPointsSettingsRoute,
  getWalletBalanceRoute,
  getWalletSettingsRoute,
  listPointsLogsRoute,
  listWalletLogsRoute,
} from '#contract/customers/customer-lists.ts'
import { getCountry } from '#domain/core/country.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse } from '#domain/core/refusal.ts'
import type { SettingKey } from '#domain/site/setting-keys.ts'
import { settingText } from '#domain/site/settings.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { requireCustomer } from '#server/middleware/customer.ts'
import { answer, type AppContext, type AppEnv, type CustomerSession } from '#server/http/request.ts'
import { readBalance, type Ledger } from '#server/store/loyalty/ledgers.ts'
import { readNextExpiry } from '#server/store/loyalty/points-lots.ts'
import { readPointsLog, readWalletLog } from './read-log.ts'

/** Wallet and points: balances, logs and settings (spec 6, 7). What moves them is with orders and the console. */
export function ledgerRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  walletRoutes(app, deps)
  app.openapi(getPointsBalanceRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return answer(c, session, 200)
    return answer(c, await showPoints(deps, session, c.get('language')), 200)
  })
  app.openapi(listPointsLogsRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return answer(c, session, 200)
    const look = { ...c.req.valid('query'), language: c.get('language') }
    return answer(c, await readPointsLog(deps, session, look), 200)
  })
  app.openapi(getPointsSettingsRoute, async (c) => {
    if (!(await hasPage(c, deps, 'app-points'))) return answer(c, refuse('not-found'), 200)
    const [least, value] = await numbersOf(c, deps, 'order.points_minimum', 'order.point_value')
    return answer(c, { min_points: least ?? 0, point_value: toDecimal(value ?? 0) }, 200)
  })
}

function walletRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getWalletBalanceRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return answer(c, session, 200)
    const balance = toDecimal(await balanceOf(deps, session, 'wallet'))
    return answer(c, { balance, min_order_amount: await minOrder(c, deps) }, 200)
  })
  app.openapi(listWalletLogsRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return answer(c, session, 200)
    const look = { ...c.req.valid('query'), language: c.get('language') }
    return answer(c, await readWalletLog(deps, session, look), 200)
  })
  app.openapi(getWalletSettingsRoute, async (c) =>
    answer(
      c,
      (await hasPage(c, deps, 'app-wallet'))
        ? { min_order_amount: await minOrder(c, deps), top_up: await topUpOf(c, deps) }
        : refuse('not-found'),
      200,
    ),
  )
}

function balanceOf({ db }: Deps, { tenantId, customerId }: CustomerSession, ledger: Ledger): Promise<number> {
  return db.read(tenantId, (read) => readBalance(read, ledger, customerId))
}

/** Takes who is signed in; returns how many points there are to spend, and which of them expire next. */
async function showPoints(deps: Deps, { tenantId, customerId }: CustomerSession, language: Language) {
  const { tenant } = await deps.catalogues.current(tenantId)
  const [zone] = getCountry(tenant.country).time_zones
  const [balance, next] = await deps.db.read(tenantId, async (read) => [
    await readBalance(read, 'points', customerId),
    await readNextExpiry(read, customerId),
  ])
  const at = next?.at.getTime() ?? 0
  const words = momentWords(at, deps.clock(), zone, language)
  return {
    balance,
    expiring: next ? { points: next.points, at: next.at.toISOString(), at_words: words } : null,
  }
}

/** What one top-up may add, where wallets are topped up. */
async function topUpOf(c: AppContext, deps: Deps) {
  const catalogue = await deps.catalogues.current(c.get('tenantId'))
  if (settingText(catalogue.settings, 'payment.wallet_top_up') !== '1') return null
  const [least, most] = await numbersOf(c, deps, 'order.wallet_top_up_least', 'order.wallet_top_up_most')
  return { least: toDecimal(least ?? 0), most: toDecimal(most ?? 0) }
}

async function minOrder(c: AppContext, deps: Deps): Promise<string> {
  const [amount] = await numbersOf(c, deps, 'order.wallet_min_order_amount')
  return toDecimal(amount ?? 0)
}

async function numbersOf(c: AppContext, deps: Deps, ...keys: SettingKey[]): Promise<number[]> {
  const { settings } = await deps.catalogues.current(c.get('tenantId'))
  return keys.map((key) => Number(settingText(settings, key)))
}

/** Spec 6: wallet and loyalty settings only if the tenant has pages with slug app-wallet or app-points. */
async function hasPage(c: AppContext, deps: Deps, slug: 'app-wallet' | 'app-points'): Promise<boolean> {
  const { pages } = await deps.catalogues.current(c.get('tenantId'))
  return pages.some((page) => page.slug === slug)
}
