import { Armchair, Bike, Car, ShoppingBag } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { OrderType } from '#domain/menu.ts'

export const typeIcons: Readonly<Record<OrderType, LucideIcon>> = {
  pickup: ShoppingBag,
  car: Car,
  delivery: Bike,
  dinein: Armchair,
}
