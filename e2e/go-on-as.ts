import type { Visitor } from '#tools/visitor.ts'
import type { BrowserContext } from '@playwright/test'

/** Lets a browser go on as a visitor that had no screen: with its cart, its orders and its account. */
export const goOnAs = (context: BrowserContext, visitor: Visitor): Promise<void> =>
  context.addCookies(visitor.cookies().map((cookie) => ({ ...cookie, url: visitor.origin })))
