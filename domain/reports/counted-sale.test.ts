import { expect, it } from 'vitest'
import { countedSale, isDaySale, type SaleRow } from './counted-sale.ts'

const at = new Date('2026-11-27T10:00:00.000Z')
const row = (more: Partial<SaleRow>): SaleRow => ({
  number: 7,
  kind: 'order',
  status: 'created',
  delivered_at: null,
  ...more,
})

it('counts an order from its creation on, and one that ended unserved as lost', () => {
  expect(countedSale(row({}))).toEqual({ isOrder: true, isLost: false, isSale: true })
  expect(countedSale(row({ number: null, status: 'callcenter_pending' }))).toBeUndefined()
  for (const status of ['canceled', 'missed', 'b2b_canceled', 'refunded', 'partially_refunded'] as const)
    expect(countedSale(row({ status }))).toEqual({ isOrder: false, isLost: true, isSale: false })
})

it('safety 5: an order that was served stays a sale; what goes back is in the credit notes', () => {
  const served = { isOrder: true, isLost: false, isSale: true }
  for (const status of ['delivered', 'refunded', 'partially_refunded'] as const)
    expect(countedSale(row({ status, delivered_at: at }))).toEqual(served)
})

it('counts what a table and a deposit paid as a sale and no order, and no other payment', () => {
  const paid = { number: null, status: 'delivered', delivered_at: at } as const
  for (const kind of ['table_share', 'reservation'] as const) {
    expect(countedSale(row({ ...paid, kind }))).toEqual({ isOrder: false, isLost: false, isSale: true })
    expect(countedSale(row({ number: null, kind }))).toBeUndefined()
  }
  for (const kind of ['group_share', 'wallet_topup', 'order_more'] as const)
    expect(countedSale(row({ ...paid, kind }))).toBeUndefined()
})

it('takes the day of the board by what was paid: a round of a table brings no money of its own', () => {
  expect(isDaySale(row({ kind: 'table_round' }))).toBe(false)
  expect(isDaySale(row({}))).toBe(true)
  expect(isDaySale(row({ status: 'missed' }))).toBe(false)
  expect(isDaySale(row({ kind: 'table_share', number: null, status: 'delivered', delivered_at: at }))).toBe(
    true,
  )
})
