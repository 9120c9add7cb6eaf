import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Takes where the visitor is and goes; returns whether loaders run. Opening or closing the item sheet changes the
 * search of the same page alone: what is loaded stays.
 */
export function unlessOnlySearchChanged(move: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = move
  const sheet = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return sheet ? false : defaultShouldRevalidate
}
