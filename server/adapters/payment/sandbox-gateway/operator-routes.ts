import { Hono } from 'hono'
import type { Context } from 'hono'
import { z } from 'zod'
import { isSame } from './account-credentials.ts'
import type { Desk } from './desk.ts'
import { faultsShape } from './faults.ts'
import { errorAnswer } from './gateway-answers.ts'
import type { GatewayEnv } from './misbehave.ts'
import { answerAsBank } from './pay-session.ts'
import { settleRefund } from './refund-payment.ts'
import { sessionState } from './session-state.ts'

const settleShape = z.union([
  z.strictObject({ account: z.string(), payment: z.string(), as: z.enum(['captured', 'declined']) }),
  z.strictObject({ account: z.string(), refund: z.string(), as: z.enum(['done', 'failed']) }),
])

/** What tests and the operator use, with the operator's key: the books, the faults, and a bank's late answer. */
export function operatorRoutes(desk: Desk, key: string): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>()
  const onlyOperator = (c: Context<GatewayEnv>) =>
    isSame(c.req.header('authorization') ?? '', `Bearer ${key}`)
  app.use(async (c, next) => {
    if (!onlyOperator(c)) return c.json(errorAnswer('unauthorised', 'Wrong operator key'), 401)
    return next()
  })
  app.get('/books', (c) => c.json(readBooks(desk, c.req.query('account'))))
  app.get('/faults', (c) => c.json(desk.faults.of(c.req.query('account') ?? '*')))
  app.put('/faults', async (c) => {
    const asked = faultsShape.safeParse(await c.req.json().catch(() => undefined))
    if (!asked.success) return c.json(errorAnswer('invalid', z.prettifyError(asked.error)), 400)
    desk.faults.set(c.req.query('account') ?? '*', asked.data)
    return c.json(asked.data)
  })
  app.delete('/faults', (c) => {
    desk.faults.reset()
    return c.body(null, 204)
  })
  app.post('/settle', async (c) => {
    const asked = settleShape.safeParse(await c.req.json().catch(() => undefined))
    if (!asked.success) return c.json(errorAnswer('invalid', z.prettifyError(asked.error)), 400)
    const settled = settle(desk, asked.data)
    if (!settled)
      return c.json(errorAnswer('nothing-to-settle', 'Nothing waits for a bank under that reference'), 409)
    return c.body(null, 204)
  })
  return app
}

function settle(desk: Desk, asked: z.infer<typeof settleShape>): boolean {
  if ('payment' in asked) {
    const session = desk.books.findSession(asked.account, asked.payment)
    return session !== undefined && answerAsBank(desk, session, asked.as)
  }
  const refund = desk.books.findRefund(asked.account, asked.refund)
  return refund !== undefined && settleRefund(desk, refund, asked.as)
}

function readBooks(desk: Desk, account: string | undefined) {
  const mine = (terms: { account: string }) => account === undefined || terms.account === account
  const sessions = [...desk.books.sessions.values()].filter(({ terms }) => mine(terms))
  return {
    sessions: sessions.map((session) => ({
      account: session.terms.account,
      reference: session.terms.reference,
      state: sessionState(session, desk.now()),
      amount: session.terms.amount,
      currency: session.terms.currency,
    })),
    captures: sessions
      .filter((session) => session.state === 'captured')
      .map((session) => ({
        account: session.terms.account,
        reference: session.terms.reference,
        paymentId: session.paymentId,
        amount: session.terms.amount,
        currency: session.terms.currency,
        at: new Date(session.capturedAt ?? 0).toISOString(),
      })),
    refunds: [...desk.books.refunds.values()]
      .filter(({ terms }) => mine(terms))
      .map(({ terms, state, why }) => ({
        account: terms.account,
        reference: terms.reference,
        paymentReference: terms.paymentReference,
        amount: terms.amount,
        currency: terms.currency,
        state,
        why: why ?? null,
        at: new Date(terms.askedAt).toISOString(),
      })),
    webhooksOwed: [...desk.books.owed.values()].filter(mine).length,
  }
}
