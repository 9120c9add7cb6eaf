import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportContract } from '#server/testing/report-contract.ts'
import { newReference } from '../gateway-bench.ts'
import { makeStripeBench } from '../make-stripe-bench.ts'
import type { StripeBench } from '../make-stripe-bench.ts'
import { startAnswers } from '../simulator/start-answers.ts'
import type { Answered } from '../simulator/start-answers.ts'
import { signStripe } from './read-stripe-webhook.ts'
import {
  againCodes,
  cancelableStatuses,
  declineCodes,
  errorTypes,
  finalCodes,
  intentStates,
  refundStates,
} from './stripe-codes.ts'

// Compared with the maker's library itself, npm stripe 23.1.0 (API 2026-10-28.endive): its calls against the simulator,
// and the lists of its types against the tables of the adapter.
const folder = join(dirname(createRequire(import.meta.url).resolve('stripe')), '..')
const typesOf = (file: string) => readFileSync(join(folder, 'esm', file), 'utf8')
const intents = typesOf('resources/PaymentIntents.d.ts')
const refunds = typesOf('resources/Refunds.d.ts')

/** The words of a union of texts that the library declares in the line that begins so. */
function unionOf(text: string, beginning: RegExp): string[] {
  const line = text.split('\n').find((one) => beginning.test(one)) ?? ''
  return [...line.matchAll(/'([a-z_0-9]+)'/g)].flatMap(([, word]) => word ?? [])
}

/** The names of the fields that an interface always has. */
function requiredOf(text: string, name: string): string[] {
  const [, body = ''] = new RegExp(`^export interface ${name} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(text) ?? []
  return [...body.matchAll(/^ {4}([a-z_]+): /gm)].flatMap(([, field]) => field ?? [])
}

let bench: StripeBench
let stripe: Stripe
beforeAll(async () => {
  bench = await makeStripeBench()
  const { hostname: host, port } = new URL(bench.simulator.url)
  const telemetry = { telemetry: false, maxNetworkRetries: 0 }
  stripe = new Stripe('sk_test_saffron', { host, port, protocol: 'http', ...telemetry })
})
afterAll(async () => {
  await bench.close()
  reportContract({
    adapter: 'stripe',
    source:
      'npm stripe: calls against the simulator, types against the tables; docs.stripe.com/declines/codes',
    version: '23.1.0 (API 2026-10-28.endive)',
    codes:
      againCodes.size +
      finalCodes.size +
      declineCodes.size +
      Object.keys(intentStates).length +
      Object.keys(refundStates).length,
    schemas: 2,
    samples: 9,
    differences: [
      'which error code comes for a refund of more than is left, and for an unknown currency, is not published',
    ],
  })
})

const make = (more: object = {}) =>
  stripe.paymentIntents.create({ amount: 9_700, currency: 'sar', metadata: { reference: 'r-1' }, ...more })
const statusOf = (id: string) => {
  const intent = bench.simulator.books.intents.get(id)
  if (!intent) throw new Error('no intent')
  return intent
}

describe('the maker’s library against the simulator', () => {
  it('makes, reads, finds and lists intents with every field that its types promise', async () => {
    const intent = await make()
    const read = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
    for (const field of requiredOf(intents, 'PaymentIntent')) expect(read).toHaveProperty(field)
    expect(read.metadata).toEqual({ reference: 'r-1' })
    const found = await stripe.paymentIntents.search({ query: "metadata['reference']:'r-1'" })
    expect([found.object, found.has_more, found.data.map(({ id }) => id)]).toEqual([
      'search_result',
      false,
      [intent.id],
    ])
    await make()
    const list = await stripe.paymentIntents.list({ limit: 1 })
    expect([list.object, list.url, list.has_more, list.data.length]).toEqual([
      'list',
      '/v1/payment_intents',
      true,
      1,
    ])
  })

  it('expands the charge that was paid', async () => {
    const session = await bench.open({ reference: newReference() })
    await bench.pay(session, 'approved')
    const plain = await stripe.paymentIntents.retrieve(session.sessionId)
    expect(typeof plain.latest_charge).toBe('string')
    const read = await stripe.paymentIntents.retrieve(session.sessionId, { expand: ['latest_charge'] })
    const charge = typeof read.latest_charge === 'object' ? read.latest_charge : null
    expect(charge?.payment_method_details?.card?.fingerprint).toMatch(/^[\da-f]{16}$/)
  })

  const cancelable = [
    'requires_payment_method',
    'requires_capture',
    'requires_confirmation',
    'requires_action',
  ] as const
  it.each(cancelable)('cancels an intent in %s', async (status) => {
    const { id } = await make()
    statusOf(id).status = status
    expect((await stripe.paymentIntents.cancel(id)).status).toBe('canceled')
  })

  it.each(['processing', 'succeeded', 'canceled'] as const)('cancels none in %s', async (status) => {
    const { id } = await make()
    statusOf(id).status = status
    const refused = stripe.paymentIntents.cancel(id)
    await expect(refused).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'payment_intent_unexpected_state',
    })
  })

  it.each([
    [{ amount: 0 }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 49 }, 'amount_too_small', 'amount'],
    [{ amount: 199, currency: 'aed' }, 'amount_too_small', 'amount'],
    [{ currency: '' }, 'parameter_missing', 'currency'],
    [{ currency: 'zzz' }, undefined, 'currency'],
  ])('refuses %j', async (terms, code, param) => {
    await expect(make(terms)).rejects.toMatchObject({ type: 'StripeInvalidRequestError', code, param })
  })

  it('refunds the rest where no amount is named, with every field that its types promise', async () => {
    const session = await bench.open({ reference: newReference(), amount: 1_000 })
    await bench.pay(session, 'approved')
    const of = { payment_intent: session.sessionId }
    const first = await stripe.refunds.create({ ...of, amount: 400 })
    for (const field of requiredOf(refunds, 'Refund')) expect(first).toHaveProperty(field)
    expect((await stripe.refunds.create(of)).amount).toBe(600)
    await expect(stripe.refunds.create(of)).rejects.toMatchObject({ code: 'charge_already_refunded' })
    expect((await stripe.refunds.list(of)).data.map(({ object }) => object)).toEqual(['refund', 'refund'])
  })

  it('a key used for other terms, an unknown id and a wrong key are its own errors', async () => {
    const key = { idempotencyKey: newReference() }
    await stripe.paymentIntents.create({ amount: 100, currency: 'sar' }, key)
    const other = stripe.paymentIntents.create({ amount: 200, currency: 'sar' }, key)
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
    await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
    const wrong = stripe.paymentIntents.list({}, { apiKey: 'sk_test_wrong' })
    await expect(wrong).rejects.toMatchObject({ type: 'StripeAuthenticationError' })
  })

  it('safety 11: each side reads the other’s webhook signatures', async () => {
    const session = await bench.open({ reference: newReference() })
    await bench.pay(session, 'approved')
    const [hook] = await bench.inbox.until((all) => all.some(({ body }) => body.includes(session.sessionId)))
    const header = hook?.headers.get('stripe-signature') ?? ''
    const event = stripe.webhooks.constructEvent(hook?.body ?? '', header, bench.account.webhookSecret)
    expect([event.object, event.type]).toEqual(['event', 'payment_intent.succeeded'])
    const seconds = 1_700_000_000
    const theirs = stripe.webhooks.generateTestHeaderString({
      payload: '{"id":"evt_1"}',
      secret: 'whsec_test',
      timestamp: seconds,
    })
    expect(theirs).toBe(`t=${seconds},v1=${signStripe(seconds, '{"id":"evt_1"}', 'whsec_test')}`)
  })
})

describe('the tables of the adapter against the maker’s types', () => {
  it('has every status of an intent and every status of a refund', () => {
    expect(Object.keys(intentStates).toSorted()).toEqual(unionOf(intents, /^ {4}type Status = /).toSorted())
    const [, listed = ''] = /Status of the refund\. This can be ([^.]*)\./.exec(refunds) ?? []
    const statuses = [...listed.matchAll(/`([a-z_]+)`/g)].flatMap(([, word]) => word ?? [])
    expect(Object.keys(refundStates).toSorted()).toEqual(statuses.toSorted())
  })

  it('cancels in the statuses in which the library says that an intent may be cancelled', () => {
    const [, listed = ''] = /when it's in one of these statuses: (.*?) or,/.exec(intents) ?? []
    expect([...cancelableStatuses].toSorted()).toEqual(listed.split(', ').toSorted())
  })

  it('has every error code, once, and every type of error of a payment', () => {
    const codes = unionOf(intents, /^ {8}type Code = 'account_closed'/)
    expect([...againCodes, ...finalCodes].toSorted()).toEqual(codes.toSorted())
    const raw = unionOf(typesOf('Types.d.ts'), /RawErrorType = /)
    const ofPayments = unionOf(intents, /^ {8}type Type = 'api_error'/)
    for (const type of ofPayments) expect(errorTypes).toHaveProperty(type)
    for (const type of Object.keys(errorTypes)) expect(raw).toContain(type)
  })
})

describe('every answer of the lists through the adapter', () => {
  const said: { get: Answered; post: Answered } = { get: 'torn', post: 'torn' }
  let server: Awaited<ReturnType<typeof startAnswers>>
  beforeAll(async () => {
    server = await startAnswers(({ method, path }) =>
      path.startsWith('/v1/refunds?')
        ? { status: 200, body: { data: [] } }
        : method === 'GET'
          ? said.get
          : said.post,
    )
  })
  afterAll(() => server.close())

  const account = () => ({ ...bench.account, apiUrl: server.url })
  const intent = (status: string, more: object = {}): Answered => ({
    status: 200,
    body: {
      id: 'pi_1',
      status,
      amount: 1_000,
      amount_received: 1_000,
      currency: 'sar',
      livemode: false,
      metadata: { reference: 'r-2' },
      ...more,
    },
  })
  const ask = () => bench.gateway.askSession(account(), { reference: 'r-2', sessionId: 'pi_1' })
  const open = () => bench.gateway.openSession(account(), bench.terms())
  const refund = () =>
    bench.gateway.refund(account(), {
      reference: 'r-3',
      paymentReference: 'r-2',
      gatewayPaymentId: 'pi_1',
      amount: 400,
      currency: 'SAR',
    })
  const error = (type: string, code: string, status = 400): Answered => ({
    status,
    body: { error: { type, code } },
  })

  it('reads each status of an intent', async () => {
    for (const [status, state] of Object.entries(intentStates)) {
      said.get = intent(status)
      expect([status, (await ask()).state]).toEqual([status, state])
    }
  })

  it('reads each reason of a failed card as declined: another card may follow', async () => {
    for (const decline_code of declineCodes) {
      said.get = intent('requires_payment_method', {
        last_payment_error: { type: 'card_error', code: 'card_declined', decline_code },
      })
      expect([decline_code, (await ask()).state]).toEqual([decline_code, 'declined'])
    }
    for (const code of [...finalCodes, ...againCodes]) {
      said.get = intent('requires_payment_method', { last_payment_error: { type: 'card_error', code } })
      expect([code, (await ask()).state]).toEqual([code, 'declined'])
    }
  })

  it('an error code of its list refuses an opening and fails a refund, unless it tells of the call alone', async () => {
    said.get = intent('succeeded')
    for (const code of [...finalCodes, ...againCodes]) {
      const again = againCodes.has(code)
      said.post = error('invalid_request_error', code)
      expect([code, await open()]).toMatchObject([
        code,
        { opened: false, why: again ? 'unknown' : 'refused' },
      ])
      expect([code, (await refund()).state]).toEqual([code, again ? 'unknown' : 'failed'])
    }
  })

  it('a type of error that tells of the call alone proves nothing, whatever its code', async () => {
    said.get = intent('succeeded')
    for (const [type, outcome] of Object.entries(errorTypes)) {
      said.post = error(type, 'amount_too_small')
      const why = outcome === 'again' ? 'unknown' : 'refused'
      expect([type, await open()]).toMatchObject([type, { opened: false, why }])
      // what became of the refund that has the key is not told
      const failed = outcome === 'refused' && type !== 'idempotency_error'
      expect([type, (await refund()).state]).toEqual([type, failed ? 'failed' : 'unknown'])
    }
  })

  it('reads each status of a refund', async () => {
    said.get = intent('succeeded')
    for (const [status, state] of Object.entries(refundStates)) {
      said.post = { status: 200, body: { id: 're_1', status, amount: 400, currency: 'sar', metadata: {} } }
      expect([status, (await refund()).state]).toEqual([status, state])
    }
  })
})
