import { routePattern } from '#domain/platform/route-pattern.ts'
import { localPath, plainPath, languageOfPath } from '#domain/core/local-path.ts'
import { zoneOf } from '../../shell/zone.ts'
import type { Step } from './tag-line.ts'

/** Parameters that advertisements add: the only ones of an address that tracking is told. */
const allowedParam = /^(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|ttclid|ScCid)$/

/** Takes the page's address and title; returns them without ids, secrets and, where somebody's own things stand, the title. Safety 25. */
export function placeOf(
  { origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>,
  title: string,
): Pick<Step, 'location' | 'title' | 'route'> {
  const path = plainPath(pathname)
  const route = routePattern(path)
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => allowedParam.test(name)),
  )
  const location = origin + localPath(route, languageOfPath(pathname)) + (query.size > 0 ? `?${query}` : '')
  return { location, route, title: zoneOf(path) === 'public' ? title : route }
}
