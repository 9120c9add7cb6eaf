import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  listMessagesRoute,
  listSendersRoute,
  messageBalanceRoute,
  orderSendersRoute,
  removeSenderRoute,
  retryMessageRoute,
  saveSenderRoute,
  testSenderRoute,
} from '#contract/messages.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { mayStaff } from '#domain/staff-role.ts'
import type { Deps } from '#server/deps.ts'
import { answer, type AppContext, type AppEnv } from '#server/request.ts'
import { orderSenders, removeSender, saveSender } from './change-senders.ts'
import { listWays } from './list-ways.ts'
import { showSenders } from './show-senders.ts'
import { retryMessage, showMessages } from './staff-messages.ts'
import { testSender } from './test-sender.ts'

/** What a visitor may know of messages: whether they can be sent. Spec 7. */
export function messageRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(messageBalanceRoute, async (c) => {
    const can = (await listWays(deps, c.get('tenantId'))).length > 0
    return c.json({ can_send: can, balance: can ? (1 as const) : (0 as const) }, 200)
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
  const { role, branchIds } = c.get('staff')
  return mayStaff(role, 'messages') && branchIds === 'all' ? undefined : refuse('not-allowed')
}
