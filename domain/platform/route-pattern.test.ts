import { expect, it } from 'vitest'
import { routePattern } from './route-pattern.ts'

it('safety 25: nothing of a person or a secret is left in what tracking is told of an address', () => {
  expect(routePattern('/o/b4Zk0mQx9TtS1vYh2LwC')).toBe('/o/{id}')
  expect(routePattern('/o/b4Zk0mQx9TtS1vYh2LwC/pay')).toBe('/o/{id}/pay')
  expect(routePattern('/order/b4Zk/tracking')).toBe('/order/{id}/tracking')
  expect(routePattern('/menu/dinein/session/s1/bill')).toBe('/menu/dinein/session/{id}')
  expect(routePattern('/driver/r1')).toBe('/driver/{id}')
  expect(routePattern('/reservations/branch/b1/confirm-reservation/r1')).toBe('/reservations/branch/{id}')
  expect(routePattern('/waiting-list/w1')).toBe('/waiting-list/{id}')
})

it('what everyone may open stays as it is', () => {
  for (const path of ['/', '/menu', '/item/x1', '/page/about', '/o/message', '/reservations', '/branches'])
    expect(routePattern(path)).toBe(path)
})
