import { describe, expect, it } from 'vitest'
import { findShortLink, shortLinkCode, shortLinkTarget } from './short-link.ts'

const hosts = { own: ['saffron.example'], listed: ['menus.example.com'] }

describe('where a short link may lead', () => {
  it('rule "Short links": to an own path, and an own host becomes one', () => {
    expect(shortLinkTarget(' /menu#g-1 ', hosts)).toBe('/menu#g-1')
    expect(shortLinkTarget('https://Saffron.example/en/menu?utm_source=sms', hosts)).toBe(
      '/en/menu?utm_source=sms',
    )
    expect(shortLinkTarget('https://saffron.example', hosts)).toBe('/')
  })

  it('rule "Short links": to a listed host, and to no other', () => {
    expect(shortLinkTarget('https://menus.example.com/a?b=1', hosts)).toBe('https://menus.example.com/a?b=1')
    for (const wrong of [
      'https://evil.example/',
      'http://menus.example.com/',
      'https://menus.example.com.evil.example/',
      'https://menus.example.com@evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'menu',
      '',
    ])
      expect(shortLinkTarget(wrong, hosts)).toBeUndefined()
  })

  it('never to a short link: it could go round for ever', () => {
    expect(shortLinkTarget('/r/a', hosts)).toBeUndefined()
    expect(shortLinkTarget('/en/r/a', hosts)).toBeUndefined()
    expect(shortLinkTarget('/rewards', hosts)).toBe('/rewards')
  })

  it('a host that has left the list leads nowhere', () => {
    const links = [{ code: 'a', target: 'https://menus.example.com/a' }]
    expect(findShortLink(links, ['menus.example.com'], 'a')).toBe('https://menus.example.com/a')
    expect(findShortLink(links, [], 'a')).toBeUndefined()
    expect(findShortLink(links, [], 'b')).toBeUndefined()
  })
})

it('a code is what an address can carry', () => {
  expect(shortLinkCode(' Summer-26 ')).toBe('Summer-26')
  for (const wrong of ['', 'a b', 'صيف', 'a/b', 'x'.repeat(41)]) expect(shortLinkCode(wrong)).toBeUndefined()
})
