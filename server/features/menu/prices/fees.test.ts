import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutOrderWire } from '#contract/integrations/out-orders.ts'
import type { FeeDeskWire, FeeWire } from '#contract/menu/fees.ts'
import { sampleFee } from '#contract/menu/sample-menu-calls.ts'
import type { RefundableWire } from '#contract/payments/refunds.ts'
import type { ReportWire } from '#contract/reports/reports.ts'
import { noteOrderDays } from '#server/features/reports/sum-noted-days.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { addTestKey } from '#server/testing/make-test-key.ts'
import { Visitor } from '#server/testing/visitor.ts'

const at = '/api/v1/staff/fees'
let test: TestApp
let shop: Shop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  shop = await makeShop(test, {
    items: [
      { name: 'Shisha', price: 5000 },
      { name: 'Tea', price: 300 },
    ],
  })
  owner = await shop.staff()
})

const desk = () => owner.call<FeeDeskWire>('GET', at)
async function save(...fees: FeeWire[]): Promise<FeeDeskWire> {
  return owner.call<FeeDeskWire>('PUT', at, { seen: (await desk()).seen, fees })
}
const bag: FeeWire = { ...sampleFee, amount: '0.50', tax: null }
const tobacco = (): FeeWire => ({
  ...sampleFee,
  id: 'new2',
  name: { ar: 'رسوم تبغ', en: 'Tobacco fee' },
  kind: 'share',
  amount: '0.00',
  basis_points: 10_000,
  item_ids: [shop.itemId('Shisha')],
  tax: { category: 'outside-scope', basis_points: 0, code: '', reason: { ar: 'رسم حكومي', en: 'State fee' } },
})

describe('fees of the owner’s own', () => {
  it('stand on the bill each in its line, with its own tax, in the outward API and the report, and go back on their own', async () => {
    await save(bag, tobacco())
    const ordered = await makePaidOrder(test, shop, 'Shisha', 'Tea')
    const { bill } = await ordered.order()
    expect(bill).toMatchObject({ subtotal: '53.00', fees: '50.50', total: '103.50' })
    expect(bill.fee_list?.map(({ name, amount }) => [name, amount])).toEqual([
      ['Bag', '0.50'],
      ['Tobacco fee', '50.00'],
    ])
    // 53.50 at 15 %, 50.00 out of scope
    expect(bill.taxes?.map(({ net, vat }) => [net, vat])).toEqual([
      ['46.52', '6.98'],
      ['50.00', '0.00'],
    ])
    const { id } = ordered
    const { apiKey } = await addTestKey(test, shop.tenantId, ['orders.read'])
    const out = await new Visitor(test.app, 'localhost').call<OutOrderWire>(
      'GET',
      `/api/v1/out/orders/${id}`,
      undefined,
      { authorization: `Bearer ${apiKey}` },
    )
    expect(out.fees).toBe('50.50')
    expect(out.fee_list.map(({ name, total, tax }) => [name.en, total, tax.category])).toEqual([
      ['Bag', '0.50', 'standard'],
      ['Tobacco fee', '50.00', 'outside-scope'],
    ])

    const { parts } = await owner.call<RefundableWire>('GET', `/api/v1/staff/orders/${id}/refundable`)
    const part = parts.find(({ name }) => name === 'Tobacco fee')
    expect(part).toMatchObject({ kind: 'fee', value: '50.00' })
    await owner.call('POST', `/api/v1/staff/orders/${id}/refunds`, {
      lines: [{ key: part?.key, pieces: 1 }],
      reason: 'not smoked',
    })
    const [branchId = ''] = shop.branchIds
    await noteOrderDays(test.deps, shop.tenantId, [{ orderId: id, branchId }])
    const report = await owner.call<ReportWire>('GET', '/api/v1/staff/reports/sales')
    expect(report.sums).toMatchObject({ food: '53.00', fees: '50.50', total: '103.50' })
    expect(report.fees).toEqual([
      { name: 'Tobacco fee', orders: 1, total: '50.00' },
      { name: 'Bag', orders: 1, total: '0.50' },
    ])
    expect(report.taxes.map(({ net, vat, net_back, vat_back }) => [net, vat, net_back, vat_back])).toEqual([
      ['46.52', '6.98', '0.00', '0.00'],
      ['50.00', '0.00', '50.00', '0.00'],
    ])
    for (const language of ['ar', 'en'])
      expect(
        (await ordered.guest.send('GET', `/api/v1/orders/${id}/receipt?language=${language}`)).status,
      ).toBe(200)
  })

  it('is asked for only where it says: the way to order, the branch, the dishes, below a sum, while it is on', async () => {
    const [branch = ''] = shop.branchIds
    const feesOf = async (fee: Partial<FeeWire>, ...names: string[]) => {
      await save({ ...bag, ...fee })
      return (await shop.guestWith(...names)).cart.bill.fees
    }
    expect(await feesOf({}, 'Tea')).toBe('0.50')
    expect(await feesOf({ types: ['delivery'] }, 'Tea')).toBeUndefined()
    expect(await feesOf({ branch_ids: [branch] }, 'Tea')).toBe('0.50')
    expect(await feesOf({ item_ids: [shop.itemId('Shisha')] }, 'Tea')).toBeUndefined()
    expect(await feesOf({ group_ids: ['group'], kind: 'piece' }, 'Tea', 'Shisha')).toBe('1.00')
    expect(await feesOf({ below: '3.00' }, 'Tea')).toBeUndefined()
    expect(await feesOf({ below: '3.01' }, 'Tea')).toBe('0.50')
    expect(await feesOf({ active: false }, 'Tea')).toBeUndefined()
  })

  it('is refused field by field, nothing of it kept, and who was slower is told', async () => {
    const { seen } = await save(bag)
    const wrong: FeeWire[] = [
      { ...bag, name: { ar: ' ', en: '' }, amount: '0.00', types: [] },
      { ...bag, types: ['dinein'], branch_ids: ['nowhere'], item_ids: ['nothing'] },
      {
        ...tobacco(),
        basis_points: 10_001,
        tax: { ...tobacco().tax, reason: { ar: '', en: '' } } as FeeWire['tax'],
      },
    ]
    const refused = await owner.refused('PUT', at, { seen, fees: wrong })
    expect(Object.keys(refused.errors ?? {}).toSorted()).toEqual([
      'fees.0.amount',
      'fees.0.name.ar',
      'fees.0.types',
      'fees.1.branch_ids',
      'fees.1.item_ids',
      'fees.1.types',
      'fees.2.percent',
      'fees.2.tax.reason.ar',
    ])
    expect((await desk()).fees.map(({ name }) => name.en)).toEqual(['Bag'])
    expect(await owner.refused('PUT', at, { seen: 'before', fees: [] })).toMatchObject({
      code: 'plan-changed',
    })
  })

  it('attack: a cashier, and a manager of one branch, change no fees', async () => {
    for (const one of [await shop.staff('cashier'), await shop.staff('manager', shop.branchIds)]) {
      expect((await one.refused('GET', at)).code).toBe('not-allowed')
      expect((await one.refused('PUT', at, { seen: '', fees: [] })).code).toBe('not-allowed')
    }
  })
})
