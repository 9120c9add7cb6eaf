import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutOrderWire } from '#contract/integrations/out-orders.ts'
import type { DeskItemWire, MenuDeskWire } from '#contract/menu/menu-desk.ts'
import type { TaxDocWire } from '#contract/menu/menu-doc.ts'
import type { OutMenuWire } from '#contract/menu/out-menu.ts'
import type { ReportWire } from '#contract/reports/reports.ts'
import { noteOrderDays } from '#server/features/reports/sum-noted-days.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { addTestKey } from '#server/testing/make-test-key.ts'
import { Visitor } from '#server/testing/visitor.ts'

const at = '/api/v1/staff/menu'
let test: TestApp
let shop: Shop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  const items = [
    { name: 'Burger', price: 2300 },
    { name: 'Bread', price: 1050 },
    { name: 'Syrup', price: 700 },
  ]
  shop = await makeShop(test, { items })
  owner = await shop.staff()
})

const read = (name: string) => owner.call<DeskItemWire>('GET', `${at}/items/${shop.itemId(name)}`)
const bodyOf = ({ version, doc }: DeskItemWire, tax: TaxDocWire | null) => ({ version, doc: { ...doc, tax } })
async function taxed(name: string, tax: TaxDocWire | null): Promise<DeskItemWire> {
  const item = await read(name)
  return owner.call<DeskItemWire>('PUT', `${at}/items/${item.id}`, bodyOf(item, tax))
}
const five: TaxDocWire = { category: 'standard', basis_points: 500, code: '', reason: { ar: '', en: '' } }
const exempt: TaxDocWire = {
  category: 'exempt',
  basis_points: 0,
  code: 'VATEX-SA-35',
  reason: { ar: 'دواء', en: 'Medicine' },
}

async function program<T>(path: string): Promise<T> {
  const { apiKey } = await addTestKey(test, shop.tenantId, ['menu.read', 'orders.read'])
  return new Visitor(test.app, 'localhost').call<T>('GET', `/api/v1/out${path}`, undefined, {
    authorization: `Bearer ${apiKey}`,
  })
}

describe('a dish with a tax of its own', () => {
  it('stands by its kind on the bill, in the outward API and in the report, and what goes back too', async () => {
    await taxed('Bread', five)
    await taxed('Syrup', exempt)
    const ordered = await makePaidOrder(test, shop, 'Burger', 'Bread', 'Syrup')
    const { id, guest, owner: staff } = ordered
    const { bill } = await ordered.order()
    expect(bill).toMatchObject({ total: '40.50', taxable: '37.00', vat: '3.50', vat_percent: '15' })
    expect(bill.lines.map((line) => line.vat_percent)).toEqual([undefined, '5', '0'])
    expect(bill.taxes).toEqual([
      { category: 'standard', name: 'VAT 15%', net: '20.00', vat: '3.00' },
      { category: 'standard', name: 'VAT 5%', net: '10.00', vat: '0.50' },
      { category: 'exempt', name: 'VAT exempt: Medicine', net: '7.00', vat: '0.00' },
    ])
    const order = await program<OutOrderWire>(`/orders/${id}`)
    expect(order.lines.map(({ tax, vat }) => [tax.category, tax.percent, tax.code, vat])).toEqual([
      ['standard', '15', '', '3.00'],
      ['standard', '5', '', '0.50'],
      ['exempt', '0', 'VATEX-SA-35', '0.00'],
    ])
    const menu = await program<OutMenuWire>(`/menu?branch_id=${shop.branchIds[0]}`)
    const kinds = menu.groups.flatMap(({ items }) => items).map(({ tax }) => `${tax.category} ${tax.percent}`)
    expect(kinds).toEqual(['standard 15', 'standard 5', 'exempt 0'])

    const bread = bill.lines[1]?.line_id
    await staff.call('POST', `/api/v1/staff/orders/${id}/refunds`, {
      lines: [{ key: bread, pieces: 1 }],
      reason: 'stale',
    })
    const [first = ''] = shop.branchIds
    await noteOrderDays(test.deps, shop.tenantId, [{ orderId: id, branchId: first }])
    const { taxes, sums, refunds } = await owner.call<ReportWire>('GET', '/api/v1/staff/reports/sales')
    expect(sums).toMatchObject({ total: '40.50', vat: '3.50' })
    expect(refunds).toMatchObject({ value: '10.50', vat: '0.50' })
    expect(
      taxes.map(({ name, code, net, vat, net_back, vat_back }) => [name, code, net, vat, net_back, vat_back]),
    ).toEqual([
      ['VAT 15%', '', '20.00', '3.00', '0.00', '0.00'],
      ['VAT 5%', '', '10.00', '0.50', '10.00', '0.50'],
      ['VAT exempt', 'VATEX-SA-35', '7.00', '0.00', '0.00', '0.00'],
    ])
    const file = await owner.send('GET', '/api/v1/staff/reports/sales/file?format=csv')
    expect(await file.text()).toContain('VAT 5%,10.00,0.50,10.00,0.50')
    for (const language of ['ar', 'en']) {
      const paper = await guest.send('GET', `/api/v1/orders/${id}/receipt?language=${language}`)
      expect(paper.status).toBe(200)
    }
  })

  it('is refused field by field without its rate or its reason, and nothing of it is kept', async () => {
    const item = await read('Syrup')
    const refused = async (tax: TaxDocWire) =>
      Object.keys(
        (await owner.refused('PUT', `${at}/items/${item.id}`, bodyOf(item, tax))).errors ?? {},
      ).toSorted()
    expect(await refused({ ...five, basis_points: 0 })).toEqual(['tax.percent'])
    expect(await refused({ ...five, basis_points: 5001 })).toEqual(['tax.percent'])
    expect(await refused({ ...exempt, reason: { ar: ' ', en: '' } })).toEqual(['tax.reason.ar'])
    expect(await refused({ ...exempt, code: 'not a code!' })).toEqual(['tax.code'])
    expect(await refused({ ...exempt, reason: { ar: 'س'.repeat(121), en: '' } })).toEqual(['tax.reason.ar'])
    expect(await read('Syrup')).toEqual(item)
  })

  it('is told in the history, comes back by an undo, and goes with a copy of the dish', async () => {
    await taxed('Syrup', exempt)
    const copy = await owner.call<DeskItemWire>('POST', `${at}/items/${shop.itemId('Syrup')}/copies`)
    expect(copy.doc.tax).toEqual(exempt)
    const changed = await taxed('Syrup', null)
    expect(changed.doc.tax).toBeNull()
    const { changes } = await owner.call<MenuDeskWire>('GET', at)
    await owner.call('POST', `${at}/undo`, { batch: changes[0]?.batch })
    expect((await read('Syrup')).doc.tax).toEqual(exempt)
  })

  it('a cart of dishes at the usual rate has no word of kinds', async () => {
    const { cart } = await shop.guestWith('Burger')
    expect(JSON.stringify(cart.bill)).not.toContain('taxes')
    expect(JSON.stringify(cart.bill)).not.toContain('"vat_percent":"5"')
  })
})
