import { expect, it } from 'vitest'
import { emptyLook } from './empty-look.ts'

it('spec 3: empty_page has words of the restaurant for the empty cart, no orders and the closed website, and one picture', () => {
  const rows = [
    { key: 'empty_page.cart', value: { ar: '<p>أهلًا</p>', en: '<p>Hello</p>' } },
    { key: 'empty_page.orders', value: { ar: '', en: '<script>go()</script>' } },
    { key: 'empty_page.picture', value: 'abc' },
  ]
  expect(emptyLook(rows, 'cart', 'ar')).toEqual({ html: '<p>أهلًا</p>', picture: 'abc' })
  expect(emptyLook(rows, 'orders', 'en')).toEqual({ html: '', picture: 'abc' })
  expect(emptyLook([], 'closed', 'en')).toEqual({ html: '', picture: '' })
})
