import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMyFatoorahBench } from '../make-myfatoorah-bench.ts'
import type { MyFatoorahBench } from '../make-myfatoorah-bench.ts'

let bench: MyFatoorahBench
beforeAll(async () => {
  bench = await makeMyFatoorahBench()
})
afterAll(() => bench.close())

describe('safety 11: signed webhooks, documented vectors', () => {
  const account = () => ({ ...bench.account, webhookSecret: 'test-secret' })
  const read = (signature: string, body: object) =>
    bench.gateway.readWebhook(
      new Headers({ 'myfatoorah-signature': signature }),
      JSON.stringify(body),
      account(),
    )
  const second = {
    Event: { Code: 1, Name: 'PAYMENT_STATUS_CHANGED', CountryIsoCode: 'KWT', Reference: 'WH-626519' },
    Data: {
      Invoice: { Id: '6409988', Status: 'PAID', ExternalIdentifier: 'asdqwd-f13sdf-fasjkz' },
      Transaction: { Status: 'SUCCESS', PaymentId: '07076409988323998875' },
    },
  }
  const first = {
    EventType: 2,
    Event: 'RefundStatusChanged',
    DateTime: '04032021210447',
    CountryIsoCode: 'KWT',
    Data: {
      RefundId: 2840,
      RefundReference: '2021000019',
      CreatedDate: '04032021210447',
      RefundStatus: 'REFUNDED',
      Amount: 40,
      Comments: 'Test Webhook',
      InvoiceId: 585757,
      GatewayReference: { Any: 'thing' },
    },
  }

  it('version 2: the sample of the documentation', () => {
    expect(read('fAHcCPgqkudaxnH5BCT2OQbPzEeHNl8HxD78Gn1rT0A=', second)).toEqual({
      kind: 'payment',
      reference: 'asdqwd-f13sdf-fasjkz',
      sessionId: '6409988',
      live: false,
    })
  })

  it('version 1: the refund of the documentation', () => {
    const news = { kind: 'refund', refundId: '2840', live: false }
    expect(read('iqQ0qLeP+7grAN7PToNu1kB1O0/CNOvK8BRPtC2AkxM=', first)).toEqual(news)
  })

  it('is forged when anything signed differs, without a signature, and when no secret is kept', () => {
    const good = 'fAHcCPgqkudaxnH5BCT2OQbPzEeHNl8HxD78Gn1rT0A='
    const other = {
      ...second,
      Data: { ...second.Data, Invoice: { ...second.Data.Invoice, Status: 'PENDING' } },
    }
    expect(read(good, other)).toBe('forged')
    expect(read('', second)).toBe('forged')
    const bare = { ...account(), webhookSecret: '' }
    expect(
      bench.gateway.readWebhook(new Headers({ 'myfatoorah-signature': good }), JSON.stringify(second), bare),
    ).toBe('forged')
    expect(
      bench.gateway.readWebhook(new Headers({ 'myfatoorah-signature': good }), 'no json', account()),
    ).toBe('forged')
  })

  it('events about other things, of either version, are received and followed by nothing', () => {
    const deposit = {
      Event: { Code: 3, Name: 'BALANCE_TRANSFERRED' },
      Data: { Deposit: { Reference: 'D1' } },
    }
    const dispute = { EventType: 6, Event: 'Dispute', Data: { InvoiceId: 585757 } }
    for (const body of [deposit, dispute, { Event: { Code: 99 }, Data: {} }])
      expect(read('whatever it signs', body)).toBe('ignored')
    expect(read('', deposit)).toBe('forged')
  })

  it('version 1 of a payment names our reference', async () => {
    bench.simulator.setHook(bench.inbox.url, 'test-secret', 'v1')
    const terms = bench.terms()
    await bench.pay(await bench.open(terms), 'declined')
    const news = (all: typeof bench.inbox.received) =>
      all
        .filter(({ headers }) => headers.get('myfatoorah-webhook-version') === 'v1')
        .map(({ headers, body }) => bench.gateway.readWebhook(headers, body, bench.account))
    const all = await bench.inbox.until((received) => news([...received]).length > 0)
    expect(news([...all])[0]).toMatchObject({ kind: 'payment', reference: terms.reference })
    bench.simulator.setHook(bench.inbox.url, 'test-secret', 'v2')
  })
})
