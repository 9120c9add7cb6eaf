import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentStepWire, PaymentWire } from '#contract/ordering/order.ts'
import { hourMs, minuteMs } from '#domain/core/durations.ts'
import type { OpenedSession } from '#server/adapters/payment/port.ts'
import { uncertainEndsMs } from '#server/adapters/payment/hyperpay/hyperpay.ts'
import { kindOfResult, listedCodes } from '#server/adapters/payment/hyperpay/result-code.ts'
import { responseCodes } from '#server/adapters/payment/moyasar/moyasar-codes.ts'
import { errorCodes } from '#server/adapters/payment/myfatoorah/myfatoorah-codes.ts'
import { declineCodes } from '#server/adapters/payment/stripe/stripe-codes.ts'
import {
  hyperpayAddress,
  hyperpayHookKey,
  makeHyperPayBench,
} from '#server/adapters/payment/make-hyperpay-bench.ts'
import { makeMoyasarBench } from '#server/adapters/payment/make-moyasar-bench.ts'
import { makeMyFatoorahBench } from '#server/adapters/payment/make-myfatoorah-bench.ts'
import { makeStripeBench } from '#server/adapters/payment/make-stripe-bench.ts'
import type { GatewayBench } from '#server/adapters/payment/gateway-bench.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

/** `npm run rejections` pays a thousand orders at each gateway, or REJECTION_ORDERS. */
const isLong = process.env['TEST_MODE'] === 'rejections'
const most = isLong ? Number(process.env['REJECTION_ORDERS'] ?? 1000) : 14
const patience = { timeout: isLong ? 4 * hourMs : 2 * minuteMs }
/** A hold, and the grace of a payment that is under way. */
const holdEndsMs = 21 * minuteMs

interface Gateway {
  readonly bench: GatewayBench & { readonly simulator: { readonly url: string } }
  readonly account: object
  readonly codes: readonly string[]
  /** The bank refuses with this from now on, or takes every card again. */
  force(code: string | undefined): void
  pay(guest: Visitor, step: PaymentStepWire): Promise<unknown>
}

const session = (step: PaymentStepWire, sessionId = '') =>
  ({ sessionId, payUrl: step.pay_url, form: step.form }) as OpenedSession

const gateways: Readonly<Record<string, () => Promise<Gateway>>> = {
  async moyasar() {
    const bench = await makeMoyasarBench()
    return {
      bench,
      account: { secret_key: 'sk_test_saffron', webhook_secret: 'typed-in-the-dashboard' },
      codes: Object.keys(responseCodes).filter((code) => responseCodes[code] === 'declined'),
      force: (code) => void (bench.simulator.books.forced = code),
      pay: (_guest, step) => bench.pay(session(step), 'approved'),
    }
  },
  async myfatoorah() {
    const bench = await makeMyFatoorahBench()
    return {
      bench,
      account: { secret_key: 'token-saffron', webhook_secret: 'test-secret' },
      codes: errorCodes,
      force: (code) => void (bench.simulator.books.forced = code),
      async pay(guest, step) {
        const form = step.form
        if (form?.kind !== 'myfatoorah') throw new Error('no form')
        await bench.type(form.session_id, 'approved')
        const path = `/api/v1/payments/${step.reference}/submit`
        const { next_url } = await guest.call<{ next_url: string }>('POST', path, {})
        await fetch(next_url, { redirect: 'manual' })
      },
    }
  },
  async hyperpay() {
    const bench = await makeHyperPayBench()
    return {
      bench,
      account: {
        secret_key: 'token-saffron',
        webhook_secret: hyperpayHookKey,
        details: { ...hyperpayAddress, entity_card: 'entity-cards' },
      },
      codes: listedCodes.filter((code) => ['rejected', 'refused', 'uncertain'].includes(kindOfResult(code))),
      force: (code) => void (bench.simulator.books.forced = code),
      pay: (_guest, step) =>
        bench.pay(
          session(step, new URL(step.form?.script ?? '').searchParams.get('checkoutId') ?? ''),
          'approved',
        ),
    }
  },
  async stripe() {
    const bench = await makeStripeBench()
    return {
      bench,
      account: {
        secret_key: 'sk_test_saffron',
        webhook_secret: 'whsec_test',
        details: { public_key: 'pk_test_saffron' },
      },
      codes: [...declineCodes],
      force: (code) => void (bench.simulator.books.forced = code),
      pay: (_guest, step) => bench.pay(session(step), 'approved'),
    }
  },
}

describe.each(Object.keys(gateways))('every documented rejection of %s', (name) => {
  let gateway: Gateway
  let test: TestApp
  let shop: Shop
  let codes: readonly string[]
  beforeAll(async () => {
    gateway = (await gateways[name]?.()) ?? expect.unreachable()
    test = await makeTestApp({ gateways: [gateway.bench.gateway] })
    shop = await makeShop(test)
    const owner = await shop.staff()
    const account = await owner.call<{ id: string }>('POST', '/api/v1/staff/gateways', {
      gateway: name,
      name: 'Main',
      address: 'test',
      simulator_url: gateway.bench.simulator.url,
      ...gateway.account,
    })
    await owner.call('POST', `/api/v1/staff/gateways/${account.id}/choose`, {})
    // from the whole list, however few
    const all = gateway.codes
    codes = Array.from({ length: most }, (_, i) =>
      most < all.length ? all[Math.floor((i * all.length) / most)]! : all[i % all.length]!,
    )
  })
  afterAll(async () => {
    await test.close()
    await gateway.bench.close()
  })

  let made = 0
  async function reject(code: string) {
    made += 1
    const { guest, cart } = await shop.guestWith('Shawarma')
    const order = await guest.place(cart, undefined, { mobile: `05${10_000_000 + made}` })
    const open = () => guest.call<PaymentStepWire>('POST', `/api/v1/orders/${order.id}/payments`, {})
    const read = (of: PaymentStepWire) => guest.call<PaymentWire>('GET', `/api/v1/payments/${of.reference}`)
    const step = await open()
    gateway.force(code)
    await gateway.pay(guest, step)
    gateway.force(undefined)
    return { guest, order, step, open, read }
  }

  /** How the product's books stand: live holds, and attempts that hold one. */
  const standing = () =>
    test.database.db.read(shop.tenantId, async (db) => {
      const held = await db.q
        .selectFrom('orders')
        .select('id')
        .where('tenant_id', '=', shop.tenantId)
        .where('status', '=', 'callcenter_pending')
        .execute()
      const live = await db.q
        .selectFrom('payment_attempts')
        .select('reference')
        .where('tenant_id', '=', shop.tenantId)
        .where('state', 'in', ['opening', 'open', 'submitted'])
        .execute()
      return { held: held.length, live: live.length }
    })

  it('is read on the guest’s return, and another card pays the order', patience, async () => {
    for (const code of codes.filter((_, i) => i % 2 === 0)) {
      const { guest, order, step, open, read } = await reject(code)
      const isUncertain = name === 'hyperpay' && kindOfResult(code) === 'uncertain'
      expect([code, (await read(step)).state]).toEqual([code, isUncertain ? 'waiting' : 'declined'])
      if (isUncertain) {
        test.pass(uncertainEndsMs)
        await test.sweep()
      }
      const next = await open()
      await gateway.pay(guest, next)
      test.pass(2 * minuteMs)
      expect([code, (await read(next)).state]).toEqual([code, 'paid'])
      expect(await guest.order(order.id)).toMatchObject({ status: 'created', refunds: [] })
    }
    expect((await standing()).held).toBe(0)
  })

  it(
    'of guests who never come back ends with the hold: nothing is held, no attempt is live',
    patience,
    async () => {
      for (const code of codes.filter((_, i) => i % 2 === 1)) await reject(code)
      test.pass(30_000)
      await test.sweep()
      test.pass(holdEndsMs)
      // one sweep takes so many of each kind
      for (let round = 0; round < 4 + most / 50; round += 1) {
        await test.sweep()
        test.pass(minuteMs)
      }
      expect(await standing()).toEqual({ held: 0, live: 0 })
    },
  )
})
