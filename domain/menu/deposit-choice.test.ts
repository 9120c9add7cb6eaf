import { describe, expect, it } from 'vitest'
import { priceCart } from '../pricing/cart-price.ts'
import { depositOf, resolveDeposits } from './deposit-choice.ts'
import { makeItem } from './make-item.ts'
import { isRefusal } from '../core/refusal.ts'

const words = (text: string) => ({ ar: text, en: text })
const tray = { id: 'tray', name: words('Tray'), amount: 5000, min: 1, max: 2 }
const stove = { id: 'stove', name: words('Stove'), amount: 8000, min: 0, max: 1 }
const feast = makeItem('feast', { price: 20_000, deposits: [tray, stove] })
const lineOf = (deposits?: { depositId: string; quantity: number }[]) => ({
  id: 'line',
  itemId: 'feast',
  name: feast.name,
  quantity: 2,
  options: [],
  note: '',
  ...(deposits && { deposits }),
})
const sum = (chosen?: { depositId: string; quantity: number }[]) => {
  const resolved = resolveDeposits(feast, chosen)
  return isRefusal(resolved) ? resolved.code : depositOf(resolved)
}

describe('spec 5: minimum and maximum counts per insurance', () => {
  it('nothing chosen means the fewest of each', () => {
    expect(sum()).toBe(5000)
  })

  it('each keeps to its own minimum and maximum', () => {
    expect(sum([{ depositId: 'tray', quantity: 2 }])).toBe(10_000)
    expect(sum([{ depositId: 'tray', quantity: 3 }])).toBe('deposit-count')
    expect(sum([{ depositId: 'stove', quantity: 1 }])).toBe('deposit-count')
    expect(
      sum([
        { depositId: 'tray', quantity: 1 },
        { depositId: 'stove', quantity: 1 },
      ]),
    ).toBe(13_000)
  })

  it('one of another item is refused', () => {
    expect(
      sum([
        { depositId: 'tray', quantity: 1 },
        { depositId: 'bottle', quantity: 1 },
      ]),
    ).toBe('deposit-count')
  })

  it('safety 7: it goes with each piece and stands after VAT, outside of food', () => {
    const bill = priceCart([lineOf()], new Map([['feast', feast]]), {
      currency: 'SAR',
      vatBasisPoints: 1500,
      pricesIncludeVat: false,
    })
    expect(bill).toMatchObject({ food: 40_000, vat: 6000, deposits: 10_000, total: 56_000, toPay: 56_000 })
  })
})
