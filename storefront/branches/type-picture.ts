import type { OrderType } from '#domain/core/order-type.ts'
import car from '../pictures/car.webp'
import delivery from '../pictures/delivery.webp'
import dinein from '../pictures/dinein.webp'
import pickup from '../pictures/pickup.webp'

/** The picture of each way to order. */
export const typePicture: Readonly<Record<OrderType, string>> = { pickup, car, delivery, dinein }
