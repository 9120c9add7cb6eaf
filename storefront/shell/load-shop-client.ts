import type { ShopClient } from '#contract/core/shop-client.ts'
import type { Language } from '#domain/core/words.ts'

/** Takes the page's language; resolves to the calls of every page, for one that asks for nothing at first: they weigh on no first view. */
export async function loadShopClient(language: Language): Promise<ShopClient> {
  const { makeOwnShopClient } = await import('./use-shop-client.ts')
  return makeOwnShopClient(language)
}
