const name = 'state'

/**
 * Takes an answer and the address that was asked for; a redirect to an own page carries on the ready sign-in that the
 * address brings (spec 4). Other sites never get it.
 */
export function carrySignIn(response: Response, target: string): Response {
  const to = response.headers.get('location')
  const state = new URLSearchParams(target.split('?')[1] ?? '').get(name)
  if (state === null || to === null || !/^\/(?![/\\])/.test(to)) return response
  const [rest = '', hash] = to.split('#', 2)
  const [path = '', search = ''] = rest.split('?', 2)
  const query = new URLSearchParams(search)
  if (query.has(name)) return response
  query.set(name, state)
  const headers = new Headers(response.headers)
  headers.set('location', `${path}?${query}${hash === undefined ? '' : `#${hash}`}`)
  return new Response(response.body, { status: response.status, headers })
}
