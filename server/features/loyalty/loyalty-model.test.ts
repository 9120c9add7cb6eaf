import { afterAll, beforeAll, expect, it } from 'vitest'
import { endUndo } from '#server/features/loyalty/earn/end-undo.ts'
import { refundOrder } from '#server/features/payments/refund/refund-order.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import { toDecimal } from '#domain/core/money.ts'
import { makeId } from '#server/core/make-id.ts'
import { addEntry, type Ledger } from '#server/store/loyalty/ledgers.ts'
import { addDeliveredOrder } from '#server/testing/add-delivered-order.ts'
import {
  makeReferenceCustomer,
  referenceOrder,
  referenceRefund,
  referenceTerms,
  type ReferenceCustomer,
  type ReferenceOrder,
} from '#server/testing/loyalty-reference.ts'
import { makeChallenge } from '#server/testing/make-challenge.ts'
import { makeMoneyShop, type MoneyShop } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

/** `npm run loyalty` plays ten thousand. */
const steps = process.env['TEST_MODE'] === 'loyalty' ? 10_000 : 120
const seed = Number(process.env['LOYALTY_SEED'] ?? 20261121)
const { ordersReward, spendReward, ...terms } = referenceTerms

let test: TestApp
let shop: MoneyShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test, {
    'order.points_earned': String(terms.pointsPerUnit),
    'order.cashback_basis_points': String(terms.cashbackPercent * 100),
    'order.point_value': String(terms.pointValue),
    'order.referral_owner_amount': String(terms.ownerReward),
    'order.referral_friend_amount': String(terms.friendReward),
    'order.referral_from': String(terms.referralFrom),
    'order.referral_most': '1000',
  })
})
afterAll(() => test.close())

/** A small generator with a seed: the same steps each time, and another run by another seed. */
function makeRandom(from: number): (below: number) => number {
  let state = from
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Person {
  readonly id: string
  readonly mobile: string
  readonly model: ReferenceCustomer
}
type Played = { readonly id: string; readonly model: ReferenceOrder }

async function addPeople(count: number): Promise<Person[]> {
  const people: Person[] = []
  await test.database.db.write(shop.tenantId, async ({ q, tenantId }) => {
    for (let n = 0; n < count; n += 1) {
      const [id, mobile] = [makeId(), `+96650000${String(1000 + n)}`]
      await q
        .insertInto('customers')
        .values({ tenant_id: tenantId, id, mobile, referral_code: makeId().slice(0, 8), language: 'ar' })
        .execute()
      people.push({ id, mobile, model: makeReferenceCustomer() })
    }
    // every other one came by the one before
    for (const [n, friend] of people.entries()) {
      const host = people[n - 1]
      if (n % 2 === 0 || !host) continue
      const row = { tenant_id: tenantId, friend_id: friend.id, owner_id: host.id, phone_key: friend.mobile }
      await q
        .insertInto('referrals')
        .values({ ...row, browser: null, why: null, order_id: null, claimed_at: new Date() })
        .execute()
      friend.model.invitedBy = host.model
    }
  })
  return people
}

async function order(who: Person, random: (below: number) => number, at: number): Promise<Played> {
  const total = 500 + random(7000)
  const walletPart = random(3) === 0 ? Math.min(who.model.wallet, random(total)) : 0
  const { branchIds, tenantId } = shop
  const id = await test.database.db.write(tenantId, async (tx) => {
    const taken = {
      customerId: who.id,
      type: 'debit',
      amount: -walletPart,
      source: makeId(),
      kind: 'spent',
    } as const
    if (walletPart > 0) await addEntry(tx, 'wallet', taken)
    const made = { customerId: who.id, branchId: branchIds[0] ?? '', mobile: who.mobile }
    return addDeliveredOrder(tx, { ...made, total, wallet: walletPart, at: new Date(at) })
  })
  // one in four is finished by two hands at once
  const hands = random(4) === 0 ? 2 : 1
  await Promise.all(Array.from({ length: hands }, () => endUndo(test.deps, tenantId, id)))
  return { id, model: referenceOrder(who.model, { total, walletPart, at }) }
}

async function refund({ id, model }: Played, staffId: string, random: (below: number) => number) {
  const left = model.total - model.returned
  if (left === 0) return
  const amount = random(2) === 0 ? left : 1 + random(left)
  const done = await refundOrder(test.deps, { tenantId: shop.tenantId, staffId, branchIds: 'all' }, id, {
    amount: toDecimal(amount),
    reason: 'model',
  })
  if (isRefusal(done)) throw new Error(done.code)
  referenceRefund(model, amount)
}

/** Points run out, or money is spent elsewhere. */
async function lose(who: Person, ledger: Ledger, random: (below: number) => number) {
  const amount = random(who.model[ledger] + 1)
  if (amount === 0) return
  const type = ledger === 'points' ? 'expired' : 'debit'
  await test.database.db.write(shop.tenantId, (tx) =>
    addEntry(tx, ledger, { customerId: who.id, type, amount: -amount, source: makeId(), kind: 'lost' }),
  )
  who.model[ledger] -= amount
}

/** Accounts as the database has them, and whether each is the sum of its entries. */
async function readAccounts(
  ledger: Ledger,
): Promise<Map<string, { balance: number; short: number; sum: number }>> {
  const rows = await test.database.db.read(shop.tenantId, async ({ q }) => ({
    accounts: await q.selectFrom(`${ledger}_accounts`).select(['customer_id', 'balance', 'seq']).execute(),
    sums: await q
      .selectFrom(`${ledger}_entries`)
      .select((eb) => ['customer_id', eb.fn.sum<number>('amount').as('sum'), eb.fn.max('seq').as('last')])
      .groupBy('customer_id')
      .execute(),
    shorts:
      ledger === 'wallet'
        ? await q.selectFrom('wallet_shortfalls').select(['customer_id', 'amount as short']).execute()
        : await q.selectFrom('points_shortfalls').select(['customer_id', 'points as short']).execute(),
  }))
  return new Map(
    rows.accounts.map((one) => {
      const entries = rows.sums.find((sum) => sum.customer_id === one.customer_id)
      expect(one.seq).toBe(entries?.last ?? 0)
      const short = rows.shorts.find((row) => row.customer_id === one.customer_id)?.short ?? 0
      return [one.customer_id, { balance: one.balance, short, sum: Number(entries?.sum ?? 0) }]
    }),
  )
}

async function compare(people: readonly Person[], step: number) {
  const [wallets, points] = [await readAccounts('wallet'), await readAccounts('points')]
  for (const { id, model } of people) {
    const [wallet, own] = [wallets.get(id), points.get(id)]
    expect({
      step,
      wallet: wallet?.balance ?? 0,
      shortWallet: wallet?.short ?? 0,
      points: own?.balance ?? 0,
      shortPoints: own?.short ?? 0,
      sums: [wallet?.sum ?? 0, own?.sum ?? 0],
    }).toEqual({
      step,
      wallet: model.wallet,
      shortWallet: model.shortWallet,
      points: model.points,
      shortPoints: model.shortPoints,
      sums: [model.wallet, model.points],
    })
  }
}

it('safety 8: after random orders, refunds, expiries and spending every ledger is as a simple reference has it', async () => {
  const { db } = test.database
  const day = { unit: 'hours', amount: terms.ordersMs / 3_600_000 } as const
  const always = { startsAt: 0 }
  await makeChallenge(db, shop.tenantId, {
    ...always,
    goal: { kind: 'orders', count: terms.ordersGoal },
    duration: day,
    reward: { ledger: ordersReward.unit, amount: ordersReward.amount },
    most: 1_000_000,
    id: 'a',
  })
  await makeChallenge(db, shop.tenantId, {
    ...always,
    goal: { kind: 'spend', amount: terms.spendGoal },
    duration: { unit: 'hours', amount: terms.spendMs / 3_600_000 },
    reward: { ledger: spendReward.unit, amount: spendReward.amount },
    most: terms.spendMost,
    id: 'b',
  })
  await shop.staff()
  const staff = await db.read(shop.tenantId, ({ q }) =>
    q.selectFrom('staff').select('id').where('tenant_id', '=', shop.tenantId).executeTakeFirstOrThrow(),
  )
  const random = makeRandom(seed)
  const people = await addPeople(8)
  const orders: Played[] = []
  let at = Date.now() - 100 * 86_400_000
  for (let step = 0; step < steps; step += 1) {
    at += random(12) * 3_600_000
    const who = people[random(people.length)]
    const what = random(10)
    const past = orders[random(orders.length)]
    if (!who) continue
    if (what < 5 || !past) orders.push(await order(who, random, at))
    else if (what < 8) await refund(past, staff.id, random)
    else await lose(who, what === 8 ? 'points' : 'wallet', random)
    if (step % 50 === 49) await compare(people, step)
  }
  await compare(people, steps)
}, 3_600_000)
