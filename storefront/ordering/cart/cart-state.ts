import type { AddLineBody, CartWire } from '#contract/ordering/cart.ts'
import type { CartChange, ShownLine } from './cart-change.ts'

/** A line that can come back as it was. */
export interface TakenLine {
  readonly body: AddLineBody
  readonly shown: ShownLine
}

/** All that the page remembers of the cart. What people see is derived from it (view-cart.ts). */
export interface CartState {
  /** As the server answered last. */
  readonly cart: CartWire | undefined
  /** The first answer has come. */
  readonly ready: boolean
  /** The first answer could not be had. */
  readonly unreachable: boolean
  /** Not answered yet, oldest first; the first one is on its way. */
  readonly changes: readonly CartChange[]
  /** Why the last change was refused, in the caller's language. */
  readonly error: string | undefined
  /** It is an account's, and nobody is signed in (any more): nothing of it can be changed before. */
  readonly signInFirst: boolean
  /** Names of items that the server took out, until they are seen. */
  readonly removed: readonly string[]
  /** What else the server changed, in sentences, until they are seen. */
  readonly news: readonly string[]
  /** The lines that were taken out less than five seconds ago. */
  readonly undo: readonly TakenLine[]
  /** By id of a line: the one under which it was shown before the server gave it that. */
  readonly shownAs: Readonly<Record<string, string>>
}

export const emptyCartState: CartState = {
  cart: undefined,
  ready: false,
  unreachable: false,
  changes: [],
  error: undefined,
  signInFirst: false,
  removed: [],
  news: [],
  undo: [],
  shownAs: {},
}

/** Takes the state and the server's cart; returns the state with it. Names of items taken out are kept until seen; that a list is closed is said no more once it is open. */
export function takeCart(state: CartState, cart: CartWire | null): CartState {
  const removed = [...new Set([...state.removed, ...(cart?.removed ?? [])])]
  const news = [...new Set([...state.news, ...(cart?.news ?? [])])]
  const wasClosed = state.cart?.companion?.closed?.message
  const isOver = wasClosed !== undefined && state.error === wasClosed && !cart?.companion?.closed
  const error = isOver || state.signInFirst ? undefined : state.error
  return {
    ...state,
    cart: cart ?? undefined,
    ready: true,
    unreachable: false,
    error,
    signInFirst: false,
    removed,
    news,
  }
}

/**
 * Takes the state, the answered change and the cart that it led to; returns the state without that change. Changes
 * of a line that had no id yet get the id that the server gave it.
 */
export function settleChange(state: CartState, done: CartChange, cart: CartWire): CartState {
  const rest = state.changes.filter((change) => change !== done)
  if (done.kind === 'set') return takeCart({ ...state, changes: rest }, cart)
  const before = new Map((state.cart?.bill.lines ?? []).map((line) => [line.line_id, line.quantity]))
  const made = cart.bill.lines.find(
    (line) => line.item_id === done.body.item_id && before.get(line.line_id) !== line.quantity,
  )
  const changes = rest.flatMap((change) => {
    if (change.lineId !== done.lineId) return [change]
    return made ? [{ ...change, lineId: made.line_id }] : []
  })
  const isNew = made && !before.has(made.line_id)
  const shownAs = isNew ? { ...state.shownAs, [made.line_id]: done.lineId } : state.shownAs
  return takeCart({ ...state, changes, shownAs }, cart)
}

/** Takes the state, the refused change and why; returns the state without it and without what built on it. */
export function dropChange(
  state: CartState,
  refused: CartChange,
  error: string,
  signInFirst = false,
): CartState {
  const orphaned = refused.kind === 'add' ? refused.lineId : undefined
  const changes = state.changes.filter((change) => change !== refused && change.lineId !== orphaned)
  return { ...state, changes, error, signInFirst, undo: [] }
}
