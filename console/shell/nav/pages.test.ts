import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { staffRoles } from '#domain/backoffice/staff-role.ts'
import { dayPages, firstPathOf, pageGroups, pagesOf } from './pages.ts'

const pathsOf = (role: (typeof staffRoles)[number], allBranches = true) => {
  const { day, groups } = pagesOf(role, allBranches)
  return [...day, ...groups.flatMap(({ pages: listed }) => listed)].map(({ path }) => path)
}

describe('the rooms of the console', () => {
  it('every room of the navigation is a page, and every page is reached by it', () => {
    const routes = readFileSync(new URL('../../routes.ts', import.meta.url), 'utf8')
    const shell = routes.slice(routes.indexOf("id: 'shell'"), routes.indexOf('\n  ])'))
    const pages = [...shell.matchAll(/route\('([^':]+)'/g)].map(([, path]) => `/${path}`)
    const listed = [...dayPages, ...pageGroups.flatMap((group) => group.pages)].map(({ path }) => path)
    expect(new Set(listed).size).toBe(listed.length)
    // the member's own account stands in the member's menu, and what lies under a room is reached from it
    expect(pages.filter((path) => path.lastIndexOf('/') === 0).sort()).toEqual(
      [...listed.filter((path) => path !== '/'), '/account'].sort(),
    )
  })

  it('who works in some branches alone has no room of the whole restaurant', () => {
    const paths = pathsOf('owner', false)
    expect(paths).toEqual(expect.arrayContaining(['/', '/inbox', '/reports', '/branches', '/team']))
    for (const path of ['/menu', '/coupons', '/campaigns', '/companies', '/site', '/gateways', '/audit'])
      expect(paths).not.toContain(path)
  })

  it('an owner has them all, the kitchen its board and its stock, a host the tables', () => {
    expect(pathsOf('owner')).toHaveLength(
      dayPages.length + pageGroups.flatMap(({ pages: listed }) => listed).length,
    )
    expect(pathsOf('kitchen')).toEqual(expect.arrayContaining(['/', '/sold-out']))
    expect(pathsOf('kitchen')).not.toEqual(expect.arrayContaining(['/orders']))
    expect(pathsOf('cashier')).not.toEqual(expect.arrayContaining(['/team']))
    expect(firstPathOf('host')).toBe('/tables')
    for (const role of staffRoles) expect(firstPathOf(role)).toBeDefined()
  })
})
