import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newReference } from '../gateway-bench.ts'
import { makeSandboxBench } from '../make-sandbox-bench.ts'
import type { SandboxBench } from '../make-sandbox-bench.ts'

describe('the webhooks of the sandbox gateway', () => {
  let bench: SandboxBench
  beforeEach(async () => {
    bench = await makeSandboxBench({ webhooks: { firstRetryMs: 1, attempts: 4 } })
  })
  afterEach(() => bench.close())

  const payWith = async (card: 'approved' | 'declined' | 'slow') => {
    const terms = bench.terms()
    await bench.pay(await bench.open(terms), card)
    return terms.reference
  }
  const untilCount = (count: number) => bench.inbox.until((all) => all.length >= count)

  it('tell of captured, declined and refunded', async () => {
    const payment = await payWith('approved')
    const declined = await payWith('declined')
    const reference = newReference()
    await bench.gateway.refund(bench.account, {
      reference,
      paymentReference: payment,
      amount: 1,
      currency: 'SAR',
    })
    const all = await untilCount(3)
    const seen = all.map((it) => [it.type, it.reference])
    expect(seen).toContainEqual(['payment.captured', payment])
    expect(seen).toContainEqual(['payment.declined', declined])
    expect(seen).toContainEqual(['refund.done', reference])
    for (const { headers, body } of all) {
      expect(bench.gateway.readWebhook(headers, body, bench.account)).not.toBe('forged')
    }
  })

  it('are sent again until the shop says 2xx', async () => {
    bench.inbox.answerWith(503)
    await payWith('approved')
    await untilCount(2)
    bench.inbox.answerWith(204)
    const all = await untilCount(3)
    expect(new Set(all.map(({ body }) => body)).size).toBe(1)
  })

  it('are given up after the last attempt', async () => {
    bench.inbox.answerWith(500)
    await payWith('approved')
    await untilCount(4)
    await expect.poll(async () => (await bench.readBooks()).webhooksOwed).toBe(0)
    expect(bench.inbox.received).toHaveLength(4)
  })

  it('that nobody took are sent after a restart', async () => {
    bench.inbox.answerWith(500)
    await bench.restart({ webhooks: { firstRetryMs: 60_000 } })
    const reference = await payWith('approved')
    await untilCount(1)
    bench.inbox.answerWith(200)
    await bench.restart()
    const all = await untilCount(2)
    expect(all.map((it) => it.reference)).toEqual([reference, reference])
  })

  it('can be dropped', async () => {
    await bench.setFaults({ webhooks: { mode: 'drop' } })
    await payWith('approved')
    await bench.setFaults({})
    const second = await payWith('approved')
    expect((await untilCount(1)).map((it) => it.reference)).toEqual([second])
  })

  it('can come twice', async () => {
    await bench.setFaults({ webhooks: { mode: 'double' } })
    const reference = await payWith('approved')
    expect((await untilCount(2)).map((it) => it.reference)).toEqual([reference, reference])
  })

  it('can come in the wrong order', async () => {
    await bench.setFaults({ webhooks: { mode: 'reorder' } })
    const [first, second] = [await payWith('approved'), await payWith('approved')]
    expect((await untilCount(2)).map((it) => it.reference)).toEqual([second, first])
  })

  it('can come late', async () => {
    await bench.setFaults({ webhooks: { delayMs: 30 } })
    const late = await payWith('approved')
    await bench.setFaults({})
    const soon = await payWith('approved')
    expect((await untilCount(2)).map((it) => it.reference).sort()).toEqual([late, soon].sort())
  })

  it('safety 11: can be forged, and are then told apart', async () => {
    await bench.setFaults({ webhooks: { mode: 'forge' } })
    await payWith('approved')
    const [webhook] = await untilCount(1)
    expect(bench.gateway.readWebhook(webhook!.headers, webhook!.body, bench.account)).toBe('forged')
  })

  it('tell of a slow bank when it answers by itself, and when the operator lets it answer', async () => {
    const asked = await payWith('slow')
    await bench.operate('POST', '/settle', { account: 'saffron', payment: asked, as: 'captured' })
    await bench.setFaults({ slowCardSeconds: 0.01 })
    const itself = await payWith('slow')
    const all = await untilCount(2)
    expect(all.map((it) => [it.type, it.reference])).toEqual([
      ['payment.captured', asked],
      ['payment.captured', itself],
    ])
    expect((await bench.ask(itself)).state).toBe('captured')
  })

  it('tell of a refund that the bank settled later, also one that failed', async () => {
    const paymentReference = await payWith('approved')
    await bench.setFaults({ refunds: { mode: 'later', seconds: 0.01, outcome: 'failed' } })
    const reference = newReference()
    await bench.gateway.refund(bench.account, { reference, paymentReference, amount: 1, currency: 'SAR' })
    const all = await bench.inbox.until((received) => received.some((it) => it.type === 'refund.failed'))
    expect(all.at(-1)).toMatchObject({ type: 'refund.failed', reference })
  })
})
