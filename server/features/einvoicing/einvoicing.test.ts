import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSeller } from '#contract/einvoicing/sample-einvoicing.ts'
import type { DocumentsWire } from '#contract/payments/receipt.ts'
import {
  connectBranch,
  documentsOf,
  makeEInvoicingTest,
  type EInvoicingTest,
} from '#server/testing/make-einvoicing.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { makeShop } from '#server/testing/make-shop.ts'

let test: EInvoicingTest
beforeAll(async () => {
  test = await makeEInvoicingTest()
})
afterAll(() => test.close())

describe('a branch at the tax authority', () => {
  it('is connected with a one-time password, and its invoices are signed, chained and reported', async () => {
    const shop = await makeShop(test)
    const units = await connectBranch(shop)
    expect(units.data[0]).toMatchObject({ state: 'active', counter: 0, urgency: 'calm' })
    const order = await makePaidOrder(test, shop)
    await order.refund('6.50')
    const shown = await order.guest.call<DocumentsWire>('GET', `/api/v1/orders/${order.id}/documents`)
    expect(shown.invoice?.code?.length).toBeGreaterThan(300)
    // the number of the certificate, as the code has it
    expect(shown.invoice?.seller.tax_number).toBe(sampleSeller.tax_number)
    expect(shown.credit_notes[0]?.code?.length).toBeGreaterThan(300)
    await test.sweep()
    const documents = await documentsOf(test, shop)
    expect(
      documents.map(({ counter, kind, state, answer }) => ({ counter, kind, state, errors: answer?.errors })),
    ).toEqual([
      { counter: 1, kind: 'invoice', state: 'reported', errors: [] },
      { counter: 2, kind: 'credit_note', state: 'reported', errors: [] },
    ])
    expect(documents[1]?.previous_hash).toBe(documents[0]?.hash)
  })

  it('of phase 1 has no document, and its invoice says what it said before', async () => {
    const shop = await makeShop(test)
    const order = await makePaidOrder(test, shop)
    expect(await documentsOf(test, shop)).toEqual([])
    const invoice = await test.database.db.read(shop.tenantId, ({ q }) =>
      q.selectFrom('invoices').select('seller').where('order_id', '=', order.id).executeTakeFirstOrThrow(),
    )
    expect(Object.keys(invoice.seller)).not.toContain('einvoicing')
  })
})
