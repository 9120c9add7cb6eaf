import { arAccount } from './ar-account.ts'
import { arCar } from './ar-car.ts'
import { arLoyalty } from './ar-loyalty.ts'
import { arMoney } from './ar-money.ts'
import { arOrder } from './ar-order.ts'
import { arPlaces } from './ar-places.ts'
import { arRating } from './ar-rating.ts'
import { arTime } from './ar-time.ts'
import type { LaterTexts } from './text-key.ts'

export const laterTexts: LaterTexts = {
  ...arOrder,
  ...arAccount,
  ...arLoyalty,
  ...arMoney,
  ...arCar,
  ...arPlaces,
  ...arRating,
  ...arTime,
}
