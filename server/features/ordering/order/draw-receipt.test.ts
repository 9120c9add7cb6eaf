import { describe, expect, it } from 'vitest'
import type { BillLine, BillOption } from '#domain/pricing/bill.ts'
import { receiptLines, restWords } from './draw-receipt.ts'

describe('the lines of a receipt', () => {
  it('add up to its items, above the discount that is taken off below them', () => {
    const lines = [
      { ...line('برجر الدجاج', 'Chicken burger'), quantity: 2, subtotal: 7800, discount: 1400 },
      { ...line('شاي', 'Tea'), subtotal: 500 },
    ]
    const said = receiptLines({ lines, vatBasisPoints: 1500 }, 'ar')
    expect(said.map(({ words }) => words)).toEqual(['2 × برجر الدجاج', '1 × شاي'])
    expect(said.reduce((sum, { amount }) => sum + amount, 0)).toBe(8300)
  })

  it('say what was chosen, in the language of the receipt', () => {
    const options = [option('كبير', 'Large', 1), option('جبنة إضافية', 'Extra cheese', 2)]
    const lines = [{ ...line('برجر', 'Burger'), options }]
    expect(receiptLines({ lines, vatBasisPoints: 1500 }, 'ar')[0]?.choices).toBe('كبير · جبنة إضافية ×2')
    expect(receiptLines({ lines, vatBasisPoints: 1500 }, 'en')[0]?.choices).toBe('Large · Extra cheese ×2')
  })
})

it('decision 0182: the receipt of an order on a company’s account does not say that it was paid', () => {
  expect(restWords({ pay_method: 'company', payment_state: 'paid' }).en).toBe('On the company’s account')
  expect(restWords({ pay_method: 'card', payment_state: 'paid' }).en).toBe('Paid')
  expect(restWords({ pay_method: 'cash', payment_state: 'due' }).en).toBe('To pay at hand-over')
})

function line(ar: string, en: string): BillLine {
  const sums = { quantity: 1, unitPrice: 0, subtotal: 0, discount: 0, vat: 0, paid: 0 }
  return { lineId: en, itemId: en, name: { ar, en }, note: '', options: [], ...sums }
}

function option(ar: string, en: string, quantity: number): BillOption {
  return { optionId: en, group: { ar: 'الحجم', en: 'Size' }, name: { ar, en }, quantity, price: 0 }
}
