import { describe, expect, it } from 'vitest'
import { zoneOf } from './zone.ts'

describe('zones', () => {
  it('safety 25: pages of money are apart from the public ones', () => {
    for (const path of [
      '/checkout',
      '/o/abc',
      '/o/abc/pay',
      '/o/message',
      '/check_payment',
      '/check-payment',
    ])
      expect(zoneOf(path)).toBe('money')
  })

  it('safety 25: the tracking page has a map and pays nothing (decision 0041)', () => {
    expect(zoneOf('/order/abc/tracking')).toBe('map')
    expect(zoneOf('/order/abc')).toBe('money')
  })

  it('safety 25: pages of a person are apart from both', () => {
    for (const path of ['/account', '/account/orders', '/auth']) expect(zoneOf(path)).toBe('person')
  })

  it('safety 25: the map has a zone of its own', () => {
    for (const path of ['/my-address', '/MY-ADDRESS/']) expect(zoneOf(path)).toBe('map')
  })

  it('safety 25: what is asked of a page changes nothing of its zone', () => {
    expect(zoneOf('/delivery-address?next=%2Fcart')).toBe('map')
    expect(zoneOf('/order/abc/tracking?from=mail')).toBe('map')
    expect(zoneOf('/auth?next=%2Fmenu#top')).toBe('person')
    expect(zoneOf('/menu/dinein/session?x=1')).toBe('person')
    expect(zoneOf('/menu?next=/checkout')).toBe('public')
  })

  it('everything else is public', () => {
    for (const path of [
      '/',
      '/menu',
      '/menu/pickup',
      '/item/x',
      '/branches',
      '/page/about',
      '/cart',
      '/orders-of-others',
    ])
      expect(zoneOf(path)).toBe('public')
  })
})
