import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BoardWire } from '#contract/ordering/board.ts'
import type { OrderListWire, OrderPageWire } from '#contract/ordering/order-desk.ts'
import type { SlotsWire } from '#contract/timing/slots.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import { makeId } from '#server/core/make-id.ts'
import { findOrder } from '#server/store/ordering/orders.ts'
import { isProven } from '#server/store/customers/customers.ts'
import { sendNotices } from '#server/features/notifications/notices/send-notices.ts'
import type { MoneyShop } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makePhoneShop, nearAddress, phoneOf, phoneUrl } from '#server/testing/phone-desk.ts'
import { makeMobile } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: MoneyShop
let cashier: Visitor
let phone: ReturnType<typeof phoneOf>
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makePhoneShop(test)
  cashier = await shop.staff('cashier')
  phone = phoneOf(cashier, shop)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const mobile = () => makeMobile().replace('+966', '0')
const pageOf = (id: string) => cashier.call<OrderPageWire>('GET', `/api/v1/staff/orders/${id}`)
const cash = { payment_method: 'cash' } as const
const rowsOf = (table: 'messages' | 'audit_log', id: string) =>
  test.database.db.read(shop.tenantId, ({ q }) =>
    table === 'messages'
      ? q.selectFrom('messages').select(['event', 'body']).where('order_id', '=', id).execute()
      : q
          .selectFrom('audit_log')
          .select(['action as event', 'subject as body'])
          .where('subject', '=', id)
          .execute(),
  )

describe('an order by phone', () => {
  it('spec 4: waits in callcenter_pending until its guest pays by the link', async () => {
    const placed = await phone.place(await phone.save())
    expect(placed).toMatchObject({ total: '40.00', number: '', hold_until: expect.stringMatching(/Z$/) })
    expect(placed.link).toMatch(new RegExp(`${shop.host}.*/o/${placed.order_id}/pay$`))
    const page = await pageOf(placed.order_id)
    expect(page.ticket).toMatchObject({ status: 'callcenter_pending', contact_name: 'Noura' })
    const guest = shop.guest()
    const step = await guest.openPayment(placed.order_id)
    await guest.pay(step.pay_url)
    await guest.call('GET', `/api/v1/payments/${step.reference}`)
    const after = await pageOf(placed.order_id)
    expect(after.ticket).toMatchObject({ status: 'created', payment_state: 'paid' })
    expect(after.ticket.number).toMatch(/^\d{3}$/)
  })

  it('stands on the board at once when it is paid at hand-over: nobody asks a caller for a code', async () => {
    const saved = await phone.save({ ...cash, type: 'delivery', address: nearAddress })
    expect(saved.cart.pay.ways).toContain('cash')
    const placed = await phone.place(saved, { mobile: mobile(), notes: 'Gate 2' })
    expect(placed).toMatchObject({ total: '50.00', payment_method: 'cash', hold_until: null })
    expect(placed.number).toMatch(/^\d{3}$/)
    expect(placed.link).not.toContain('/pay')
    const path = `/api/v1/staff/board?branch_id=${shop.branchIds[0]}`
    const { board } = await cashier.call<{ board: BoardWire }>('GET', path)
    expect(JSON.stringify(board)).toContain(placed.order_id)
    const { ticket, journal } = await pageOf(placed.order_id)
    expect(ticket).toMatchObject({ payment_state: 'due', notes: 'Gate 2', type: 'delivery' })
    // who took it is in the order's own story
    expect(journal.at(-1)).toMatchObject({ by: 'staff', to: 'created' })
    // a guest without a proven number is asked for it, as ever
    const { guest, cart } = await shop.guestWith('Meal')
    const chosen = await guest.choose(cart, { payment_method_id: 'cash' })
    const body = guest.checkout(chosen)
    expect(
      await guest.refused('POST', '/api/v1/orders', body, { 'idempotency-key': makeId() }),
    ).toMatchObject({ code: 'mobile-code-first' })
  })

  it('rule "Paying at hand-over": what keeps a guest from cash keeps a caller, too', async () => {
    const number = mobile()
    for (const _ of [1, 2]) await phone.place(await phone.save(cash), { mobile: number })
    expect(await phone.refusedPlace(await phone.save(cash), { mobile: number })).toMatchObject({
      code: 'open-orders-limit',
    })
    const many = [{ item_id: shop.itemId('Meal'), quantity: 20 }]
    expect(
      await phone.refusedPlace(await phone.save({ ...cash, lines: many }), { mobile: mobile() }),
    ).toMatchObject({ code: 'hand-over-limit' })
  })

  it('spec 4: takes its slot, which is its promise, as one whose number is proven: the member vouches', async () => {
    const path = `${phoneUrl}/slots?branch_id=${shop.branchIds[0]}&type=pickup`
    const { days } = await cashier.call<SlotsWire>('GET', path)
    const slot = days.at(-1)?.slots.at(-1)
    const saved = await phone.save({ slot_start: slot?.start ?? null })
    const { order_id: id } = await phone.place(saved, { mobile: mobile() })
    const row = await test.database.db.read(shop.tenantId, (db) => forSystem('derived', findOrder(db, id)))
    expect(row).toMatchObject({ status: 'callcenter_pending', slot_proven: true })
    const { shopper = '' } = row ?? {}
    // counted dishes ask the same
    expect(await test.database.db.read(shop.tenantId, (db) => isProven(db, shopper))).toBe(true)
    expect((await pageOf(id)).ticket.slot).toMatchObject({ start: slot?.start })
  })

  it('safety 2: the same press again, also twice at once or under another key, is the same order; noted and told once', async () => {
    const saved = await phone.save({ ...cash })
    const name = { name: 'Huda', mobile: mobile() }
    const key = makeId()
    const [first, again] = await Promise.all([1, 2].map(() => phone.place(saved, name, key)))
    expect(again).toEqual(first)
    expect(await phone.place(saved, name, key)).toEqual(first)
    expect(await phone.place(saved, name)).toEqual(first)
    expect(await phone.refusedPlace(saved, { ...name, name: 'Sara' }, key)).toMatchObject({
      code: 'key-reused',
    })
    const { data } = await cashier.call<OrderListWire>('GET', '/api/v1/staff/orders')
    expect(data.filter((one) => one.contact_name === 'Huda')).toHaveLength(1)
    expect(await rowsOf('audit_log', first?.order_id ?? '')).toEqual([
      { event: 'order-phone', body: first?.order_id },
    ])
  })

  it('safety 1: a total that is another one than was shown is refused by name with the new one; an older cart is, too', async () => {
    const saved = await phone.save()
    expect(await phone.refusedPlace(saved, { total: '39.00' })).toMatchObject({
      code: 'price-changed',
      details: { total: '40.00' },
    })
    await phone.save({ cart_id: saved.cart.cart_id, lines: [{ item_id: shop.itemId('Meal'), quantity: 2 }] })
    expect(await phone.refusedPlace(saved)).toMatchObject({ code: 'cart-changed' })
  })

  it('rule "Orders by phone": its guest is sent the link, in the language in which staff speak', async () => {
    const saved = await phone.save()
    const placed = await phone.place(saved)
    const notice = { orderId: placed.order_id, event: 'payment-link', status: 'callcenter_pending' } as const
    await sendNotices(test.deps, shop.tenantId, [notice])
    expect(await rowsOf('messages', placed.order_id)).toMatchObject([
      { event: 'payment-link', body: expect.stringContaining(placed.order_id) },
    ])
    const link = async (language: string) => {
      const headers = { 'x-localization': language, 'idempotency-key': makeId() }
      const body = phone.said(await phone.save())
      return (await cashier.call<{ link: string }>('POST', phoneUrl, body, headers)).link
    }
    expect(await link('en')).toMatch(/\/en\/o\/\w+\/pay$/)
    expect(await link('ar')).toMatch(/:\d+\/o\/\w+\/pay$/)
  })

  it('is refused with what a guest would be', async () => {
    const saved = await phone.save()
    expect(await phone.refusedPlace(saved, { mobile: '12', name: '' })).toMatchObject({
      errors: { mobile: expect.any(Array), name: expect.any(Array) },
    })
    const empty = await phone.save({ lines: [] })
    expect(await phone.refusedPlace(empty)).toMatchObject({ code: 'cart-empty' })
    const other = await phone.save({ payment_method: 'card_on_delivery' })
    expect(await phone.refusedPlace(other)).toMatchObject({ code: 'method-unavailable' })
  })
})
