import { expect, it } from 'vitest'
import { quoteFormula, unquoteFormula } from './formula-cell.ts'

const formulas = ['=1+1', ' =1', '-5', '@x', '＝1', '＋1', '－1', '＠x', '\ta', '+', '-966550000002', '++966']
const likePhones = [
  '+966+cmd',
  '+1+1',
  "+cmd|' /C calc'!A0",
  '+1-1',
  '+A1',
  '+966 5',
  ' +966',
  '+966\n',
  '+966,5',
]
const noPhones = ['+1e5', '+9665500000020000', '+٩٦٦', '=+966550000002', '＋966550000002']

it.each([...formulas, ...likePhones, ...noPhones])('%j is text in a file', (cell) => {
  expect(quoteFormula(cell)).toBe(`'${cell}`)
  expect(unquoteFormula(quoteFormula(cell))).toBe(cell)
})

it.each(['+966550000002', '+201001234567', '+1'])(
  'decision 0180: %j is a number and no formula, and goes into a file as it is kept',
  (cell) => {
    expect(quoteFormula(cell)).toBe(cell)
    expect(unquoteFormula(cell)).toBe(cell)
    // a file of before
    expect(unquoteFormula(`'${cell}`)).toBe(cell)
  },
)

it.each(["'90s burger", 'Tea', '', "'"])('%j is left as it is', (cell) => {
  expect(quoteFormula(cell)).toBe(cell)
  expect(unquoteFormula(cell)).toBe(cell)
})
