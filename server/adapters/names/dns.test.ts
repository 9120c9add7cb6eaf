import { describe, expect, it } from 'vitest'
import { dnsNames, localNames, type NameResolver } from './dns.ts'

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))
const resolver = (over: Partial<NameResolver>): NameResolver => ({
  resolveTxt: failing('ENODATA'),
  resolve4: failing('ENODATA'),
  resolve6: failing('ENODATA'),
  ...over,
})

describe('the domain name system', () => {
  it('reads TXT records whole, and both kinds of addresses', async () => {
    const names = dnsNames(
      resolver({
        resolveTxt: async () => [['v=spf1 -all'], ['maidah-', 'site=abc']],
        resolve4: async () => ['203.0.113.1'],
        resolve6: async () => ['2001:db8::1'],
      }),
    )
    expect(await names.says('_maidah.shop.example', 'maidah-site=abc')).toBe(true)
    expect(await names.says('_maidah.shop.example', 'maidah-site=ab')).toBe(false)
    expect(await names.addresses('shop.example')).toEqual(['203.0.113.1', '2001:db8::1'])
  })

  it('tells a name that is not there from resolvers that do not answer', async () => {
    const none = dnsNames(resolver({}))
    expect(await none.says('_maidah.shop.example', 'x')).toBe(false)
    expect(await none.addresses('shop.example')).toEqual([])
    const silent = dnsNames(
      resolver({
        resolveTxt: failing('ETIMEOUT'),
        resolve4: failing('ESERVFAIL'),
      }),
    )
    await expect(silent.says('_maidah.shop.example', 'x')).rejects.toThrow('ETIMEOUT')
    await expect(silent.addresses('shop.example')).rejects.toThrow('ESERVFAIL')
  })

  it('safety 33: a demo asks nobody and knows this machine’s names alone', async () => {
    const demo = localNames()
    expect(await demo.addresses('tea.localhost')).toEqual(['127.0.0.1'])
    expect(await demo.says('_maidah.tea.localhost', 'x')).toBe(true)
    expect(await demo.addresses('shop.example.com')).toEqual([])
  })
})
