import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { Hooks } from '../simulator/hooks.ts'
import { simulatedBank, simulatedCardFields } from '../simulator/simulated-page.ts'
import { startSimulator } from '../simulator/start-simulator.ts'
import type { Simulator, SimulatorApp } from '../simulator/start-simulator.ts'
import { cancelableStatuses } from '../stripe/stripe-codes.ts'
import { signStripe } from '../stripe/read-stripe-webhook.ts'
import { StripeBooks } from './stripe-books.ts'
import type { SimulatedIntent } from './stripe-books.ts'
import { stripeCards } from './stripe-cards.ts'
import { intentObject, listObject, refundObject, searchObject } from './stripe-objects.ts'
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
      for (const type of ['refund.updated', 'refund.failed']) post(desk, type, refundObject(refund))
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

/** What Stripe says no with; `code` where its library names one. */
interface Refusal {
  readonly message: string
  readonly type?: string
  readonly code?: string
  readonly param?: string
}

const errorObject = ({ type = 'invalid_request_error', ...more }: Refusal) => ({ error: { type, ...more } })
const refuse = (c: Context, status: 400 | 401 | 404, refusal: Refusal) => c.json(errorObject(refusal), status)
const unknownIntent = {
  code: 'resource_missing',
  message: 'No such payment_intent',
  param: 'intent',
} as const

function keyOf(c: Context): string {
  return c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
}

/** The paths to expand: `expand[]` by hand, `expand[0]` by the maker's libraries. */
function expandOf(c: Context): string[] {
  return [...new URL(c.req.url).searchParams].flatMap(([name, value]) =>
    /^expand\[\d*\]$/.test(name) ? [value] : [],
  )
}

const currencies = ['aed', 'egp', 'qar', 'sar', 'eur', 'gbp', 'usd']

/** Takes the fields of an intent to make; returns what Stripe refuses of them, if anything. */
function refuseFields(fields: URLSearchParams): Refusal | undefined {
  for (const param of ['amount', 'currency'])
    if (!fields.get(param))
      return { code: 'parameter_missing', message: `Missing required param: ${param}.`, param }
  const amount = fields.get('amount') ?? ''
  if (!/^\d+$/.test(amount) || Number(amount) < 1)
    return { code: 'parameter_invalid_integer', message: 'Invalid integer', param: 'amount' }
  const currency = fields.get('currency') ?? ''
  if (!currencies.includes(currency)) return { message: `Invalid currency: ${currency}.`, param: 'currency' }
  // published for dirhams alone of the currencies here; the others must be worth the same
  const least = currency === 'aed' ? 200 : 50
  if (Number(amount) < least)
    return { code: 'amount_too_small', message: 'The amount is too small', param: 'amount' }
  return undefined
}

/** The same key with the same fields brings the same answer, a failure inside too; with others it is refused. */
function once(
  c: Context,
  { books }: Desk,
  fields: URLSearchParams,
  act: () => { object: object } | { refused: Refusal },
) {
  const key = `${keyOf(c)} ${c.req.path} ${c.req.header('idempotency-key') ?? randomUUID()}`
  const before = books.keys.get(key)
  if (before)
    return before.fields === fields.toString()
      ? c.json(before.answer, before.status)
      : refuse(c, 400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters',
        })
  const fails = books.failing > 0
  if (fails) books.failing -= 1
  const done = fails ? { refused: { type: 'api_error', message: 'failed inside' } } : act()
  const answer = 'refused' in done ? errorObject(done.refused) : done.object
  const status = fails ? 500 : 'refused' in done ? 400 : 200
  books.keys.set(key, { fields: fields.toString(), status, answer })
  return c.json(answer, status)
}

function intentRoutes(app: SimulatorApp, desk: Desk): void {
  const { books } = desk
  app.use('/v1/*', (c, next) =>
    /^sk_test_[a-z0-9]+$/.test(keyOf(c)) && !keyOf(c).endsWith('wrong')
      ? next()
      : Promise.resolve(refuse(c, 401, { message: 'Invalid API Key provided' })),
  )
  const mine = (c: Context) => [...books.intents.values()].filter(({ account }) => account === keyOf(c))
  const find = (c: Context) => mine(c).find(({ id }) => id === c.req.param('id'))
  app.get('/v1/payment_intents', (c) => {
    const all = mine(c).map((intent) => intentObject(intent, expandOf(c)))
    return c.json(listObject('/v1/payment_intents', all, limitOf(c)))
  })
  app.post('/v1/payment_intents', async (c) => {
    const fields = new URLSearchParams(await c.req.text())
    return once(c, desk, fields, () => {
      const refused = refuseFields(fields)
      return refused ? { refused } : { object: intentObject(books.open(keyOf(c), fields)) }
    })
  })
  app.get('/v1/payment_intents/search', (c) => {
    const [, reference] = /^metadata\['reference'\]:'([^']+)'$/.exec(c.req.query('query') ?? '') ?? []
    const found = mine(c).filter(({ metadata }) => metadata['reference'] === reference)
    const data = found.map((intent) => intentObject(intent, expandOf(c)))
    return c.json(searchObject('/v1/payment_intents/search', data))
  })
  app.get('/v1/payment_intents/:id', (c) => {
    const intent = find(c)
    return intent ? c.json(intentObject(intent, expandOf(c))) : refuse(c, 404, unknownIntent)
  })
  app.post('/v1/payment_intents/:id/cancel', (c) => {
    const intent = find(c)
    if (!intent) return refuse(c, 404, unknownIntent)
    if (!cancelableStatuses.has(intent.status))
      return refuse(c, 400, { code: 'payment_intent_unexpected_state', message: 'cannot be canceled' })
    intent.status = 'canceled'
    return c.json(intentObject(intent))
  })
}

const limitOf = (c: Context) => Number(c.req.query('limit') ?? 10)

function refundRoutes(app: SimulatorApp, desk: Desk): void {
  const { books } = desk
  app.post('/v1/refunds', async (c) => {
    const fields = new URLSearchParams(await c.req.text())
    const intent = books.intents.get(fields.get('payment_intent') ?? '')
    if (intent?.account !== keyOf(c)) return refuse(c, 404, { ...unknownIntent, param: 'payment_intent' })
    return once(c, desk, fields, () => {
      const refund = books.refund(intent, fields)
      return refund ? { object: refundObject(refund) } : { refused: refusedRefund(desk, intent) }
    })
  })
  app.get('/v1/refunds', (c) => {
    const intent = c.req.query('payment_intent')
    const found = books.refunds.filter((one) => one.payment_intent === intent).map(refundObject)
    return c.json(listObject('/v1/refunds', found, limitOf(c)))
  })
}

/** More than is left, all of it gone already, or nothing charged. */
function refusedRefund({ books }: Desk, intent: SimulatedIntent): Refusal {
  if (intent.status !== 'succeeded') return { message: 'This PaymentIntent does not have a charge to refund' }
  const back = books.refunds.filter((one) => one.payment_intent === intent.id && one.status !== 'failed')
  return back.reduce((sum, one) => sum + one.amount, 0) >= intent.amount_received
    ? { code: 'charge_already_refunded', message: 'The charge has already been refunded' }
    : { message: 'Refund amount is greater than unrefunded amount on charge', param: 'amount' }
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
      return c.json(errorObject({ message: 'The intent takes no payment' }))
    intent.back = String(body['return_url'])
    if (intent.status === 'requires_action') {
      const language = /\/en\//.test(intent.back) ? 'en' : 'ar'
      return c.json({ next: `${url()}/3ds/${intent.id}?lang=${language}` })
    }
    tell(desk, intent)
    const error = intent.last_payment_error
    return c.json(error ? { error } : { next: backOf(intent) })
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
  post(desk, type, intentObject(intent))
}

function post({ hooks, hook }: Desk, type: string, object: object): void {
  if (hook.url === '') return
  const seconds = Math.floor(Date.now() / 1000)
  const event = {
    id: `evt_${randomUUID()}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: seconds,
    type,
    livemode: false,
    pending_webhooks: 1,
    request: null,
    data: { object },
  }
  const body = JSON.stringify(event)
  const headers = { 'Stripe-Signature': `t=${seconds},v1=${signStripe(seconds, body, hook.secret)}` }
  hooks.send({ url: hook.url, headers, body })
}
