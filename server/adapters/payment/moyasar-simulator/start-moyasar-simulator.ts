import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { startSimulator } from '../simulator/start-simulator.ts'
import type { Simulator, SimulatorApp } from '../simulator/start-simulator.ts'
import type { Hooks } from '../simulator/hooks.ts'
import { MoyasarBooks, statusOf } from './moyasar-books.ts'
import type { SimulatedInvoice, SimulatedPayment } from './moyasar-books.ts'
import { bankPage, invoicePage } from './moyasar-pages.ts'

export interface MoyasarSimulator extends Simulator {
  readonly books: MoyasarBooks
  /** Ids of the payments that something was paid back for, once per refund. */
  readonly refunds: readonly string[]
  /** What the owner typed in the gateway's dashboard: where webhooks go, and the secret that they carry. */
  setHook(url: string, secret: string): void
}

interface Desk {
  readonly books: MoyasarBooks
  readonly hooks: Hooks
  readonly url: () => string
  readonly hook: { url: string; secret: string }
}

/** Starts a gateway that speaks Moyasar's documented HTTP. Every secret key `sk_test_…` is an account of its own. */
export async function startMoyasarSimulator(): Promise<MoyasarSimulator> {
  const books = new MoyasarBooks()
  const hook = { url: '', secret: '' }
  const simulator = await startSimulator((app, { hooks, url }) => {
    const desk: Desk = { books, hooks, url, hook }
    invoiceRoutes(app, desk)
    paymentRoutes(app, desk)
    pageRoutes(app, desk)
  })
  return {
    ...simulator,
    books,
    refunds: books.refunds,
    setHook(url, secret) {
      Object.assign(hook, { url, secret })
    },
  }
}

/** The newest first, a page at a time. */
const perPage = 40

const refusal = (c: Context, status: 400 | 401 | 404 | 422, message: string) =>
  c.json(
    { type: status === 401 ? 'authentication_error' : 'invalid_request_error', message, errors: null },
    status,
  )

/** HTTP Basic, the key as user, no password. */
function accountOf(c: Context): string | undefined {
  const [, coded = ''] = /^Basic (.+)$/.exec(c.req.header('authorization') ?? '') ?? []
  const key = Buffer.from(coded, 'base64').toString().replace(/:$/, '')
  return /^sk_test_[a-z0-9]+$/.test(key) && !key.endsWith('wrong') ? key : undefined
}

function shown({ url }: Desk, invoice: SimulatedInvoice, detail: boolean): object {
  const { account: _account, canceled: _canceled, payments, ...rest } = invoice
  const page = `${url()}/invoices/${invoice.id}?lang=en`
  return { ...rest, status: statusOf(invoice), url: page, callback_url: null, ...(detail && { payments }) }
}

function invoiceRoutes(app: SimulatorApp, desk: Desk): void {
  app.use('/v1/invoices/*', (c, next) => guard(c, next))
  app.post('/v1/invoices', async (c) => {
    const input = (await c.req.json()) as Record<string, unknown>
    const { amount, currency = 'SAR', description } = input
    if (!Number.isInteger(amount) || Number(amount) < 100)
      return refusal(c, 400, 'amount must be at least 100')
    if (!/^(SAR|AED|EGP|QAR|KWD|USD)$/.test(String(currency))) return refusal(c, 400, 'currency is invalid')
    if (typeof description !== 'string' || description === '')
      return refusal(c, 400, 'description is required')
    return c.json(shown(desk, desk.books.open(accountOf(c) ?? '', input), true), 201)
  })
  app.get('/v1/invoices', (c) => {
    const all = desk.books.ofReference(accountOf(c) ?? '', c.req.query('metadata[reference]')).toReversed()
    const page = Number(c.req.query('page') ?? 1)
    const pages = Math.max(1, Math.ceil(all.length / perPage))
    const found = all.slice((page - 1) * perPage, page * perPage)
    const meta = {
      current_page: page,
      next_page: page < pages ? page + 1 : null,
      prev_page: page > 1 ? page - 1 : null,
      total_pages: pages,
      total_count: all.length,
    }
    return c.json({ invoices: found.map((invoice) => shown(desk, invoice, false)), meta })
  })
  app.get('/v1/invoices/:id', (c) => {
    const invoice = find(c, desk)
    return invoice ? c.json(shown(desk, invoice, true)) : refusal(c, 404, 'not found')
  })
  app.put('/v1/invoices/:id/cancel', (c) => {
    const invoice = find(c, desk)
    if (!invoice) return refusal(c, 404, 'not found')
    if (statusOf(invoice) !== 'initiated') return refusal(c, 400, 'only an initiated invoice can be canceled')
    invoice.canceled = true
    return c.json(shown(desk, invoice, true))
  })
}

function guard(c: Context, next: () => Promise<void>) {
  return accountOf(c) ? next() : Promise.resolve(refusal(c, 401, 'Invalid authorization credentials'))
}

function find(c: Context, { books }: Desk): SimulatedInvoice | undefined {
  const invoice = books.invoices.get(c.req.param('id') ?? '')
  return invoice?.account === accountOf(c) ? invoice : undefined
}

function paymentRoutes(app: SimulatorApp, { books }: Desk): void {
  app.use('/v1/payments/*', (c, next) => guard(c, next))
  const findPayment = (c: Context) => books.payment(accountOf(c) ?? '', c.req.param('id') ?? '')
  app.get('/v1/payments/:id', (c) => {
    const payment = findPayment(c)
    return payment ? c.json(payment) : refusal(c, 404, 'not found')
  })
  app.put('/v1/payments/:id', async (c) => {
    const payment = findPayment(c)
    if (!payment) return refusal(c, 404, 'not found')
    const { metadata } = (await c.req.json()) as { metadata?: Record<string, unknown> }
    payment.metadata = { ...payment.metadata, ...metadata }
    return c.json(payment)
  })
  app.post('/v1/payments/:id/refund', async (c) => {
    const payment = findPayment(c)
    if (!payment) return refusal(c, 404, 'not found')
    const left = payment.amount - payment.refunded
    const { amount = left } = (await c.req.json()) as { amount?: number }
    if (!['paid', 'refunded'].includes(payment.status) || amount <= 0 || amount > left)
      return refusal(c, 400, 'the amount to refund is more than what is left')
    payment.refunded += amount
    books.refunds.push(payment.id)
    payment.status = 'refunded'
    return c.json(payment)
  })
}

function pageRoutes(app: SimulatorApp, desk: Desk): void {
  const languageOf = (c: Context) => (c.req.query('lang') === 'ar' ? ('ar' as const) : ('en' as const))
  const { books } = desk
  app.get('/invoices/:id', (c) => {
    const invoice = books.invoices.get(c.req.param('id'))
    return invoice
      ? c.html(invoicePage(invoice, languageOf(c), statusOf(invoice) === 'initiated'))
      : c.notFound()
  })
  app.post('/invoices/:id', async (c) => {
    const invoice = books.invoices.get(c.req.param('id'))
    const number = await typed(c, 'number')
    const payment = invoice && books.begin(invoice, number)
    if (!payment) return c.redirect(`/invoices/${c.req.param('id')}?lang=${languageOf(c)}`, 303)
    return c.redirect(`/v1/card_auth/${payment.id}/prepare?lang=${languageOf(c)}`, 303)
  })
  app.get('/v1/card_auth/:id/prepare', (c) => {
    const found = findAnywhere(books, c.req.param('id'))
    return found ? c.html(bankPage(found.payment, languageOf(c))) : c.notFound()
  })
  app.post('/v1/card_auth/:id/prepare', async (c) => {
    const found = findAnywhere(books, c.req.param('id'))
    if (!found) return c.notFound()
    const { payment, invoice } = found
    books.finish(payment, (await typed(c, 'answer')) === 'approve')
    tell(desk, payment)
    if (payment.status !== 'paid' || !invoice.success_url)
      return c.redirect(`/invoices/${invoice.id}?lang=${languageOf(c)}`, 303)
    const back = new URL(invoice.success_url)
    for (const [name, value] of Object.entries({ id: payment.id, status: 'paid', message: 'APPROVED' }))
      back.searchParams.set(name, value)
    return c.redirect(back.href, 303)
  })
}

async function typed(c: Context, name: string): Promise<string> {
  const field = (await c.req.parseBody())[name]
  return typeof field === 'string' ? field : ''
}

function findAnywhere(books: MoyasarBooks, id: string) {
  for (const invoice of books.invoices.values()) {
    const payment = invoice.payments.find((one) => one.id === id)
    if (payment) return { invoice, payment }
  }
  return undefined
}

function tell({ hooks, hook }: Desk, payment: SimulatedPayment): void {
  if (hook.url === '') return
  const news = {
    id: randomUUID(),
    type: payment.status === 'paid' ? 'payment_paid' : 'payment_failed',
    created_at: new Date().toISOString(),
    secret_token: hook.secret,
    account_name: 'Simulated',
    live: false,
    data: payment,
  }
  hooks.send({ url: hook.url, headers: {}, body: JSON.stringify(news) })
}
