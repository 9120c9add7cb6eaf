import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newReference } from '../gateway-bench.ts'
import { makeMoyasarBench } from '../make-moyasar-bench.ts'
import type { MoyasarBench } from '../make-moyasar-bench.ts'
import { createMoyasarGateway } from './moyasar.ts'

let bench: MoyasarBench
let ahead = 0
beforeAll(async () => {
  bench = await makeMoyasarBench(() => Date.now() + ahead)
})
afterEach(() => {
  ahead = 0
  bench.simulator.faults.clear()
  bench.simulator.hooks.delivery = 'once'
})
afterAll(() => bench.close())

const quick = { timeoutMs: 300 }
const captured = async () => {
  const terms = bench.terms({ amount: 1_000 })
  await bench.pay(await bench.open(terms), 'approved')
  const { gatewayPaymentId = '' } = await bench.ask(terms.reference)
  return { paymentReference: terms.reference, gatewayPaymentId }
}
const refundOf = (payment: Awaited<ReturnType<typeof captured>>, amount: number) => {
  const refund = { ...payment, reference: newReference(), amount, currency: 'SAR' as const }
  return {
    send: () => bench.gateway.refund(bench.account, refund, quick),
    ask: () => bench.gateway.askRefund(bench.account, refund, quick),
  }
}

describe('safety 3: what goes wrong on the way proves nothing', () => {
  const faults = [401, 429, 500, 503, 'html', 'cut', 'hang', 'torn', 'lost'] as const

  it.each(faults)('asking that meets %s is unknown, never unpaid', async (fault) => {
    const terms = bench.terms()
    await bench.open(terms)
    bench.simulator.faults.plan(/GET \/v1\/invoices/, fault)
    const { reference } = terms
    expect((await bench.gateway.askSession(bench.account, { reference }, quick)).state).toBe('unknown')
    expect((await bench.gateway.closeSession(bench.account, { reference }, quick)).state).toBe('unknown')
  })

  it.each([429, 500, 503, 'html', 'cut', 'hang', 'torn', 'lost'] as const)(
    'opening that meets %s may be repeated, and opens one page to pay on',
    async (fault) => {
      bench.simulator.faults.plan(/POST \/v1\/invoices/, fault, 1)
      const terms = bench.terms()
      const first = await bench.gateway.openSession(bench.account, terms, quick)
      expect(first).toMatchObject({ opened: false, why: 'unknown' })
      const second = await bench.open(terms)
      await bench.pay(second, 'approved')
      expect(await bench.ask(terms.reference)).toMatchObject({ state: 'captured', amount: terms.amount })
      expect(bench.simulator.books.ofReference(bench.account.secretKey, terms.reference)).toHaveLength(1)
    },
  )

  it('a cancellation that did not get through leaves the session open', async () => {
    const terms = bench.terms()
    await bench.open(terms)
    bench.simulator.faults.plan(/PUT .*cancel/, 500)
    expect((await bench.gateway.closeSession(bench.account, terms)).state).toBe('open')
  })

  it('an invoice whose id is known is asked for by it, whatever the list tells', async () => {
    const terms = bench.terms()
    const session = await bench.open(terms)
    await bench.pay(session, 'approved')
    bench.simulator.faults.plan(/GET \/v1\/invoices$/, 503)
    const { reference } = terms
    const known = { reference, sessionId: session.sessionId }
    expect(await bench.gateway.askSession(bench.account, known)).toMatchObject({ state: 'captured' })
    const other = { reference: newReference(), sessionId: session.sessionId }
    expect((await bench.gateway.askSession(bench.account, other)).state).toBe('unknown')
  })

  it('an invoice that stands behind a page of newer ones is found by its id, though the list ignores our filter', async () => {
    const terms = bench.terms()
    const session = await bench.open(terms)
    await bench.pay(session, 'approved')
    bench.simulator.books.ignoresFilters = true
    for (let i = 0; i < 45; i += 1) await bench.open(bench.terms())
    const { reference } = terms
    const known = { reference, sessionId: session.sessionId }
    expect((await bench.gateway.askSession(bench.account, known)).state).toBe('captured')
    // without its id nothing is proven
    expect((await bench.gateway.askSession(bench.account, { reference })).state).toBe('unknown')
    bench.simulator.books.ignoresFilters = false
  })

  it('an invoice whose payment is at the bank is cancelled, and ends with that payment', async () => {
    const terms = bench.terms()
    const session = await bench.open(terms)
    await bench.pay(session, 'secure')
    expect((await bench.closeSession(terms.reference)).state).toBe('submitted')
    expect(bench.simulator.books.invoices.get(session.sessionId)?.canceled).toBe(true)
    await bench.challenge(session, 'refuse')
    expect((await bench.ask(terms.reference)).state).toBe('closed')
  })

  it('a list that ignores our filter brings the order no other order its money', async () => {
    await captured()
    const terms = bench.terms()
    await bench.open(terms)
    bench.simulator.books.ignoresFilters = true
    expect((await bench.ask(terms.reference)).state).toBe('open')
    expect((await bench.ask(newReference())).state).toBe('unknown')
    bench.simulator.books.ignoresFilters = false
  })
})

it('safety 12: a key of the other mode opens nothing and fails the check', async () => {
  const live = { ...bench.account, secretKey: 'sk_live_saffron' }
  expect(await bench.gateway.openSession(live, bench.terms())).toMatchObject({
    opened: false,
    why: 'refused',
  })
  expect(await bench.gateway.checkAccount(live)).toBe('wrong-mode')
  expect(await bench.gateway.checkAccount({ ...bench.account, live: true })).toBe('wrong-mode')
})

describe('safety 5: refunds that carry no reference at the gateway are followed by marks', () => {
  it('a refund whose answer was lost is known to be done, and not sent twice', async () => {
    const payment = await captured()
    const refund = refundOf(payment, 400)
    bench.simulator.faults.plan(/refund$/, 'lost', 1)
    expect((await refund.send()).state).toBe('done')
    expect((await refund.ask()).state).toBe('done')
    expect((await refund.send()).state).toBe('done')
    expect(await bench.countRefunds(payment.paymentReference)).toBe(1)
  })

  // so the maker's own library reads it: "Moyasar won't return an updated instance of the payment"
  it.each(['empty', 204, 'late-page', 'lost'] as const)(
    'a mark that was made and answered by %s is read back, and the refund is sent',
    async (fault) => {
      const payment = await captured()
      bench.simulator.faults.plan(/PUT \/v1\/payments/, fault)
      expect((await refundOf(payment, 400).send()).state).toBe('done')
      expect(await bench.countRefunds(payment.paymentReference)).toBe(1)
      expect((await refundOf(payment, 600).send()).state).toBe('done')
    },
  )

  it.each(['empty', 204, 'late-page', 'cut'] as const)(
    'a refund that is answered by %s ends as the payment tells',
    async (fault) => {
      const payment = await captured()
      const refund = refundOf(payment, 400)
      bench.simulator.faults.plan(/refund$/, fault, 1)
      const arrived = fault !== 'cut'
      expect((await refund.send()).state).toBe(arrived ? 'done' : 'unknown')
      expect(await bench.countRefunds(payment.paymentReference)).toBe(arrived ? 1 : 0)
    },
  )

  it('a refund that never arrived is sent again only when none can be on its way any more', async () => {
    const payment = await captured()
    const refund = refundOf(payment, 400)
    bench.simulator.faults.plan(/refund$/, 'torn', 1)
    expect((await refund.send()).state).toBe('unknown')
    expect((await refund.send()).state).toBe('unknown')
    expect(await bench.countRefunds(payment.paymentReference)).toBe(0)
    ahead = 11 * 60_000
    expect((await refund.send()).state).toBe('done')
    expect(await bench.countRefunds(payment.paymentReference)).toBe(1)
  })

  it('a second refund waits until it is known what became of the first', async () => {
    const payment = await captured()
    const [first, second] = [refundOf(payment, 300), refundOf(payment, 300)]
    bench.simulator.faults.plan(/refund$/, 'torn', 1)
    await first.send()
    expect((await second.send()).state).toBe('unknown')
    ahead = 11 * 60_000
    expect((await first.send()).state).toBe('done')
    expect((await second.send()).state).toBe('done')
    expect((await first.ask()).state).toBe('done')
    expect(await bench.countRefunds(payment.paymentReference)).toBe(2)
  })

  it('a refund that could not be marked is not sent', async () => {
    const payment = await captured()
    bench.simulator.faults.plan(/PUT \/v1\/payments/, 503)
    expect(await refundOf(payment, 400).send()).toMatchObject({ state: 'unknown', unsent: true })
    expect(await bench.countRefunds(payment.paymentReference)).toBe(0)
  })

  it('two at once for more than was captured pay back one', async () => {
    const payment = await captured()
    const all = await Promise.all([refundOf(payment, 600).send(), refundOf(payment, 600).send()])
    expect(all.map(({ state }) => state).sort()).toEqual(['done', 'failed'])
    expect(await bench.countRefunds(payment.paymentReference)).toBe(1)
  })
})

describe('safety 11: webhooks', () => {
  const gateway = createMoyasarGateway()
  const account = { ...sampleAccount(), webhookSecret: 'kept-in-the-dashboard' }
  // the fields of the documented example, in its order
  const sample = (over: object) =>
    JSON.stringify({
      id: 'b5d41ba5-ec52-4b93-8aa5-1a2b3c4d5e6f',
      type: 'payment_paid',
      created_at: '2026-11-20T10:00:00.000Z',
      secret_token: 'kept-in-the-dashboard',
      account_name: 'Saffron',
      live: false,
      data: {
        id: '760878ec-d1d3-5f72-9056-191683f55872',
        status: 'paid',
        invoice_id: null,
        metadata: { reference: 'r1' },
      },
      ...over,
    })
  const read = (body: string, of = account) => gateway.readWebhook(new Headers(), body, of)

  it('names our reference, or the invoice where the payment carries none', () => {
    expect(read(sample({}))).toEqual({ reference: 'r1', kind: 'payment', live: false })
    const data = { id: 'p', invoice_id: '9785ba96-a1be-5b13-a281-b27a4a6dad39', metadata: null }
    expect(read(sample({ data }))).toEqual({ sessionId: data.invoice_id, kind: 'payment', live: false })
  })

  it('is forged with another secret, without one, or when none is kept', () => {
    expect(read(sample({ secret_token: 'another' }))).toBe('forged')
    expect(read(sample({ secret_token: undefined }))).toBe('forged')
    expect(read(sample({ secret_token: '' }), { ...account, webhookSecret: '' })).toBe('forged')
    expect(read('not json')).toBe('forged')
    expect(read(sample({ type: 'balance_transferred', secret_token: 'another' }))).toBe('forged')
  })

  it('is received and followed by nothing when it is about no payment of ours', () => {
    expect(read(sample({ data: { id: 'p' } }))).toBe('ignored')
    expect(read(sample({ type: 'balance_transferred', data: { amount: 1 } }))).toBe('ignored')
  })

  it('safety 12: tells its mode', () => {
    expect(read(sample({ live: true }))).toMatchObject({ live: true })
  })
})

function sampleAccount() {
  const apiUrl = 'http://127.0.0.1:1'
  return { provider: 'moyasar', accountId: 'saffron', apiUrl, secretKey: 'sk_test_saffron', live: false }
}
