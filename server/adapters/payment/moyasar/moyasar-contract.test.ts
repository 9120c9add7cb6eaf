import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportContract } from '#server/testing/report-contract.ts'
import { makeMoyasarBench } from '../make-moyasar-bench.ts'
import type { MoyasarBench } from '../make-moyasar-bench.ts'
import { startAnswers } from '../simulator/start-answers.ts'
import type { Answered } from '../simulator/start-answers.ts'
import { errorTypes, invoiceStates, paymentStatuses, responseCodes } from './moyasar-codes.ts'

// Answers with the fields of those that the maker's libraries have recorded (moyasar-php 2deb504 of 2025-06-26,
// moyasar-dotnet eaf0211 of 2021-11-11), and with the statuses of docs.moyasar.com (seen 2026-11-27).
let bench: MoyasarBench
let server: Awaited<ReturnType<typeof startAnswers>>
const said: { get: Answered; post: Answered } = { get: 'torn', post: 'torn' }
beforeAll(async () => {
  bench = await makeMoyasarBench()
  server = await startAnswers(({ method, path }) =>
    path.startsWith('/v1/invoices?')
      ? { status: 200, body: { invoices: [] } }
      : method === 'POST'
        ? said.post
        : said.get,
  )
})
afterAll(async () => {
  await bench.close()
  await server.close()
  const tables = [paymentStatuses, invoiceStates, errorTypes, responseCodes]
  reportContract({
    adapter: 'moyasar',
    source:
      'docs.moyasar.com; recorded answers of moyasar-php and moyasar-dotnet; npm moyasar, moyasar-payment-form',
    version: 'docs 2026-11-27, 2deb504, eaf0211, 0.5.1, 2.2.10',
    codes: tables.reduce((sum, table) => sum + Object.keys(table).length, 0),
    samples: 2,
    differences: ['whether a payment can still succeed whose invoice was cancelled is published nowhere'],
  })
})

const id = '915fc838-f2c6-46ec-be44-4a93c9500f5f'
const payment = (status: string, more: object = {}) => ({
  id: 'ae5e8c6a-1622-45a5-b7ca-9ead69be722e',
  status,
  amount: 7_000,
  fee: 325,
  currency: 'SAR',
  refunded: 0,
  refunded_at: null,
  captured: 0,
  captured_at: null,
  voided_at: null,
  description: 'Saffron',
  amount_format: '70.00 SAR',
  fee_format: '3.25 SAR',
  refunded_format: '0.00 SAR',
  captured_format: '0.00 SAR',
  invoice_id: id,
  ip: null,
  callback_url: null,
  created_at: '2026-11-27T17:38:05.431Z',
  updated_at: '2026-11-27T17:38:11.050Z',
  source: { type: 'creditcard', company: 'visa', number: 'XXXX-XXXX-XXXX-1111', message: null },
  metadata: null,
  ...more,
})
const invoice = (status: string, payments: readonly object[]): Answered => ({
  status: 200,
  body: {
    id,
    status,
    amount: 7_000,
    currency: 'SAR',
    description: 'Saffron',
    logo_url: 'https://s3.example/default.png',
    amount_format: '70.00 SAR',
    url: `https://dashboard.moyasar.com/invoices/${id}?lang=en`,
    callback_url: null,
    expired_at: null,
    created_at: '2026-11-27T17:37:45.940Z',
    updated_at: '2026-11-27T17:38:15.706Z',
    payments,
    metadata: { reference: 'reference-1' },
  },
})
const account = () => ({ ...bench.account, apiUrl: server.url })
const ask = () => bench.gateway.askSession(account(), { reference: 'reference-1', sessionId: id })

describe('every status of the lists', () => {
  it('each of an invoice says how it stands while no payment says more', async () => {
    for (const [status, state] of Object.entries(invoiceStates)) {
      said.get = invoice(status, [])
      expect([status, (await ask()).state]).toEqual([status, state])
    }
  })

  it('each of a payment says whether money came, in each invoice', async () => {
    for (const [status, kind] of Object.entries(paymentStatuses))
      for (const [of, stands] of Object.entries(invoiceStates)) {
        said.get = invoice(of, [payment(status)])
        const failed = kind === 'failed' && of === 'initiated' ? 'declined' : stands
        const state = kind === 'taken' ? 'captured' : kind === 'running' ? 'submitted' : failed
        expect([status, of, (await ask()).state]).toEqual([status, of, state])
      }
  })

  it('each answer of a bank is a payment, or a failed one that another card may follow', async () => {
    for (const [response_code, outcome] of Object.entries(responseCodes)) {
      const status = outcome === 'approved' ? 'paid' : 'failed'
      said.get = invoice('initiated', [payment(status, { source: { type: 'creditcard', response_code } })])
      const state = outcome === 'approved' ? 'captured' : 'declined'
      expect([response_code, (await ask()).state]).toEqual([response_code, state])
    }
  })

  it('of money that was reserved, what was taken counts', async () => {
    said.get = invoice('paid', [payment('captured', { captured: 5_000 })])
    expect(await ask()).toMatchObject({ state: 'captured', amount: 5_000 })
    said.get = invoice('paid', [payment('paid')])
    expect(await ask()).toMatchObject({ state: 'captured', amount: 7_000 })
  })

  it('a payment of a status that is not published proves nothing', async () => {
    said.get = invoice('initiated', [payment('reversed')])
    expect((await ask()).state).toBe('unknown')
  })

  it('each type of error refuses an opening, unless it tells of the call or of Moyasar’s own trouble', async () => {
    for (const [type, outcome] of Object.entries(errorTypes)) {
      said.post = { status: 400, body: { type, message: 'no', errors: null } }
      const why = outcome === 'refused' ? 'refused' : 'unknown'
      const opened = await bench.gateway.openSession(account(), bench.terms())
      expect([type, opened]).toMatchObject([type, { opened: false, why }])
    }
  })
})
