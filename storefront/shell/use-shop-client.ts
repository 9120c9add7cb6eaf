import { useMemo } from 'react'
import { makeShopClient } from '#contract/core/shop-client.ts'
import type { ShopClient } from '#contract/core/shop-client.ts'
import { browserCaller } from '#web/browser-caller.ts'
import { useLanguage } from './use-site.ts'

/** The calls of every page, from the browser, in the page's language; the rest is in #web/use-client.ts. */
export function useShopClient(): ShopClient {
  const language = useLanguage()
  return useMemo(() => makeShopClient(browserCaller(language)), [language])
}
