import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { payHeld, scheduled } from '#server/testing/slots-of-shop.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())

const path = (id: string, query = '') => `/api/v1/orders/${id}/calendar${query}`
const utc = (iso: string) => iso.replaceAll(/[-:]|\.\d+/g, '')

describe('add to calendar', () => {
  it('an order for later is a file for whoever holds its link, with nothing personal in it', async () => {
    const { guest, cart, slot } = await scheduled(shop)
    const order = await guest.place(cart)
    expect(await guest.refused('GET', path(order.id)), 'not placed before it is paid').toMatchObject({
      code: 'not-found',
    })
    await payHeld(test, shop, guest, order.id)
    const response = await shop.guest().send('GET', path(order.id, '?language=ar'))
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('content-disposition')).toContain('order.ics')
    const file = (await response.text()).replaceAll('\r\n ', '')
    expect(file).toContain(`DTSTART:${utc(slot)}`)
    expect(file).toContain(`SUMMARY:طلب من `)
    expect(file).toContain(`URL:http://${shop.host}:3000/o/${order.id}`)
    expect(file).not.toMatch(/Noura|551234567/)
  })

  it('one that ended without being served is taken out, whatever became of its money', async () => {
    const { guest, cart } = await scheduled(shop)
    const { id } = await guest.place(cart)
    await payHeld(test, shop, guest, id)
    const file = async () => (await guest.send('GET', path(id))).text()
    expect(await file()).not.toContain('STATUS:CANCELLED')
    const { version } = await guest.order(id)
    await guest.call('POST', `/api/v1/orders/${id}/cancel`, { version })
    const part = async (status: 'partially_refunded' | 'refunded') => {
      await test.database.db.write(shop.tenantId, ({ q }) =>
        q.updateTable('orders').set({ status }).where('id', '=', id).execute(),
      )
      return file()
    }
    expect(await file()).toContain('STATUS:CANCELLED')
    for (const status of ['partially_refunded', 'refunded'] as const)
      expect(await part(status)).toContain('STATUS:CANCELLED')
  })

  it('an order as soon as possible has none, and an unknown one is not available', async () => {
    const { guest, cart } = await shop.guestWith('Tea')
    const order = await guest.place(cart)
    await payHeld(test, shop, guest, order.id)
    expect(await guest.refused('GET', path(order.id))).toMatchObject({ status: 404, code: 'not-found' })
    expect(await guest.refused('GET', path('unknown'))).toMatchObject({ code: 'order-unavailable' })
  })
})
