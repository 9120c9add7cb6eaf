import { createContext, use } from 'react'
import type { AddLineBody, BillLineWire, CartWire } from '#contract/ordering/cart.ts'
import type { DraftBody } from '#contract/ordering/cart-draft.ts'
import type { LineChoice, ShownLine } from './cart-change.ts'
import type { CartState } from './cart-state.ts'
import type { CartStore } from './cart-store.ts'

export interface Cart {
  /** As the shopper sees it: what waits for the server's answer is in it already. */
  readonly cart: CartWire | undefined
  /** The server has said whether there is a cart. */
  readonly ready: boolean
  /** The server could not be asked. */
  readonly unreachable: boolean
  readonly lines: readonly BillLineWire[]
  /** By id of a line, where that is not its first one: what stays the same, so that it keeps its place and the focus. */
  readonly shownAs: CartState['shownAs']
  readonly count: number
  /** Decimal string; "0.00" without a cart. */
  readonly total: string
  /** Why nothing can be added or changed now: there is no network, or the host of a shared cart has closed the list. */
  readonly resting: string | undefined
  /** `shown` lets the line appear in full before the server answers. False where it cannot be sent: `error` says why. */
  readonly add: (body: AddLineBody, shown?: ShownLine) => boolean
  readonly changeLine: (lineId: string, quantity: number) => void
  readonly removeLine: (lineId: string) => void
  /** Gives a line another choice, note or quantity. False as `add`. */
  readonly editLine: (lineId: string, quantity: number, choice: LineChoice) => boolean
  /** Takes out every line that this phone may change. */
  readonly clear: () => void
  /** What was taken out in the last five seconds, and how to have it back. */
  readonly undo: { readonly names: readonly string[]; readonly restore: () => void } | undefined
  /** Of an item; what others added to a shared cart is theirs. */
  readonly quantityOf: (itemId: string) => number
  /** The latest own line of an item. */
  readonly lineOf: (itemId: string) => Pick<BillLineWire, 'line_id' | 'quantity'> | undefined
  /** Ids of items and lines whose change the server has not answered yet. */
  readonly pending: ReadonlySet<string>
  /** Why the last change was refused, in the page's language. */
  readonly error: string | undefined
  /** The cart is an account's that is signed out: signing in opens it again. */
  readonly signInFirst: boolean
  /** Keeps the cart on the page while its account is signed out. */
  readonly waitForSignIn: () => void
  readonly forgetError: () => void
  /** Names of items that the server took out, until they are seen. */
  readonly removed: readonly string[]
  /** What else changed, in sentences. */
  readonly news: readonly string[]
  readonly forgetRemoved: () => void
  /** Chooses type and branch, with or without a cart; resolves to whether the server agreed. */
  readonly setBranch: CartStore['setBranch']
  /** Changes what is chosen beside the lines: time, address, ways to pay. Throws the CallError of a refusal. */
  readonly changeDraft: (draft: DraftBody) => Promise<void>
  readonly refresh: () => Promise<void>
  /** Opens the cart over the page. */
  readonly openDrawer: () => void
}

/** Filled by the CartProvider (cart-provider.tsx). */
export const CartContext = createContext<Cart | undefined>(undefined)

/** The cart of this browser. Outside a CartProvider it throws. */
export function useCart(): Cart {
  const cart = use(CartContext)
  if (!cart) throw new Error('useCart outside CartProvider')
  return cart
}
