/** Says that this browser's former pages of the host are gone. Public: it holds when the host was bound. */
const cookieName = 'site'
const maxAgeSeconds = 400 * 24 * 3600

const markOf = (boundAt: number) => boundAt.toString(36)

/** Takes a Cookie header and since when the host is bound (UTC ms), if it ever was anybody else's; returns whether the browser holds nothing of the former one. */
export function isCleared(cookies: string | undefined, boundAt: number | undefined): boolean {
  return clearedTest(boundAt)(cookies)
}

/** isCleared() of one host, to be asked often. */
export function clearedTest(boundAt: number | undefined): (cookies: string | undefined) => boolean {
  if (boundAt === undefined) return () => true
  const mark = new RegExp(`(?:^|;\\s*)${cookieName}=${markOf(boundAt)}(?:;|$)`)
  return (cookies) => cookies !== undefined && mark.test(cookies)
}

/**
 * Takes the first answer of a host to a browser since it was bound; returns it so that stored pages and workers of whoever
 * had the host before go. Cookies are left: a session is its restaurant's, and worth nothing at another. Safety 17.
 */
export function clearFormer(response: Response, boundAt: number, secure: boolean): Response {
  const headers = new Headers(response.headers)
  headers.set('clear-site-data', '"cache", "storage"')
  headers.set('cache-control', 'no-store')
  const mark = `${cookieName}=${markOf(boundAt)}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`
  headers.append('set-cookie', secure ? `${mark}; Secure` : mark)
  return new Response(response.body, { status: response.status, headers })
}
