import type { OpenAPIHono } from '@hono/zod-openapi'
import type { TypedResponse } from 'hono'
import {
  listMessagesRoute,
  listSendersRoute,
  messageBalanceRoute,
  messageChallengeRoute,
  messageReportRoute,
  optOutPageRoute,
  optOutRoute,
  orderSendersRoute,
  removeSenderRoute,
  retryMessageRoute,
  saveSenderRoute,
  testSenderRoute,
} from '#contract/notifications/messages.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, refusalResponse, type AppContext, type AppEnv } from '#server/http/request.ts'
import { mayEverywhere } from '#server/authorization/staff-branches.ts'
import { orderSenders, removeSender, saveSender } from './change-senders.ts'
import { listWays } from './list-ways.ts'
import { optOut, optOutAddress } from './opt-out.ts'
import { answerChallenge, receiveReports } from './receive-reports.ts'
import { showSenders } from './show-senders.ts'
import { retryMessage, showMessages } from './staff-messages.ts'
import { testSender } from './test-sender.ts'

/** What a visitor may know of messages: whether they can be sent (spec 7). And where providers report to. */
export function messageRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(messageBalanceRoute, async (c) => {
    const can = (await listWays(deps, c.get('tenantId'))).length > 0
    return c.json({ can_send: can, balance: can ? (1 as const) : (0 as const) }, 200)
  })
  app.openapi(messageReportRoute, async (c) => {
    const accountId = c.req.valid('param').account_id
    const { search } = new URL(c.req.url)
    const report = { accountId, search, headers: c.req.raw.headers, body: await c.req.text() }
    return answer(c, await receiveReports(deps, c.get('tenantId'), report), 200)
  })
  app.openapi(messageChallengeRoute, async (c) => {
    const query = new URL(c.req.url).searchParams
    const said = await answerChallenge(deps, c.get('tenantId'), c.req.valid('param').account_id, query)
    return answerText(c, said)
  })
  app.openapi(optOutRoute, async (c) =>
    answer(c, await optOut(deps, c.get('tenantId'), c.req.valid('param').token, await c.req.text()), 200),
  )
  app.openapi(optOutPageRoute, (c) => {
    const address = optOutAddress(deps, c.get('tenantId'), c.req.valid('param').token, c.get('language'))
    return isRefusal(address) ? refusalResponse(c, address) : c.redirect(address, 302)
  })
}

/** Senders and messages, for owner and manager. Credentials go in and never come out. */
export function messageStaffRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(listSendersRoute, async (c) =>
    answer(c, notAllowed(c) ?? (await showSenders(deps, c.get('staff').tenantId)), 200),
  )
  app.openapi(saveSenderRoute, async (c) => {
    const { provider } = c.req.valid('param')
    const body = c.req.valid('json')
    return answer(c, notAllowed(c) ?? (await saveSender(deps, c.get('staff'), provider, body)), 200)
  })
  app.openapi(removeSenderRoute, async (c) => {
    const { provider } = c.req.valid('param')
    return answer(c, notAllowed(c) ?? (await removeSender(deps, c.get('staff'), provider)), 200)
  })
  app.openapi(orderSendersRoute, async (c) => {
    const { providers } = c.req.valid('json')
    return answer(c, notAllowed(c) ?? (await orderSenders(deps, c.get('staff'), providers)), 200)
  })
  app.openapi(testSenderRoute, async (c) => {
    const { provider } = c.req.valid('param')
    const sent = { to: c.req.valid('json').to, language: c.get('language') }
    return answer(c, notAllowed(c) ?? (await testSender(deps, c.get('staff'), provider, sent)), 200)
  })
  app.openapi(listMessagesRoute, async (c) =>
    answer(c, notAllowed(c) ?? (await showMessages(deps, c.get('staff').tenantId, c.get('language'))), 200),
  )
  app.openapi(retryMessageRoute, async (c) => {
    const wanted = { id: c.req.valid('param').id, language: c.get('language') }
    return answer(c, notAllowed(c) ?? (await retryMessage(deps, c.get('staff'), wanted)), 200)
  })
}

/** Senders and messages are the whole restaurant's: one who works in some branches alone sees no guest of another. */
function notAllowed(c: AppContext): Refusal | undefined {
  return mayEverywhere(c.get('staff'), 'messages') ? undefined : refuse('not-allowed')
}

/** As `answer` in request.ts, for the one call whose success is plain text. */
function answerText(c: AppContext, result: string | Refusal): TypedResponse<string, 200, 'text'> & Response {
  const response = isRefusal(result) ? refusalResponse(c, result) : c.text(result, 200)
  return response as TypedResponse<string, 200, 'text'> & Response
}
