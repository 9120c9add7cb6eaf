import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TicketAction, TicketWire } from '#contract/backoffice/staff.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

describe('a step that is sent again', () => {
  it('safety 10: a step that is sent again because its answer was lost is done once, and its sender is told of no change', async () => {
    const order = await makePaidOrder(test, shop)
    const path = `/api/v1/staff/orders/${order.id}/transitions`
    const steps: { action: TicketAction; minutes?: number }[] = [
      { action: 'accept', minutes: 25 },
      { action: 'promise', minutes: 40 },
      { action: 'ready' },
      { action: 'undo' },
    ]
    for (const step of steps) {
      const version = await order.version()
      const first = await order.owner.call<TicketWire>('POST', path, { ...step, version })
      test.pass(1000)
      const { status, promised_at } = first
      expect(await order.owner.call('POST', path, { ...step, version, again: true })).toMatchObject({
        version: version + 1,
        status,
        promised_at,
      })
      expect(await order.version()).toBe(version + 1)
    }
  })

  it('safety 10: a step that is sent again is refused when it was not done: a colleague was faster, or it was another', async () => {
    const order = await makePaidOrder(test, shop)
    await order.move('accept')
    const version = await order.version()
    await order.move('promise', { minutes: 30 })
    const refused = (by: Visitor, body: object) =>
      by.refused('POST', `/api/v1/staff/orders/${order.id}/transitions`, { version, again: true, ...body })
    const changed = { status: 409, code: 'order-changed', details: { version: version + 1 } }
    expect(await refused(order.owner, { action: 'promise', minutes: 45 })).toMatchObject(changed)
    expect(await refused(order.owner, { action: 'ready' })).toMatchObject(changed)
    expect(await refused(await shop.staff('manager'), { action: 'promise', minutes: 30 })).toMatchObject(
      changed,
    )
    expect(await order.version()).toBe(version + 1)
  })
})
