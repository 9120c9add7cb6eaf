import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newReference } from '../gateway-bench.ts'
import { makeHyperPayBench } from '../make-hyperpay-bench.ts'
import type { HyperPayBench } from '../make-hyperpay-bench.ts'
import { openHyperPayBody } from './read-hyperpay-webhook.ts'

let bench: HyperPayBench
beforeAll(async () => {
  bench = await makeHyperPayBench()
})
afterEach(() => bench.simulator.faults.clear())
afterAll(() => bench.close())

const quick = { timeoutMs: 300 }

describe('safety 3: what proves nothing', () => {
  it('200.300.404 never proves unpaid: a state that was read away is found by our reference', async () => {
    const terms = bench.terms()
    const { sessionId } = await bench.open(terms)
    await bench.pay(await bench.open(terms), 'approved')
    // somebody else read the final result, so that the session is gone
    const headers = { authorization: `Bearer ${bench.account.secretKey}` }
    const path = `/v1/checkouts/${sessionId}/payment?entityId=entity-saffron`
    await fetch(bench.simulator.url + path, { headers })
    expect((await (await fetch(bench.simulator.url + path, { headers })).json()) as object).toMatchObject({
      result: { code: '200.300.404' },
    })
    expect(await bench.ask(terms.reference)).toMatchObject({ state: 'captured', amount: terms.amount })
  })

  it('200.300.404 and no transaction of our reference is unknown', async () => {
    const reference = newReference()
    const gone = { reference, sessionId: 'ABCDEF.uat01-vm-tx04' }
    expect((await bench.gateway.askSession(bench.account, gone)).state).toBe('unknown')
    expect(await bench.gateway.closeSession(bench.account, gone)).not.toHaveProperty('released')
  })

  it('a state is read at most twice a minute, by the documentation; in between our reference is asked for', async () => {
    let now = Date.now()
    const own = await makeHyperPayBench(() => now)
    const terms = own.terms()
    const session = await own.open(terms)
    for (let i = 0; i < 2; i += 1) expect((await own.ask(terms.reference)).state).toBe('open')
    expect((await own.ask(terms.reference)).state).toBe('unknown')
    expect(own.simulator.books.checkouts.get(session.sessionId)?.reads).toHaveLength(2)
    await own.pay(session, 'approved')
    expect((await own.ask(terms.reference)).state).toBe('captured')
    now += 61_000
    await own.close()
  })

  it.each([401, 429, 500, 503, 'html', 'cut', 'hang', 'torn', 'lost'] as const)(
    'asking that meets %s is unknown, never unpaid',
    async (fault) => {
      const terms = bench.terms()
      await bench.pay(await bench.open(terms), 'approved')
      bench.simulator.faults.plan(/GET/, fault)
      expect((await bench.gateway.askSession(bench.account, terms, quick)).state).toBe('unknown')
    },
  )

  it('a card of another order’s reference is no answer', async () => {
    const terms = bench.terms()
    const session = await bench.open(terms)
    await bench.pay(session, 'approved')
    const other = { reference: newReference(), sessionId: session.sessionId }
    expect((await bench.gateway.askSession(bench.account, other)).state).toBe('unknown')
  })
})

it('mada stands first: in its own widget and entity, else first in the widget of the cards', async () => {
  const open = async (entities: { card: string; mada?: string }, method?: 'mada' | 'card') => {
    const account = { ...bench.account, entities }
    const terms = { ...bench.terms(), country: 'SA', ...(method && { method }) }
    const opened = await bench.gateway.openSession(account, terms)
    if (!opened.opened || opened.form?.kind !== 'hyperpay') throw new Error('no widget')
    return [opened.form.brands, bench.simulator.books.checkouts.get(opened.sessionId)?.entityId]
  }
  const one = { card: 'entity-cards' }
  const two = { card: 'entity-cards', mada: 'entity-mada' }
  expect(await open(one)).toEqual(['MADA VISA MASTER', 'entity-cards'])
  expect(await open(two)).toEqual(['MADA', 'entity-mada'])
  expect(await open(two, 'card')).toEqual(['VISA MASTER', 'entity-cards'])
  expect(bench.gateway.methods({ ...bench.account, entities: two, applePay: true })).toEqual([
    'mada',
    'card',
    'apple_pay',
  ])
})

describe('safety 11: encrypted webhooks', () => {
  const vector = {
    key: '01'.repeat(32),
    iv: '02'.repeat(12),
    body: '7cf4bd303a32e3c7f19cfd9111e28ce68099f39f8ac8e11ebce3c2c103d91d1b55453c064f12de',
    tag: 'b5219aab367ea91a445440c7800a0550',
  }
  const read = (body: string, over: Partial<typeof vector> = {}) => {
    const { iv, tag, key } = { ...vector, ...over }
    const headers = new Headers({ 'x-initialization-vector': iv, 'x-authentication-tag': tag })
    return bench.gateway.readWebhook(headers, body, { ...bench.account, webhookSecret: key })
  }

  it('opens the vector, bare and wrapped', () => {
    const { body, iv, tag, key } = vector
    expect(openHyperPayBody(body, iv, tag, key)).toBe('{"type":"PAYMENT","payload":{"id":"1"}}')
    // genuine and about nothing of ours: it names no checkout and no reference
    expect(read(body)).toBe('ignored')
    expect(read(JSON.stringify({ encryptedBody: body }))).toBe('ignored')
  })

  it('is forged with another key, tag, vector or a changed byte', () => {
    expect(read(vector.body, { key: '03'.repeat(32) })).toBe('forged')
    expect(read(vector.body, { tag: '00'.repeat(16) })).toBe('forged')
    expect(read(vector.body, { tag: vector.tag.slice(0, 8) })).toBe('forged')
    expect(read(vector.body, { iv: '00'.repeat(12) })).toBe('forged')
    expect(read(`00${vector.body.slice(2)}`)).toBe('forged')
    expect(read('not hex')).toBe('forged')
    expect(read(vector.body, { key: 'short' })).toBe('forged')
  })

  it('safety 12: a transaction of the test mode is never live', async () => {
    const live = { ...bench.account, live: true }
    const terms = bench.terms()
    const { sessionId } = await bench.open(terms)
    await bench.pay(await bench.open(terms), 'approved')
    const asked = await bench.gateway.askSession(live, { reference: terms.reference, sessionId })
    expect(asked).toMatchObject({ state: 'captured', live: false })
  })
})

describe('safety 5: refunds', () => {
  it.each([401, 429, 503, 'html', 'hang'] as const)(
    'one whose payment cannot be looked for (%s) is sent by no call, and the answer says so',
    async (fault) => {
      const terms = bench.terms({ amount: 1_000 })
      await bench.pay(await bench.open(terms), 'approved')
      const paymentReference = terms.reference
      const refund = { reference: newReference(), paymentReference, amount: 400, currency: 'SAR' as const }
      bench.simulator.faults.plan(/query/, fault, 1)
      const answer = await bench.gateway.refund(bench.account, refund, quick)
      expect(answer).toMatchObject({ state: 'unknown', unsent: true })
      expect(await bench.countRefunds(paymentReference)).toBe(0)
    },
  )

  it.each(['empty', 204, 'late-page', 'lost'] as const)(
    'one that was made and answered by %s is read from the query',
    async (fault) => {
      const terms = bench.terms({ amount: 1_000 })
      await bench.pay(await bench.open(terms), 'approved')
      const paymentReference = terms.reference
      const refund = { reference: newReference(), paymentReference, amount: 400, currency: 'SAR' as const }
      bench.simulator.faults.plan(/POST \/v1\/payments/, fault, 1)
      expect((await bench.gateway.refund(bench.account, refund, quick)).state).toBe('done')
      expect(await bench.countRefunds(paymentReference)).toBe(1)
    },
  )

  it('one whose answer was lost is found by its reference; one that never arrived is not sent blindly', async () => {
    const terms = bench.terms({ amount: 1_000 })
    await bench.pay(await bench.open(terms), 'approved')
    const refund = (reference = newReference()) => ({
      reference,
      paymentReference: terms.reference,
      amount: 400,
      currency: 'SAR' as const,
    })
    const first = refund()
    bench.simulator.faults.plan(/POST \/v1\/payments/, 'lost', 1)
    expect((await bench.gateway.refund(bench.account, first, quick)).state).toBe('done')
    expect((await bench.gateway.refund(bench.account, { ...first, again: true })).state).toBe('done')
    const second = refund()
    bench.simulator.faults.plan(/POST \/v1\/payments/, 'torn', 1)
    // sent, and nobody knows whether it arrived
    const torn = await bench.gateway.refund(bench.account, second, quick)
    expect([torn.state, torn.unsent]).toEqual(['unknown', undefined])
    expect((await bench.gateway.refund(bench.account, { ...second, again: true })).state).toBe('unknown')
    expect(await bench.countRefunds(terms.reference)).toBe(1)
  })
})
