import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  admitMemberRoute,
  askTableRoute,
  chooseTableTenderRoute,
  getTableRoute,
  getTableSessionRoute,
  joinTableRoute,
  nameMemberRoute,
  payTableRoute,
  placeRoundRoute,
  splitTableRoute,
  type ShareInputBody,
} from '#contract/dine-in/table.ts'
import type { ShareInput } from '#domain/dine-in/table-share.ts'
import type { Deps } from '#server/core/deps.ts'
import { ensureBrowser, ensureShopper } from '#server/middleware/shopper.ts'
import { requestOrigin } from '#server/middleware/request-host.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { callOf } from '../../http/call-of.ts'
import { admitMember, askTable, nameMember } from './ask-table.ts'
import { chooseTableTender } from './choose-table-tender.ts'
import { joinTable, showTableByCode } from './join-table.ts'
import { payTable, splitTable } from './pay-table.ts'
import { placeRound } from './place-round.ts'
import { readTable } from './show-table.ts'

/** Takes a wish as it travels; returns it as the rules have it. */
export function inputOf(body: ShareInputBody): ShareInput {
  if (body.what === 'items') return { what: 'items', lineIds: body.line_ids }
  if (body.what === 'part') return { what: 'part', splitNo: body.split_no, partNo: body.part_no }
  return { what: 'whole' }
}

/** Phones at a table: scanning, the shared cart's rounds, calling staff, paying the bill (rule "Phones at a table"). */
export function tableRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getTableRoute, async (c) =>
    answer(c, await showTableByCode(deps, callOf(c), c.req.valid('param').code), 200),
  )
  app.openapi(joinTableRoute, async (c) => {
    const browser = ensureBrowser(c, deps)
    const { code } = c.req.valid('param')
    return answer(c, await joinTable(deps, { ...callOf(c), browser }, code, c.req.valid('json').name), 201)
  })
  app.openapi(getTableSessionRoute, async (c) => answer(c, await readTable(deps, callOf(c), idOf(c)), 200))
  app.openapi(nameMemberRoute, async (c) =>
    answer(c, await nameMember(deps, callOf(c), idOf(c), c.req.valid('json').name), 200),
  )
  app.openapi(admitMemberRoute, async (c) => {
    const input = { memberId: c.req.valid('param').member_id, admit: c.req.valid('json').admit }
    return answer(c, await admitMember(deps, callOf(c), idOf(c), input), 200)
  })
  app.openapi(placeRoundRoute, async (c) => {
    const { cart_version, total } = c.req.valid('json')
    return answer(c, await placeRound(deps, callOf(c), idOf(c), { cartVersion: cart_version, total }), 201)
  })
  app.openapi(askTableRoute, async (c) =>
    answer(c, await askTable(deps, callOf(c), idOf(c), c.req.valid('json').what), 200),
  )
  app.openapi(chooseTableTenderRoute, async (c) => {
    const call = { ...callOf(c), shopper: ensureShopper(c, deps) }
    return answer(c, await chooseTableTender(deps, call, idOf(c), c.req.valid('json')), 200)
  })
  app.openapi(splitTableRoute, async (c) =>
    answer(c, await splitTable(deps, callOf(c), idOf(c), c.req.valid('json').into), 200),
  )
  app.openapi(payTableRoute, async (c) => {
    const call = { ...callOf(c), shopper: ensureShopper(c, deps) }
    const input = inputOf(c.req.valid('json'))
    return answer(c, await payTable(deps, call, idOf(c), input, requestOrigin(c, deps.settled)), 200)
  })
}

const idOf = (c: AppContext) => c.req.param('id') ?? ''
