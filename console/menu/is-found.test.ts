import { expect, it } from 'vitest'
import { isFound } from './menu-tree.tsx'

const item = { name: { ar: 'شاورما دجاج', en: 'Crème chicken' } }

it.each(['', 'شاورمه', 'دجاج شاورما', 'شَاوَرما', 'CREME', 'chicken  شاورما'])(
  'the menu editor finds an item as guests do: %s',
  (query) => {
    expect(isFound(item, query)).toBe(true)
  },
)

it('and no other one', () => {
  expect(isFound(item, 'برجر')).toBe(false)
})
