import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentsWire } from '#contract/payments/receipt.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import { minuteMs } from '#domain/core/durations.ts'
import { makeCompany } from '#server/testing/make-company.ts'
import {
  connectBranch,
  documentsOf,
  makeEInvoicingTest,
  type EInvoicingTest,
} from '#server/testing/make-einvoicing.ts'
import { makeMoneyShop, type Payer } from '#server/testing/make-money-shop.ts'

let test: EInvoicingTest
beforeAll(async () => {
  test = await makeEInvoicingTest()
})
afterAll(() => test.close())
afterEach(() => {
  test.zatca.faults.clear()
  test.zatca.mood.clearanceOff = false
  test.resetClock()
})

const buyer = {
  tax_number: '311111111100003',
  street: 'King Fahd Road',
  building: '1234',
  district: 'Olaya',
  city: 'Riyadh',
  postal_code: '12345',
}

/** A company's member orders on account, without an approver. */
async function orderOnAccount(more: object = buyer) {
  const shop = await makeMoneyShop(test, { 'payment.methods': 'card,company' })
  await connectBranch(shop)
  const company = await makeCompany(test, shop, { order_limit: null, ...more })
  const [member] = company.members
  if (!member) throw new Error('the company has a member')
  const order = await company.place(member, 'Shawarma')
  const documents = () => member.visitor.call<DocumentsWire>('GET', `/api/v1/orders/${order.id}/documents`)
  return { shop, company, member, order, documents }
}

const pdf = (member: Payer, { id }: OrderWire) => member.visitor.send('GET', `/api/v1/orders/${id}/receipt`)

describe('a company’s invoice', () => {
  it('is cleared before the company has it', async () => {
    const { shop, member, order, documents } = await orderOnAccount()
    test.zatca.faults.plan(/POST \/invoices\/clearance/, 503)
    await test.sweep()
    expect(await documentsOf(test, shop)).toMatchObject([{ form: 'standard', state: 'waiting' }])
    expect((await documents()).invoice).toBeNull()
    expect((await pdf(member, order)).status).toBe(409)
    test.zatca.faults.clear()
    test.pass(2 * minuteMs)
    await test.sweep()
    expect(await documentsOf(test, shop)).toMatchObject([
      { form: 'standard', state: 'cleared', answer: { errors: [] }, cleared_xml: expect.anything() },
    ])
    expect((await documents()).invoice?.code?.length).toBeGreaterThan(300)
    expect((await pdf(member, order)).status).toBe(200)
  })

  it('is reported where clearance is switched off', async () => {
    const { shop, documents } = await orderOnAccount()
    test.zatca.mood.clearanceOff = true
    await test.sweep()
    expect(await documentsOf(test, shop)).toMatchObject([{ form: 'standard', state: 'reported' }])
    expect((await documents()).invoice).not.toBeNull()
  })

  it('of a company without an address is a simplified one', async () => {
    const { shop } = await orderOnAccount({ tax_number: '311111111100003' })
    await test.sweep()
    expect(await documentsOf(test, shop)).toMatchObject([{ form: 'simplified', state: 'reported' }])
  })

  it('has all parts of the address or none', async () => {
    const { company } = await orderOnAccount()
    await expect(company.change({ building: '12' })).rejects.toThrow(/building/)
    await expect(company.change({ city: '' })).rejects.toThrow(/city/)
  })
})
