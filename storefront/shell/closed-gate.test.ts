import { describe, expect, it } from 'vitest'
import { wayAround } from './closed-gate.ts'

describe('while website enable is not 1', () => {
  it.each([
    '/',
    '/menu',
    '/menu/e/branch/b1',
    '/checkout',
    '/account',
    '/table/7',
    '/menu/dinein/session/s1/bill/x',
    '/menu/dinein',
    '/orders',
    '/no-such-page',
    '/reservations',
    '/reservations/branch/b1',
    '/reservations/branch/b1/confirm-reservation/r1',
    '/waiting-list',
    '/waiting-list/branch/b1',
    '/waiting-list/branch/b1/door',
    '/waiting-list/e1/order',
    '/account/points',
    '/en',
    '/en.data',
    '/_.data',
    '/en/menu.data',
  ])('spec 2: a visitor of %s goes to /closed', (path) => expect(wayAround(false, path)).toBe('/closed'))

  it.each([
    '/o/a1',
    '/o/a1/pay',
    '/o/message',
    '/order/a1',
    '/order/a1/tracking',
    '/driver/a1',
    '/company-order/a1',
    '/check_payment',
    '/check-payment',
    '/cp',
    '/menu/dinein/session/s1/bill',
    '/reservations/r1',
    '/en/reservations/r1.data',
    '/waiting-list/e1',
    '/waiting-list/branch/b1/e1',
    '/group/g1',
    '/account/wallet',
    '/en/menu/dinein/session/s1/bill',
    '/en/menu/dinein/session/s1/bill.data',
    '/closed',
    '/en/closed',
    '/closed.data',
    '/en/closed.data',
    '/en/order/a1.data',
  ])('domain: %s keeps working', (path) => expect(wayAround(false, path)).toBeUndefined())
})

it('domain: who sits at a table is led from its menu to its bill', () => {
  for (const path of ['/menu/dinein/session/s1', '/en/menu/dinein/session/s1.data'])
    expect(wayAround(false, path)).toBe('/menu/dinein/session/s1/bill')
  expect(wayAround(true, '/menu/dinein/session/s1')).toBeUndefined()
})

describe('when it is open', () => {
  it('spec 2: /closed leads home, and no other page anywhere', () => {
    for (const path of ['/closed', '/en/closed', '/en/closed.data']) expect(wayAround(true, path)).toBe('/')
    for (const path of ['/', '/menu', '/order/a1']) expect(wayAround(true, path)).toBeUndefined()
  })
})
