import { Hono } from 'hono'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { bankPage } from './bank-page.ts'
import type { CardSession } from './books.ts'
import { cardPage } from './card-page.ts'
import type { Desk } from './desk.ts'
import { errorAnswer, returnAddress, sessionAnswer } from './gateway-answers.ts'
import { misbehaveAt } from './misbehave.ts'
import type { GatewayEnv } from './misbehave.ts'
import { answerChallenge, closeSession, payWithCard } from './pay-session.ts'
import { pagePolicy } from './page-headers.ts'
import type { Html } from './page-frame.ts'
import { plainPage } from './plain-page.ts'
import { readCard } from './read-card.ts'
import { sessionState } from './session-state.ts'
import { inFours, testCards } from './test-cards.ts'

const typedShape = z.object({
  number: z.string().max(40),
  expiry: z.string().max(20),
  cvc: z.string().max(20),
})
const nothing = { number: '', expiry: '', cvc: '' }

/** The pages that customers see (plain forms, no script), and the same acts as JSON for load tests. */
export function payRoutes(desk: Desk, publicUrl: () => string): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>()
  const bySession = createMiddleware<GatewayEnv>(async (c, next) => {
    const session = desk.books.sessions.get(c.req.param('id') ?? '')
    if (!session && c.req.path.startsWith('/v1/'))
      return c.json(errorAnswer('not-found', 'No such session'), 404)
    if (!session) return c.html(plainPage('gone'), 404)
    c.set('session', session)
    c.set('account', session.terms.account)
    return next()
  })
  app.use('/pay/:id/*', bySession)
  app.use('/v1/sessions/:id/:act{pay|challenge}', bySession)
  addCardRoutes(app, desk)
  addJsonRoutes(app, desk, publicUrl)
  return app
}

function addCardRoutes(app: Hono<GatewayEnv>, desk: Desk): void {
  const misbehave = misbehaveAt(desk.faults, 'pay')
  app.get('/pay/:id', (c) => {
    const session = c.get('session')
    const chosen = testCards.find((card) => card.id === c.req.query('card'))
    const typed = chosen ? { number: inFours(chosen.number), expiry: '12/34', cvc: '123' } : nothing
    return isPayable(desk, session) ? page(c, cardPage(session, typed, {})) : moveOn(c, desk)
  })
  app.post('/pay/:id', misbehave, async (c) => {
    const session = c.get('session')
    if (!isPayable(desk, session)) return moveOn(c, desk)
    const typed = typedShape.catch(nothing).parse(await c.req.parseBody())
    const read = readCard(typed, desk.now())
    if (!read.ok) return page(c, cardPage(session, { ...typed, cvc: '' }, read.problems), 422)
    payWithCard(desk, session, read.card, read.outcome)
    return moveOn(c, desk)
  })
  app.post('/pay/:id/cancel', (c) => {
    closeSession(desk, c.get('session'), 'customer')
    return moveOn(c, desk)
  })
  app.get('/pay/:id/bank', (c) => {
    const session = c.get('session')
    return isAtBank(desk, session) ? page(c, bankPage(session)) : moveOn(c, desk)
  })
  app.post('/pay/:id/bank', async (c) => {
    const { answer } = await c.req.parseBody()
    if (answer === 'approve' || answer === 'refuse')
      answerChallenge(desk, c.get('session'), answer === 'approve')
    return moveOn(c, desk)
  })
}

function addJsonRoutes(app: Hono<GatewayEnv>, desk: Desk, publicUrl: () => string): void {
  const tell = async (c: Context<GatewayEnv>) => {
    const session = c.get('session')
    await desk.durable(session.seq)
    const next = isAtBank(desk, session)
      ? `${publicUrl()}/pay/${session.terms.id}/bank`
      : returnAddress(session)
    return c.json({ ...sessionAnswer(desk, session, publicUrl()), next })
  }
  app.post('/v1/sessions/:id/pay', misbehaveAt(desk.faults, 'pay'), async (c) => {
    const session = c.get('session')
    const asked = z.object({ card: typedShape }).safeParse(await c.req.json().catch(() => undefined))
    if (!asked.success) return c.json(errorAnswer('invalid', z.prettifyError(asked.error)), 400)
    const read = readCard(asked.data.card, desk.now())
    if (!read.ok)
      return c.json({ ...errorAnswer('card', 'The card is not valid'), problems: read.problems }, 422)
    payWithCard(desk, session, read.card, read.outcome)
    return tell(c)
  })
  app.post('/v1/sessions/:id/challenge', async (c) => {
    const asked = z
      .object({ answer: z.enum(['approve', 'refuse']) })
      .safeParse(await c.req.json().catch(() => undefined))
    if (!asked.success) return c.json(errorAnswer('invalid', z.prettifyError(asked.error)), 400)
    answerChallenge(desk, c.get('session'), asked.data.answer === 'approve')
    return tell(c)
  })
}

function isPayable(desk: Desk, session: CardSession): boolean {
  const state = sessionState(session, desk.now())
  return state === 'open' || state === 'declined'
}

function isAtBank(desk: Desk, session: CardSession): boolean {
  return session.waitingFor === 'challenge' && sessionState(session, desk.now()) === 'submitted'
}

/** Sends the browser on: to the bank's page while that waits, else back to the shop. */
async function moveOn(c: Context<GatewayEnv>, desk: Desk): Promise<Response> {
  const session = c.get('session')
  await desk.durable(session.seq)
  return c.redirect(isAtBank(desk, session) ? `/pay/${session.terms.id}/bank` : returnAddress(session), 303)
}

function page(c: Context<GatewayEnv>, content: Html, status: 200 | 422 = 200): Response | Promise<Response> {
  // browsers hold a form's redirects to form-action too, so the way back to the shop must be in it
  const back = new URL(c.get('session').terms.returnUrl).origin
  c.header('content-security-policy', pagePolicy(back))
  return c.html(content, status)
}
