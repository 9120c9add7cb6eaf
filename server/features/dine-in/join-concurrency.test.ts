import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseAmount } from '#domain/core/money.ts'
import { deskAt, makeFloor, placeInput, sessionAt, type Floor } from '#server/testing/make-floor.ts'
import { makeTableShop, type TableShop } from '#server/testing/make-table-shop.ts'
import { sitDown } from '#server/testing/make-tables.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: TableShop
let floor: Floor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeTableShop(test)
  floor = makeFloor(shop)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const toMinor = (text: string) => parseAmount(text) ?? Number.NaN

describe('rivals over two tables', () => {
  it('joined both ways at once: one wins, the other is told, and nothing is lost', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const [one, two] = [await shop.tableWith('Tea'), await shop.tableWith('Shawarma')]
      const [a, b] = [await floor.byCode(one.printed), await floor.byCode(two.printed)]
      const [host, cashier] = [await shop.staff('host'), await shop.staff('cashier')]
      const answers = await Promise.all([
        host.send('POST', `${deskAt(one.phone)}/place`, placeInput('join', b.id)),
        cashier.send('POST', `${deskAt(two.phone)}/place`, placeInput('join', a.id)),
      ])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      const lost = (await answers.find(({ ok }) => !ok)?.json()) as { code: string }
      expect(['table-joined', 'table-changed']).toContain(lost.code)
      const [left, right] = [await one.phone.session(), await two.phone.session()]
      expect(left.id).toBe(right.id)
      expect(left.inside?.bill.total).toBe('25.30')
      expect(left.inside?.members).toHaveLength(2)
    }
  })

  it('joined while guests of both fill the cart, send a round, pay and scan: each is done or told, and the sums are right', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const [one, two] = [await shop.tableWith('Tea'), await shop.tableWith('Shawarma')]
      await two.phone.add(shop.itemId('Tea'))
      const b = await floor.byCode(two.printed)
      const host = await shop.staff('host')
      const sent = (await two.phone.inside()).cart
      const [joined, round, added, paid, third] = await Promise.all([
        host.send('POST', `${deskAt(one.phone)}/place`, placeInput('join', b.id)),
        two.phone.guest.send('POST', `${sessionAt(two.phone)}/rounds`, {
          cart_version: sent.version,
          total: sent.bill.total,
        }),
        one.phone.add(shop.itemId('Shawarma')),
        one.phone.guest.send('POST', `${sessionAt(one.phone)}/payments`, { what: 'whole' }),
        sitDown(shop, two.printed, 'Omar'),
      ])
      expect(added).toBeDefined()
      if (!joined.ok) expect(((await joined.json()) as { code: string }).code).toBe('payment-under-way')
      if (!round.ok) expect(((await round.json()) as { code: string }).code).toBe('cart-changed')
      if (!paid.ok) throw new Error('a payment of an open bill was refused')
      const look = [await one.phone.inside(), await two.phone.inside()]
      const bills = joined.ok ? look.slice(0, 1) : look
      const ordered = bills.reduce((sum, { bill }) => sum + toMinor(bill.total), 0)
      const waiting = bills.reduce((sum, { cart }) => sum + cart.bill.lines.length, 0)
      expect(ordered).toBe(round.ok ? 2860 : 2530)
      expect(waiting).toBe(round.ok ? 1 : 2)
      expect((await third.session()).id).toBe(joined.ok ? one.phone.sessionId : two.phone.sessionId)
    }
  })
})
