import { orderTypes } from '#domain/core/order-type.ts'

/**
 * The pages that are the same for all: home, menu, electronic menu, item, branches, order type,
 * content pages, the page of a closed website.
 */
const types = orderTypes.join('|')
const id = '[0-9A-Za-z_-]{1,64}'
const shared = new RegExp(
  `^(?:/en)?(?:|/menu(?:/(?:${types}|e)(?:/branch/${id})?)?|/menu/e/branches/${id}|/item/${id}|/branches|/select-type/(?:${types}|scheduled)(?:/${id})?|/page/${id}|/link|/closed)$`,
)

/** Parameters that advertisements add and no page of the server reads (a coupon stays in the browser): with them the page is the same. */
const ignored = /^(coupon|utm_[a-z]+|gclid|gbraid|wbraid|fbclid|ttclid|twclid|msclkid|ScCid)$/

/**
 * Takes a request's path and query; returns the path under which its page may be kept, or undefined when it may not:
 * not a shared page, or a query that a page could read (unknown parameters, `_routes`, `state`). Safety 22.
 */
export function sharedPath(target: string): string | undefined {
  const queryAt = target.indexOf('?')
  const path = queryAt === -1 ? target : target.slice(0, queryAt)
  if (queryAt !== -1 && !isIgnored(target.slice(queryAt + 1))) return undefined
  return isShared(path) ? path : undefined
}

function isIgnored(query: string): boolean {
  return query.split('&').every((pair) => pair === '' || ignored.test(pair.split('=', 1)[0] ?? ''))
}

function isShared(path: string): boolean {
  if (path === '/' || path === '/_.data') return true
  if (!path.startsWith('/')) return false
  // the data of a page, for moves inside the app: /menu.data is that of /menu
  return shared.test(path.endsWith('.data') ? path.slice(0, -'.data'.length) : path)
}

/** What makes two visits see the same page; the content version stands beside it (store.ts). Safety 22. */
export interface PageKeyParts {
  readonly origin: string
  /** The path that sharedPath() returned; it says the language too. */
  readonly path: string
  /** Checked against the tenant; undefined = its default branch. */
  readonly branchId: string | undefined
  readonly build: string
}

/** Takes what makes a page; returns its key within its tenant. No part can hold the separator. */
export function pageKey({ origin, path, branchId, build }: PageKeyParts): string {
  return `${origin}${path} ${branchId ?? ''} ${build}`
}

const branchCookie = /(?:^|;\s*)branch=[a-z]{1,10}\.([0-9A-Za-z_-]{1,64})(?:;|$)/

/** Takes a Cookie header; returns the branch id that the public cookie names, unchecked. */
export function branchInCookie(cookie: string | undefined): string | undefined {
  return cookie?.includes('branch=') ? branchCookie.exec(cookie)?.[1] : undefined
}
