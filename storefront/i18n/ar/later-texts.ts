import { arAccount } from './account.ts'
import { arCar } from './car.ts'
import { arLoyalty } from './loyalty.ts'
import { arMoney } from './money.ts'
import { arOrder } from './order.ts'
import { arPlaces } from './places.ts'
import { arRating } from './rating.ts'
import { arTime } from './time.ts'
import type { LaterTexts } from '../text-key.ts'

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
