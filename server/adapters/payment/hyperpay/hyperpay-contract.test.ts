import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minuteMs } from '#domain/core/durations.ts'
import { reportContract } from '#server/testing/report-contract.ts'
import { makeHyperPayBench } from '../make-hyperpay-bench.ts'
import type { HyperPayBench } from '../make-hyperpay-bench.ts'
import { startAnswers } from '../simulator/start-answers.ts'
import { uncertainEndsMs } from './hyperpay.ts'
import { kindOfResult, listedCodes } from './result-code.ts'
import { beginnings, exceptions, resultGroups } from './result-codes.ts'

// The whole list of OPPWA's GET /v1/resultcodes (614 codes, as published on 2022-08-05) and the issuer's advice of 2025-09-29,
// each as the result of a transaction in a checkout's state and in the query, and as the answer to a call.
let bench: HyperPayBench
let server: Awaited<ReturnType<typeof startAnswers>>
let checkout: object = {}
let query: object = {}
let post: object = {}
beforeAll(async () => {
  bench = await makeHyperPayBench()
  server = await startAnswers(({ method, path }) => ({
    status: 200,
    body: method === 'POST' ? post : path.startsWith('/v1/query') ? query : checkout,
  }))
})
afterAll(async () => {
  await bench.close()
  await server.close()
  reportContract({
    adapter: 'hyperpay',
    source: 'OPPWA: GET /v1/resultcodes as recorded, groups and expressions of its page of result codes',
    version: '2022-08-05, issuer’s advice 2025-09-29',
    codes: listedCodes.length,
    differences: [
      'codes of throttling (800.120.1xx) are a rejection only as the result of a transaction, since calls are throttled by them too',
      '000.500.000 and 000.500.100 sound like success, but no expression of the page says so: they prove nothing',
    ],
  })
})

const account = () => ({ ...bench.account, apiUrl: server.url })
const debit = (code: string) => ({
  id: '8ac7a4a1.uat01-vm-tx01',
  paymentType: 'DB',
  paymentBrand: 'VISA',
  amount: '97.00',
  currency: 'SAR',
  merchantTransactionId: 'reference-1',
  ndc: 'CHECKOUT.uat01-vm-tx01',
  result: { code },
})
const gone = { result: { code: '200.300.404' } }
const absent = { result: { code: '700.400.580' } }
const found = (code: string) => ({ result: { code: '000.000.100' }, payments: [debit(code)] })

let asked = 0
/** A checkout's state is read twice a minute: each question here is about another one. */
const ask = (ageMs = minuteMs) => {
  asked += 1
  const session = { reference: 'reference-1', sessionId: `CHECKOUT-${asked}.uat01-vm-tx01`, ageMs }
  return bench.gateway.askSession(account(), session)
}

/** How a payment stands whose transaction has such a result. */
const standing = {
  taken: { state: 'captured', amount: 9_700 },
  pending: { state: 'submitted' },
  rejected: { state: 'declined', released: true },
  refused: { state: 'declined', released: true },
  uncertain: { state: 'unknown' },
  absent: { state: 'unknown' },
  unknown: { state: 'unknown' },
}

describe('every code of the list', () => {
  it('stands in one group, and 700.400.580 and 200.300.404 by themselves', () => {
    expect(listedCodes.length).toBe(616)
    const written = resultGroups.flatMap(({ codes }) =>
      Object.values(codes).flatMap((ends) => ends.split(' ')),
    )
    expect(written).toHaveLength(616)
    expect(Object.keys(exceptions)).toEqual(['200.300.404', '700.400.580'])
  })

  it('means what the documented beginnings mean', () => {
    const others = listedCodes.filter((code) => {
      const byBeginning = beginnings.find(([beginning]) => beginning.test(code))?.[1] ?? 'unknown'
      return byBeginning !== kindOfResult(code)
    })
    // two single ones, and what the page lists under no expression
    expect(others).toEqual(['700.400.580', '200.300.404', '100.310.401', '100.310.402'])
  })

  it.each(['state', 'query'] as const)(
    'ends or keeps the payment as the result of a transaction in the %s',
    async (where) => {
      for (const code of listedCodes) {
        checkout = where === 'state' ? debit(code) : gone
        query = where === 'state' ? absent : found(code)
        expect([code, await ask()]).toMatchObject([code, standing[kindOfResult(code)]])
      }
    },
  )

  it('safety 3: a rejection that the query tells otherwise of is none', async () => {
    for (const code of listedCodes.filter((one) => kindOfResult(one) === 'uncertain')) {
      checkout = debit(code)
      query = found('000.000.000')
      expect([code, (await ask()).state]).toEqual([code, 'captured'])
    }
  })

  it('safety 3: one whose end OPPWA does not know frees the order after ten minutes, the query agreeing', async () => {
    for (const code of listedCodes.filter((one) => kindOfResult(one) === 'uncertain')) {
      checkout = debit(code)
      for (const agrees of [absent, found(code)]) {
        query = agrees
        expect([code, (await ask(uncertainEndsMs - 1)).released]).toEqual([code, undefined])
        expect([code, await ask(uncertainEndsMs)]).toMatchObject([code, { state: 'unknown', released: true }])
      }
      // nothing was heard of the query
      query = {}
      expect([code, (await ask(uncertainEndsMs)).released]).toEqual([code, undefined])
    }
  })

  it('as an answer to opening is refused only where it tells of the call', async () => {
    for (const code of listedCodes) {
      post = { result: { code } }
      const why = kindOfResult(code) === 'refused' ? 'refused' : 'unknown'
      expect([code, await bench.gateway.openSession(account(), bench.terms())]).toMatchObject([
        code,
        { opened: false, why },
      ])
    }
  })

  it('without a transaction ends no payment, but for what only a transaction can have', async () => {
    for (const code of listedCodes) {
      checkout = { result: { code } }
      query = absent
      const { state } = await ask()
      const kind = kindOfResult(code)
      const tells =
        kind === 'pending'
          ? 'open'
          : kind === 'rejected' && !code.startsWith('800.120.1')
            ? 'declined'
            : 'unknown'
      expect([code, state]).toEqual([code, tells])
    }
  })

  it('ends a refund that has it as its result', async () => {
    const states = {
      taken: 'done',
      pending: 'pending',
      rejected: 'failed',
      refused: 'failed',
      uncertain: 'unknown',
      absent: 'unknown',
      unknown: 'unknown',
    }
    const refund = (code: string) => ({
      ...debit(code),
      paymentType: 'RF',
      merchantTransactionId: 'refund-1',
    })
    for (const code of listedCodes) {
      query = { result: { code: '000.000.100' }, payments: [refund(code)] }
      const answer = await bench.gateway.askRefund(account(), { reference: 'refund-1' })
      expect([code, answer.state]).toEqual([code, states[kindOfResult(code)]])
    }
  })
})

it('a code that is newer than the list is read by its group', () => {
  expect(kindOfResult('800.100.999')).toBe('rejected')
  expect(kindOfResult('100.390.999')).toBe('rejected')
  expect(kindOfResult('000.100.299')).toBe('unknown')
  expect(kindOfResult('123.456.789')).toBe('unknown')
})
