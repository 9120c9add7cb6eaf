import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeId } from '#server/core/make-id.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { withRacerAt } from '#server/testing/racer-at.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { settleAttempt } from '../payments/payment/settle-attempt.ts'

// A rival comes before each statement of a request that moves money: whatever the moment, exactly one of them wins.
// By default before every fifth statement; RIVAL_EVERY=1 before each.

let test: TestApp
let shop: MoneyShop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test)
  owner = await shop.staff()
})
afterAll(() => test.close())

const every = Number(process.env['RIVAL_EVERY'] ?? 5)

/** Two who want the same, and what has to be true when both have their answer. */
interface Contest {
  readonly first: () => Promise<Response | string>
  readonly racer: () => Promise<Response | string>
  readonly judge: (won: number) => Promise<void>
}

async function holdContests(prepare: () => Promise<Contest>): Promise<number> {
  let statements = Number.POSITIVE_INFINITY
  let held = 0
  for (let at = 1; at <= statements; at += every) {
    const { first, racer, judge } = await prepare()
    const ended = await withRacerAt(at, first, racer)
    statements = ended.statements
    const answers = [ended.first, ended.racer].filter((one) => typeof one !== 'string')
    for (const { status } of answers) expect(status).toBeLessThan(500)
    const won = answers.filter((one) => one.ok).length
    await judge(won)
    held += 1
  }
  return held
}

const place = ({ visitor, mobile }: Payer, cart: Parameters<Visitor['checkout']>[0]) =>
  visitor.send('POST', '/api/v1/orders', visitor.checkout(cart, { mobile }), { 'idempotency-key': makeId() })

/** Two carts of one payer, each of which takes all that there is. */
async function twoCarts(payer: Payer, draft: object) {
  const carts = [await payer.cart('Tea'), await payer.cart('Tea')]
  const [one, two] = [
    await payer.visitor.choose(carts[0]!, draft),
    await payer.visitor.choose(carts[1]!, draft),
  ]
  return { first: () => place(payer, one), racer: () => place(payer, two) }
}

describe('money, with a rival at each moment', () => {
  it('safety 8: the last use of a coupon is one order’s', async () => {
    const held = await holdContests(async () => {
      const code = await shop.coupon({ kind: 'percent', basisPoints: 1000 }, { most: 1 })
      const payers = [await shop.payer(), await shop.payer()]
      const carts = await Promise.all(
        payers.map(async (payer) => payer.visitor.choose(await payer.cart('Tea'), { coupon: code })),
      )
      return {
        first: () => place(payers[0]!, carts[0]!),
        racer: () => place(payers[1]!, carts[1]!),
        judge: async (won) => expect(won).toBe(1),
      }
    })
    expect(held).toBeGreaterThan(1)
  })

  it('safety 8: the last halala of a wallet pays one order', async () => {
    await holdContests(async () => {
      const payer = await shop.payer({ wallet: 300 })
      return {
        ...(await twoCarts(payer, { use_wallet: true })),
        judge: async (won) => {
          expect(won).toBe(1)
          expect(await payer.balance('wallet')).toBe(0)
        },
      }
    })
  })

  it('safety 8: the same points are spent once', async () => {
    await holdContests(async () => {
      const payer = await shop.payer({ points: 60 })
      return {
        ...(await twoCarts(payer, { use_points: true })),
        judge: async (won) => {
          expect(won).toBe(1)
          expect(await payer.balance('points')).toBe(0)
        },
      }
    })
  })

  it('safety 5: the same piece goes back once', async () => {
    await holdContests(async () => {
      const order = await makePaidOrder(test, shop)
      const line = (await order.order()).bill.lines[0]?.line_id
      const body = { lines: [{ key: line, pieces: 1 }], reason: 'twice' }
      const refund = () => owner.send('POST', `/api/v1/staff/orders/${order.id}/refunds`, body)
      return {
        first: refund,
        racer: refund,
        judge: async (won) => {
          expect(won).toBe(1)
          expect((await order.order()).refunds).toHaveLength(1)
        },
      }
    })
  })

  it('safety 8: a top-up that is told twice fills the wallet once', async () => {
    await holdContests(async () => {
      const payer = await shop.payer()
      const path = '/api/v1/wallet/wallet-logs/top-up'
      const step = await payer.visitor.call<{ reference: string; pay_url: string }>('POST', path, {
        amount: '20.00',
      })
      await payer.visitor.pay(step.pay_url)
      // as another process would: this one joins its own questions
      const tell = () => payer.visitor.send('GET', `/api/v1/payments/${step.reference}`)
      return {
        first: tell,
        racer: () => settleAttempt(test.deps, shop.tenantId, step.reference),
        judge: async () => expect(await payer.balance('wallet')).toBe(2000),
      }
    })
  })

  it('safety 8: a change by staff that is pressed twice is written once, and a debit takes no more than there is', async () => {
    await holdContests(async () => {
      const payer = await shop.payer({ wallet: 500 })
      const change = (key: string) =>
        owner.send(
          'POST',
          `/api/v1/staff/balances/${payer.customerId}`,
          { ledger: 'wallet', type: 'debit', amount: '5.00', reason: 'rival' },
          { 'idempotency-key': key },
        )
      return {
        first: () => change(`one-of-${payer.customerId}`),
        racer: () => change(`two-of-${payer.customerId}`),
        judge: async (won) => {
          expect(won).toBe(1)
          expect(await payer.balance('wallet')).toBe(0)
        },
      }
    })
  })
})
