import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newReference } from '../gateway-bench.ts'
import { makeMyFatoorahBench } from '../make-myfatoorah-bench.ts'
import type { MyFatoorahBench } from '../make-myfatoorah-bench.ts'
import { isMyFatoorahRefusal } from './call-myfatoorah.ts'
import { readDisplayValue } from './display-value.ts'
import { formatLocal } from './vendor-time.ts'

let bench: MyFatoorahBench
beforeAll(async () => {
  bench = await makeMyFatoorahBench()
})
afterEach(() => {
  bench.simulator.faults.clear()
  bench.simulator.books.autoRefund = true
})
afterAll(() => bench.close())

const quick = { timeoutMs: 300 }
const faults = [401, 429, 500, 503, 'html', 'cut', 'hang', 'torn', 'lost'] as const

describe('safety 3: what goes wrong on the way proves nothing', () => {
  it.each(faults)('asking that meets %s is unknown, never unpaid', async (fault) => {
    const terms = bench.terms()
    await bench.pay(await bench.open(terms), 'approved')
    bench.simulator.faults.plan(/GetPaymentStatus/, fault)
    const session = { reference: terms.reference, charged: true }
    expect((await bench.gateway.askSession(bench.account, session, quick)).state).toBe('unknown')
    expect((await bench.gateway.closeSession(bench.account, session, quick)).state).toBe('unknown')
  })

  it.each(['hang', 'torn', 'lost', 500, 'html', 'cut'] as const)(
    'a charge that meets %s is unknown; asking by our reference tells what came of it',
    async (fault) => {
      const terms = bench.terms()
      const { sessionId } = await bench.open(terms)
      await bench.type(sessionId, 'approved')
      bench.simulator.faults.plan(/ExecutePayment/, fault, 1)
      const submitted = await bench.gateway.submitForm!(bench.account, { ...terms, sessionId }, quick)
      expect(submitted).toMatchObject({ submitted: false, why: 'unknown' })
      const { state } = await bench.gateway.askSession(bench.account, { ...terms, charged: true })
      expect(state).toBe(fault === 'lost' ? 'submitted' : 'unknown')
    },
  )

  it('a session is charged once: a second order for it is refused', async () => {
    const terms = bench.terms()
    const session = await bench.open(terms)
    await bench.pay(session, 'approved')
    const again = await bench.gateway.submitForm!(bench.account, { ...terms, sessionId: session.sessionId })
    expect(again).toMatchObject({ submitted: false, why: 'refused' })
  })

  it("another order's invoice under our reference is no answer", async () => {
    const terms = bench.terms()
    await bench.pay(await bench.open(terms), 'approved')
    const invoice = bench.simulator.books.find('token-saffron', 'CustomerReference', terms.reference)!
    bench.simulator.books.find = () => ({ ...invoice, reference: 'another' })
    expect((await bench.ask(terms.reference)).state).toBe('unknown')
    Reflect.deleteProperty(bench.simulator.books, 'find')
  })

  it('safety 1: an invoice of another sum or currency tells that sum', async () => {
    const terms = bench.terms()
    await bench.pay(await bench.open(terms), 'approved')
    Object.assign(bench.simulator.books.find('token-saffron', 'CustomerReference', terms.reference)!, {
      value: 1234.5,
      currency: 'KD',
    })
    expect(await bench.ask(terms.reference)).toMatchObject({ amount: 123_450, currency: 'KWD' })
  })
})

describe('safety 5: refunds are requests that people carry out', () => {
  const captured = async () => {
    const terms = bench.terms({ amount: 1_000 })
    await bench.pay(await bench.open(terms), 'approved')
    return terms.reference
  }

  it('is pending until it is carried out, then done; cancelled, it has failed', async () => {
    bench.simulator.books.autoRefund = false
    const paymentReference = await captured()
    for (const [end, state] of [
      ['Refunded', 'done'],
      ['Canceled', 'failed'],
    ] as const) {
      const refund = { reference: newReference(), paymentReference, amount: 400, currency: 'SAR' as const }
      const sent = await bench.gateway.refund(bench.account, refund)
      expect(sent).toMatchObject({ state: 'pending', amount: 400 })
      const { gatewayRefundId = '' } = sent
      const ask = () => bench.gateway.askRefund(bench.account, { ...refund, gatewayRefundId })
      expect((await ask()).state).toBe('pending')
      bench.simulator.finishRefund(Number(gatewayRefundId), end)
      expect((await ask()).state).toBe(state)
    }
  })

  it.each(['empty', 204, 'late-page', 'lost', 'cut'] as const)(
    'one that is answered by %s is read from the list of refunds',
    async (fault) => {
      const paymentReference = await captured()
      const refund = { reference: newReference(), paymentReference, amount: 400, currency: 'SAR' as const }
      bench.simulator.faults.plan(/MakeRefund/, fault, 1)
      const arrived = fault !== 'cut'
      const { state } = await bench.gateway.refund(bench.account, refund, quick)
      expect(['done', 'pending'].includes(state)).toBe(arrived)
      expect(await bench.countRefunds(paymentReference)).toBe(arrived ? 1 : 0)
    },
  )

  it.each([401, 429, 503, 'html', 'torn'] as const)(
    'one whose payment cannot be looked for (%s) is sent by no call, and the answer says so',
    async (fault) => {
      const paymentReference = await captured()
      const refund = { reference: newReference(), paymentReference, amount: 400, currency: 'SAR' as const }
      bench.simulator.faults.plan(/GetPaymentStatus/, fault, 1)
      const answer = await bench.gateway.refund(bench.account, refund, quick)
      expect(answer).toMatchObject({ state: 'unknown', unsent: true })
      expect(await bench.countRefunds(paymentReference)).toBe(0)
    },
  )

  it('one whose answer was lost is found by our reference, and never sent blindly again', async () => {
    const refund = {
      reference: newReference(),
      paymentReference: await captured(),
      amount: 400,
      currency: 'SAR' as const,
    }
    bench.simulator.faults.plan(/MakeRefund/, 'lost', 1)
    expect((await bench.gateway.refund(bench.account, refund, quick)).state).toBe('done')
    expect((await bench.gateway.askRefund(bench.account, refund)).state).toBe('done')
    const other = { ...refund, reference: newReference() }
    bench.simulator.faults.plan(/MakeRefund/, 'torn', 1)
    // sent, and nobody knows whether it arrived
    const torn = await bench.gateway.refund(bench.account, other, quick)
    expect([torn.state, torn.unsent]).toEqual(['unknown', undefined])
    expect((await bench.gateway.refund(bench.account, { ...other, again: true })).state).toBe('unknown')
    expect(await bench.countRefunds(refund.paymentReference)).toBe(1)
  })
})

it('reads sums as the portal writes them, and refuses what it cannot read exactly', () => {
  expect(readDisplayValue('12,345.000 KD')).toEqual({ amount: 1_234_500, currency: 'KWD' })
  expect(readDisplayValue('97.00 SR')).toEqual({ amount: 9_700, currency: 'SAR' })
  expect(readDisplayValue('20 EGP')).toEqual({ amount: 2_000, currency: 'EGP' })
  expect(readDisplayValue('1.005 KD')).toBeUndefined()
  expect(readDisplayValue('97.00')).toBeUndefined()
})

it("knows MyFatoorah's own no in every shape, and nobody else's", () => {
  const refused = (status: number, body: unknown) =>
    isMyFatoorahRefusal({ status, text: typeof body === 'string' ? body : JSON.stringify(body) })
  expect(
    refused(400, {
      IsSuccess: false,
      Message: 'Invalid data',
      ValidationErrors: [{ Name: 'a', Error: 'b' }],
    }),
  ).toBe(true)
  expect(refused(400, { FieldsErrors: [{ Name: 'a', Error: 'b' }] })).toBe(true)
  expect(refused(400, { Data: { ErrorMessage: 'no' } })).toBe(true)
  expect(refused(401, '')).toBe(true)
  expect(refused(404, { Message: 'No HTTP resource was found', MessageDetail: 'IIS' })).toBe(false)
  expect(refused(403, '<html>403 Forbidden</html>')).toBe(false)
  expect(refused(400, '"a bare text"')).toBe(false)
  expect(refused(500, { IsSuccess: false })).toBe(false)
})

it('safety 12: leads to no page but the account’s own gateway, and to none of the other mode', async () => {
  const terms = bench.terms()
  const { sessionId } = await bench.open(terms)
  await bench.type(sessionId, 'approved')
  const elsewhere = { ...bench.account, pageUrl: 'https://sa.myfatoorah.com' }
  const submitted = await bench.gateway.submitForm!(elsewhere, { ...terms, sessionId })
  expect(submitted).toMatchObject({ submitted: false, why: 'unknown' })
})

it('writes the end of an invoice in the time of its country', () => {
  const end = new Date('2026-07-21T12:00:00Z')
  expect(formatLocal(end, 'https://api-eg.myfatoorah.com')).toBe('2026-07-21T15:00:00')
  expect(formatLocal(end, 'https://api-ae.myfatoorah.com')).toBe('2026-07-21T16:00:00')
  expect(formatLocal(end, 'https://apitest.myfatoorah.com')).toBe('2026-07-21T15:00:00')
})
