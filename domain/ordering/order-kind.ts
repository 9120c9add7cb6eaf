/**
 * What an order's row is: an order; a round of a table; what a guest pays of a table's bill; a share of a group order; a
 * top-up of a wallet; a reservation's deposit; what a changed order costs more. Decisions 0039, 0048, 0051, 0065, 0069.
 */
export type OrderKind =
  | 'order'
  | 'table_round'
  | 'table_share'
  | 'group_share'
  | 'wallet_topup'
  | 'reservation'
  | 'order_more'

/** What is true of a kind of row, whatever its state. */
export interface OrderKindFacts {
  /** Dishes for the kitchen: it burns a number, is on the board, on paper and at the till's program. */
  readonly isCooked: boolean
  /** Paid, it is a sale of its own without a number: it has its invoice and counts in its day. */
  readonly isSoldByPayment: boolean
  /** Other rows bring its money: a round is paid by what guests pay of its table's bill. */
  readonly isPaidByOthers: boolean
  /** Once paid its money is in a wallet, and no refund of the row takes it out of there. */
  readonly isInWallet: boolean
  /** A shopper has one such row at a time that waits for its payment (safety 9; orders_one_hold). */
  readonly isOneHold: boolean
  /** It stands for what a guest has ordered, not for another payment. */
  readonly isVisit: boolean
  /** Staff find it among the orders. */
  readonly isSearched: boolean
}

const none: OrderKindFacts = {
  isCooked: false,
  isSoldByPayment: false,
  isPaidByOthers: false,
  isInWallet: false,
  isOneHold: true,
  isVisit: false,
  isSearched: true,
}

/** The one place that says how the kinds differ; statements build their lists from it (server/store/ordering/kind-sql.ts). */
export const orderKinds: Readonly<Record<OrderKind, OrderKindFacts>> = {
  order: { ...none, isCooked: true, isVisit: true },
  table_round: { ...none, isCooked: true, isPaidByOthers: true },
  table_share: { ...none, isSoldByPayment: true, isVisit: true, isSearched: false },
  group_share: { ...none, isOneHold: false, isSearched: false },
  wallet_topup: { ...none, isInWallet: true, isOneHold: false },
  reservation: { ...none, isSoldByPayment: true },
  order_more: { ...none, isSearched: false },
}

const kinds: readonly OrderKind[] = [
  'order',
  'table_round',
  'table_share',
  'group_share',
  'wallet_topup',
  'reservation',
  'order_more',
]

/** Takes a fact; returns the kinds of which it is true, in the order of their list. */
export function kindsWith(fact: keyof OrderKindFacts): readonly OrderKind[] {
  return kinds.filter((kind) => orderKinds[kind][fact])
}

/** Takes a fact; returns the kinds of which it is not true. */
export function kindsWithout(fact: keyof OrderKindFacts): readonly OrderKind[] {
  return kinds.filter((kind) => !orderKinds[kind][fact])
}
