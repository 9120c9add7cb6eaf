import { expect, it } from 'vitest'
import { quoteFormula, unquoteFormula } from './formula-cell.ts'

it.each(['=1+1', ' =1', '+966', '-5', '@x', '＝1', '＋1', '－1', '＠x', '\ta'])(
  '%j is text in a file',
  (cell) => {
    expect(quoteFormula(cell)).toBe(`'${cell}`)
    expect(unquoteFormula(quoteFormula(cell))).toBe(cell)
  },
)

it.each(["'90s burger", 'Tea', '', "'"])('%j is left as it is', (cell) => {
  expect(quoteFormula(cell)).toBe(cell)
  expect(unquoteFormula(cell)).toBe(cell)
})
