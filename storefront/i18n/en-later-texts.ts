import { enAccount } from './en-account.ts'
import { enCar } from './en-car.ts'
import { enLoyalty } from './en-loyalty.ts'
import { enMoney } from './en-money.ts'
import { enOrder } from './en-order.ts'
import { enPlaces } from './en-places.ts'
import { enRating } from './en-rating.ts'
import { enTime } from './en-time.ts'
import type { LaterTexts } from './text-key.ts'

export const laterTexts: LaterTexts = {
  ...enOrder,
  ...enAccount,
  ...enLoyalty,
  ...enMoney,
  ...enCar,
  ...enPlaces,
  ...enRating,
  ...enTime,
}
