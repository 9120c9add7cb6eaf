import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StatementWire } from '#contract/companies/companies.ts'
import type { ApprovalWire, MyCompanyWire } from '#contract/companies/company-orders.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import { sendCompanyNotice } from '#server/features/notifications/notices/send-company-notice.ts'
import { makeCompany, type TestCompany } from '#server/testing/make-company.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { readLastMessage } from '#server/testing/sign-in-customer.ts'
import { lapseCompanyOrder } from './end-waiting.ts'

let test: TestApp
let shop: MoneyShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const first = ({ members }: TestCompany): Payer => {
  const [member] = members
  if (!member) throw new Error('no member')
  return member
}
const link = (id: string) => `/api/v1/company-approvals/${id}`
const decide = (id: string, approve: boolean) =>
  shop.guest().send('POST', link(id), { approve, ...(!approve && { reason: 'next month' }) })
const place = (member: Payer, company: TestCompany, ...names: string[]) =>
  company
    .cart(member, ...names)
    .then((cart) =>
      member.visitor.refused(
        'POST',
        '/api/v1/orders',
        member.visitor.checkout(cart, { mobile: member.mobile }),
        { 'idempotency-key': `key-${cart.cart_id}` },
      ),
    )
const statement = async ({ owner, read }: TestCompany) => {
  const { month } = await owner.call<{ month: string }>('GET', '/api/v1/staff/companies')
  return owner.call<StatementWire>(
    'GET',
    `/api/v1/staff/companies/${(await read()).id}/statement?month=${month}`,
  )
}

describe('an order on a company account', () => {
  it('spec 4 b2b_pending: waits for the approver, who is told by a link and approves; then the kitchen has it', async () => {
    const company = await makeCompany(test, shop)
    const member = first(company)
    const order = await company.place(member, 'Shawarma')
    expect(order).toMatchObject({ status: 'b2b_pending', payment_state: 'pending', number: null })
    await sendCompanyNotice(test.deps, shop.tenantId, { orderId: order.id, event: 'company-approval' })
    const message = await readLastMessage(test, shop, company.approverMobile)
    const id = await company.approval(order)
    expect(message.body).toContain(`/en/company-order/${id}`)
    const seen = await shop.guest().call<ApprovalWire>('GET', link(id))
    expect(seen).toMatchObject({
      state: 'waiting',
      why: 'order',
      company: 'Najd Engineering',
      month_used: '0.00',
    })
    expect(seen.bill.to_pay).toBe('20.00')
    expect(await company.read()).toMatchObject({ owed: '0.00', waiting: '20.00', waiting_orders: 1 })
    expect(await (await decide(id, true)).json()).toMatchObject({
      state: 'charged',
      number: expect.any(String),
    })
    expect(await member.visitor.order(order.id)).toMatchObject({ status: 'created', payment_state: 'paid' })
    expect(await company.read()).toMatchObject({ owed: '20.00', waiting: '0.00' })
  })

  it('spec 4 b2b_canceled: the approver refuses, nothing is owed, and the member hears why', async () => {
    const company = await makeCompany(test, shop)
    const member = first(company)
    const order = await company.place(member, 'Tea')
    await decide(await company.approval(order), false)
    const ended = await member.visitor.order(order.id)
    expect(ended).toMatchObject({
      status: 'b2b_canceled',
      payment_state: 'closed',
      cancel_words: 'next month',
    })
    expect(ended.shown.label).toBe('Canceled by the company')
    expect(await company.read()).toMatchObject({ owed: '0.00', waiting_orders: 0 })
    const again = await decide(await company.approval(order), true)
    expect(((await again.json()) as { code: string }).code).toBe('company-decided')
  })

  it('safety 10: unanswered for 30 minutes it is b2b_canceled, and a late approval changes nothing', async () => {
    const company = await makeCompany(test, shop)
    const order = await company.place(first(company), 'Tea')
    test.pass(29 * 60_000)
    await test.sweep()
    expect((await first(company).visitor.order(order.id)).status).toBe('b2b_pending')
    test.pass(2 * 60_000)
    expect((await decide(await company.approval(order), true)).status).toBe(409)
    await test.sweep()
    await lapseCompanyOrder(test.deps, shop.tenantId, order.id)
    expect((await first(company).visitor.order(order.id)).status).toBe('b2b_canceled')
    expect(await company.read()).toMatchObject({ owed: '0.00', waiting_orders: 0 })
  })

  it('goes on by itself within the limits; the order and the month ask, each by its name', async () => {
    const company = await makeCompany(test, shop, { order_limit: '20.00', month_limit: '25.00' })
    const member = first(company)
    expect(await company.place(member, 'Shawarma')).toMatchObject({
      status: 'created',
      payment_state: 'paid',
    })
    const second = await company.place(member, 'Shawarma')
    expect(second.status).toBe('b2b_pending')
    const why = async (order: OrderWire) =>
      (await shop.guest().call<ApprovalWire>('GET', link(await company.approval(order)))).why
    expect(await why(second)).toBe('month')
    expect(await why(await company.place(member, 'Shawarma', 'Tea'))).toBe('order')
    const mine = await member.visitor.call<MyCompanyWire>('GET', '/api/v1/user/company')
    expect(mine.company).toEqual({ name: 'Najd Engineering', free: '0.00' })
  })

  it('is for members of an account in use: strangers, guests and a closed account are refused', async () => {
    const company = await makeCompany(test, shop)
    const stranger = await shop.payer()
    expect(await place(stranger, company, 'Tea')).toMatchObject({ code: 'method-unavailable' })
    const guest = await shop.guestWith('Tea')
    const cart = await guest.guest.choose(guest.cart, { payment_method_id: 'company' })
    expect(
      await guest.guest.refused('POST', '/api/v1/orders', guest.guest.checkout(cart), {
        'idempotency-key': 'key-of-a-guest',
      }),
    ).toMatchObject({ code: 'mobile-code-first' })
    await company.change({ active: false })
    expect(await place(first(company), company, 'Tea')).toMatchObject({ code: 'method-unavailable' })
    expect(await shop.guest().refused('GET', link('nobody'))).toMatchObject({ code: 'company-order-gone' })
  })

  it('its member takes it back while it waits, and one member holds so many at most', async () => {
    const company = await makeCompany(test, shop)
    const member = first(company)
    const order = await company.place(member, 'Tea')
    for (let i = 0; i < 4; i += 1) await company.place(member, 'Tea')
    expect(await place(member, company, 'Tea')).toMatchObject({ code: 'open-orders-limit' })
    await member.visitor.call('POST', `/api/v1/orders/${order.id}/cancel`, { version: order.version })
    expect((await member.visitor.order(order.id)).status).toBe('b2b_canceled')
    expect((await company.place(member, 'Tea')).status).toBe('b2b_pending')
  })
})

describe('at the same moment', () => {
  it('safety 8: ten approvals charge once; approval, refusal and the clock leave one winner', async () => {
    const company = await makeCompany(test, shop)
    const order = await company.place(first(company), 'Shawarma')
    const id = await company.approval(order)
    const all = await Promise.all(Array.from({ length: 10 }, () => decide(id, true)))
    expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await company.read()).toMatchObject({ owed: '20.00' })
    const other = await company.place(first(company), 'Tea')
    const racers = await company.approval(other)
    const answers = await Promise.all([decide(racers, true), decide(racers, false), decide(racers, true)])
    const { status } = await first(company).visitor.order(other.id)
    const owed = status === 'created' ? '23.00' : '20.00'
    expect(['created', 'b2b_canceled']).toContain(status)
    expect(await company.read()).toMatchObject({ owed, waiting_orders: 0 })
    expect(answers.filter((one) => one.ok).length).toBe(status === 'created' ? 2 : 1)
  })

  it('safety 8: members at once never pass the month or the credit', async () => {
    const company = await makeCompany(test, shop, {
      count: 4,
      order_limit: null,
      month_limit: '45.00',
      credit_limit: '65.00',
    })
    const carts = await Promise.all(company.members.map((one) => company.cart(one, 'Shawarma')))
    const answers = await Promise.all(
      company.members.map(({ visitor, mobile }, i) =>
        visitor.send('POST', '/api/v1/orders', visitor.checkout(carts[i] as (typeof carts)[0], { mobile }), {
          'idempotency-key': `rival-${i}-key`,
        }),
      ),
    )
    const results = await Promise.all(
      answers.map(async (one) => (await one.json()) as { status?: string; code?: string }),
    )
    expect(results.map((one) => one.code ?? one.status).toSorted()).toEqual([
      'b2b_pending',
      'company-credit',
      'created',
      'created',
    ])
    expect(await company.read()).toMatchObject({ owed: '40.00', waiting: '20.00' })
  })
})

describe('what a company owes', () => {
  it('charges, refunds and payments add up to the statement, in the list and in the file', async () => {
    const company = await makeCompany(test, shop, { order_limit: null })
    const member = first(company)
    const order = await company.place(member, 'Shawarma', 'Tea')
    const canceled = await company.place(member, 'Tea')
    await member.visitor.call('POST', `/api/v1/orders/${canceled.id}/cancel`, { version: canceled.version })
    expect(await company.read()).toMatchObject({ owed: '23.00' })
    await company.owner.call('POST', `/api/v1/staff/orders/${order.id}/refunds`, {
      amount: '5.00',
      reason: 'cold',
    })
    const { id } = await company.read()
    const payments = `/api/v1/staff/companies/${id}/payments`
    const key = { 'idempotency-key': 'payment-1-of-november' }
    const pay = () => company.owner.call('POST', payments, { amount: '10.00', note: '=transfer' }, key)
    await Promise.all([pay(), pay(), pay()])
    // anything else by the same key is no repetition, and is not swallowed as one
    for (const other of [
      { amount: '12.00', note: '=transfer' },
      { amount: '10.00', note: 'cash' },
    ])
      expect(await company.owner.refused('POST', payments, other, key)).toMatchObject({ code: 'key-reused' })
    expect(await company.read()).toMatchObject({ owed: '8.00' })
    expect(await statement(company)).toMatchObject({
      before: '0.00',
      charged: '26.00',
      refunded: '8.00',
      paid: '10.00',
      owed: '8.00',
    })
    const { month } = await statement(company)
    const path = `/api/v1/staff/companies/${id}/statement-file?month=${month}`
    const file = await (await company.owner.send('GET', path)).text()
    expect(file).toContain("'=transfer")
    expect(file.trim().split('\r\n').at(-1)).toBe(',Owed,,,,8.00,')
  })

  it('its tax number is checked by the country’s rule', async () => {
    const company = await makeCompany(test, shop)
    const { id, version, owed: _o, waiting: _w, waiting_orders: _n, ...doc } = await company.read()
    const body = { version, doc: { ...doc, tax_number: '123' } }
    const refused = await company.owner.refused('PUT', `/api/v1/staff/companies/${id}`, body)
    expect(refused).toMatchObject({ status: 422, code: 'tax-number-sa' })
    expect(Object.keys(refused.errors ?? {})).toEqual(['tax_number'])
    expect(await company.change({ tax_number: '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣' })).toMatchObject({
      tax_number: '300000000000003',
    })
  })

  it('two staff on one company: the second is told how it is now', async () => {
    const company = await makeCompany(test, shop)
    const { id, version, owed: _o, waiting: _w, waiting_orders: _n, ...doc } = await company.read()
    await company.change({ name: 'Najd & Sons' })
    const body = { version, doc: { ...doc, name: 'Mine' } }
    expect(await company.owner.refused('PUT', `/api/v1/staff/companies/${id}`, body)).toMatchObject({
      code: 'company-changed',
      details: { company: { name: 'Najd & Sons', version: version + 1 } },
    })
    const taken = { ...doc, name: 'Other', approver: { ...doc.approver } }
    expect(await company.owner.refused('POST', '/api/v1/staff/companies', taken)).toMatchObject({
      code: 'company-member-taken',
    })
  })
})
