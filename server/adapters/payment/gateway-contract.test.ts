import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportContract } from '#server/testing/report-contract.ts'
import { newReference } from './gateway-bench.ts'
import { makeSandboxBench } from './make-sandbox-bench.ts'
import type { BenchLack, GatewayBench } from './gateway-bench.ts'
import type { ReceivedWebhook } from './make-webhook-inbox.ts'
import { makeHyperPayBench } from './make-hyperpay-bench.ts'
import { makeMoyasarBench } from './make-moyasar-bench.ts'
import { makeStripeBench } from './make-stripe-bench.ts'
import { makeMyFatoorahBench } from './make-myfatoorah-bench.ts'

/**
 * What every adapter must do, against its gateway or a simulator that speaks the gateway's HTTP. An adapter joins by
 * adding the bench that drives its customer's side.
 */
const adapters: readonly { name: string; makeBench: () => Promise<GatewayBench> }[] = [
  { name: 'sandbox', makeBench: makeSandboxBench },
  { name: 'moyasar', makeBench: makeMoyasarBench },
  { name: 'myfatoorah', makeBench: makeMyFatoorahBench },
  { name: 'hyperpay', makeBench: makeHyperPayBench },
  { name: 'stripe', makeBench: makeStripeBench },
]

afterAll(() =>
  reportContract({
    adapter: 'all gateways',
    source: 'the port itself (port.ts): what every adapter must do, against its simulator',
    version: '2026-11-27',
    schemas: adapters.length,
  }),
)

/** Gateways that tell a lasting mark of a card: the others tell masked numbers, which many cards share. */
const knowsCards = ['sandbox', 'stripe']

describe.each(adapters)('the payment port on $name', ({ name, makeBench }) => {
  let bench: GatewayBench
  beforeAll(async () => {
    bench = await makeBench()
  })
  afterAll(() => bench.close())

  const lacks = (lack: BenchLack) => bench.lacks?.includes(lack) ?? false
  const captured = async (amount = 9_700) => {
    const { reference } = bench.terms()
    await bench.pay(await bench.open({ reference, amount }), 'approved')
    return reference
  }
  const send = (paymentReference: string, amount: number, reference = newReference()) =>
    bench.gateway.refund(bench.account, { reference, paymentReference, amount, currency: 'SAR' })
  const askRefund = (reference: string, paymentReference: string) =>
    bench.gateway.askRefund(bench.account, { reference, paymentReference })

  it('opens a session that is open, with its amount, its end and a page to pay on', async () => {
    const terms = bench.terms({ amount: 12_345 })
    const opened = await bench.open(terms)
    expect(opened).toMatchObject({ opened: true, expiresAt: terms.expiresAt, live: false })
    const answer = await bench.ask(terms.reference)
    const money = lacks('terms') ? {} : { amount: 12_345, currency: 'SAR' }
    expect(answer).toMatchObject({ state: 'open', ...money, live: false })
    if (!lacks('end')) expect(answer.endsAt).toEqual(terms.expiresAt)
    expect(answer.gatewayPaymentId).toBeUndefined()
    const sources = bench.gateway.pageSources(bench.account)
    if (!opened.form) {
      expect((await fetch(opened.payUrl)).status).toBe(200)
      expect(sources['form-action']).toContain(new URL(opened.payUrl).origin)
      return
    }
    // safety 25: the form stands in our own page, which may load its script and its frames
    expect(opened.payUrl).toBe(terms.payPageUrl)
    const script = await fetch(opened.form.script)
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ])
    expect(sources['script-src']).toContain(new URL(opened.form.script).origin)
    expect(sources['frame-src']).toContain(new URL(opened.form.script).origin)
  })

  it('safety 2: the same reference opens the same session, also twice at once', async () => {
    const terms = bench.terms()
    const all = await Promise.all([1, 2, 3].map(() => bench.open(terms)))
    expect(new Set(all.map(({ sessionId }) => sessionId)).size).toBe(1)
    const other = await bench.gateway.openSession(bench.account, { ...terms, amount: terms.amount + 1 })
    expect(other).toMatchObject({ opened: false, why: 'refused' })
  })

  it.each([
    ['approved', 'captured'],
    ['declined', 'declined'],
    ['noFunds', 'declined'],
    ['secure', 'submitted'],
    ['slow', 'submitted'],
  ] as const)('a card that is %s leaves the session %s', async (card, state) => {
    const terms = bench.terms()
    await bench.pay(await bench.open(terms), card)
    expect((await bench.ask(terms.reference)).state).toBe(state)
  })

  it('a captured payment names its amount, its currency and its id at the gateway', async () => {
    const answer = await bench.ask(await captured(5_000))
    expect(answer).toMatchObject({ state: 'captured', amount: 5_000, currency: 'SAR' })
    expect(answer.gatewayPaymentId).toMatch(/./)
    expect(answer.raw).toContain(answer.gatewayPaymentId)
  })

  it('a gateway that knows cards again gives the same card the same mark, which is no number', async () => {
    const [first, second] = [await bench.ask(await captured(5_000)), await bench.ask(await captured(700))]
    expect(second.cardMark).toBe(first.cardMark)
    expect(first.cardMark ?? '').not.toMatch(/^\d+$/)
    expect(knowsCards.includes(name)).toBe(first.cardMark !== undefined)
  })

  it('3-D Secure: approved captures, refused declines, and another card may follow', async () => {
    const first = bench.terms()
    const session = await bench.open(first)
    await bench.pay(session, 'secure')
    await bench.challenge(session, 'refuse')
    const declined = await bench.ask(first.reference)
    expect(declined.state).toBe('declined')
    // a session that takes no further card lets the order go on to another
    const second = declined.released ? bench.terms() : first
    const next = declined.released ? await bench.open(second) : session
    await bench.pay(next, 'secure')
    await bench.challenge(next, 'approve')
    expect((await bench.ask(second.reference)).state).toBe('captured')
  })

  it('safety 3: closing ends an open session, and tells the truth about one that is past it', async () => {
    const open = bench.terms()
    const session = await bench.open(open)
    const closed = await bench.closeSession(open.reference)
    if (lacks('close')) {
      // left behind: asked for as long as any other, and what it still brings is told
      expect(closed).toMatchObject({ state: 'open', released: true })
      await bench.pay(session, 'approved')
      expect((await bench.ask(open.reference)).state).toBe('captured')
    } else {
      expect(closed.state).toBe('closed')
      await bench.pay(session, 'approved')
      expect((await bench.closeSession(open.reference)).state).toBe('closed')
    }

    const submitted = bench.terms()
    await bench.pay(await bench.open(submitted), 'slow')
    expect((await bench.closeSession(submitted.reference)).state).toBe('submitted')

    const reference = await captured()
    expect((await bench.closeSession(reference)).state).toBe('captured')
  })

  it('safety 3: a session past its end is expired, takes no card, and can still be closed', async () => {
    const terms = bench.terms({ expiresAt: new Date(Date.now() - 1_000) })
    const session = await bench.open(terms)
    if (lacks('end')) {
      expect((await bench.closeSession(terms.reference)).state).toBe(lacks('close') ? 'open' : 'closed')
      return
    }
    expect((await bench.ask(terms.reference)).state).toBe('expired')
    await bench.pay(session, 'approved')
    expect((await bench.ask(terms.reference)).state).toBe('expired')
    expect((await bench.closeSession(terms.reference)).state).toBe('closed')
  })

  it('safety 3: a reference that the gateway does not know is unknown, never unpaid', async () => {
    const reference = newReference()
    expect((await bench.ask(reference)).state).toBe('unknown')
    expect((await bench.gateway.closeSession(bench.account, { reference })).state).toBe('unknown')
    expect((await askRefund(reference, newReference())).state).toBe('unknown')
    expect((await send(reference, 100)).state).toBe('unknown')
  })

  it('safety 5: refunds are done in parts up to what was captured, and not a minor unit beyond', async () => {
    const payment = await captured(1_000)
    expect(await send(payment, 600)).toMatchObject({
      state: 'done',
      amount: 600,
      currency: 'SAR',
      live: false,
    })
    const beyond = newReference()
    expect((await send(payment, 401, beyond)).state).toBe('failed')
    // refused without a trace is the answer to sending alone
    expect(['failed', 'unknown']).toContain((await askRefund(beyond, payment)).state)
    expect((await send(payment, 400)).state).toBe('done')
    expect((await send(payment, 1)).state).toBe('failed')
  })

  it('safety 5: the same refund reference pays back once, however often it is sent', async () => {
    const payment = await captured(1_000)
    const reference = newReference()
    const all = await Promise.all([1, 2, 3].map(() => send(payment, 1_000, reference)))
    expect(all.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    expect(await bench.countRefunds(payment)).toBe(1)
    expect((await askRefund(reference, payment)).state).toBe('done')
    // the reference is taken: other terms under it prove nothing about the first
    expect((await send(payment, 999, reference)).state).toBe('unknown')
  })

  it('safety 5: nothing is refunded that was not captured, nor in another currency', async () => {
    const declined = bench.terms()
    await bench.pay(await bench.open(declined), 'declined')
    expect((await send(declined.reference, 100)).state).toBe('failed')
    const terms = { reference: newReference(), paymentReference: await captured(), amount: 100 }
    expect((await bench.gateway.refund(bench.account, { ...terms, currency: 'AED' })).state).toBe('failed')
  })

  it('safety 11: the webhook of a payment proves itself and names our reference or its session', async () => {
    const terms = bench.terms()
    const { sessionId } = await bench.open(terms)
    await bench.pay(await bench.open(terms), 'approved')
    const { reference } = terms
    const read = (hook: ReceivedWebhook) => bench.gateway.readWebhook(hook.headers, hook.body, bench.account)
    const isOurs = (hook: ReceivedWebhook) => {
      const news = read(hook)
      return typeof news === 'object' && (news.reference === reference || news.sessionId === sessionId)
    }
    const webhook = (await bench.inbox.until((received) => received.some(isOurs))).find(isOurs)!
    expect(read(webhook)).toMatchObject({ kind: 'payment', live: false })
    expect(read(bench.forge(webhook))).toBe('forged')
  })

  it('a wrong key is refused on opening and unknown on asking', async () => {
    const account = bench.accountWithWrongKey
    const terms = bench.terms()
    expect(await bench.gateway.openSession(account, terms)).toMatchObject({ opened: false, why: 'refused' })
    await bench.open(terms)
    expect((await bench.gateway.askSession(account, terms)).state).toBe('unknown')
  })

  it('tells whether an account works', async () => {
    expect(await bench.gateway.checkAccount(bench.account)).toBe('ok')
    expect(await bench.gateway.checkAccount(bench.accountWithWrongKey)).toBe('refused')
    const nowhere = { ...bench.account, apiUrl: 'http://127.0.0.1:1' }
    expect(await bench.gateway.checkAccount(nowhere)).toBe('unknown')
  })

  it('an account sees nothing of another one', async () => {
    const reference = await captured()
    const other = bench.accountNamed('nile')
    expect((await bench.gateway.askSession(other, { reference })).state).toBe('unknown')
    expect((await bench.gateway.closeSession(other, { reference })).state).toBe('unknown')
  })
})
