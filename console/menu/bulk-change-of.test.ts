import { expect, it } from 'vitest'
import { bulkChangeOf } from './bulk-change-of.ts'

const add = (typed: string) => bulkChangeOf('add', typed, '')
const percent = (typed: string) => bulkChangeOf('percent', typed, '')

it('safety 36: an amount for many prices is read like every other, in either script', () => {
  for (const typed of ['2.5', '2.50', '٢٫٥٠', '۲٫۵'])
    expect(add(typed)).toEqual({ kind: 'price_add', amount: '2.50' })
  expect(add('-٢')).toEqual({ kind: 'price_add', amount: '-2.00' })
})

it('attack: what could be read in two ways, or only by a program, changes no price', () => {
  for (const typed of ['', ' ', '1e2', '0x10', '2.555', '1,250', 'Infinity', '5%']) {
    expect(add(typed)).toBe(undefined)
    expect(percent(typed)).toBe(undefined)
  }
})

it('a percentage stays between what takes nearly all and what makes it six times as much', () => {
  expect(percent('١٠')).toEqual({ kind: 'price_percent', percent: 10 })
  expect(percent('12.5')).toEqual({ kind: 'price_percent', percent: 12.5 })
  expect(['-90', '500'].map((typed) => percent(typed)?.kind)).toEqual(['price_percent', 'price_percent'])
  expect(['-90.01', '501'].map(percent)).toEqual([undefined, undefined])
})
