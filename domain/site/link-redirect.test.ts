import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRedirect, redirectCode, redirectHost, redirectTarget } from './link-redirect.ts'

const bounds = { branchIds: ['olaya'], hosts: ['tables.example.com'] }

describe('where a printed link may lead', () => {
  it('spec 2: to an electronic menu of an own branch', () => {
    for (const target of ['/menu/e/branch/olaya', '/menu/e/branches/olaya'])
      expect(redirectTarget(target, bounds)).toBe(target)
    for (const target of [
      '/menu/e/branch/theirs',
      '/menu/e/branch/',
      '/menu/pickup',
      '/menu/e/branch/olaya/x',
    ])
      expect(redirectTarget(target, bounds)).toBeUndefined()
  })

  it('spec 2: to a page at exactly a listed host, by https', () => {
    for (const target of [
      'https://tables.example.com',
      'https://Tables.Example.com/session-by-table/7?x=1#a',
    ])
      expect(redirectTarget(target, bounds)).toBe(target)
  })

  it.each([
    'http://tables.example.com/',
    '//tables.example.com/',
    'https://tables.example.com:444/',
    'https://tables.example.com@evil.example/',
    'https://evil.example/tables.example.com',
    'https://tables.example.com.evil.example/',
    'https://evil.tables.example.com/',
    'https://tables.example.com\\@evil.example/',
    'https:/\\evil.example/',
    'https://tables.example.com/\r\nset-cookie: a=b',
    'https://tables.example.com/ x',
    'javascript:alert(1)',
    '/\\evil.example',
    `https://tables.example.com/${'x'.repeat(500)}`,
  ])('attack: %j is no target', (target) => {
    expect(redirectTarget(target, bounds)).toBeUndefined()
  })

  it('attack: whatever is typed, a browser never lands on a host that is not listed', () => {
    const part = fc.constantFrom(
      'https:',
      'http:',
      '/',
      '//',
      '\\',
      '@',
      ':',
      '?',
      '#',
      '.',
      'tables.example.com',
      'evil.example',
      '%2f',
      '\t',
      'a',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
        const target = redirectTarget(parts.join(''), bounds)
        if (target === undefined) return
        const url = new URL(target, 'https://saffron.example/table/1')
        expect([url.protocol, url.host, url.username]).toEqual(['https:', 'tables.example.com', ''])
      }),
      { numRuns: 2000 },
    )
  })

  it('a host is a name with a dot: no port, no numbers, no path', () => {
    expect(redirectHost(' https://Tables.Example.com/ ')).toBe('tables.example.com')
    expect(redirectHost('xn--mgbh0fb.xn--kgbechtv')).toBe('xn--mgbh0fb.xn--kgbechtv')
    for (const typed of [
      'localhost',
      '127.0.0.1',
      'a.b:80',
      'http://a.example',
      'a.example/b',
      '-a.example',
      '',
    ])
      expect(redirectHost(typed)).toBeUndefined()
  })

  it('a code is what a printed link can carry', () => {
    expect(redirectCode(' T-7_a ')).toBe('T-7_a')
    for (const typed of ['', 'a b', 'أ', 'a/b', 'x'.repeat(65)]) expect(redirectCode(typed)).toBeUndefined()
  })
})

describe("a tenant's redirect table", () => {
  const rows = [
    { kind: 'table', code: '7', target: 'https://tables.example.com/7' },
    { kind: 'emenu', code: '7', target: '/menu/e/branches/olaya' },
  ] as const
  const find = (kind: 'table' | 'emenu', code: string, hosts = bounds.hosts) =>
    findRedirect({ rows, hosts }, bounds.branchIds, kind, code)

  it('answers by kind and code, and nothing for any other', () => {
    expect(find('table', '7')).toBe('https://tables.example.com/7')
    expect(find('emenu', '7')).toBe('/menu/e/branches/olaya')
    expect(find('table', '8')).toBeUndefined()
    const row = (code: string) =>
      ({ kind: 'table', code, target: `https://tables.example.com/${code}` }) as const
    const both = (code: string) =>
      findRedirect({ rows: [row('a1'), row('A1'), row('b2')], hosts: bounds.hosts }, [], 'table', code)
    expect([both('a1'), both('A1'), both('B2')]).toEqual([
      row('a1').target,
      row('A1').target,
      row('b2').target,
    ])
  })

  it('a host that is not listed any more leads nowhere', () => {
    expect(find('table', '7', [])).toBeUndefined()
  })
})
