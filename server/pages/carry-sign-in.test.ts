import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTestPages, type TestPages } from '#server/testing/make-test-pages.ts'
import { carrySignIn } from './carry-sign-in.ts'

const led = (to: string, target: string) =>
  carrySignIn(new Response(null, { status: 302, headers: { location: to } }), target).headers.get('location')

describe('a ready sign-in in an address that leads elsewhere', () => {
  it('spec 4: goes along to own pages, beside their own query and before their anchor', () => {
    expect(led('/closed', '/menu?state=ey%2B%3D')).toBe('/closed?state=ey%2B%3D')
    expect(led('/en/menu?a=1#g-2', '/en/r/x?utm=1&state=ey')).toBe('/en/menu?a=1&state=ey#g-2')
    expect(led('/auth?next=%2Faccount&state=ey', '/account?state=ey')).toBe('/auth?next=%2Faccount&state=ey')
    expect(led('/closed', '/menu')).toBe('/closed')
  })

  it('attack: is given to no other site', () => {
    for (const to of [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example',
      'javascript:x',
      'closed',
    ])
      expect(led(to, '/menu?state=ey')).toBe(to)
  })
})

describe('pages that lead elsewhere', () => {
  let shop: TestPages
  beforeEach(async () => {
    shop = await makeTestPages({ shortLinks: [{ code: 'summer', target: '/menu#g-1' }] })
  })
  afterEach(() => shop.close())

  it('spec 4: /closed, a table’s menu, the choice of a branch and short links keep ?state=', async () => {
    const location = async (path: string) => (await shop.ask(path)).headers.location
    expect(await location('/r/summer?state=ey')).toBe('/menu?state=ey#g-1')
    shop.world.change = () => new Response(null, { status: 302, headers: { location: '/closed' } })
    expect(await location('/menu?state=ey')).toBe('/closed?state=ey')
    expect(await location('/select-type/pickup/b1?state=ey')).toBe('/closed?state=ey')
    expect(await location('/menu')).toBe('/closed')
  })
})
