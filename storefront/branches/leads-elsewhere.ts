import type { MenuWire } from '#contract/menu/menu.ts'
import type { OrderType } from '#domain/core/order-type.ts'

/** An open menu and what its guest chose before. */
export interface OpenMenu {
  /** Its address names the way to order. */
  readonly named: boolean
  readonly type: MenuWire['type']
  /** Nothing while it is not known. */
  readonly chosen: OrderType | undefined
  /** The ways that its branch offers. */
  readonly offered: readonly OrderType[]
}

/** Takes an open menu; returns the way whose menu it should be instead, if any. A table's menu is its session's. */
export function leadsElsewhere({ named, type, chosen, offered }: OpenMenu): OrderType | undefined {
  if (named || chosen === undefined || chosen === type || chosen === 'dinein') return undefined
  return offered.includes(chosen) ? chosen : undefined
}
