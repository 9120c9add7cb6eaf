import { plainPath as withoutLanguage } from '#domain/core/local-path.ts'
/** Takes a request's whole address; returns its path with its query. */
export function targetOf(url: string): string {
  return url.slice(url.indexOf('/', 'https://'.length))
}

/** Takes the path of a page or of its data; returns it without language prefix and `.data`, for its zone. */
export function plainPath(target: string): string {
  const path = (target.split('?', 1)[0] ?? '/').replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  return withoutLanguage(path)
}
