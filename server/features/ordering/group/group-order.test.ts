import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { GroupWire } from '#contract/ordering/group-order.ts'
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

const path = '/api/v1/group-orders'
const start = (host: Visitor, cart: CartWire) =>
  host.call<GroupWire>('POST', path, { cart_id: cart.cart_id, name: 'Sara' })
const join = (phone: Visitor, id: string, name: string) =>
  phone.call<GroupWire>('POST', `${path}/${id}/join`, { name })
const current = async (phone: Visitor) => {
  const { cart } = await phone.call<{ cart: CartWire | null }>('GET', '/api/v1/carts/current')
  if (!cart) throw new Error('no cart')
  return cart
}

describe('a group order', () => {
  it('three phones share one cart; each sees the shares, and the host orders for all', async () => {
    const { guest: host, cart } = await shop.guestWith('Shawarma')
    const { id } = await start(host, cart)
    const [omar, lina] = [shop.guest(), shop.guest()]
    await join(omar, id, 'Omar')
    await join(lina, id, 'Lina')
    await omar.add(await current(omar), shop.itemId('Tea'))
    await lina.add(await current(lina), shop.itemId('Tea'))
    await lina.add(await current(lina), shop.itemId('Tea'))
    const seen = await host.call<GroupWire>('GET', `${path}/${id}`)
    expect(seen).toMatchObject({
      role: 'host',
      total: '29.00',
      members: [
        { name: 'Sara', share: '20.00', host: true, mine: true },
        { name: 'Omar', share: '3.00' },
        { name: 'Lina', share: '6.00', lines: [{ quantity: 2 }] },
      ],
    })
    expect(await current(omar)).toMatchObject({ blocked: { code: 'group-host-only' } })
    expect(
      await omar.refused('POST', '/api/v1/orders', omar.checkout(await current(omar)), {
        'idempotency-key': 'stolen-by-omar',
      }),
    ).toMatchObject({ code: 'group-host-only' })
    const order = await host.place(await current(host))
    const { reference, pay_url } = await host.openPayment(order.id)
    await host.pay(pay_url)
    await host.call('GET', `/api/v1/payments/${reference}`)
    expect(await omar.call<GroupWire>('GET', `${path}/${id}`)).toMatchObject({
      open: false,
      order_id: order.id,
    })
  })

  it('safety 1: an order that waits for its payment ends when its cart is shared', async () => {
    const { guest: host, cart } = await shop.guestWith('Shawarma')
    const order = await host.place(cart)
    await host.openPayment(order.id)
    expect((await start(host, cart)).version).toBeGreaterThan(cart.version + 1)
    expect(await host.order(order.id)).toMatchObject({ status: 'canceled', cancel_reason: 'superseded' })
  })

  it('attack: a stranger adds nothing, a companion touches nobody else’s dish and moves nothing', async () => {
    const { guest: host, cart } = await shop.guestWith('Shawarma')
    const { id } = await start(host, cart)
    const [omar, stranger] = [shop.guest(), shop.guest()]
    const line = `/api/v1/carts/${cart.cart_id}/lines`
    await stranger.openCart()
    expect(await stranger.refused('POST', line, { item_id: shop.itemId('Tea') })).toMatchObject({
      code: 'group-not-joined',
    })
    await join(omar, id, 'Omar')
    const first = (await current(omar)).bill.lines[0]?.line_id ?? ''
    expect(await omar.refused('PUT', `${line}/${first}`, { quantity: 9 })).toMatchObject({
      code: 'group-not-yours',
    })
    expect(await omar.refused('DELETE', `${line}/${first}`)).toMatchObject({ code: 'group-not-yours' })
    expect(await omar.refused('PUT', `/api/v1/carts/${cart.cart_id}`, { coupon: 'X' })).toMatchObject({
      code: 'group-host-only',
    })
    expect(await omar.refused('PUT', `${path}/${id}/open`, { open: false })).toMatchObject({
      code: 'group-host-only',
    })
    expect(await stranger.refused('POST', path, { cart_id: cart.cart_id, name: 'Mine' })).toMatchObject({
      code: 'cart-not-found',
    })
  })

  it('a companion’s cart says what of it is another’s, and that nothing can be changed while the list is closed', async () => {
    const { guest: host, cart } = await shop.guestWith('Shawarma')
    const { id } = await start(host, cart)
    const omar = shop.guest()
    await join(omar, id, 'Omar')
    const added = await omar.add(await current(omar), shop.itemId('Tea'))
    const own = {
      companion: { closed: null },
      bill: { lines: [{ foreign: true }, { line_id: expect.any(String) }] },
    }
    expect(added).toMatchObject(own)
    expect(added.bill.lines[1]?.foreign).toBeUndefined()
    const open = (yes: boolean) => host.call('PUT', `${path}/${id}/open`, { open: yes })
    await open(false)
    const closed = await current(omar)
    expect(closed.companion).toMatchObject({ closed: { code: 'group-closed' } })
    expect(closed.bill.lines[1]?.foreign).toBeUndefined()
    const line = `/api/v1/carts/${cart.cart_id}/lines/${closed.bill.lines[1]?.line_id}`
    expect(await omar.refused('DELETE', line)).toMatchObject({ code: 'group-closed' })
    await open(true)
    expect((await current(omar)).companion).toEqual({ closed: null })
    await omar.call('DELETE', line)
    // the host may change everything, whoever added it
    const hosts = await current(host)
    expect(hosts).toMatchObject({ companion: null })
    expect(hosts.bill.lines.some((one) => one.foreign)).toBe(false)
    // the group's link is for strangers, the cart for those who joined
    expect(await shop.guest().refused('GET', `/api/v1/carts/${cart.cart_id}`)).toMatchObject({
      code: 'group-not-joined',
    })
  })

  it('a closed list takes nothing more, and who leaves takes the own dishes along', async () => {
    const { guest: host, cart } = await shop.guestWith('Shawarma')
    const { id } = await start(host, cart)
    const omar = shop.guest()
    await join(omar, id, 'Omar')
    await omar.add(await current(omar), shop.itemId('Tea'))
    await host.call('PUT', `${path}/${id}/open`, { open: false })
    expect(
      await omar.refused('POST', `/api/v1/carts/${cart.cart_id}/lines`, { item_id: shop.itemId('Tea') }),
    ).toMatchObject({ code: 'group-closed' })
    expect(await shop.guest().refused('POST', `${path}/${id}/join`, { name: 'Late' })).toMatchObject({
      code: 'group-closed',
    })
    // a dish that runs out now keeps nobody from seeing the cart
    const owner = await shop.staff()
    const gone = { branch_id: shop.branchIds[0], sold_out: true }
    await owner.call('PUT', `/api/v1/staff/items/${shop.itemId('Tea')}/sold-out`, gone)
    expect(await current(omar)).toMatchObject({ removed: ['Tea'] })
    expect(await omar.call<GroupWire>('POST', `${path}/${id}/leave`, {})).toMatchObject({
      role: 'stranger',
      total: '20.00',
      members: [{ name: 'Sara' }],
    })
  })
})
