import { describe, expect, it } from 'vitest'
import { billRowWords } from '#domain/pricing/bill-row-words.ts'
import { billRows, type BillRowKey } from '#domain/pricing/bill-rows.ts'
import { oneLineBill } from '#domain/pricing/one-line-bill.ts'
import type { Language } from '#domain/core/words.ts'
import { loadLaterTexts, textsOf } from './catalogue.ts'
import { arTable } from './ar/table.ts'
import { enTable } from './en/table.ts'
import type { TextKey } from './text-key.ts'
import type { TableTextKey } from './use-table-text.ts'

/** Which text says the row, and what it has besides the row's words. */
const bill: Readonly<Record<BillRowKey, readonly [TextKey, more?: string] | undefined>> = {
  subtotal: ['bill.items', ' ({count})'],
  discount: ['bill.discount'],
  coupon: ['bill.coupon', ' {code}'],
  // how many of them
  points: undefined,
  delivery: ['bill.delivery'],
  // each by its own name
  fees: undefined,
  service: ['bill.service', ' {percent}'],
  taxable: ['bill.taxable'],
  vat: ['bill.vat', ' {percent}'],
  deposits: ['bill.deposits'],
  total: ['bill.total'],
  wallet: ['bill.wallet'],
  toPay: ['bill.to-pay'],
}

/** The same at a table. Its dishes and what is left are said in words of their own. */
const table: Readonly<Record<BillRowKey, TableTextKey | undefined>> = {
  subtotal: undefined,
  discount: undefined,
  coupon: 'table.coupon',
  points: 'table.points',
  delivery: undefined,
  fees: undefined,
  service: 'table.service',
  taxable: undefined,
  vat: 'table.vat',
  deposits: 'table.deposits',
  total: 'table.total',
  wallet: undefined,
  toPay: undefined,
}

const tableTexts: Readonly<Record<Language, Readonly<Record<TableTextKey, unknown>>>> = {
  ar: arTable,
  en: enTable,
}

const rows = billRows(
  oneLineBill(100, { id: 'l', name: { ar: '', en: '' }, currency: 'SAR', vatBasisPoints: 0 }),
)

describe.each(['ar', 'en'] as const)('the rows of a bill in the catalogues of %s', (language) => {
  it('are called as everywhere else', async () => {
    await loadLaterTexts(language)
    const texts = textsOf(language)
    for (const { key } of rows) {
      const words = billRowWords[key][language]
      const said = bill[key]
      if (said) expect(texts[said[0]]).toBe(`${words}${said[1] ?? ''}`)
      const atTable = table[key]
      if (atTable) expect(tableTexts[language][atTable]).toBe(words)
    }
  })
})
