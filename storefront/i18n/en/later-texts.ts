import { enAccount } from './account.ts'
import { enCar } from './car.ts'
import { enLoyalty } from './loyalty.ts'
import { enMoney } from './money.ts'
import { enOrder } from './order.ts'
import { enPlaces } from './places.ts'
import { enRating } from './rating.ts'
import { enTime } from './time.ts'
import type { LaterTexts } from '../text-key.ts'

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
