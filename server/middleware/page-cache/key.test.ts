import { describe, expect, it } from 'vitest'
import { branchInCookie, sharedPath } from './key.ts'

describe('paths that may be kept', () => {
  it('are the public pages and their data, in both languages', () => {
    for (const path of [
      '/',
      '/menu',
      '/menu/pickup',
      '/menu/e',
      '/item/Ab0',
      '/branches',
      '/select-type/car',
      '/select-type/pickup/b1',
      '/page/about',
    ])
      for (const spelled of path === '/'
        ? ['/', '/en', '/en.data', '/_.data']
        : [path, `/en${path}`, `${path}.data`, `/en${path}.data`])
        expect(sharedPath(spelled)).toBe(spelled)
  })

  it('safety 22: are never pages of a person or of money, nor other spellings', () => {
    for (const path of [
      '/cart',
      '/checkout',
      '/order/a',
      '/o/a',
      '/account',
      '/menu/',
      '/Menu',
      '//menu',
      '/en/',
      '/menu/all',
      '/item/',
      '/item/a/b',
      '/item/a%2fb',
      '/menu/dinein/session/a',
      '/api/v1/menu',
      '/en/en',
      '/menu.data.data',
      '/nowhere',
      '',
    ])
      expect(sharedPath(path)).toBeUndefined()
  })

  it('safety 22: an unknown parameter keeps a page out, one of advertisements is dropped', () => {
    expect(sharedPath('/menu?utm_source=a&fbclid=b')).toBe('/menu')
    expect(sharedPath('/en/menu?coupon=C7K2M9AB')).toBe('/en/menu')
    for (const query of [
      '?a=1',
      '?utm_source=a&a=1',
      '?state=e30=',
      '?_routes=root',
      '?UTM_SOURCE=a',
      '?utm_source[]=a',
      '?utm_%73ource=a',
    ])
      expect(sharedPath(`/menu${query}`)).toBeUndefined()
  })

  it('a branch is read from its cookie alone', () => {
    expect(branchInCookie('a=b; branch=pickup.b1; c=d')).toBe('b1')
    for (const cookie of [
      undefined,
      '',
      'branch=',
      'branch=b1',
      'mybranch=pickup.b1',
      'branch=pickup.b 1',
      'branch=pickup.b1"',
      'x=branch=pickup.b1',
    ])
      expect(branchInCookie(cookie)).toBeUndefined()
  })
})
