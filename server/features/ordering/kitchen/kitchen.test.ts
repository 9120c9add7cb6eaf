import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { KitchenPlanWire, KitchenWire } from '#contract/ordering/kitchen.ts'
import { markKitchen } from './mark-kitchen.ts'
import { makePaidOrder, type Ordered } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const root = '/api/v1/staff/kitchen'
let test: TestApp
let shop: Shop
let owner: Visitor
let cook: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  owner = await shop.staff()
  cook = await shop.staff('kitchen')
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const plan = () => owner.call<KitchenPlanWire>('GET', `${root}/plan?branch_id=${shop.branchIds[0]}`)
const save = async (stations: object[], who = owner, seen?: string) =>
  who.send('PUT', `${root}/plan`, {
    branch_id: shop.branchIds[0],
    seen: seen ?? (await plan()).seen,
    stations,
  })
const at = (stationId?: string) =>
  cook.call<KitchenWire>(
    'GET',
    `${root}?branch_id=${shop.branchIds[0]}${stationId ? `&station_id=${stationId}` : ''}`,
  )
const mark = (order: Ordered, stationId: string, made: boolean) =>
  cook.call<KitchenWire>('POST', `${root}/orders/${order.id}`, { station_id: stationId, made })

describe('the kitchen by station', () => {
  it('groups belong to stations; what a colleague saved meanwhile is not overwritten', async () => {
    const { seen, groups } = await plan()
    expect(groups).toHaveLength(1)
    const grill = { name_ar: 'الشواية', name_en: 'Grill', group_ids: [groups[0]?.id] }
    expect((await save([grill], owner, seen)).status).toBe(200)
    const refused = await (await save([grill], owner, seen)).json()
    expect(refused).toMatchObject({ code: 'plan-changed' })
    expect(await cook.refused('GET', `${root}/plan?branch_id=${shop.branchIds[0]}`)).toMatchObject({
      code: 'not-allowed',
    })
  })

  it('a station bumps its part, the last part makes the order ready, a recall takes it back', async () => {
    const [station] = (await plan()).stations
    const id = station?.id ?? ''
    const order = await makePaidOrder(test, shop, 'Shawarma', 'Tea')
    expect((await at(id)).tickets).toEqual([])
    await order.move('accept')
    const [ticket] = (await at(id)).tickets
    expect(ticket).toMatchObject({
      id: order.id,
      make_minutes: 5,
      lines: [{ name: 'Shawarma' }, { name: 'Tea' }],
    })
    expect(JSON.stringify(ticket)).not.toContain('0551234567')
    const after = await mark(order, id, true)
    expect(after).toMatchObject({ tickets: [], made: [{ id: order.id, status: 'ready' }] })
    expect(after.average_minutes).toBeGreaterThan(0)
    expect((await order.order()).status).toBe('ready')
    expect((await mark(order, id, false)).tickets).toMatchObject([{ id: order.id, recalled: true }])
    expect((await order.order()).status).toBe('accepted')
    await Promise.all([mark(order, id, true), mark(order, id, true)])
    expect((await order.order()).status).toBe('ready')
  })

  it('the last part and the step that follows are one: what fails after the mark leaves no order made and not ready', async () => {
    const [station] = (await plan()).stations
    const order = await makePaidOrder(test, shop, 'Shawarma')
    await order.move('accept')
    let writes = 0
    // the process dies after what it wrote first
    const dying = {
      ...test.database.db,
      write: (...asked: Parameters<typeof test.database.db.write>) => {
        writes += 1
        return writes > 1 ? Promise.reject(new Error('gone')) : test.database.db.write(...asked)
      },
    } as typeof test.database.db
    const staff = { tenantId: shop.tenantId, staffId: 'cook', role: 'kitchen', branchIds: 'all' } as const
    const said = { orderId: order.id, stationId: station?.id ?? '', made: true }
    await markKitchen({ ...test.deps, db: dying }, staff, said, 'en').catch(() => undefined)
    expect((await order.order()).status).toBe('ready')
  })

  it('what no station makes is made at the pass; removing a station takes its marks with it', async () => {
    await save([])
    const order = await makePaidOrder(test, shop, 'Tea')
    await order.move('accept')
    const pass = await at()
    expect(pass.stations).toEqual([])
    expect(pass.tickets).toMatchObject([{ id: order.id, made: false, lines: [{ station_id: null }] }])
    expect(await cook.refused('GET', `${root}?branch_id=${shop.branchIds[0]}&station_id=gone`)).toMatchObject(
      {
        code: 'not-found',
      },
    )
  })
})
