import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DriverPlaceWire, DriverRunWire, StaffRunWire } from '#contract/delivery/driver.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import type { BoardWire } from '#contract/ordering/board.ts'
import type { TicketAction } from '#contract/backoffice/staff.ts'
import { endUndo } from '#server/features/loyalty/earn/end-undo.ts'
import { delivering, makeDelivering, middle, sendTo } from '#server/testing/delivering.ts'
import type { Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { addressAt } from '#server/testing/make-zones.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeDelivering(test)
  owner = await shop.staff()
})
afterAll(() => test.close())

const branch = () => shop.branchIds[0] ?? ''
const spot = { latitude: 24.71, longitude: 46.67 }

async function paidDelivery(guest: Visitor): Promise<OrderWire> {
  const cart = await sendTo(guest, await delivering(shop, guest), addressAt(...middle))
  const order = await guest.place(cart)
  const step = await guest.openPayment(order.id)
  await guest.pay(step.pay_url)
  await guest.call('GET', `/api/v1/payments/${step.reference}`)
  return guest.order(order.id)
}

async function move(order: OrderWire, ...actions: TicketAction[]): Promise<void> {
  let { version } = order
  for (const action of actions) {
    const path = `/api/v1/staff/orders/${order.id}/transitions`
    version = (await owner.call<{ version: number }>('POST', path, { action, version, minutes: 20 })).version
  }
}

const makeRun = (...orders: OrderWire[]) =>
  owner.call<StaffRunWire>('POST', '/api/v1/staff/driver-runs', {
    branch_id: branch(),
    driver_name: 'Salem',
    order_ids: orders.map(({ id }) => id),
  })
const readRun = (driver: Visitor, id: string) =>
  driver.call<DriverRunWire>('GET', `/api/v1/driver-runs/${id}`)
const act = (driver: Visitor, run: DriverRunWire, at: number, action: string) =>
  driver.call<DriverRunWire>('POST', `/api/v1/driver-runs/${run.id}/orders/${run.orders[at]?.id}`, {
    action,
    version: run.orders[at]?.version,
  })
const seeDriver = async (visitor: Visitor, order: OrderWire) =>
  (await visitor.call<{ driver: DriverPlaceWire | null }>('GET', `/api/v1/orders/${order.id}/driver`)).driver
const share = (id: string, position: typeof spot | null) =>
  shop.guest().call('PUT', `/api/v1/driver-runs/${id}/position`, { position })

describe('a driver', () => {
  it('works from a link: picks up, hands over, and the board and the guest see each step', async () => {
    const guest = shop.guest()
    const order = await paidDelivery(guest)
    await move(order, 'accept', 'ready')
    const made = await makeRun(order)
    expect(made.url).toMatch(new RegExp(`^http://${shop.host}:3000/(en/)?driver/[0-9A-Za-z]{20}$`))
    const driver = shop.guest()
    const run = await readRun(driver, made.id)
    expect(run).toMatchObject({
      driver_name: 'Salem',
      branch_name: 'Olaya',
      orders: [
        {
          status: 'ready',
          contact_name: 'Noura',
          contact_mobile: '+966551234567',
          address: { street_name: 'Tahlia Street', latitude: 24.7136 },
          to_collect: '0.00',
        },
      ],
    })
    const picked = await act(driver, run, 0, 'picked_up')
    expect(picked.orders[0]?.status).toBe('outdelivery')
    expect((await guest.order(order.id)).status).toBe('outdelivery')
    const done = await act(driver, picked, 0, 'delivered')
    expect(done.orders[0]).toMatchObject({ status: 'delivered', contact_mobile: '', address: null })
    expect((await guest.order(order.id)).status).toBe('delivered')
    const { board } = await owner.call<{ board: BoardWire }>(
      'GET',
      `/api/v1/staff/board?branch_id=${branch()}`,
    )
    expect(board.ended.some(({ id }) => id === order.id)).toBe(true)
  })

  it('finds nothing under the link any more once the last order is handed over', async () => {
    const orders = [await paidDelivery(shop.guest()), await paidDelivery(shop.guest())]
    for (const order of orders) await move(order, 'accept', 'ready')
    const { id } = await makeRun(...orders)
    const driver = shop.guest()
    let run = await readRun(driver, id)
    for (const at of [0, 1]) {
      run = await act(driver, run, at, 'picked_up')
      if (at === 0) run = await act(driver, run, 0, 'delivered')
    }
    expect(run.orders[0]).toMatchObject({ open: false, contact_name: '', address: null })
    // money that goes back later says nothing of the way: it was brought
    const [brought] = orders
    await endUndo(test.deps, shop.tenantId, brought?.id ?? '')
    await owner.call('POST', `/api/v1/staff/orders/${brought?.id}/refunds`, { reason: 'cold' })
    await test.sweep()
    expect((await shop.guest().order(brought?.id ?? '')).status).toBe('refunded')
    expect((await readRun(driver, id)).orders[0]).toMatchObject({ open: false, status: 'delivered' })
    await act(driver, run, 1, 'delivered')
    const path = `/api/v1/driver-runs/${id}`
    expect(await driver.refused('GET', path)).toMatchObject({ status: 404, code: 'run-over' })
    expect(await driver.refused('PUT', `${path}/position`, { position: spot })).toMatchObject({
      code: 'run-over',
    })
    expect(await driver.refused('GET', '/api/v1/driver-runs/neverMade')).toMatchObject({ code: 'run-over' })
  })

  it('takes no step but those two, and none of an order of another run', async () => {
    const mine = await paidDelivery(shop.guest())
    const theirs = await paidDelivery(shop.guest())
    await move(mine, 'accept')
    const { id } = await makeRun(mine)
    await makeRun(theirs)
    const driver = shop.guest()
    const step = (order: string, action: string, version: number) =>
      driver.refused('POST', `/api/v1/driver-runs/${id}/orders/${order}`, { action, version })
    const { version } = await shop.guest().order(mine.id)
    expect(await step(mine.id, 'picked_up', version)).toMatchObject({ code: 'transition-not-allowed' })
    expect(await step(mine.id, 'delivered', version)).toMatchObject({ code: 'transition-not-allowed' })
    expect(await step(theirs.id, 'picked_up', 2)).toMatchObject({ code: 'run-over' })
    expect(await step(mine.id, 'cancel', version)).toMatchObject({ status: 400 })
    await move(await shop.guest().order(mine.id), 'ready')
    expect(await step(mine.id, 'picked_up', version)).toMatchObject({ code: 'order-changed' })
  })

  it('shares the position by choice, shown to the guest while it is on its way and to nobody else', async () => {
    const guest = shop.guest()
    const order = await paidDelivery(guest)
    await move(order, 'accept', 'ready')
    const { id } = await makeRun(order)
    await share(id, spot)
    expect(await seeDriver(guest, order)).toBeNull()
    const driver = shop.guest()
    await act(driver, await readRun(driver, id), 0, 'picked_up')
    expect(await seeDriver(guest, order)).toMatchObject({ name: 'Salem', ...spot })
    expect(await seeDriver(shop.guest(), order)).toBeNull()
    test.pass(4 * 60_000)
    expect(await seeDriver(guest, order)).toBeNull()
    test.resetClock()
    await share(id, null)
    expect(await seeDriver(guest, order)).toBeNull()
    await share(id, spot)
    await act(driver, await readRun(driver, id), 0, 'delivered')
    expect(await seeDriver(guest, order)).toBeNull()
    const row = await test.database.db.read(shop.tenantId, (db) =>
      db.q.selectFrom('driver_runs').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    )
    expect(row).toMatchObject({ latitude: null, longitude: null, seen_at: null })
  })

  it('rule "Position of a driver": its position goes with the last hand-over, also when the branch says that one', async () => {
    const [one, two] = [await paidDelivery(shop.guest()), await paidDelivery(shop.guest())]
    for (const order of [one, two]) await move(order, 'accept', 'ready', 'send_out')
    const { id } = await makeRun(one, two)
    await share(id, spot)
    const place = () =>
      test.database.db.read(shop.tenantId, (db) =>
        db.q
          .selectFrom('driver_runs')
          .select(['latitude', 'seen_at'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      )
    await move(await shop.guest().order(one.id), 'hand_over')
    expect((await place()).seen_at).not.toBeNull()
    await move(await shop.guest().order(two.id), 'hand_over')
    expect(await place()).toEqual({ latitude: null, seen_at: null })
  })

  it.each(['cancel', 'miss', 'newer run'] as const)(
    'rule "Position of a driver": its position goes however the last order leaves it (%s)',
    async (end) => {
      const guest = shop.guest()
      const order = await paidDelivery(guest)
      const { id } = await makeRun(order)
      await share(id, spot)
      if (end === 'cancel')
        await guest.call('POST', `/api/v1/orders/${order.id}/cancel`, { version: order.version })
      if (end === 'newer run') await makeRun(order)
      if (end === 'miss') {
        test.pass(60 * 60_000)
        await test.sweep()
        test.resetClock()
        expect((await guest.order(order.id)).status).toBe('refunded')
      }
      const row = await test.database.db.read(shop.tenantId, (db) =>
        db.q.selectFrom('driver_runs').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      )
      expect(row).toMatchObject({ latitude: null, longitude: null, seen_at: null })
    },
  )

  it('is given deliveries of the own branch that are under way, and an order moves with the newer run', async () => {
    const order = await paidDelivery(shop.guest())
    const pickup = await shop.guestWith('Meal')
    const placed = await pickup.guest.place(pickup.cart)
    const make = (order_ids: string[], driver_name = 'Salem') =>
      owner.refused('POST', '/api/v1/staff/driver-runs', { branch_id: branch(), driver_name, order_ids })
    expect(await make([placed.id])).toMatchObject({ code: 'order-unavailable' })
    expect(await make(['nothing'])).toMatchObject({ code: 'order-unavailable' })
    expect(await make([order.id], ' ')).toMatchObject({ code: 'fill-all-fields' })
    expect(await make([order.id], 'x'.repeat(31))).toMatchObject({ code: 'text-too-long' })
    const first = await makeRun(order)
    const second = await makeRun(order)
    const driver = shop.guest()
    expect(await driver.refused('GET', `/api/v1/driver-runs/${first.id}`)).toMatchObject({ code: 'run-over' })
    expect((await readRun(driver, second.id)).orders).toHaveLength(1)
    const { data } = await owner.call<{ data: StaffRunWire[] }>(
      'GET',
      `/api/v1/staff/driver-runs?branch_id=${branch()}`,
    )
    expect(data.map(({ id }) => id)).toContain(second.id)
    expect(data.map(({ id }) => id)).not.toContain(first.id)
  })
})
