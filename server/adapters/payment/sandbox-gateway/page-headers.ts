import type { MiddlewareHandler } from 'hono'

/** Takes the shop's origin when a form may end there; returns the pages' content security policy. */
export function pagePolicy(back = ''): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${back}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** Gives every answer the headers of a payment page; a page may set a policy of its own. */
export const pageHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', pagePolicy())
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'no-referrer')
  headers.set('cross-origin-opener-policy', 'same-origin')
}
