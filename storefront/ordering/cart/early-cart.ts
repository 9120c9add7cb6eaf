import { makeShopClient } from '#contract/core/shop-client.ts'
import type { ShopClient } from '#contract/core/shop-client.ts'
import type { Language } from '#domain/core/words.ts'
import { browserCaller } from '#web/browser-caller.ts'

type Answer = ReturnType<ShopClient['currentCart']>

let asked: Answer | undefined

/** Asks for this browser's cart before the page comes to life: what the cart's page shows waits for the answer. */
export function askForCart(language: Language): void {
  asked = makeShopClient(browserCaller(language)).currentCart()
  // whoever takes the answer hears of its failure
  asked.catch(() => {})
}

/** The answer that was asked for, once. */
export function takeAskedCart(): Answer | undefined {
  const answer = asked
  asked = undefined
  return answer
}
