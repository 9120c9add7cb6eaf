import { pageZone } from '#domain/delivery/page-zone.ts'
import { plainPath } from '#domain/core/local-path.ts'
import { isFile, keepPage, mayKeep, ownCaches } from './cached-pages.ts'
import { orderCache } from './order-cache.ts'
import { place, scope } from './worker-scope.ts'

/**
 * A worker of this build takes over: pages that the last one kept are asked for anew with this build's files, then its
 * own go. What cannot be had now stays as it was, whole. What another restaurant left on this host goes at once.
 */
export async function activateWorker(): Promise<void> {
  const names = await caches.keys()
  const foreign = names.filter((name) => name !== orderCache && !name.startsWith(ownCaches))
  await Promise.all(foreign.map((name) => caches.delete(name)))
  if (foreign.length > 0) await caches.delete(orderCache)
  const former = names.filter((name) => name.startsWith(ownCaches) && name !== ownCaches + place.build)
  const paths = new Set((await Promise.all(former.map(pagesIn))).flat())
  for (const { url } of await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    const { pathname, search } = new URL(url)
    if (search === '' && pageZone(plainPath(pathname)) === 'public') paths.add(pathname)
  }
  const refreshed = await Promise.all([...paths].map(refetchPage))
  if (!refreshed.includes(false)) await Promise.all(former.map((name) => caches.delete(name)))
  await scope.clients.claim()
}

async function pagesIn(name: string): Promise<string[]> {
  const requests = await (await caches.open(name)).keys()
  return requests.map(({ url }) => new URL(url).pathname).filter((path) => !isFile(path))
}

/** Takes a path; returns whether the server answered: a page that may not be kept any more is none of ours. */
async function refetchPage(path: string): Promise<boolean> {
  try {
    const answer = await fetch(path)
    if (mayKeep(answer)) await keepPage(path, answer)
    return answer.status < 500
  } catch {
    return false
  }
}
