import { arCartPage } from './ar/cart-page.ts'
import { enCartPage } from './en/cart-page.ts'
import { makeTextHook } from './make-text-hook.ts'

/** `t` of the cart's own page: its texts come with its code. */
export const useCartPageText = makeTextHook({ ar: arCartPage, en: enCartPage })
