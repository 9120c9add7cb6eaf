import { describe, expect, it } from 'vitest'
import { forwardedValue, whatVisitorSees } from './request-host.ts'

const seen = '203.0.113.9, 198.51.100.7, 192.0.2.1'

it('counts the address that our own outermost proxy saw, never one that a caller wrote before it', () => {
  expect(forwardedValue(seen, 1)).toBe('192.0.2.1')
  expect(forwardedValue(seen, 2)).toBe('198.51.100.7')
  expect(forwardedValue('192.0.2.1', 1)).toBe('192.0.2.1')
})

it('takes what there is of a shorter list, and none without a proxy', () => {
  expect(forwardedValue('192.0.2.1', 3)).toBe('192.0.2.1')
  expect(forwardedValue(seen, 0)).toBeUndefined()
  expect(forwardedValue(undefined, 1)).toBeUndefined()
  expect(forwardedValue(' ', 1)).toBeUndefined()
})

describe('host and scheme that the visitor sees', () => {
  const sees = (headers: Record<string, string>, trustedProxies: number) =>
    whatVisitorSees((name) => headers[name], {
      mode: 'live',
      platformHost: 'orders.example',
      publicScheme: 'http',
      publicPort: undefined,
      trustedProxies,
    })
  const plain = { host: 'inner:3000', 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' }

  it('one value, as nginx, Caddy and HAProxy set it, behind one proxy or two', () => {
    for (const proxies of [1, 2])
      expect(sees(plain, proxies)).toEqual({ scheme: 'https', host: 'shop.example' })
  })

  it('attack: of several, what the caller wrote before our own proxies is not believed', () => {
    const forged = {
      host: 'inner:3000',
      'x-forwarded-host': 'other.example, shop.example',
      'x-forwarded-proto': 'https, http',
    }
    expect(sees(forged, 1)).toEqual({ scheme: 'http', host: 'shop.example' })
    const twice = { ...forged, 'x-forwarded-host': 'other.example, shop.example, inner.example' }
    expect(sees(twice, 2).host).toBe('shop.example')
  })

  it('without a proxy nothing of it is read', () => {
    expect(sees(plain, 0)).toEqual({ scheme: 'http', host: 'inner:3000' })
  })
})
