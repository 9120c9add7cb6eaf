/** A place to return to that cannot lead to another host, whatever a browser makes of it: "//evil", "/\evil". */
const ownPath = /^\/(?![/\\])[^\s\\\u0000-\u001F\u007F]*$/

/** Signing in, or a page that takes the visitor elsewhere at once: returning there would go round in circles. */
const signInPages = /^\/(en\/)?(auth|account\/(login|signup))(\/|\?|#|$)/

/** Takes where `next` wants to return to; returns it when it is an own path, else undefined. Rule "Where signing in leads". */
export function readNextPath(next: string | null): string | undefined {
  if (next === null || next.length > 500 || !ownPath.test(next) || signInPages.test(next)) return undefined
  const { origin, pathname, search, hash } = new URL(next, 'http://own.invalid')
  return origin === 'http://own.invalid' && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
