import type { Bill } from '#domain/pricing/bill.ts'

/** What was promised before the last change, and when it changed (ISO). */
export interface PromiseChange {
  readonly at: string
  readonly was: string
}

/** Which order row takes what a changed order costs more (minor units), and until when (ISO). */
export interface OrderMore {
  readonly orderId: string
  readonly amount: number
  readonly until: string
}

/** When staff changed the order last (ISO), and its total before, minor units. */
export interface OrderEdited {
  readonly at: string
  readonly was: number
}

/** What an order is from its change on. */
export interface EditPlan {
  readonly bill: Bill
  /** Pieces of counted stock that it takes, by item; null = none of its items was ever counted. */
  readonly taken: Readonly<Record<string, number>> | null
  /** Of an order for later: what it takes of its slot, and how long before it it comes to the kitchen. */
  readonly slot: { readonly minutes: number; readonly amount: number; readonly leadMs: number } | null
}

/** What an order took of counted stock: pieces by item, and whether it did so without a proven number (safety 9). */
export interface OrderStock {
  readonly taken: Readonly<Record<string, number>>
  readonly guest: boolean
}
