import type { Context } from 'hono'
import { startSimulator } from '../simulator/start-simulator.ts'
import type { Simulator, SimulatorApp } from '../simulator/start-simulator.ts'
import type { Hooks } from '../simulator/hooks.ts'
import { simulatedBank, simulatedCardFields } from '../simulator/simulated-page.ts'
import { MyFatoorahBooks } from './myfatoorah-books.ts'
import type { SimulatedInvoice, SimulatedSession } from './myfatoorah-books.ts'
import { myfatoorahCards } from './myfatoorah-cards.ts'
import { paymentHook, refundHook } from './myfatoorah-hooks.ts'
import type { HookSetting } from './myfatoorah-hooks.ts'
import { frameScript, sessionScript } from './myfatoorah-script.ts'

export interface MyFatoorahSimulator extends Simulator {
  readonly books: MyFatoorahBooks
  /** What the owner typed in the portal. */
  setHook(url: string, secret: string, version?: HookSetting['version']): void
  /** People at MyFatoorah carry a refund out, or cancel it. */
  finishRefund(id: number, status: 'Refunded' | 'Canceled'): void
}

interface Desk {
  readonly books: MyFatoorahBooks
  readonly hooks: Hooks
  readonly url: () => string
  readonly hook: HookSetting
}
type Body = Readonly<Record<string, unknown>>

/** Starts a gateway that speaks MyFatoorah's documented V2, its browser script included. Every token is an account. */
export async function startMyFatoorahSimulator(): Promise<MyFatoorahSimulator> {
  const books = new MyFatoorahBooks()
  const hook: HookSetting = { url: '', secret: '', version: 'v2' }
  const simulator = await startSimulator((app, { hooks, url }) => {
    const desk: Desk = { books, hooks, url, hook }
    apiRoutes(app, desk)
    refundRoutes(app, desk)
    browserRoutes(app, desk)
  })
  return {
    ...simulator,
    books,
    setHook(url, secret, version = 'v2') {
      Object.assign(hook, { url, secret, version })
    },
    finishRefund(id, status) {
      const refund = books.refunds.find((one) => one.id === id)
      if (!refund) return
      refund.status = status
      if (hook.url) simulator.hooks.send(refundHook(refund, hook))
    },
  }
}

const good = (c: Context, Data: object) =>
  c.json({ IsSuccess: true, Message: '', ValidationErrors: null, Data })
const bad = (c: Context, Message: string, field = '') =>
  c.json(
    {
      IsSuccess: false,
      Message,
      ValidationErrors: field ? [{ Name: field, Error: Message }] : null,
      Data: null,
    },
    400,
  )

/** One token is one account; a wrong one is answered with 401 and nothing. */
function accountOf(c: Context): string {
  return c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
}

function apiRoutes(app: SimulatorApp, desk: Desk): void {
  const { books } = desk
  app.use('/v2/*', (c, next) =>
    /^token-[a-z0-9]+$/.test(accountOf(c)) && accountOf(c) !== 'token-wrong'
      ? next()
      : Promise.resolve(c.body(null, 401)),
  )
  app.post('/v2/InitiateSession', (c) => {
    const { id } = books.start(accountOf(c))
    return good(c, { SessionId: id, CountryCode: 'SAU', CustomerTokens: [] })
  })
  app.post('/v2/InitiatePayment', (c) => {
    const method = {
      PaymentMethodId: 2,
      PaymentMethodCode: 'vm',
      IsDirectPayment: false,
      IsEmbeddedSupported: true,
    }
    return good(c, { PaymentMethods: [method] })
  })
  app.post('/v2/ExecutePayment', async (c) => {
    const body = (await c.req.json()) as Body
    const session = books.sessions.get(String(body['SessionId']))
    if (!session || session.account !== accountOf(c) || session.used || session.card === undefined)
      return bad(c, 'The session is invalid or expired', 'SessionId')
    if (typeof body['InvoiceValue'] !== 'number' || body['InvoiceValue'] <= 0)
      return bad(c, 'InvoiceValue is required', 'InvoiceValue')
    if (!/^(SAR|AED|EGP|QAR|KWD|BHD|OMR|JOD|USD)$/.test(String(body['DisplayCurrencyIso'])))
      return bad(c, 'DisplayCurrencyIso is invalid', 'DisplayCurrencyIso')
    if (String(body['CallBackUrl']).length > 254) return bad(c, 'CallBackUrl is too long', 'CallBackUrl')
    const invoice = books.execute(session, body)
    const { id, reference, transaction } = invoice
    const query = `paymentId=${transaction.paymentId}&sessionId=${session.id}&lang=${String(body['Language'])}`
    const page = `${desk.url()}/En/SAU/PayInvoice/MpgsAuthentication?${query}`
    return good(c, { InvoiceId: id, IsDirectPayment: false, PaymentURL: page, CustomerReference: reference })
  })
  app.post('/v2/GetPaymentStatus', async (c) => {
    const { Key, KeyType } = (await c.req.json()) as Body
    const invoice = books.find(accountOf(c), String(KeyType), String(Key))
    return invoice ? good(c, statusOf(invoice)) : bad(c, 'No data match the provided value!')
  })
}

function statusOf({ id, transaction, value, currency, reference, session }: SimulatedInvoice): object {
  const shown = value.toLocaleString('en-US', { minimumFractionDigits: 2 })
  const paid = transaction.status === 'Succss'
  return {
    InvoiceId: id,
    InvoiceStatus: paid ? 'Paid' : 'Pending',
    InvoiceReference: `2026${id}`,
    CustomerReference: reference,
    InvoiceValue: value,
    InvoiceDisplayValue: `${shown} ${currency === 'SAR' ? 'SR' : currency}`,
    InvoiceItems: [],
    InvoiceTransactions: [
      {
        PaymentGateway: 'VISA/MASTER',
        PaymentId: transaction.paymentId,
        TransactionStatus: transaction.status,
        TransationValue: shown,
        PaidCurrency: currency,
        PaidCurrencyValue: shown,
        Error: transaction.error === '' ? null : 'Declined',
        ErrorCode: transaction.error,
        CardNumber: `${session.card?.slice(0, 6)}xxxxxx${session.card?.slice(-4)}`,
      },
    ],
  }
}

function refundRoutes(app: SimulatorApp, { books }: Desk): void {
  app.post('/v2/MakeRefund', async (c) => {
    const { Key, KeyType, Amount, Comment } = (await c.req.json()) as Body
    const invoice = books.find(accountOf(c), String(KeyType), String(Key))
    const refund = Number(Amount) > 0 && invoice && books.refund(invoice, Number(Amount), String(Comment))
    if (!refund) return bad(c, 'The refund amount is more than the invoice allows', 'Amount')
    return good(c, { Key, RefundId: refund.id, RefundReference: `2026${refund.id}`, Amount, Comment })
  })
  app.post('/v2/GetRefundStatus', async (c) => {
    const { Key, KeyType } = (await c.req.json()) as Body
    const found = books.refunds.filter(({ id, invoice }) => {
      const mine = books.invoices.get(invoice)?.account === accountOf(c)
      return mine && String(KeyType === 'RefundId' ? id : invoice) === String(Key)
    })
    if (found.length === 0) return bad(c, 'No data match the provided value!')
    const rows = found.map(({ id, status, invoice, amount, comment }) => ({
      RefundId: id,
      RefundStatus: status,
      InvoiceId: invoice,
      RefundAmount: amount,
      RefundReference: `2026${id}`,
      Comments: comment,
    }))
    return good(c, { RefundStatusResult: rows })
  })
}

function browserRoutes(app: SimulatorApp, desk: Desk): void {
  const { books } = desk
  const languageOf = (c: Context) => (c.req.query('lang') === 'ar' ? ('ar' as const) : ('en' as const))
  const script = (c: Context, text: string) =>
    c.body(text, 200, { 'content-type': 'text/javascript; charset=utf-8' })
  app.use('/embedded/*', openToPages)
  app.use('/applepay/*', openToPages)
  app.get('/payment/v1/session.js', (c) => script(c, sessionScript))
  app.get('/embedded.js', (c) => script(c, frameScript))
  app.get('/embedded/:id', (c) =>
    books.sessions.has(c.req.param('id'))
      ? c.html(simulatedCardFields(languageOf(c), '/embedded.js'))
      : c.notFound(),
  )
  app.post('/embedded/:id', async (c) => {
    const session = books.sessions.get(c.req.param('id'))
    if (!session || session.used) return c.body(null, 410)
    session.card = cardOf(JSON.parse(await c.req.text()) as Body)
    return c.json({ ok: true })
  })
  app.post('/applepay/validate', async (c) => {
    const { validationURL } = JSON.parse(await c.req.text()) as Body
    const apples = /^https:\/\/[a-z0-9-]*apple-pay-gateway[a-z0-9-]*\.apple\.com\//.test(
      String(validationURL),
    )
    return apples
      ? c.json({ merchantSessionIdentifier: 'simulated', expiresAt: Date.now() + 300_000 })
      : c.body(null, 403)
  })
  const page = '/En/SAU/PayInvoice/MpgsAuthentication'
  app.get(page, (c) => {
    const invoice = books.ofPayment(c.req.query('paymentId') ?? '')
    if (!invoice) return c.notFound()
    const { card } = invoice.session
    // the bank asks, or its page never answers; the others are decided without it
    if (card === myfatoorahCards.secure || card === myfatoorahCards.slow)
      return c.html(simulatedBank(languageOf(c), `${page}?paymentId=${invoice.transaction.paymentId}`))
    books.finish(invoice, 'approve')
    return leave(c, desk, invoice)
  })
  app.post(page, async (c) => {
    const invoice = books.ofPayment(c.req.query('paymentId') ?? '')
    if (!invoice) return c.notFound()
    const { answer } = await c.req.parseBody()
    books.finish(invoice, answer === 'approve' || answer === 'cancel' ? answer : 'refuse')
    return leave(c, desk, invoice)
  })
}

/** Its script calls from the shop's page. */
async function openToPages(c: Context, next: () => Promise<void>): Promise<void> {
  await next()
  c.header('access-control-allow-origin', '*')
}

/** A wallet's token stands for a card that is taken, as Apple's sandbox cards do. */
function cardOf(body: Body): SimulatedSession['card'] & string {
  if (body['token']) return myfatoorahCards.approved
  return typeof body['number'] === 'string' ? body['number'] : ''
}

/** Tells the shop and sends the browser back, with the payment's id twice. */
function leave(c: Context, { hooks, hook }: Desk, invoice: SimulatedInvoice): Response {
  if (hook.url) hooks.send(paymentHook(invoice, hook))
  const back = new URL(invoice.back)
  back.searchParams.set('paymentId', invoice.transaction.paymentId)
  back.searchParams.set('Id', invoice.transaction.paymentId)
  return c.redirect(back.href, 303)
}
