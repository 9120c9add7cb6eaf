import type { Visitor } from '#tools/visitor.ts'
import type { BrowserContext } from '@playwright/test'

/** Lets a browser go on as a visitor that had no screen: with its cart, its orders and its account. */
export const goOnAs = (context: BrowserContext, visitor: Visitor): Promise<void> =>
  context.addCookies(visitor.cookies().map((cookie) => ({ ...cookie, url: visitor.origin })))

/** As `goOnAs`, for a visitor who is signed in: the browser knows it from its first page on, as one that has been here before does. */
export const goOnAsMember = async (context: BrowserContext, visitor: Visitor): Promise<void> => {
  await goOnAs(context, visitor)
  await context.addInitScript(() => {
    // a frame on another host may have no storage, and is nobody's first page
    if (window.location.protocol === 'http:' && window.top === window) localStorage.setItem('signed-in', '1')
  })
}
