import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newReference } from './gateway-bench.ts'
import { makeSandboxBench } from './make-sandbox-bench.ts'
import type { SandboxBench } from './make-sandbox-bench.ts'
import { createSandboxGateway } from './sandbox.ts'

const impatient = { timeoutMs: 100 }

describe('the sandbox adapter when the gateway fails', () => {
  let bench: SandboxBench
  beforeAll(async () => {
    bench = await makeSandboxBench()
  })
  beforeEach(() => bench.operate('DELETE', '/faults'))
  afterAll(() => bench.close())

  const failures = ['error', 'hang', 'reset', 'garbage', 'html', 'not-found'] as const

  it.each(failures)('safety 3: %s on asking is unknown, and the next question is answered', async (what) => {
    const terms = bench.terms()
    await bench.pay(await bench.open(terms), 'approved')
    // one connection that is cut is asked again, within the same call
    await bench.setFaults({ operations: { ask: { what, times: what === 'reset' ? 2 : 1 } } })
    const answer = await bench.gateway.askSession(bench.account, terms, impatient)
    expect(answer.state).toBe('unknown')
    expect(answer.amount).toBeUndefined()
    expect(answer.raw).not.toBe('')
    expect((await bench.ask(terms.reference)).state).toBe('captured')
  })

  it.each(failures)('%s on opening after the effect: opening again finds the same session', async (what) => {
    const terms = bench.terms()
    await bench.setFaults({ operations: { open: { when: 'after', what, times: 1 } } })
    const first = await bench.gateway.openSession(bench.account, terms, impatient)
    expect(first).toMatchObject({ opened: false, why: 'unknown' })
    const stored = await bench.ask(terms.reference)
    expect(stored.state).toBe('open')
    expect((await bench.open(terms)).sessionId).toBe((JSON.parse(stored.raw) as { id: string }).id)
  })

  it.each(failures)(
    'safety 5: %s after a refund took effect is unknown, and asking finds it done',
    async (what) => {
      const terms = bench.terms({ amount: 500 })
      await bench.pay(await bench.open(terms), 'approved')
      const refund = { reference: newReference(), paymentReference: terms.reference, amount: 500 }
      await bench.setFaults({ operations: { refund: { when: 'after', what, times: 1 } } })
      const sent = await bench.gateway.refund(bench.account, { ...refund, currency: 'SAR' }, impatient)
      expect(sent.state).toBe('unknown')
      expect((await bench.gateway.askRefund(bench.account, refund)).state).toBe('done')
    },
  )

  it.each(failures)('safety 5: %s before a refund took effect is unknown too', async (what) => {
    const terms = bench.terms({ amount: 500 })
    await bench.pay(await bench.open(terms), 'approved')
    const refund = { reference: newReference(), paymentReference: terms.reference, amount: 500 }
    await bench.setFaults({ operations: { refund: { what, times: 1 } } })
    const sent = await bench.gateway.refund(bench.account, { ...refund, currency: 'SAR' }, impatient)
    expect(sent.state).toBe('unknown')
    expect((await bench.gateway.askRefund(bench.account, refund)).state).toBe('unknown')
  })

  it('safety 3: a close whose answer is lost is unknown, and asking tells that it closed', async () => {
    const terms = bench.terms()
    await bench.open(terms)
    await bench.setFaults({ operations: { close: { when: 'after', what: 'error', times: 1 } } })
    expect((await bench.gateway.closeSession(bench.account, terms)).state).toBe('unknown')
    expect((await bench.ask(terms.reference)).state).toBe('closed')
  })

  it('a refund that the bank settles later is pending, then done or failed, and failed money can be sent again', async () => {
    const terms = bench.terms({ amount: 500 })
    await bench.pay(await bench.open(terms), 'approved')
    await bench.setFaults({ refunds: { mode: 'later' } })
    const refund = (reference: string) =>
      bench.gateway.refund(bench.account, {
        reference,
        paymentReference: terms.reference,
        amount: 500,
        currency: 'SAR',
      })
    const [first, second] = [newReference(), newReference()]
    expect((await refund(first)).state).toBe('pending')
    expect((await refund(newReference())).state).toBe('failed')
    await bench.operate('POST', '/settle', { account: 'saffron', refund: first, as: 'failed' })
    expect((await bench.gateway.askRefund(bench.account, { reference: first })).state).toBe('failed')
    expect((await refund(second)).state).toBe('pending')
    await bench.operate('POST', '/settle', { account: 'saffron', refund: second, as: 'done' })
    expect((await bench.gateway.askRefund(bench.account, { reference: second })).state).toBe('done')
  })

  it('safety 12: an answer that claims to be live says so, whatever the account is', async () => {
    const terms = bench.terms()
    await bench.open(terms)
    await bench.setFaults({ claimLive: true })
    expect((await bench.ask(terms.reference)).live).toBe(true)
  })

  it('an aborted call is unknown', async () => {
    await bench.setFaults({ operations: { ask: { what: 'hang' } } })
    const leaving = new AbortController()
    const asked = bench.gateway.askSession(bench.account, bench.terms(), { signal: leaving.signal })
    leaving.abort()
    expect(await asked).toMatchObject({ state: 'unknown', live: false })
  })
})

describe('the sandbox adapter against a server that is no gateway', () => {
  const answered = async (status: number, body: string) => {
    const server = createServer((_, response) => response.writeHead(status).end(body))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const account = {
      provider: 'sandbox',
      accountId: 'a',
      apiUrl,
      secretKey: 'k',
      webhookSecret: 'w',
      live: false,
    }
    const gateway = createSandboxGateway()
    const answer = await gateway.askSession(account, { reference: 'reference-1' })
    const refund = await gateway.askRefund(account, { reference: 'reference-1' })
    server.close()
    server.closeAllConnections()
    return { answer, refund }
  }
  const session = {
    id: 's',
    reference: 'reference-1',
    state: 'captured',
    amount: 100,
    currency: 'SAR',
    payment_id: 'p',
    pay_url: 'http://localhost/pay/s',
    expires_at: '2030-01-01T00:00:00.000Z',
    live: false,
  }

  it.each([
    ['nothing', 200, ''],
    ['a page', 200, '<html>'],
    ['null', 200, 'null'],
    ['a state of its own', 200, JSON.stringify({ ...session, state: 'paid' })],
    ['an amount in parts of a minor unit', 200, JSON.stringify({ ...session, amount: 1.5 })],
    ['another reference', 200, JSON.stringify({ ...session, reference: 'reference-2' })],
    ['a redirect', 302, JSON.stringify(session)],
    ['a teapot', 418, JSON.stringify(session)],
    ['a flood', 200, JSON.stringify({ ...session, more: 'x'.repeat(2_000_000) })],
  ])('safety 3: %s is unknown', async (_, status, body) => {
    const { answer, refund } = await answered(status, body)
    expect([answer.state, refund.state]).toEqual(['unknown', 'unknown'])
  })

  it('reads the same answer when it is whole', async () => {
    expect((await answered(200, JSON.stringify(session))).answer).toMatchObject({
      state: 'captured',
      amount: 100,
    })
  })

  it('safety 3: nobody listening is unknown, and opening there may be repeated', async () => {
    const account = {
      provider: 'sandbox',
      accountId: 'a',
      apiUrl: 'http://127.0.0.1:1',
      secretKey: 'k',
      webhookSecret: 'w',
      live: false,
    }
    const gateway = createSandboxGateway()
    expect((await gateway.askSession(account, { reference: 'reference-1' })).state).toBe('unknown')
    const opened = await gateway.openSession(account, {
      reference: 'reference-1',
      amount: 100,
      currency: 'SAR',
      language: 'en',
      returnUrl: 'http://localhost/back',
      payPageUrl: 'http://saffron.localhost/o/order/pay',
      webhookUrl: 'http://localhost/hook',
      description: 'x',
      expiresAt: new Date(),
    })
    expect(opened).toMatchObject({ opened: false, why: 'unknown' })
  })
})
