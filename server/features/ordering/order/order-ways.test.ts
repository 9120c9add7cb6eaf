import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CheckoutWire } from '#contract/ordering/checkout.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeOrderToPay } from '#server/testing/make-order-to-pay.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { settleAttempt } from '../../payments/payment/settle-attempt.ts'

// A plain order is placed and paid by one statement each, every other by the longer way: both write the same (decision 0231).

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const tables = [
  'orders',
  'order_journal',
  'carts',
  'idempotency_keys',
  'payment_attempts',
  'payment_journal',
  'order_counters',
  'document_counters',
  'invoices',
  'outbox',
] as const

/** Ids, times and what is unguessable differ between any two orders. */
const differing = /(_at|_until|_by|_id|^at|^id|^key|^reference|^session.*|^shopper|^pay_url|^body_hash|^raw)$/

/** All that stands of a restaurant's one order, without what differs between any two. */
async function written(shop: Shop): Promise<Record<string, unknown[]>> {
  const all = await Promise.all(
    tables.map(async (table) => {
      const rows: Record<string, unknown>[] = await test.database.db.read(shop.tenantId, ({ q }) =>
        q.selectFrom(table).selectAll().where('tenant_id', '=', shop.tenantId).execute(),
      )
      return [table, rows.map(shapeOf).toSorted()] as const
    }),
  )
  return Object.fromEntries(all)
}

function shapeOf(row: Record<string, unknown>): string {
  const remaining = Object.entries(row).map(([name, value]) => [
    name,
    differing.test(name) ? value === null : idsOut(value),
  ])
  return JSON.stringify(remaining)
}

/** Our ids are twenty letters and digits, a shopper's hash is 43. */
const idsOut = (value: unknown): unknown =>
  value === null || value === undefined
    ? value
    : JSON.parse(
        JSON.stringify(value)
          .replaceAll(/"(?:[\w-]{20}|[\w-]{43})"/g, '"id"')
          .replaceAll(/"\d{4}-[^"]+Z"/g, '"at"')
          .replaceAll(/Shop [\w-]{20}/g, 'Shop'),
      )

/** The parts without the way of one statement. */
function longerWay(deps: Deps): Deps {
  const { atOnce: _, ...order } = deps.payables.byKind.order
  return { ...deps, payables: { ...deps.payables, byKind: { ...deps.payables.byKind, order } } }
}

describe('placing', () => {
  it('safety 1, 2: lines in one call write what a saved cart does, with its payment open', async () => {
    const [one, two] = [await makeShop(test), await makeShop(test)]
    await makeOrderToPay(one)
    const checkout = {
      cart: {
        type: 'pickup',
        branch_id: two.branchIds[0],
        lines: [{ item_id: two.itemId('Shawarma'), quantity: 1 }],
      },
      total: '20.00',
      ready_minutes_to: 20,
      name: 'Noura',
      mobile: '0551234567',
      payment_method: 'card',
    }
    const key = { 'idempotency-key': crypto.randomUUID() }
    await two.guest().call<CheckoutWire>('POST', '/api/v1/checkouts', checkout, key)
    const [cart, lines] = [await written(one), await written(two)]
    const versions = (rows: unknown[]) => String(rows).replaceAll(/\["(cart_|ordered_)?version",\d+\]/g, '')
    // a saved cart has been edited before it is ordered, and says how it is paid only where somebody chose
    const plain = (rows: Record<string, unknown[]>) =>
      tables.map((table) => [
        table,
        versions(rows[table] ?? []).replaceAll(/\\?"payMethod\\?":\\?"card\\?"/g, ''),
      ])
    expect(plain(lines)).toEqual(plain(cart))
  })
})

describe('paying', () => {
  it('safety 1, 3: the capture of one statement writes what the longer way does', async () => {
    const [one, two] = [await makeShop(test), await makeShop(test)]
    const [short, long] = [await makeOrderToPay(one), await makeOrderToPay(two)]
    for (const { guest, pay_url } of [short, long]) await guest.pay(pay_url)
    expect(await settleAttempt(test.deps, one.tenantId, short.reference)).toBe('captured')
    expect(await settleAttempt(longerWay(test.deps), two.tenantId, long.reference)).toBe('captured')
    expect(await written(one)).toEqual(await written(two))
    expect(await short.guest.order(short.order.id)).toMatchObject({ status: 'created', number: '001' })
  })

  it('safety 3: the raw answer is stored when what follows from it fails, and the attempt is asked for again', async () => {
    const shop = await makeShop(test)
    const { guest, order, pay_url, reference } = await makeOrderToPay(shop)
    await guest.pay(pay_url)
    const { byKind } = test.deps.payables
    const failing = {
      fits: () => true,
      record: async () => {
        throw new Error('the disk is full')
      },
    }
    const broken = {
      ...test.deps,
      payables: { ...test.deps.payables, byKind: { ...byKind, order: { ...byKind.order, atOnce: failing } } },
    }
    await expect(settleAttempt(broken, shop.tenantId, reference)).rejects.toThrow('the disk is full')
    const steps = await test.database.db.read(shop.tenantId, ({ q }) =>
      q
        .selectFrom('payment_journal')
        .select(['step', 'raw'])
        .where('tenant_id', '=', shop.tenantId)
        .execute(),
    )
    expect(steps.filter(({ step, raw }) => step === 'answer' && raw.includes('captured'))).toHaveLength(1)
    expect(await guest.order(order.id)).toMatchObject({ status: 'callcenter_pending' })
    test.pass(60_000)
    await test.sweep()
    expect(await guest.order(order.id)).toMatchObject({ status: 'created', refunds: [] })
  })

  it('safety 1, 4: an order that changed after it was seen is decided under its lock, its answer written once', async () => {
    const shop = await makeShop(test)
    const { guest, order, pay_url, reference } = await makeOrderToPay(shop)
    await guest.pay(pay_url)
    const { byKind } = test.deps.payables
    const { atOnce } = byKind.order
    if (!atOnce) throw new Error('orders have a way of one statement')
    const overtaken: typeof atOnce = {
      ...atOnce,
      async record(db, seen, ...rest) {
        return atOnce.record(db, { ...seen, version: seen.version + 1 }, ...rest)
      },
    }
    const deps = {
      ...test.deps,
      payables: {
        ...test.deps.payables,
        byKind: { ...byKind, order: { ...byKind.order, atOnce: overtaken } },
      },
    }
    expect(await settleAttempt(deps, shop.tenantId, reference)).toBe('captured')
    expect(await guest.order(order.id)).toMatchObject({ status: 'created', refunds: [] })
    const answers = await test.database.db.read(shop.tenantId, ({ q }) =>
      q
        .selectFrom('payment_journal')
        .select('id')
        .where('tenant_id', '=', shop.tenantId)
        .where('step', '=', 'answer')
        .execute(),
    )
    expect(answers).toHaveLength(1)
  })
})
