import { place } from './worker-scope.ts'

/** The header by which the server says whose page it is and that it holds nothing of a visitor (server/pages). */
const stamp = 'x-keep'
/** Caches of this restaurant, one per build. */
export const ownCaches = `pages:${place.tenant}:`
const here = ownCaches + place.build
const mostPages = 30
const file = /\/_s\/[\w.-]+\.(?:js|css|woff2)/g

/** Takes an answer; tells whether the worker may keep it. Safety 26. */
export function mayKeep(answer: Response): boolean {
  return answer.status === 200 && answer.headers.get(stamp) === place.tenant
}

/** Takes a page's path and its answer; keeps it with all files that it begins with, or as it was before. */
export async function keepPage(path: string, answer: Response): Promise<void> {
  const cache = await caches.open(here)
  await keepFilesOf(answer)
  await cache.put(path, answer)
  const pages = (await cache.keys()).filter(({ url }) => !isFile(new URL(url).pathname))
  await Promise.all(pages.slice(0, -mostPages).map((oldest) => cache.delete(oldest)))
}

/** Takes a page; keeps the files that it begins with. Throws when one cannot be had. */
export async function keepFilesOf(answer: Response): Promise<void> {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return
  const html = await answer.clone().text()
  await Promise.all([...new Set(html.match(file))].map(keepFile))
}

/** Takes a path; tells whether it is a file whose name changes with what is in it. */
export function isFile(path: string): boolean {
  return path.startsWith('/_s/')
}

/** Takes the address of such a file; returns it, from here when it is here. */
export async function keepFile(url: string): Promise<Response> {
  const cached = await caches.match(url, { ignoreVary: true })
  if (cached) return cached
  const answer = await fetch(url)
  if (answer.status === 200) await (await caches.open(here)).put(url, answer.clone())
  return answer
}

/** Takes what a page says that it has loaded; keeps those that are files of ours. */
export async function keepFiles(paths: unknown): Promise<void> {
  const files = Array.isArray(paths) ? paths.filter((path) => typeof path === 'string' && isFile(path)) : []
  await Promise.allSettled(files.map((path: string) => keepFile(path)))
}

/** Takes a path; returns its page as it was last seen, of this build or of the one before. */
export async function findPage(path: string): Promise<Response | undefined> {
  const cache = await caches.open(here)
  const options = { ignoreVary: true }
  return (await cache.match(path, options)) ?? caches.match(path, options)
}
