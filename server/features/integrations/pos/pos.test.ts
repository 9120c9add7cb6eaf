import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PosDeskWire, PosMenuWire } from '#contract/integrations/pos.ts'
import type { DeskItemWire } from '#contract/menu/menu-desk.ts'
import { endUndo } from '#server/features/loyalty/earn/end-undo.ts'
import { moveOrder } from '#server/features/ordering/order/move-order.ts'
import {
  startFoodicsSimulator,
  type FoodicsSimulator,
} from '#server/adapters/pos/foodics-simulator/start-foodics-simulator.ts'
import { makePaidOrder, makeTendered, type Ordered } from '#server/testing/make-paid-order.ts'
import { makePosShop, type PosShop } from '#server/testing/make-pos-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { integrationHandlers } from '../handlers.ts'
import { workPosOrder } from './push-order.ts'

const url = '/api/v1/staff/pos/foodics'
let test: TestApp
let till: FoodicsSimulator
beforeAll(async () => {
  test = await makeTestApp()
  till = await startFoodicsSimulator()
})
afterEach(() => {
  till.faults.clear()
  test.resetClock()
})
afterAll(async () => {
  await till.close()
  await test.close()
})

/** An order that the relay has told of, so often. */
async function ordered({ shop }: PosShop, times = 1): Promise<Ordered> {
  return tellOf(shop, await makePaidOrder(test, shop), times)
}
async function tellOf(shop: PosShop['shop'], order: Ordered, times = 1): Promise<Ordered> {
  const handlers = integrationHandlers(test.deps)
  const payload = {
    orderId: order.id,
    branchId: shop.branchIds[0] ?? '',
    shopper: 'guest',
    version: 2,
    status: 'created',
    created: true,
  } as const
  for (let i = 0; i < times; i += 1) await handlers.ordersChanged(shop.tenantId, [payload])
  return order
}
const at = (order: Ordered) =>
  till.orders.filter(
    ({ body }) => (body['meta'] as Record<string, string>)['3rd_party_order_number'] === order.id,
  )
const desk = async ({ owner }: PosShop) => (await owner.call<PosDeskWire>('GET', url)).orders
const work = (pos: PosShop, order: Ordered, deps = test.deps) =>
  workPosOrder(deps, pos.shop.tenantId, order.id, moveOrder)

describe('Foodics', () => {
  it('a paid order goes to the till once, however often it is told of and however many processes find it due', async () => {
    const pos = await makePosShop(test, till)
    const order = await ordered(pos, 3)
    await Promise.all(Array.from({ length: 8 }, () => work(pos, order)))
    await test.sweep()
    expect(at(order)).toHaveLength(1)
    expect(at(order)[0]?.body).toMatchObject({
      type: 2,
      branch_id: 'pos-branch',
      products: [
        {
          product_id: 'pos-shawarma',
          quantity: 1,
          unit_price: 20,
          tax_exclusive_total_price: 17.391_3,
          taxes: [{ id: 'pos-vat', rate: 15, amount: 2.61 }],
        },
      ],
      total_price: 20,
    })
    expect(await desk(pos)).toMatchObject([{ order_id: order.id, state: 'sent', pos_status: 'pending' }])
  })

  it('decision 0224: takes the till’s own VAT of the order’s rate, and is refused by name where the till has none', async () => {
    const pos = await makePosShop(test, till)
    const { taxes } = till
    till.taxes = [
      { id: 'fee', name: 'Tobacco fee', rate: 15 },
      { id: 'own-vat', name: 'VAT', rate: 15 },
    ]
    const taxed = await ordered(pos)
    await work(pos, taxed)
    till.taxes = [{ id: 'old', name: 'VAT', rate: 5 }]
    const refused = await ordered(pos)
    await work(pos, refused)
    till.taxes = taxes
    expect(at(taxed)[0]?.body).toMatchObject({ products: [{ taxes: [{ id: 'own-vat' }] }] })
    expect(at(refused)).toEqual([])
    const orders = await desk(pos)
    expect(orders.find(({ order_id }) => order_id === refused.id)).toMatchObject({
      state: 'refused',
      error: 'no tax of 15 %',
    })
  })

  it('killed between push and record, before the push, or with a lost answer: one order at the till, none lost', async () => {
    const pos = await makePosShop(test, till)
    const deaths = {
      'after the push':
        (real: typeof test.deps.pos.pushOrder) =>
        async (...args: Parameters<typeof real>) => {
          await real(...args)
          throw new Error('killed')
        },
      'before the push': () => async () => {
        throw new Error('killed')
      },
    }
    for (const [name, die] of Object.entries(deaths)) {
      const order = await ordered(pos)
      const dying = { ...test.deps, pos: { ...test.deps.pos, pushOrder: die(test.deps.pos.pushOrder) } }
      await expect(work(pos, order, dying)).rejects.toThrow('killed')
      await test.sweep()
      test.pass(121_000)
      await test.sweep()
      expect({ name, there: at(order).length }).toEqual({ name, there: 1 })
      expect((await desk(pos))[0]).toMatchObject({ order_id: order.id, state: 'sent' })
      test.resetClock()
    }
    for (const fault of ['lost', 'torn', 'cut', 500, 'html'] as const) {
      const order = await ordered(pos)
      till.faults.plan(/^POST \/orders/, fault, 1)
      await work(pos, order)
      test.pass(700_000)
      await test.sweep()
      expect({ fault, there: at(order).length }).toEqual({ fault, there: 1 })
      test.resetClock()
    }
  })

  it('while the till cannot be read, nothing is sent a second time', async () => {
    const pos = await makePosShop(test, till)
    const order = await ordered(pos)
    till.faults.plan(/^POST \/orders/, 'lost', 1)
    await work(pos, order)
    till.faults.plan(/^GET \/orders/, 503)
    for (let i = 0; i < 5; i += 1) {
      test.pass(120_000)
      await test.sweep()
    }
    expect(at(order)).toHaveLength(1)
    till.faults.clear()
    test.pass(120_000)
    await test.sweep()
    expect(at(order)).toHaveLength(1)
    expect((await desk(pos))[0]).toMatchObject({ state: 'sent' })
  })

  it('what the till’s staff do comes back by webhook, and without one by asking; another business is not heard', async () => {
    const pos = await makePosShop(test, till)
    const order = await ordered(pos)
    await work(pos, order)
    const there = at(order)[0]?.id ?? ''
    const { hook_url } = await pos.owner.call<PosDeskWire>('GET', url)
    const path = new URL(hook_url).pathname
    const hook = (reference: number) =>
      pos.shop
        .guest()
        .send('POST', path, { event: 'order.updated', business: { reference }, order: { id: there } })
    await till.move(there, 2)
    expect((await hook(1)).status).toBe(401)
    await test.sweep()
    expect((await order.order()).status).toBe('created')
    expect((await hook(774_411)).status).toBe(200)
    await test.sweep()
    expect((await order.order()).status).toBe('accepted')
    await till.move(there, 4)
    test.pass(61_000)
    await test.sweep()
    expect((await order.order()).status).toBe('delivered')
    expect((await pos.shop.guest().send('POST', `${path}x`, {})).status).toBe(404)
  })

  it('what the till declines is cancelled and its money goes back', async () => {
    const pos = await makePosShop(test, till)
    const order = await ordered(pos)
    await work(pos, order)
    await till.move(at(order)[0]?.id ?? '', 3)
    test.pass(61_000)
    await test.sweep()
    await order.settle()
    expect((await order.order()).status).toMatch(/canceled|refunded/)
  })

  it('staff are told to void there what ended here, whatever paid for it, and not what was served', async () => {
    const pos = await makePosShop(test, till)
    const [card, wallet, served] = [
      await ordered(pos),
      await tellOf(pos.shop, await makeTendered(test, pos.shop, { wallet: 5000 }, 'Tea')),
      await tellOf(pos.shop, await makeTendered(test, pos.shop, { wallet: 5000 }, 'Tea')),
    ]
    for (const order of [card, wallet, served]) await work(pos, order)
    const toVoid = async () =>
      (await desk(pos)).filter(({ void_there }) => void_there).map(({ order_id }) => order_id)
    expect(await toVoid()).toEqual([])
    for (const order of [card, wallet]) await order.move('cancel', { reason: 'no bread' })
    for (const action of ['accept', 'ready', 'hand_over'] as const) await served.move(action)
    await endUndo(test.deps, pos.shop.tenantId, served.id)
    await served.refund()
    expect((await toVoid()).sort()).toEqual([card.id, wallet.id].sort())
    await card.settle()
    expect(
      (await Promise.all([card, wallet, served].map((one) => one.order()))).map(({ status }) => status),
    ).toEqual(['refunded', 'refunded', 'refunded'])
    expect((await toVoid()).sort()).toEqual([card.id, wallet.id].sort())
  })

  it('the menu is pulled, what differs is shown, linked and taken over; an order with what is not linked is refused by name and sent once it is', async () => {
    const pos = await makePosShop(test, till)
    const { shop, owner } = pos
    till.products = [
      {
        ...till.products[0]!,
        price: 22.5,
        name: 'Shawarma XL',
        calories: 800,
        walking_minutes_to_burn_calories: 40,
        is_high_salt: true,
      },
      { ...till.products[1]!, id: 'pos-tea-2' },
    ]
    const menu = await owner.call<PosMenuWire>('GET', `${url}/menu`)
    expect(menu.items).toMatchObject([
      {
        pos_id: 'pos-shawarma',
        our_id: shop.itemId('Shawarma'),
        differs: ['name', 'price', 'labels'],
        our_price: '20.00',
      },
      { pos_id: 'pos-tea-2', our_id: null, suggested_id: null },
    ])
    const branches = [{ our_id: shop.branchIds[0], pos_id: 'pos-branch' }]
    const shawarma = { our_id: shop.itemId('Shawarma'), pos_id: 'pos-shawarma' }
    await owner.call('PUT', `${url}/links`, { branches, items: [shawarma], take: [shawarma.our_id] })
    const after = await owner.call<PosMenuWire>('GET', `${url}/menu`)
    expect(after.items).toMatchObject([{ differs: [] }, { suggested_id: shop.itemId('Tea') }])
    const { doc } = await owner.call<DeskItemWire>('GET', `/api/v1/staff/menu/items/${shawarma.our_id}`)
    expect(doc).toMatchObject({ calories: 800, labels: { salty: true, minutes: 40 } })
    expect(after.missing).toMatchObject([{ id: shop.itemId('Tea') }])

    const order = await makePaidOrder(test, shop, 'Tea')
    const payload = {
      orderId: order.id,
      branchId: shop.branchIds[0] ?? '',
      shopper: 'guest',
      version: 2,
      status: 'created',
      created: true,
    } as const
    await integrationHandlers(test.deps).ordersChanged(shop.tenantId, [payload])
    await work(pos, order)
    expect(await desk(pos)).toMatchObject([{ state: 'refused', error: 'unmapped: Tea' }])
    const tea = { our_id: shop.itemId('Tea'), pos_id: 'pos-tea-2' }
    await owner.call('PUT', `${url}/links`, { branches, items: [shawarma, tea], take: [] })
    await owner.call('POST', `${url}/orders/${order.id}/retry`, {})
    await work(pos, order)
    expect(at(order)).toHaveLength(1)
  })

  it('a token that the till does not take is not kept', async () => {
    const { owner } = await makePosShop(test, till)
    const body = {
      token: 'bad-token',
      enabled: true,
      payment_method_id: '',
      delivery_charge_id: '',
      simulator_url: till.url,
    }
    expect(await owner.refused('PUT', url, body)).toMatchObject({ code: 'gateway-not-working' })
  })
})
