import { useMemo } from 'react'
import { makeShopClient } from '#contract/core/shop-client.ts'
import type { ShopClient } from '#contract/core/shop-client.ts'
import { browserCaller } from '#web/browser-caller.ts'
import type { Language } from '#domain/core/words.ts'
import { useLanguage } from './use-site.ts'

/** The calls of every page, from the browser, in the page's language; the rest is in ./use-client.ts. */
export function useShopClient(): ShopClient {
  const language = useLanguage()
  return useMemo(() => makeOwnShopClient(language), [language])
}

/** Takes the page's language; returns the calls of every page, from the browser. */
export function makeOwnShopClient(language: Language): ShopClient {
  return makeShopClient(browserCaller(language))
}
