import { holdReload } from '#web/hold-reload.ts'

const name = 'state'
let taken: string | undefined
let freeReload: (() => void) | undefined

/** Takes the search part of an address; returns it without the sign-in that it carries (rule "Sign-in by the address"). */
export function withoutSignInState(search: string): string {
  const params = new URLSearchParams(search)
  if (!params.has(name)) return search
  params.delete(name)
  return params.size > 0 ? `?${params}` : ''
}

/** Takes an own path and a ready sign-in or none; returns the path that carries it on. */
export function withSignInState(path: string, state: string | null): string {
  if (state === null) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: state })}`
}

/** Takes a ready sign-in out of the address, before anything else of the page can read or keep it. Spec 4 `state`. */
export function takeSignInState(): void {
  const { pathname, search, hash } = window.location
  const state = new URLSearchParams(search).get(name)
  if (state === null) return
  taken = state
  // the address has it no more: a page that reloads itself now would have lost it
  freeReload ??= holdReload()
  window.history.replaceState(window.history.state, '', pathname + withoutSignInState(search) + hash)
}

/** Returns the sign-in that the address carried, once. */
export function readSignInState(): string | undefined {
  const state = taken
  taken = undefined
  return state
}

/** Its question was answered or closed: the page may reload itself again. */
export function endSignInState(): void {
  freeReload?.()
  freeReload = undefined
}

/** Whether the address carried one that nobody has read yet. */
export function hasSignInState(): boolean {
  return taken !== undefined
}
