import { createHash, randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { Hooks } from '../simulator/hooks.ts'
import { simulatedBank, simulatedCardFields } from '../simulator/simulated-page.ts'
import { startSimulator } from '../simulator/start-simulator.ts'
import type { Simulator, SimulatorApp } from '../simulator/start-simulator.ts'
import { signStripe } from '../stripe/read-stripe-webhook.ts'
import { StripeBooks } from './stripe-books.ts'
import type { SimulatedIntent } from './stripe-books.ts'
import { stripeCards } from './stripe-cards.ts'
import { elementsScript, stripeScript } from './stripe-script.ts'

export interface StripeSimulator extends Simulator {
  readonly books: StripeBooks
  setHook(url: string, secret: string): void
  /** The bank sends a refund back, and the shop is told. */
  bounceRefund(id: string): void
}

interface Desk {
  readonly books: StripeBooks
  readonly hooks: Hooks
  readonly url: () => string
  readonly hook: { url: string; secret: string }
}

/** Starts a gateway that speaks Stripe's documented payment intents, its script included. Every key is an account. */
export async function startStripeSimulator(): Promise<StripeSimulator> {
  const books = new StripeBooks()
  const hook = { url: '', secret: '' }
  let bounceRefund: (id: string) => void = () => undefined
  const simulator = await startSimulator((app, { hooks, url }) => {
    const desk: Desk = { books, hooks, url, hook }
    bounceRefund = (id) => {
      const refund = books.bounce(id)
      for (const type of ['refund.updated', 'refund.failed'])
        post(desk, type, { object: 'refund', ...refund })
    }
    intentRoutes(app, desk)
    refundRoutes(app, desk)
    browserRoutes(app, desk)
  })
  return {
    ...simulator,
    books,
    setHook(url, secret) {
      Object.assign(hook, { url, secret })
    },
    bounceRefund: (id) => bounceRefund(id),
  }
}

const refuse = (c: Context, status: 400 | 401 | 404, message: string, type = 'invalid_request_error') =>
  c.json({ error: { type, message } }, status)

function keyOf(c: Context): string {
  return c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
}

function shown(
  { account: _account, back: _back, card, ...intent }: SimulatedIntent,
  expand: readonly string[] = [],
): object {
  const fingerprint = createHash('sha256')
    .update(card ?? '')
    .digest('hex')
    .slice(0, 16)
  const charge = { id: `ch_${intent.id}`, payment_method_details: { card: { fingerprint } } }
  const isExpanded = expand.some((one) => one.endsWith('latest_charge'))
  return {
    object: 'payment_intent',
    livemode: false,
    ...intent,
    latest_charge: card === undefined ? null : isExpanded ? charge : charge.id,
  }
}

/** The same key with the same fields brings the same answer, a failure inside too; with others it is refused. */
function once(c: Context, { books }: Desk, fields: URLSearchParams, act: () => object | undefined) {
  const key = `${keyOf(c)} ${c.req.path} ${c.req.header('idempotency-key') ?? randomUUID()}`
  const before = books.keys.get(key)
  if (before)
    return before.fields === fields.toString()
      ? c.json(before.answer, before.status)
      : refuse(
          c,
          400,
          'Keys for idempotent requests can only be used with the same parameters',
          'idempotency_error',
        )
  const fails = books.failing > 0
  if (fails) books.failing -= 1
  const answer = fails ? { error: { type: 'api_error', message: 'failed inside' } } : act()
  if (!answer) return refuse(c, 400, 'Refund amount is greater than unrefunded amount on charge')
  const status = fails ? 500 : 200
  books.keys.set(key, { fields: fields.toString(), status, answer })
  return c.json(answer, status)
}

function intentRoutes(app: SimulatorApp, desk: Desk): void {
  const { books } = desk
  app.use('/v1/*', (c, next) =>
    /^sk_test_[a-z0-9]+$/.test(keyOf(c)) && !keyOf(c).endsWith('wrong')
      ? next()
      : Promise.resolve(refuse(c, 401, 'Invalid API Key provided')),
  )
  const mine = (c: Context) => [...books.intents.values()].filter(({ account }) => account === keyOf(c))
  const find = (c: Context) => mine(c).find(({ id }) => id === c.req.param('id'))
  app.get('/v1/payment_intents', (c) =>
    c.json({
      data: mine(c)
        .slice(0, 1)
        .map((intent) => shown(intent)),
    }),
  )
  app.post('/v1/payment_intents', async (c) => {
    const fields = new URLSearchParams(await c.req.text())
    return once(c, desk, fields, () => shown(books.open(keyOf(c), fields)))
  })
  app.get('/v1/payment_intents/search', (c) => {
    const [, reference] = /^metadata\['reference'\]:'([^']+)'$/.exec(c.req.query('query') ?? '') ?? []
    const found = mine(c).filter(({ metadata }) => metadata['reference'] === reference)
    return c.json({ data: found.map((intent) => shown(intent, c.req.queries('expand[]'))) })
  })
  app.get('/v1/payment_intents/:id', (c) => {
    const intent = find(c)
    return intent
      ? c.json(shown(intent, c.req.queries('expand[]')))
      : refuse(c, 404, 'No such payment_intent')
  })
  app.post('/v1/payment_intents/:id/cancel', (c) => {
    const intent = find(c)
    if (!intent) return refuse(c, 404, 'No such payment_intent')
    if (intent.status !== 'requires_payment_method') return refuse(c, 400, 'cannot be canceled')
    intent.status = 'canceled'
    return c.json(shown(intent))
  })
}

function refundRoutes(app: SimulatorApp, desk: Desk): void {
  const { books } = desk
  app.post('/v1/refunds', async (c) => {
    const fields = new URLSearchParams(await c.req.text())
    const intent = books.intents.get(fields.get('payment_intent') ?? '')
    if (intent?.account !== keyOf(c)) return refuse(c, 404, 'No such payment_intent')
    return once(c, desk, fields, () => books.refund(intent, fields))
  })
  app.get('/v1/refunds', (c) => {
    const intent = c.req.query('payment_intent')
    return c.json({ data: books.refunds.filter((one) => one.payment_intent === intent) })
  })
}

function browserRoutes(app: SimulatorApp, desk: Desk): void {
  const { books, url } = desk
  const script = (c: Context, text: string) =>
    c.body(text, 200, { 'content-type': 'text/javascript; charset=utf-8' })
  const languageOf = (c: Context) => (c.req.query('lang') === 'ar' ? ('ar' as const) : ('en' as const))
  app.get('/endive/stripe.js', (c) => script(c, stripeScript))
  app.get('/elements.js', (c) => script(c, elementsScript))
  app.get('/elements', (c) => c.html(simulatedCardFields(languageOf(c), '/elements.js')))
  app.post('/confirm', async (c) => {
    c.header('access-control-allow-origin', '*')
    const body = JSON.parse(await c.req.text()) as Record<string, string | boolean>
    const intent = [...books.intents.values()].find((one) => one.client_secret === body['clientSecret'])
    const card = body['wallet'] ? stripeCards.approved : String(body['number'])
    if (!intent || !books.confirm(intent, card))
      return c.json({ error: { type: 'invalid_request_error', message: 'The intent takes no payment' } })
    intent.back = String(body['return_url'])
    if (intent.status === 'requires_action') {
      const language = /\/en\//.test(intent.back) ? 'en' : 'ar'
      return c.json({ next: `${url()}/3ds/${intent.id}?lang=${language}` })
    }
    tell(desk, intent)
    const error = intent.last_payment_error
    return c.json(error ? { error: { type: 'card_error', ...error } } : { next: backOf(intent) })
  })
  app.get('/3ds/:id', (c) => c.html(simulatedBank(languageOf(c), `/3ds/${c.req.param('id')}`)))
  app.post('/3ds/:id', async (c) => {
    const intent = books.intents.get(c.req.param('id'))
    if (!intent) return c.notFound()
    const { answer } = await c.req.parseBody()
    books.challenge(intent, answer === 'approve')
    tell(desk, intent)
    return intent.back ? c.redirect(backOf(intent), 303) : c.body(null, 204)
  })
}

function backOf({ back, id, client_secret, status }: SimulatedIntent): string {
  const address = new URL(back)
  address.searchParams.set('payment_intent', id)
  address.searchParams.set('payment_intent_client_secret', client_secret)
  address.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed')
  return address.href
}

function tell(desk: Desk, intent: SimulatedIntent): void {
  if (intent.status === 'requires_action') return
  const type = intent.status === 'succeeded' ? 'payment_intent.succeeded' : 'payment_intent.payment_failed'
  post(desk, type, shown(intent))
}

function post({ hooks, hook }: Desk, type: string, object: object): void {
  if (hook.url === '') return
  const event = { id: `evt_${randomUUID()}`, object: 'event', type, livemode: false, data: { object } }
  const body = JSON.stringify(event)
  const seconds = Math.floor(Date.now() / 1000)
  const headers = { 'Stripe-Signature': `t=${seconds},v1=${signStripe(seconds, body, hook.secret)}` }
  hooks.send({ url: hook.url, headers, body })
}
