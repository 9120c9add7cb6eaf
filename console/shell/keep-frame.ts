import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { languageOfPath, plainPath } from '#domain/core/local-path.ts'

type Way = Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'formMethod'>

/** Rooms that change what stands around them: the member's name, the branches to choose from, the mark. */
const changing = /^\/(account|branches|site)(\/|$)/

/**
 * Takes where a navigation leads; returns whether what stands around the rooms is asked for again. On the way from room to
 * room it is not: a room that does not come would take the navigation with it. Whether the room may be seen is the room's
 * own call to say.
 */
export function keepFrame({ currentUrl, nextUrl, formMethod }: Way): boolean {
  if (formMethod !== undefined || currentUrl.href === nextUrl.href) return true
  if (changing.test(plainPath(currentUrl.pathname))) return true
  return languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname)
}
