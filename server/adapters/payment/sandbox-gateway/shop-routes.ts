import { Hono } from 'hono'
import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { findAccount } from './account-credentials.ts'
import type { CardSession } from './books.ts'
import { newId } from './desk.ts'
import type { Desk } from './desk.ts'
import { errorAnswer, refundAnswer, sessionAnswer } from './gateway-answers.ts'
import { misbehaveAt } from './misbehave.ts'
import type { GatewayEnv } from './misbehave.ts'
import { closeSession } from './pay-session.ts'
import { askRefund, refundPayment } from './refund-payment.ts'

const reference = z.string().regex(/^[A-Za-z0-9_-]{8,80}$/)
const amount = z.int().positive().max(1_000_000_000)
const currency = z.string().regex(/^[A-Z]{3}$/)
const address = z.url({ protocol: /^https?$/ }).max(2_000)

const sessionShape = z.strictObject({
  reference,
  amount,
  currency,
  language: z.enum(['ar', 'en']),
  return_url: address,
  webhook_url: address,
  description: z.string().min(1).max(200),
  expires_at: z.iso.datetime(),
})
const refundShape = z.strictObject({ reference, payment_reference: reference, amount, currency })

/** The API for shops: sessions and refunds, each within the account of the caller's secret key. */
export function shopRoutes(desk: Desk, key: string, publicUrl: () => string): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>()
  const { faults } = desk
  const tell = async (c: Context<GatewayEnv>, session: CardSession, status: 200 | 201 | 409) => {
    await desk.durable(session.seq)
    return c.json(sessionAnswer(desk, session, publicUrl()), status)
  }
  const find = (c: Context<GatewayEnv>) =>
    desk.books.findSession(c.get('account'), c.req.param('reference') ?? '')
  const unknown = (c: Context<GatewayEnv>) => c.json(errorAnswer('not-found', 'No such reference'), 404)

  app.use(shopOnly(key))
  app.post('/sessions', misbehaveAt(faults, 'open'), async (c) => {
    const asked = sessionShape.safeParse(await c.req.json().catch(() => undefined))
    if (!asked.success) return c.json(errorAnswer('invalid', z.prettifyError(asked.error)), 400)
    const known = desk.books.findSession(c.get('account'), asked.data.reference)
    if (!known) return tell(c, openSession(desk, c.get('account'), asked.data), 201)
    const same = known.terms.amount === asked.data.amount && known.terms.currency === asked.data.currency
    return same
      ? tell(c, known, 200)
      : c.json(errorAnswer('reference-used', 'Other terms, same reference'), 422)
  })
  app.get('/sessions/by-reference/:reference', misbehaveAt(faults, 'ask'), async (c) => {
    const session = find(c)
    return session ? tell(c, session, 200) : unknown(c)
  })
  app.post('/sessions/by-reference/:reference/close', misbehaveAt(faults, 'close'), async (c) => {
    const session = find(c)
    if (!session) return unknown(c)
    closeSession(desk, session, 'shop')
    return tell(c, session, session.state === 'closed' ? 200 : 409)
  })
  addRefundRoutes(app, desk)
  return app
}

function addRefundRoutes(app: Hono<GatewayEnv>, desk: Desk): void {
  const { books, faults } = desk
  app.post('/refunds', misbehaveAt(faults, 'refund'), async (c) => {
    const asked = refundShape.safeParse(await c.req.json().catch(() => undefined))
    if (!asked.success) return c.json(errorAnswer('invalid', z.prettifyError(asked.error)), 400)
    const { reference, payment_reference: paymentReference, amount, currency } = asked.data
    const account = c.get('account')
    const session = books.findSession(account, paymentReference)
    if (!session) return c.json(errorAnswer('no-payment', 'No such payment'), 404)
    const terms = { account, reference, paymentReference, amount, currency, askedAt: desk.now() }
    const known = askRefund(desk, account, reference)
    const same =
      !known ||
      (known.terms.paymentReference === paymentReference &&
        known.terms.amount === amount &&
        known.terms.currency === currency)
    if (!same) return c.json(errorAnswer('reference-used', 'Other terms, same reference'), 409)
    const refund = known ?? refundPayment(desk, session, terms)
    // what the bank says now: its later answer may come while this is written down
    const said = refundAnswer(desk, refund)
    const status = refund.state === 'failed' ? 422 : known ? 200 : 201
    await desk.durable(refund.seq)
    return c.json(said, status)
  })
  app.get('/refunds/by-reference/:reference', misbehaveAt(faults, 'ask-refund'), async (c) => {
    const refund = askRefund(desk, c.get('account'), c.req.param('reference'))
    if (!refund) return c.json(errorAnswer('not-found', 'No such reference'), 404)
    await desk.durable(refund.seq)
    return c.json(refundAnswer(desk, refund))
  })
}

function openSession(desk: Desk, account: string, asked: z.infer<typeof sessionShape>): CardSession {
  const terms = {
    id: newId('ses'),
    account,
    reference: asked.reference,
    amount: asked.amount,
    currency: asked.currency,
    language: asked.language,
    returnUrl: asked.return_url,
    webhookUrl: asked.webhook_url,
    description: asked.description,
    expiresAt: Date.parse(asked.expires_at),
    openedAt: desk.now(),
  }
  desk.record({ kind: 'opened', terms })
  const session = desk.books.sessions.get(terms.id)
  if (!session) throw new Error(`session ${terms.id} was written and is not there`)
  return session
}

function shopOnly(key: string): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const secretKey = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    const account = findAccount(key, secretKey)
    if (account === undefined) return c.json(errorAnswer('unauthorised', 'Wrong secret key'), 401)
    c.set('account', account)
    return next()
  }
}
