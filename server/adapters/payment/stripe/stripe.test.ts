import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newReference } from '../gateway-bench.ts'
import { makeStripeBench } from '../make-stripe-bench.ts'
import type { StripeBench } from '../make-stripe-bench.ts'
import { isSignedByStripe, signStripe } from './read-stripe-webhook.ts'

let bench: StripeBench
beforeAll(async () => {
  bench = await makeStripeBench()
})
afterEach(() => bench.simulator.faults.clear())
afterAll(() => bench.close())

const quick = { timeoutMs: 300 }

describe('safety 3: what goes wrong on the way proves nothing', () => {
  it.each([401, 429, 500, 503, 'html', 'cut', 'hang', 'torn', 'lost'] as const)(
    'asking that meets %s is unknown, never unpaid',
    async (fault) => {
      const terms = bench.terms()
      await bench.pay(await bench.open(terms), 'approved')
      bench.simulator.faults.plan(/GET/, fault)
      expect((await bench.gateway.askSession(bench.account, terms, quick)).state).toBe('unknown')
    },
  )

  it.each(['lost', 'torn', 'hang'] as const)(
    'opening that meets %s opens one intent when repeated',
    async (fault) => {
      bench.simulator.faults.plan(/POST \/v1\/payment_intents/, fault, 1)
      const terms = bench.terms()
      const first = await bench.gateway.openSession(bench.account, terms, quick)
      expect(first).toMatchObject({ opened: false, why: 'unknown' })
      await bench.open(terms)
      const ours = [...bench.simulator.books.intents.values()].filter(
        ({ metadata }) => metadata['reference'] === terms.reference,
      )
      expect(ours).toHaveLength(1)
    },
  )
})

it('a failure inside Stripe is kept under its key for a day: the payment is opened under a further one', async () => {
  const terms = bench.terms()
  // more than one call tries for
  bench.simulator.books.failing = 3
  expect(await bench.gateway.openSession(bench.account, terms)).toMatchObject({
    opened: false,
    why: 'unknown',
  })
  expect(await bench.gateway.openSession(bench.account, terms)).toMatchObject({ opened: false })
  const later = bench.terms()
  bench.simulator.books.failing = 1
  const session = await bench.open(later)
  expect((await bench.open(later)).sessionId).toBe(session.sessionId)
  await bench.pay(session, 'approved')
  expect((await bench.ask(later.reference)).state).toBe('captured')
})

it('safety 12: a key of the other mode opens nothing and fails the check', async () => {
  const live = { ...bench.account, secretKey: 'sk_live_saffron' }
  expect(await bench.gateway.openSession(live, bench.terms())).toMatchObject({
    opened: false,
    why: 'refused',
  })
  expect(await bench.gateway.checkAccount(live)).toBe('wrong-mode')
})

it('safety 5: a refund whose answer was lost is read from the list, and sent again it pays back once', async () => {
  const terms = bench.terms()
  await bench.pay(await bench.open(terms), 'approved')
  const refund = {
    reference: newReference(),
    paymentReference: terms.reference,
    amount: 400,
    currency: 'SAR' as const,
  }
  bench.simulator.faults.plan(/POST \/v1\/refunds/, 'lost', 1)
  expect((await bench.gateway.refund(bench.account, refund, quick)).state).toBe('done')
  expect((await bench.gateway.refund(bench.account, { ...refund, again: true })).state).toBe('done')
  expect(await bench.countRefunds(terms.reference)).toBe(1)
})

describe('safety 11: signed webhooks', () => {
  const at = new Date(1_700_000_000_000)
  const body = '{"id":"evt_1"}'
  const signature = 'c89214b5b5da833daed6f0b8c5bb6bd58cea9022bd80ccc78230f3942d632925'

  it('signs as the vector says', () => {
    expect(signStripe(1_700_000_000, body, 'whsec_test')).toBe(signature)
    expect(isSignedByStripe(`t=1700000000,v1=${signature}`, body, 'whsec_test', at)).toBe(true)
    expect(isSignedByStripe(`t=1700000000,v1=00,v1=${signature}`, body, 'whsec_test', at)).toBe(true)
  })

  it('is forged with another secret or body, too old, too new, or without a signature', () => {
    const header = `t=1700000000,v1=${signature}`
    const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)
    expect(isSignedByStripe(header, body, 'whsec_other', at)).toBe(false)
    expect(isSignedByStripe(header, `${body} `, 'whsec_test', at)).toBe(false)
    expect(isSignedByStripe(header, body, 'whsec_test', later(300))).toBe(true)
    expect(isSignedByStripe(header, body, 'whsec_test', later(301))).toBe(false)
    expect(isSignedByStripe(header, body, 'whsec_test', later(-301))).toBe(false)
    expect(isSignedByStripe(`v1=${signature}`, body, 'whsec_test', at)).toBe(false)
    expect(isSignedByStripe('', body, '', at)).toBe(false)
  })
})

it('safety 3: an abandoned 3-D Secure is cancelled, and its bank page brings no money any more', async () => {
  const terms = bench.terms()
  const session = await bench.open(terms)
  await bench.pay(session, 'secure')
  expect((await bench.closeSession(terms.reference)).state).toBe('closed')
  await bench.challenge(session, 'approve')
  expect((await bench.ask(terms.reference)).state).toBe('closed')
})
