import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { minuteMs } from '#domain/core/durations.ts'
import type { Hooks } from '../simulator/hooks.ts'
import { simulatedBank, simulatedCardFields } from '../simulator/simulated-page.ts'
import { startSimulator } from '../simulator/start-simulator.ts'
import type { Simulator, SimulatorApp } from '../simulator/start-simulator.ts'
import { HyperPayBooks, pending } from './hyperpay-books.ts'
import type { SimulatedCheckout, SimulatedTransaction } from './hyperpay-books.ts'
import { hyperpayCards } from './hyperpay-cards.ts'
import { fieldsScript, widgetScript } from './hyperpay-script.ts'

export interface HyperPaySimulator extends Simulator {
  readonly books: HyperPayBooks
  /** What the owner typed in the portal: where webhooks go, their key in hex, wrapped in JSON or bare. */
  setHook(url: string, key: string, wrapped?: boolean): void
  /** An acquirer that insists on a billing address for 3-D Secure 2. */
  setStrict(strict: boolean): void
}

interface Desk {
  readonly books: HyperPayBooks
  readonly hooks: Hooks
  readonly url: () => string
  readonly hook: { url: string; key: string; wrapped: boolean }
  readonly rules: { strict: boolean }
}

const gone = {
  code: '200.300.404',
  description: 'invalid or missing parameter - (opp) No payment session found for the requested id',
}

const secureFields = ['billing.country']
const strictFields = ['billing.street1', 'billing.city', 'billing.postcode']

const wrong = (fields: readonly string[]) => ({
  ...gone,
  parameterErrors: fields.map((name) => ({ name, value: null, message: 'must match' })),
})

/** Starts a gateway that speaks OPPWA's documented COPYandPAY, its widget included. Every token is an account. */
export async function startHyperPaySimulator(clock: () => number = Date.now): Promise<HyperPaySimulator> {
  const books = new HyperPayBooks(clock)
  const rules = { strict: false }
  const hook = { url: '', key: '', wrapped: true }
  const simulator = await startSimulator((app, { hooks, url }) => {
    const desk: Desk = { books, hooks, url, hook, rules }
    browserRoutes(app, desk)
    apiRoutes(app, desk)
  })
  return {
    ...simulator,
    books,
    setHook(url, key, wrapped = true) {
      Object.assign(hook, { url, key, wrapped })
    },
    setStrict(strict) {
      rules.strict = strict
    },
  }
}

const say = (c: Context, result: object, more: object = {}, status: 200 | 400 | 401 | 429 = 200) =>
  c.json({ ...more, result, buildNumber: 'simulated', timestamp: '2026-11-21 12:00:00+0000' }, status)

function tokenOf(c: Context): string {
  return c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
}

function apiRoutes(app: SimulatorApp, { books, url, rules }: Desk): void {
  app.use('/v1/*', (c, next) =>
    /^token-[a-z0-9]+$/.test(tokenOf(c)) && tokenOf(c) !== 'token-wrong'
      ? next()
      : Promise.resolve(
          say(c, { code: '800.900.300', description: 'invalid authentication information' }, {}, 401),
        ),
  )
  app.post('/v1/checkouts', async (c) => {
    const fields = new URLSearchParams(await c.req.text())
    if (!/^[0-9]{1,12}(\.[0-9]{2})?$/.test(fields.get('amount') ?? ''))
      return say(c, wrong(['amount']), {}, 400)
    if (!/^[A-Z]{3}$/.test(fields.get('currency') ?? '')) return say(c, wrong(['currency']), {}, 400)
    if (fields.get('paymentType') !== 'DB') return say(c, wrong(['paymentType']), {}, 400)
    const absent = [...secureFields, ...(rules.strict ? strictFields : [])].filter(
      (name) => !fields.get(name),
    )
    if (absent.length > 0) return say(c, wrong(absent), {}, 400)
    if ((fields.get('merchantTransactionId') ?? '').length < 8)
      return say(c, { code: '200.300.404', description: 'merchantTransactionId' }, {}, 400)
    const { id } = books.open(tokenOf(c), fields)
    const integrity = `sha384-${createHash('sha384').update(widgetScript(url(), id)).digest('base64')}`
    return say(
      c,
      { code: '000.200.100', description: 'successfully created checkout' },
      { id, ndc: id, integrity },
    )
  })
  app.get('/v1/checkouts/:id/payment', (c) => {
    const checkout = books.checkout(c.req.param('id'))
    if (!checkout || checkout.token !== tokenOf(c) || checkout.entityId !== c.req.query('entityId'))
      return say(c, gone, {}, 400)
    checkout.reads = checkout.reads.filter((at) => at > books.clock() - minuteMs)
    if (checkout.reads.push(books.clock()) > 2)
      return say(c, { code: '800.120.101', description: 'throttled' }, {}, 429)
    const latest = checkout.tries.at(-1)
    if (!latest) return say(c, pending, { ndc: checkout.id })
    if (checkout.consumed) return say(c, gone, {}, 400)
    checkout.consumed = latest.result.code !== pending.code
    return c.json(shown(latest))
  })
  app.get('/v1/query', (c) => {
    const { entityId = '', merchantTransactionId = '' } = c.req.query()
    const payments = books.find(tokenOf(c), entityId, merchantTransactionId)
    if (payments.length === 0) return say(c, { code: '700.400.580', description: 'cannot find transaction' })
    return say(
      c,
      { code: '000.000.100', description: 'successful request' },
      { payments: payments.map(shown) },
    )
  })
  app.post('/v1/payments/:id', async (c) => {
    const fields = new URLSearchParams(await c.req.text())
    return c.json(shown(books.refund(tokenOf(c), c.req.param('id'), fields)))
  })
}

function shown({ card, ...transaction }: SimulatedTransaction): object {
  const last4Digits = card?.slice(-4)
  const {
    token: _token,
    entityId: _entity,
    ...plain
  } = transaction as SimulatedTransaction & {
    token?: string
    entityId?: string
  }
  return { ...plain, ...(last4Digits && { card: { bin: card?.slice(0, 6), last4Digits } }) }
}

function browserRoutes(app: SimulatorApp, desk: Desk): void {
  const { books, url } = desk
  const languageOf = (c: Context) => (c.req.query('lang') === 'ar' ? ('ar' as const) : ('en' as const))
  const script = (c: Context, text: string) =>
    c.body(text, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
    })
  app.get('/v1/paymentWidgets.js', (c) => script(c, widgetScript(url(), c.req.query('checkoutId') ?? '')))
  app.get('/fields.js', (c) => script(c, fieldsScript))
  app.get('/fields/:id', (c) => c.html(simulatedCardFields(languageOf(c), '/fields.js')))
  app.post('/card/:id', async (c) => {
    const body = JSON.parse(await c.req.text()) as {
      number?: string
      brand?: string
      token?: object
      amount?: string
    }
    const checkout = books.checkout(c.req.param('id'))
    c.header('access-control-allow-origin', '*')
    // a total that was changed on the way is not the checkout's
    if (!checkout || (body.amount !== undefined && body.amount !== checkout.amount)) return c.body(null, 409)
    const number = body.token ? hyperpayCards.approved : (body.number ?? '')
    return books.begin(checkout, number, body.token ? 'APPLEPAY' : (body.brand ?? 'VISA'))
      ? c.json({ ok: true })
      : c.body(null, 409)
  })
  app.post('/applepay/validate', async (c) => {
    const { validationURL } = JSON.parse(await c.req.text()) as { validationURL?: string }
    c.header('access-control-allow-origin', '*')
    const apples = /^https:\/\/[a-z0-9-]*apple-pay-gateway[a-z0-9-]*\.apple\.com\//.test(validationURL ?? '')
    return apples ? c.json({ merchantSessionIdentifier: 'simulated' }) : c.body(null, 403)
  })
  bankRoutes(app, desk)
}

function bankRoutes(app: SimulatorApp, desk: Desk): void {
  const { books } = desk
  app.post('/connect/:id', async (c) => {
    const checkout = books.checkout(c.req.param('id'))
    const latest = checkout?.tries.at(-1)
    if (!checkout || !latest) return c.notFound()
    const { shopperResultUrl } = await c.req.parseBody()
    checkout.back = typeof shopperResultUrl === 'string' ? shopperResultUrl : ''
    if (latest.card === hyperpayCards.secure || latest.card === hyperpayCards.slow)
      return c.redirect(`/acs/${checkout.id}?lang=${/\/en\//.test(checkout.back) ? 'en' : 'ar'}`, 303)
    books.finish(latest, 'approve')
    return leave(c, desk, checkout, latest)
  })
  app.get('/acs/:id', (c) =>
    c.html(simulatedBank(c.req.query('lang') === 'ar' ? 'ar' : 'en', `/acs/${c.req.param('id')}`)),
  )
  app.post('/acs/:id', async (c) => {
    const checkout = books.checkout(c.req.param('id'))
    const latest = checkout?.tries.at(-1)
    if (!checkout || !latest) return c.notFound()
    const { answer } = await c.req.parseBody()
    books.finish(latest, answer === 'approve' || answer === 'cancel' ? answer : 'refuse')
    return leave(c, desk, checkout, latest)
  })
}

/** Tells the shop, first that something is under way and then how it ended, and sends the browser back. */
function leave(c: Context, desk: Desk, checkout: SimulatedCheckout, latest: SimulatedTransaction): Response {
  tell(desk, { ...latest, result: pending })
  tell(desk, latest)
  if (!checkout.back) return c.body(null, 204)
  const back = new URL(checkout.back)
  back.searchParams.set('id', checkout.id)
  back.searchParams.set('resourcePath', `/v1/checkouts/${checkout.id}/payment`)
  return c.redirect(back.href, 303)
}

function tell({ hooks, hook }: Desk, transaction: SimulatedTransaction): void {
  if (hook.url === '') return
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(hook.key, 'hex'), iv)
  const plain = JSON.stringify({ type: 'PAYMENT', payload: shown(transaction) })
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]).toString('hex')
  const headers = {
    'X-Initialization-Vector': iv.toString('hex'),
    'X-Authentication-Tag': cipher.getAuthTag().toString('hex'),
    'content-type': hook.wrapped ? 'application/json' : 'text/plain',
  }
  hooks.send({ url: hook.url, headers, body: hook.wrapped ? JSON.stringify({ encryptedBody: body }) : body })
}
