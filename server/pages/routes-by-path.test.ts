import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { plainPath } from './plain-path.ts'
import { handlersByPath } from './routes-by-path.ts'

interface Route {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly index?: true
}

const routes: readonly Route[] = [
  { id: 'root', path: '' },
  { id: 'shell', parentId: 'root' },
  { id: 'home', parentId: 'shell', path: 'en?', index: true },
  { id: 'menu', parentId: 'shell', path: 'en?/menu' },
  { id: 'menu-by-type', parentId: 'shell', path: 'en?/menu/:type' },
  { id: 'menu-of-branch', parentId: 'shell', path: 'en?/menu/:type/branch/:id' },
  { id: 'order', parentId: 'shell', path: 'en?/order/:id' },
  { id: 'account', parentId: 'shell', path: 'en?/account' },
  { id: 'wallet', parentId: 'account', path: 'wallet' },
  { id: 'receipt', parentId: 'shell', path: 'en?/:order/receipt' },
  { id: 'nothing', parentId: 'shell', path: 'en?/*' },
]

const build = (mode = 'initial') => {
  const byId = Object.fromEntries(routes.map((route) => [route.id, route]))
  return { routes: byId, assets: { routes: byId }, routeDiscovery: { mode } } as unknown as ServerBuild
}

const treeOf = (built: ServerBuild, parent?: string): RouteObject[] =>
  Object.values(built.routes).flatMap((route) => {
    if (route?.parentId !== parent) return []
    const { id, path, index } = route as Route
    return [index ? { id, path, index } : { id, path, children: treeOf(built, id) }]
  })

const addresses = routes
  .flatMap(({ path = '' }) => [path, `${path}/menu`, `menu/${path}`, `${path}/receipt`])
  .map((path) => path.replace('*', 'a/b').replaceAll(/:\w+/g, 'account'))
  .flatMap((path) => [path.replace('en?', ''), path.replace('en?', 'en')])
  .map((path) => `/${path}`.replaceAll(/\/+/g, '/'))
const odd = [
  '/MENU',
  '/En/menu',
  '/%6denu',
  '/menu/',
  '//menu',
  '/menu.data',
  '/_.data',
  '/menü',
  '/en/en/menu',
]

describe('the routes that an address is matched against', () => {
  const find = handlersByPath(build(), (built) => built)
  const matched = (built: ServerBuild, path: string) =>
    matchRoutes(treeOf(built), path)?.map(({ route, params, pathname }) => ({
      id: route.id,
      params,
      pathname,
    }))

  it.each([...new Set([...addresses, ...odd])])('%s finds what it finds among all of them', (address) => {
    const path = address.replace(/(\/_)?\.data$/, '') || '/'
    expect(matched(find(address), path)).toEqual(matched(build(), path))
  })

  it('are few, with what they stand in, and the same app for the same first word', () => {
    const { routes: few, assets } = find('/en/order/7?x=1')
    expect(Object.keys(few)).toEqual(['root', 'shell', 'order', 'receipt', 'nothing'])
    expect(Object.keys(assets.routes)).toEqual(Object.keys(few))
    expect(find('/order/8.data')).toBe(find('/order/7'))
    expect(Object.keys(find('/account/wallet').routes)).toContain('wallet')
  })

  it('are all where pages name routes that they do not show', () => {
    const all = build('lazy')
    expect(handlersByPath(all, (built) => built)('/menu')).toBe(all)
    expect(plainPath('/en/menu.data')).toBe('/menu')
  })
})
