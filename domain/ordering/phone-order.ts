import type { OrderType } from '../core/order-type.ts'
import type { WayToPay } from '../payments/way-to-pay.ts'

/** How an order that staff take by phone is had: who calls sits at no table yet. Rule "Orders by phone". */
export const phoneTypes = ['pickup', 'delivery', 'car'] as const satisfies readonly OrderType[]

export type PhoneType = (typeof phoneTypes)[number]

/** How it is paid: by the link that is sent, or at hand-over. Nobody's account is charged on somebody's word. */
export const phoneWays = ['card', 'cash', 'card_on_delivery'] as const satisfies readonly WayToPay[]

export type PhoneWay = (typeof phoneWays)[number]

/** Takes the ways to order of a branch; returns those in which an order is taken there by phone, in the branch's order. */
export function phoneTypesOf(types: readonly OrderType[]): PhoneType[] {
  return types.flatMap((type) => phoneTypes.find((one) => one === type) ?? [])
}
