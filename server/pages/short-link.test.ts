import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTestPages, type TestPages } from '#server/testing/make-test-pages.ts'

let shop: TestPages
beforeEach(async () => {
  shop = await makeTestPages({
    redirects: { rows: [], hosts: ['menus.example.com'] },
    shortLinks: [
      { code: 'summer', target: '/menu#g-1' },
      { code: 'home', target: '/' },
      { code: 'out', target: 'https://menus.example.com/a' },
      { code: 'gone', target: 'https://evil.example/' },
    ],
  })
})
afterEach(() => shop.close())

const to = async (path: string, method?: string) => {
  const { status, headers } = await shop.ask(path, {}, method)
  return [status, headers.location, headers['cache-control']]
}

describe('a short link', () => {
  it('spec 2: /r/{id} is counted and redirected, in the language of the link', async () => {
    expect(await to('/r/summer')).toEqual([302, '/menu#g-1', 'no-store'])
    expect(await to('/en/r/summer?utm_source=sms')).toEqual([302, '/en/menu#g-1', 'no-store'])
    expect(await to('/en/r/home')).toEqual([302, '/en', 'no-store'])
    expect(await to('/r/out')).toEqual([302, 'https://menus.example.com/a', 'no-store'])
    expect(shop.world.clicks).toEqual(['saffron summer', 'saffron summer', 'saffron home', 'saffron out'])
  })

  it('is not counted for who asks for its head alone', async () => {
    expect((await to('/r/summer', 'HEAD'))[0]).toBe(302)
    expect(shop.world.clicks).toEqual([])
  })

  it('attack: a host that is not listed and an unknown code lead nowhere', async () => {
    for (const path of ['/r/gone', '/r/unknown', '/r/', '/r/summer/x'])
      expect((await to(path))[1]?.toString().startsWith('http')).not.toBe(true)
    expect(shop.world.clicks).toEqual([])
  })

  it('while the website is closed no link leaves it', async () => {
    shop.world.enable = '0'
    expect((await shop.ask('/r/out')).headers.location).toBeUndefined()
  })
})
