import { expect, test } from 'vitest'
import { rowsOfColumns, type Column } from './column.ts'

interface Dish {
  readonly name: string
  readonly price: string
}

const columns: readonly Column<Dish>[] = [
  { head: { ar: 'الاسم', en: 'Name' }, cell: ({ name }) => name },
  { head: { ar: 'السعر', en: 'Price' }, cell: ({ price }) => ({ number: price }) },
]

test('each cell stands under the heading of its own column', () => {
  const dishes = [
    { name: 'Kebab', price: '38.00' },
    { name: 'Tea', price: '6.00' },
  ]
  expect(rowsOfColumns(columns, dishes, 'en')).toEqual([
    ['Name', 'Price'],
    ['Kebab', { number: '38.00' }],
    ['Tea', { number: '6.00' }],
  ])
})

test('columns may be given in any order and left out, and the cells follow', () => {
  expect(rowsOfColumns(columns.toReversed(), [{ name: 'Tea', price: '6.00' }], 'ar')).toEqual([
    ['السعر', 'الاسم'],
    [{ number: '6.00' }, 'Tea'],
  ])
})

test('without rows there is the heading alone', () => {
  expect(rowsOfColumns(columns, [], 'ar')).toEqual([['الاسم', 'السعر']])
})
