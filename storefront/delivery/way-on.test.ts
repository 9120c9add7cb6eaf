import { expect, it } from 'vitest'
import { wayOn } from './way-on.ts'

it('rule "Ways to order": who came from a delivery’s menu and picks up instead goes on at the menu of that', () => {
  expect(wayOn('/menu/delivery', 'pickup', 'ar')).toBe('/menu/pickup')
  expect(wayOn('/en/menu/delivery?item=1', 'pickup', 'en')).toBe('/en/menu/pickup')
  expect(wayOn('/menu/delivery', 'delivery', 'ar')).toBe('/menu/delivery')
  expect(wayOn(undefined, 'pickup', 'en')).toBe('/en/menu/pickup')
})

it('any other page is come back to', () => {
  for (const page of ['/cart', '/en/checkout', '/menus-of-others'])
    expect(wayOn(page, 'pickup', 'ar')).toBe(page)
})
