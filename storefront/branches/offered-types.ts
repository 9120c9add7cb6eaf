import type { BranchWire } from '#contract/menu/menu.ts'
import { orderTypes } from '#domain/core/order-type.ts'
import type { OrderType } from '#domain/core/order-type.ts'

/** Takes the branches; returns the order types that at least one of them offers, in the product's order. */
export function offeredTypes(branches: readonly BranchWire[]): OrderType[] {
  return orderTypes.filter((type) => branches.some((branch) => branch.types.includes(type)))
}
