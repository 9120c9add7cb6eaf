import { afterAll, beforeAll, expect, it } from 'vitest'
import { toLocal } from '#domain/core/zoned-time.ts'
import { makeMoneyShop, type MoneyShop } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { boardOf, payHeld, scheduled } from '#server/testing/slots-of-shop.ts'

let test: TestApp
let shop: MoneyShop
beforeAll(async () => {
  test = await makeTestApp()
  const slotRule = { periodMinutes: 30, leadMinutes: 60, stopMinutes: 0, limits: {} }
  shop = await makeMoneyShop(test, {}, { branches: [{ name: { ar: 'Olaya', en: 'Olaya' }, slotRule }] })
})
afterAll(() => test.close())

const ten = { kind: 'percent', basisPoints: 1000 } as const
const onlyOn = (at: number, more: object = {}) => {
  const day = toLocal(at, 'Asia/Riyadh')
  const weekday = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay()
  return { rules: { windows: [{ days: [weekday], from: 0, to: 1440 }], ...more } }
}

it('decision 0225: an order for later has the coupon of its own day, and not that of the day of ordering', async () => {
  const { guest, cart, slot } = await scheduled(shop)
  const [today, then] = [
    await shop.coupon(ten, onlyOn(test.deps.clock())),
    await shop.coupon(ten, onlyOn(Date.parse(slot))),
  ]
  const refused = await guest.refused('PUT', `/api/v1/carts/${cart.cart_id}`, { coupon: today })
  expect(refused).toMatchObject({ code: 'coupon-unavailable', details: { trouble: 'later' } })
  expect(refused.message).toContain('time you want the order for')
  const byOrdering = await shop.coupon(ten, onlyOn(test.deps.clock(), { byOrdering: true }))
  expect(await guest.choose(cart, { coupon: byOrdering })).toMatchObject({ coupon: { problem: null } })
  const fits = await guest.choose(cart, { coupon: then })
  expect(fits).toMatchObject({ coupon: { code: then, problem: null }, bill: { coupon: '2.00' } })
  // taken under locks by the same clock
  const { id } = await guest.place(fits)
  await payHeld(test, shop, guest, id)
  const { board } = await boardOf(shop)
  expect(board.tickets.map((ticket) => ticket.id)).toContain(id)
})
