import type { Text } from '#web/make-text.ts'
import type { arAccount } from './ar/account.ts'
import type { arCar } from './ar/car.ts'
import type { arCart } from './ar/cart.ts'
import type { arLoyalty } from './ar/loyalty.ts'
import type { arMoney } from './ar/money.ts'
import type { arPlaces } from './ar/places.ts'
import type { arRating } from './ar/rating.ts'
import type { arTime } from './ar/time.ts'
import type { arOrder } from './ar/order.ts'
import type { ar } from './ar.ts'
import type { Message } from '#ui/text/message.ts'

type FirstKey = keyof typeof ar | keyof typeof arCart
type LaterKey =
  | keyof typeof arOrder
  | keyof typeof arAccount
  | keyof typeof arPlaces
  | keyof typeof arRating
  | keyof typeof arLoyalty
  | keyof typeof arMoney
  | keyof typeof arTime
  | keyof typeof arCar

export type TextKey = FirstKey | LaterKey

/** The texts of the public pages in one language; a missing translation does not compile. */
export type FirstTexts = Readonly<Record<FirstKey, Message>>

/** The texts of all else: checkout, order, signing in, account. No part of a first view (catalogue.ts). */
export type LaterTexts = Readonly<Record<LaterKey, Message>>

/** Every text of the storefront in one language. */
export type Texts = FirstTexts & LaterTexts

/** `t(key, holes)` of the storefront. */
export type TextOf = Text<TextKey>
