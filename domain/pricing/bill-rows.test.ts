import { describe, expect, it } from 'vitest'
import type { Bill } from './bill.ts'
import { billRows, sumNamed, sumOfRows, type BillRowKey } from './bill-rows.ts'
import { oneLineBill } from './one-line-bill.ts'

const words = { ar: 'شيء', en: 'Thing' }
const upToTotal = ['taxed', 'told', 'tax', 'untaxed'] as const

/** 100.00 of dishes with all that a bill may have; VAT of 15 % comes on top. */
const full: Bill = {
  currency: 'SAR',
  lines: [],
  count: 4,
  subtotal: 10_000,
  discount: 1000,
  food: 9000,
  coupon: { id: 'c', code: 'C', name: words, off: 500, freeDelivery: false },
  points: { count: 50, off: 250 },
  delivery: { fee: 1500, amount: 1500, vat: 225, paid: 1725, wallet: 0 },
  fees: { amount: 300, list: [{ feeId: 'f', name: words, amount: 300, vat: 45, paid: 345 }] },
  service: { basisPoints: 1000, amount: 825 },
  vatBasisPoints: 1500,
  pricesIncludeVat: false,
  taxable: 10_875,
  vat: 1631,
  deposits: 2000,
  total: 14_506,
  wallet: 4506,
  toPay: 10_000,
}

describe('the rows of a bill', () => {
  it('stand in the order in which the calculator counts', () => {
    expect(billRows(full).map(({ key, sign, amount }) => [key, sign * amount])).toEqual([
      ['subtotal', 10_000],
      ['discount', -1000],
      ['coupon', -500],
      ['points', -250],
      ['delivery', 1500],
      ['fees', 300],
      ['service', 825],
      ['taxable', 0],
      ['vat', 1631],
      ['deposits', 2000],
      ['total', 0],
      ['wallet', -4506],
      ['toPay', 0],
    ])
  })

  it('add up to the total, and with the wallet to what is left to pay', () => {
    const rows = billRows(full)
    expect(sumOfRows(rows, upToTotal)).toBe(full.total)
    expect(full.total + sumOfRows(rows, ['tender'])).toBe(full.toPay)
  })

  it('can be summed under other names, each in one sum or in none', () => {
    const names: Readonly<Record<BillRowKey, 'off' | undefined>> = {
      subtotal: undefined,
      discount: 'off',
      coupon: 'off',
      points: 'off',
      delivery: undefined,
      fees: undefined,
      service: undefined,
      taxable: undefined,
      vat: undefined,
      deposits: undefined,
      total: undefined,
      wallet: undefined,
      toPay: undefined,
    }
    expect(sumNamed(billRows(full), names, 'off')).toBe(1750)
  })

  it('VAT inside the prices is said and adds nothing', () => {
    const bill = oneLineBill(11_500, { id: 'l', name: words, currency: 'SAR', vatBasisPoints: 1500 })
    const rows = billRows(bill)
    expect(rows.find(({ key }) => key === 'vat')).toEqual({ key: 'vat', kind: 'tax', sign: 0, amount: 1500 })
    expect(sumOfRows(rows, upToTotal)).toBe(bill.total)
  })

  it('what is none has an amount of 0', () => {
    const { coupon: _, wallet: _wallet, ...less } = full
    const rows = billRows(less)
    expect(rows).toHaveLength(13)
    expect(rows.filter(({ amount }) => amount === 0).map(({ key }) => key)).toEqual(['coupon', 'wallet'])
  })
})
