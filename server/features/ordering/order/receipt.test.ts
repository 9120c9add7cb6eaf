import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentsWire } from '#contract/payments/receipt.ts'
import { makeSenders } from '#server/start/senders.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { readLastMessage } from '#server/testing/sign-in-customer.ts'
import { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())

describe('the receipt', () => {
  it('an invoice is numbered when the order is created, without a gap, and its receipt is a PDF', async () => {
    const orders = [await makePaidOrder(test, shop), await makePaidOrder(test, shop)]
    const waiting = await shop.guestWith('Tea')
    const unpaid = await waiting.guest.place(waiting.cart)
    const third = await makePaidOrder(test, shop)
    const numbers = await test.database.db.read(shop.tenantId, (db) =>
      db.q
        .selectFrom('invoices')
        .select(['order_id', 'number'])
        .where('tenant_id', '=', shop.tenantId)
        .orderBy('number')
        .execute(),
    )
    expect(numbers).toEqual([...orders, third].map((order, i) => ({ order_id: order.id, number: i + 1 })))
    for (const language of ['ar', 'en']) {
      const path = `/api/v1/orders/${third.id}/receipt?language=${language}`
      const answer = await third.guest.send('GET', path)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
      expect(bytes.length).toBeGreaterThan(5000)
    }
    expect(await waiting.guest.refused('GET', `/api/v1/orders/${unpaid.id}/receipt`)).toMatchObject({
      status: 404,
    })
  })

  it('spec 3: a branch with its own tax stands on the invoice with its own number', async () => {
    const own = await makeShop(test)
    await test.database.db.write(own.tenantId, async (db) => {
      await db.q
        .updateTable('branches')
        .set({
          enable_custom_tax: true,
          custom_tax_number: '399999999900003',
          custom_tax_url: 'https://tax.example',
        })
        .where('tenant_id', '=', own.tenantId)
        .execute()
    })
    const order = await makePaidOrder(test, own)
    const invoice = await test.database.db.read(own.tenantId, (db) =>
      db.q.selectFrom('invoices').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow(),
    )
    expect(invoice.seller).toMatchObject({
      tax_number: '399999999900003',
      tax_url: 'https://tax.example',
      country: 'SA',
    })
    const path = `/api/v1/branch/frontend/branches/${own.branchIds[0]}`
    expect(await own.guest().call('GET', path)).toMatchObject({
      data: {
        tax: {
          enable_custom_tax: true,
          custom_tax_number: '399999999900003',
          custom_tax_url: 'https://tax.example',
        },
      },
    })
  })

  it('invoice and credit notes stand as a page and as PDF; what staff wrote is for the guest alone', async () => {
    const order = await makePaidOrder(test, shop)
    await order.refund('6.50')
    const path = `/api/v1/orders/${order.id}`
    const seen = await order.guest.call<DocumentsWire>('GET', `${path}/documents`)
    expect(seen).toMatchObject({
      invoice: { number: expect.any(Number), seller: { tax_url: '' } },
      credit_notes: [{ value: '6.50', rest: '6.50', rest_to: 'card', wallet: '0.00', points: 0 }],
    })
    expect(seen.credit_notes[0]?.lines.map((line) => Number(line.value))).toEqual([6.5])
    for (const language of ['ar', 'en']) {
      const file = `${path}/credit-notes/${seen.credit_notes[0]?.id}?language=${language}`
      const answer = await shop.guest().send('GET', file)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5000)
    }
    expect(await order.guest.refused('GET', `${path}/credit-notes/nobody`)).toMatchObject({ status: 404 })
  })

  it('goes by e-mail to whoever ordered, once to an address, to three at most', async () => {
    const order = await makePaidOrder(test, shop)
    const path = `/api/v1/orders/${order.id}/receipt-mail`
    for (const email of ['Noura@Example.com', 'noura@example.com', 'b@example.com'])
      expect(await order.guest.call('POST', path, { email })).toMatchObject({ sent_to: email.toLowerCase() })
    const { body, subject } = await readLastMessage(test, shop, 'noura@example.com')
    expect(subject).toMatch(/Invoice|invoice/)
    expect(body).toContain(`/en/order/${order.id}/receipt`)
    const mails = await test.database.db.read(shop.tenantId, (db) =>
      db.q
        .selectFrom('messages')
        .select('recipient')
        .where('order_id', '=', order.id)
        .where('event', 'like', 'order-receipt-%')
        .execute(),
    )
    expect(mails).toHaveLength(2)
    await order.guest.call('POST', path, { email: 'c@example.com' })
    expect(await order.guest.refused('POST', path, { email: 'd@example.com' })).toMatchObject({
      code: 'too-many-requests',
    })
    expect(await order.guest.refused('POST', path, { email: 'nobody' })).toMatchObject({
      code: 'email-invalid',
    })
    expect(await shop.guest().refused('POST', path, { email: 'e@example.com' })).toMatchObject({
      code: 'order-unavailable',
    })
  })

  it('is not said to be on its way where the restaurant has no mail server', async () => {
    const order = await makePaidOrder(test, shop)
    const live = await makeTestApp({ beside: test, senders: makeSenders({ mode: 'live' }) })
    const guest = new Visitor(live.app, shop.host)
    for (const [name, value] of order.guest.cookies) guest.cookies.set(name, value)
    const asked = guest.refused('POST', `/api/v1/orders/${order.id}/receipt-mail`, { email: 'a@example.com' })
    expect(await asked).toMatchObject({ status: 422, code: 'no-sender' })
    await live.close()
  })
})
