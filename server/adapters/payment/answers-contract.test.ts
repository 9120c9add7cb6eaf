import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reportContract } from '#server/testing/report-contract.ts'
import { newReference } from './gateway-bench.ts'
import type { GatewayBench } from './gateway-bench.ts'
import { makeHyperPayBench } from './make-hyperpay-bench.ts'
import { makeMoyasarBench } from './make-moyasar-bench.ts'
import { makeMyFatoorahBench } from './make-myfatoorah-bench.ts'
import { makeStripeBench } from './make-stripe-bench.ts'
import { simulatedFaults } from './simulator/misbehaviour.ts'
import type { Fault } from './simulator/misbehaviour.ts'
import type { Simulator } from './simulator/start-simulator.ts'

type Bench = GatewayBench & { readonly simulator: Simulator }

/** The calls of each adapter, by what they are for: what is asked first, what acts, and whether an act is read back. */
interface Calls {
  readonly makeBench: () => Promise<Bench>
  readonly open: RegExp
  readonly ask: RegExp
  /** None where the gateway has no call for it. */
  readonly close?: RegExp
  readonly refund: RegExp
  readonly lookUpRefund: RegExp
  /** Opening again finds what a lost answer has opened; sessions that nobody was told of charge nothing. */
  readonly opensOnce: boolean
}

const adapters: Readonly<Record<string, Calls>> = {
  moyasar: {
    makeBench: makeMoyasarBench,
    open: /POST \/v1\/invoices$/,
    ask: /GET \/v1\/invoices/,
    close: /PUT .*cancel$/,
    refund: /POST .*refund$/,
    lookUpRefund: /GET \/v1\/payments/,
    opensOnce: true,
  },
  myfatoorah: {
    makeBench: makeMyFatoorahBench,
    open: /InitiateSession/,
    ask: /GetPaymentStatus/,
    refund: /MakeRefund/,
    lookUpRefund: /GetRefundStatus|GetPaymentStatus/,
    opensOnce: false,
  },
  hyperpay: {
    makeBench: makeHyperPayBench,
    open: /POST \/v1\/checkouts/,
    ask: /GET/,
    refund: /POST \/v1\/payments/,
    lookUpRefund: /GET/,
    opensOnce: false,
  },
  stripe: {
    makeBench: makeStripeBench,
    open: /POST \/v1\/payment_intents$/,
    ask: /GET/,
    close: /POST .*cancel$/,
    refund: /POST \/v1\/refunds/,
    lookUpRefund: /GET/,
    opensOnce: true,
  },
}

/** The act was done, though nobody could read so. */
const isDone = (fault: Fault) => ['lost', 'empty', 204, 'late-page'].includes(fault)
const quick = { timeoutMs: 400 }
let walked = 0

afterAll(() => {
  reportContract({
    adapter: 'all gateways',
    source:
      'empty, late, doubled, HTML, 204, 401, 409, 429 and 5xx answers to every call, through the simulators',
    version: '2026-11-27',
    samples: walked,
  })
})

describe.each(Object.entries(adapters))('every answer to every call of %s', (name, calls) => {
  let bench: Bench
  beforeAll(async () => {
    bench = await calls.makeBench()
  })
  afterEach(() => bench.simulator.faults.clear())
  afterAll(() => bench.close())

  const opened = async (amount = 9_700) => {
    const terms = bench.terms({ amount })
    return { terms, session: await bench.open(terms) }
  }
  const paid = async () => {
    const { terms, session } = await opened(1_000)
    await bench.pay(session, 'approved')
    return terms.reference
  }
  const plan = (on: RegExp, fault: Fault, times?: number) => {
    walked += 1
    bench.simulator.faults.plan(on, fault, times)
  }
  const faults = simulatedFaults

  it.each(faults)(
    'opening, answered by %s, is refused by its own word alone, and may be repeated',
    async (fault) => {
      const terms = bench.terms()
      plan(calls.open, fault, name === 'stripe' && typeof fault === 'number' && fault >= 500 ? 3 : 1)
      const first = await bench.gateway.openSession(bench.account, terms, quick)
      // its key was refused: 401 with its own error
      const why = fault === 401 ? expect.stringMatching(/refused|unknown/) : 'unknown'
      expect(first).toMatchObject({ opened: false, why })
      const second = await bench.open(terms)
      await bench.pay(second, 'approved')
      const found = await bench.ask(terms.reference)
      expect(found).toMatchObject({ state: 'captured', amount: terms.amount })
    },
  )

  it.each(faults)('asking, answered by %s, proves nothing', async (fault) => {
    const reference = await paid()
    plan(calls.ask, fault)
    expect((await bench.ask(reference)).state).toBe('unknown')
    expect((await bench.closeSession(reference)).state).toBe('unknown')
    bench.simulator.faults.clear()
    if (name === 'hyperpay') return
    expect((await bench.ask(reference)).state).toBe('captured')
  })

  it.each(faults)('closing, answered by %s, is closed as far as the gateway then says so', async (fault) => {
    if (!calls.close) return
    const { terms } = await opened()
    plan(calls.close, fault, 1)
    const { state } = await bench.gateway.closeSession(bench.account, terms, quick)
    expect(state).toBe(isDone(fault) ? 'closed' : 'open')
    expect((await bench.closeSession(terms.reference)).state).toBe('closed')
  })

  it.each(faults)('a refund, answered by %s, goes back once, and is known', async (fault) => {
    const paymentReference = await paid()
    const refund = { reference: newReference(), paymentReference, amount: 400, currency: 'SAR' as const }
    plan(calls.refund, fault, 1)
    const { state } = await bench.gateway.refund(bench.account, refund, quick)
    if (isDone(fault)) expect(['done', 'pending']).toContain(state)
    // a key that lacks the right is its own no
    else expect(state).toMatch(fault === 401 ? /unknown|failed/ : /unknown/)
    expect(await bench.countRefunds(paymentReference)).toBe(isDone(fault) ? 1 : 0)
    const again = { ...refund, again: true }
    if (isDone(fault)) expect((await bench.gateway.refund(bench.account, again)).state).toBe('done')
    expect(await bench.countRefunds(paymentReference)).toBeLessThanOrEqual(1)
  })

  it.each(faults)(
    'what is looked up before a refund, answered by %s, keeps it from being sent',
    async (fault) => {
      const paymentReference = await paid()
      const refund = { reference: newReference(), paymentReference, amount: 400, currency: 'SAR' as const }
      const { gatewayPaymentId } = await bench.ask(paymentReference)
      plan(calls.lookUpRefund, fault)
      const known = { ...refund, ...(gatewayPaymentId && { gatewayPaymentId }) }
      const answer = await bench.gateway.refund(bench.account, known, quick)
      expect(answer).toMatchObject({ state: 'unknown', unsent: true })
      expect((await bench.gateway.askRefund(bench.account, known, quick)).state).toBe('unknown')
      bench.simulator.faults.clear()
      expect(await bench.countRefunds(paymentReference)).toBe(0)
      expect((await bench.gateway.refund(bench.account, refund)).state).toBe('done')
    },
  )

  it.each(faults)('the check of an account, answered by %s, is no yes', async (fault) => {
    plan(/./, fault)
    const result = await bench.gateway.checkAccount(bench.account, quick)
    expect(result).toMatch(fault === 401 ? /refused|unknown/ : /unknown/)
  })

  it('answers that come doubled and in another order tell the same', async () => {
    const reference = await paid()
    const all = await Promise.all([1, 2].map(() => bench.ask(reference)))
    expect(all.map(({ state }) => state)).toEqual(['captured', 'captured'])
    const refund = {
      reference: newReference(),
      paymentReference: reference,
      amount: 400,
      currency: 'SAR' as const,
    }
    await bench.gateway.refund(bench.account, refund)
    await bench.gateway.refund(bench.account, { ...refund, again: true })
    expect(await bench.countRefunds(reference)).toBe(1)
  })
})
