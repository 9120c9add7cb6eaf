import type { OpenAPIHono } from '@hono/zod-openapi'
import { getStockRoute } from '#contract/backoffice/staff.ts'
import {
  changeItemHereRoute,
  changeOptionsHereRoute,
  setSoldOutRoute,
  type ItemHereBody,
} from '#contract/menu/item-here.ts'
import { parseAmount } from '#domain/core/money.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { changeOptionsHere } from './change-options-here.ts'
import { changeItemHere } from './change-item-here.ts'
import { getStock } from './get-stock.ts'
import { setSoldOut } from './set-sold-out.ts'

/** What a branch has of the menu: what is sold out, how much is left, what costs otherwise there (rule "Roles"). */
export function stockRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getStockRoute, async (c) => {
    const { branch_id } = c.req.valid('query')
    return answer(c, await getStock(deps, c.get('staff'), branch_id, c.get('language')), 200)
  })
  app.openapi(setSoldOutRoute, async (c) => {
    const { branch_id, sold_out, until } = c.req.valid('json')
    const input = { itemId: c.req.valid('param').id, branchId: branch_id, soldOut: sold_out, until }
    return answer(c, await setSoldOut(deps, c.get('staff'), input), 200)
  })
  app.openapi(changeItemHereRoute, async (c) => {
    const { branch_id: branchId, left, hidden, prices } = c.req.valid('json')
    const input = {
      itemId: c.req.valid('param').id,
      branchId,
      left,
      hidden,
      prices: pricesOf(prices),
    }
    return answer(c, await changeItemHere(deps, c.get('staff'), input), 200)
  })
  app.openapi(changeOptionsHereRoute, async (c) => {
    const { branch_id: branchId, option_ids: optionIds, sold_out: soldOut, ...rest } = c.req.valid('json')
    const input = { branchId, optionIds, soldOut, ...rest, prices: pricesOf(rest.prices) }
    return answer(c, await changeOptionsHere(deps, c.get('staff'), input), 200)
  })
}

const pricesOf = (prices: ItemHereBody['prices']) =>
  prices?.map(({ type, price }) => ({ type, price: price === null ? null : minor(price) }))

/** The contract lets only amounts through. */
const minor = (price: string) => Math.max(0, parseAmount(price) ?? 0)
