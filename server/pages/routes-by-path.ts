import type { ServerBuild } from 'react-router'
import { plainPath } from './plain-path.ts'

type Routes = ServerBuild['routes']

/**
 * Takes a built app and what makes a handler of one; returns what finds the handler for an address. React Router tries the
 * patterns of all its routes twice for each page and makes an object of each: a hundred, of which one page needs four. So
 * each first word of an address ("menu") has a handler of its own, which knows the routes that begin with it or with a
 * parameter; every other address has all of them. Which of them matches is still React Router's to say.
 */
export function handlersByPath<T>(
  built: ServerBuild,
  makeHandler: (built: ServerBuild) => T,
): (target: string) => T {
  const all = makeHandler(built)
  // in any other mode pages name routes that they do not show
  if (built.routeDiscovery.mode !== 'initial') return () => all
  const words = new Map(Object.keys(built.routes).map((id) => [id, firstWord(built.routes, id)]))
  const handlers = new Map<string, T | undefined>()
  for (const word of words.values()) if (word !== undefined) handlers.set(word, undefined)
  return (target) => {
    const word = /^\/([^/]*)/.exec(plainPath(target))?.[1]?.toLowerCase() ?? ''
    if (!handlers.has(word)) return all
    const known = handlers.get(word)
    if (known) return known
    const made = makeHandler(onlyRoutes(built, (id) => (words.get(id) ?? word) === word))
    handlers.set(word, made)
    return made
  }
}

/** The word that every address of a route begins with, after its language; undefined when it may be any. */
function firstWord(routes: Routes, id: string): string | undefined {
  const path = pathOf(routes, id)
  if (path === undefined) return undefined
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== 'en?')
  const word = (segments[0] ?? '').toLowerCase()
  return /^[a-z\d_-]*$/.test(word) ? word : undefined
}

/** Undefined for a layout, which has no address of its own. */
function pathOf(routes: Routes, id: string): string | undefined {
  const route = routes[id]
  if (route?.path === undefined && route?.index !== true) return undefined
  let path = ''
  for (const at of withParents(routes, id)) path = `${routes[at]?.path ?? ''}/${path}`
  return path
}

function* withParents(routes: Routes, id: string): Generator<string> {
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) yield at
}

/** The same app with those routes alone, and what they stand in. */
function onlyRoutes(built: ServerBuild, wanted: (id: string) => boolean): ServerBuild {
  const ids = new Set<string>()
  for (const id of Object.keys(built.routes).filter(wanted))
    for (const at of withParents(built.routes, id)) ids.add(at)
  const only = <R>(routes: Record<string, R>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
  return {
    ...built,
    routes: only(built.routes),
    assets: { ...built.assets, routes: only(built.assets.routes) },
  }
}
