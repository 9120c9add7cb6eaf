import { Armchair, Bike, Car, ShoppingBag } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { OrderType } from '#domain/core/order-type.ts'

export const typeIcons: Readonly<Record<OrderType, LucideIcon>> = {
  pickup: ShoppingBag,
  car: Car,
  delivery: Bike,
  dinein: Armchair,
}
