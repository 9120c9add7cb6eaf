import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DocumentsWire } from '#contract/payments/receipt.ts'
import { editLinesOf } from '#server/testing/edit-lines-of.ts'
import {
  connectBranch,
  documentsOf,
  makeEInvoicingTest,
  type EInvoicingTest,
} from '#server/testing/make-einvoicing.ts'
import { makeMoneyShop } from '#server/testing/make-money-shop.ts'
import { orderedBy } from '#server/testing/make-paid-order.ts'

let test: EInvoicingTest
beforeAll(async () => {
  test = await makeEInvoicingTest()
})
afterAll(() => test.close())

it('rule "Issued documents": an order that is changed keeps its invoice; less is a credit note, more a debit note, each a tax document', async () => {
  const shop = await makeMoneyShop(test, { 'payment.methods': 'card,cash' })
  await connectBranch(shop)
  const payer = await shop.payer()
  const cart = await payer.visitor.choose(await payer.cart('Shawarma', 'Tea'), { payment_method_id: 'cash' })
  const order = await orderedBy(test, shop, payer, cart)
  const total = async () => (await order.order()).bill.total
  const before = await total()
  const tea = shop.itemId('Tea')
  await editLinesOf(order, (lines) => lines.filter(({ item_id: id }) => id !== tea))
  await editLinesOf(order, (lines) => lines.map((line) => ({ ...line, quantity: 2 })))
  await test.sweep()
  const documents = await documentsOf(test, shop)
  expect(documents.map(({ kind, state, answer }) => [kind, state, answer?.errors])).toEqual([
    ['invoice', 'reported', []],
    ['credit_note', 'reported', []],
    ['debit_note', 'reported', []],
  ])
  const [invoice = 0, less = 0, more = 0] = documents.map(({ gross }) => Number(gross))
  expect(invoice).toBe(Math.round(Number(before) * 100))
  expect(invoice - less + more).toBe(Math.round(Number(await total()) * 100))
  const seen = await order.guest.call<DocumentsWire>('GET', `/api/v1/orders/${order.id}/documents`)
  expect(seen.invoice?.bill?.total).toBe(before)
  expect(seen.change_notes.map(({ kind, number }) => [kind, number])).toEqual([
    ['credit_note', 1],
    ['debit_note', 1],
  ])
  for (const { code } of seen.change_notes) expect(code?.length).toBeGreaterThan(300)
})
