import { CallError } from '#contract/core/caller.ts'
import type { ShopClient } from '#contract/core/shop-client.ts'
import type { DraftBody } from '#contract/ordering/cart-draft.ts'
import type { AddLineBody, BillLineWire, CartWire } from '#contract/ordering/cart.ts'
import { constants } from '#domain/core/limits.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import type { BranchChoice } from './branch-choice.ts'
import { queueChange } from './cart-change.ts'
import type { CartChange, LineChoice, ShownLine } from './cart-change.ts'
import { dropChange, emptyCartState, settleChange, takeCart } from './cart-state.ts'
import type { CartState } from './cart-state.ts'
import { sendChange } from './send-change.ts'
import { mustSignInFirst } from './sign-in-first.ts'
import { takenLine } from './line/taken-line.ts'
import { unsentDish } from './unsent-dish.ts'
import { viewCart } from './view-cart.ts'

/** What the cart needs of the world around it. */
export interface CartWorld {
  readonly client: ShopClient
  /** The branch of the public cookie. */
  readonly choice: () => BranchChoice | undefined
  readonly keepChoice: (choice: BranchChoice) => void
  /** Tells the other tabs that the cart is another one now. */
  readonly announce: (version: string) => void
  /** Said when the server cannot be reached. */
  readonly unreachable: string
  /** Whether the browser has a network, and what is said at a press while it has none. */
  readonly online: () => boolean
  readonly offline: string
  /** Runs something after a while; returns how to call it off. */
  readonly later: (run: () => void, milliseconds: number) => () => void
}

/** The cart of this page: its state, and the verbs that change it. One change is on its way at a time. */
export class CartStore {
  readonly #world: CartWorld
  readonly #listeners = new Set<() => void>()
  #state: CartState
  #came: CartWire | null | undefined
  #sending = false
  #made = 0
  #forgetUndo = () => {}

  /** `came`: the cart that came with the page; none is known while it is missing. */
  constructor(world: CartWorld, came?: CartWire | null) {
    this.#world = world
    this.#came = came
    this.#state = came === undefined ? emptyCartState : takeCart(emptyCartState, came)
    const first = this.#state
    this.first = () => first
  }

  /** As the page was made with it. */
  readonly first: () => CartState

  readonly get = (): CartState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Asks the server for the cart of this browser, unless it has been asked already. */
  readonly refresh = async (asked = this.#world.client.currentCart()): Promise<void> => {
    const before = this.#state.cart
    try {
      const { cart } = await asked
      // an answer that crossed a change says nothing about what comes after it
      if (this.#state.cart === before && (cart || !this.#state.signInFirst))
        this.#set(takeCart(this.#state, cart))
    } catch {
      if (!this.#state.ready) this.#set({ ...this.#state, unreachable: true })
    }
  }

  /** Takes a cart that came with a page; of one that is older than what stands here, only what it tells once. */
  readonly take = (came: CartWire | null): void => {
    if (came === this.#came) return
    this.#came = came
    const { cart, signInFirst } = this.#state
    if (!came && signInFirst) return
    const old = cart && came?.cart_id === cart.cart_id && came.version < cart.version
    const next = takeCart(this.#state, came)
    this.#set(old ? { ...next, cart } : next)
  }

  /** False without a network, and while the list of a shared cart is closed: nothing changes then, the cart says why, and what was chosen stays with who asked. */
  readonly add = (body: AddLineBody, shown?: ShownLine): boolean => {
    if (this.#isResting()) return false
    this.#push({ kind: 'add', lineId: `new-${(this.#made += 1)}`, body, ...(shown && { shown }) })
    return true
  }

  /** Quantity 0 takes the line out and offers to have it back for five seconds. */
  readonly changeLine = (lineId: string, quantity: number): void => {
    const line = viewCart(this.#state.cart, this.#state.changes).lines.find((one) => one.line_id === lineId)
    if (!line || line.quantity === quantity || this.#isResting()) return
    if (quantity <= 0) this.#offerUndo([line])
    this.#push({ kind: 'set', lineId, itemId: line.item_id, quantity: Math.max(0, quantity) })
  }

  /** Gives a line another choice, note or quantity. False without a network, as `add`. */
  readonly editLine = (lineId: string, quantity: number, choice: LineChoice): boolean => {
    if (this.#isResting()) return false
    const line = viewCart(this.#state.cart, this.#state.changes).lines.find((one) => one.line_id === lineId)
    if (line) this.#push({ kind: 'set', lineId, itemId: line.item_id, quantity, choice })
    return true
  }

  /** Takes out every line that this phone may change, and offers to have them back. */
  readonly clear = (): void => {
    if (this.#isResting()) return
    const { lines: all } = viewCart(this.#state.cart, this.#state.changes)
    const lines = all.filter((line) => !line.foreign)
    this.#offerUndo(lines)
    for (const line of lines)
      this.#push({ kind: 'set', lineId: line.line_id, itemId: line.item_id, quantity: 0 })
  }

  readonly takeBack = (): void => {
    if (this.#isResting()) return
    const { undo } = this.#state
    this.#forgetUndo()
    this.#set({ ...this.#state, undo: [] })
    for (const { body, shown } of undo) this.add(body, shown)
  }

  readonly setBranch = async (type: OrderType, branchId: string, draft: DraftBody = {}): Promise<boolean> => {
    const { client, keepChoice, announce } = this.#world
    keepChoice({ type, branchId })
    if (!this.#state.ready) await this.refresh()
    if (!this.#state.cart) return true
    try {
      const choice = { ...draft, type, branch_id: branchId }
      this.#set(
        takeCart(
          { ...this.#state, error: undefined },
          await client.changeCart(this.#state.cart.cart_id, choice),
        ),
      )
      announce(this.version())
      return true
    } catch (error) {
      this.#set({ ...this.#state, error: this.#refusalOf(error) })
      return false
    }
  }

  /** Changes what is chosen beside the lines; throws the refusal, so that whoever asked says it in its place. */
  readonly changeDraft = async (draft: DraftBody): Promise<void> => {
    const { cart } = this.#state
    if (!cart) return
    const changed = await this.#world.client.changeCart(cart.cart_id, draft).catch((error: unknown) => {
      if (mustSignInFirst(error)) this.#set({ ...this.#state, signInFirst: true })
      throw error
    })
    this.#set(takeCart({ ...this.#state, error: undefined }, changed))
    this.#world.announce(this.version())
  }

  /** The cart waits in its account: what is shown of it stays until somebody signs in. */
  readonly waitForSignIn = (): void => this.#set({ ...this.#state, signInFirst: true })

  readonly forgetError = (): void => this.#set({ ...this.#state, error: undefined })

  /** The network is back: what was said of it is over. */
  readonly cameOnline = (): void => {
    if (this.#state.error === this.#world.offline) this.forgetError()
  }

  readonly forgetRemoved = (): void => this.#set({ ...this.#state, removed: [], news: [] })

  /** What was said on a page before this one stands beside what is said here. */
  readonly keepSaid = (said: Pick<CartState, 'removed' | 'news'>): void => {
    if (said.removed.length + said.news.length === 0) return
    const both = (kind: keyof typeof said) => [...new Set([...this.#state[kind], ...said[kind]])]
    this.#set({ ...this.#state, removed: both('removed'), news: both('news') })
  }

  /** Which cart at which version stands here; empty without one. */
  readonly version = (): string => {
    const { cart } = this.#state
    return cart ? `${cart.cart_id} ${cart.version}` : ''
  }

  #push(change: CartChange): void {
    const changes = queueChange(this.#state.changes, change, this.#sending ? 1 : 0)
    this.#set({ ...this.#state, changes, error: undefined })
    void this.#sendAll()
  }

  async #sendAll(): Promise<void> {
    if (this.#sending) return
    this.#sending = true
    // without knowing the present cart a second one would be made
    if (!this.#state.ready) await this.refresh()
    if (!this.#state.ready) {
      for (const change of this.#state.changes) if (change.kind === 'add') unsentDish.keep(change.body)
      this.#set({ ...this.#state, changes: [], undo: [], error: this.#world.unreachable })
    }
    for (let [change] = this.#state.changes; change; [change] = this.#state.changes)
      await this.#sendOne(change)
    this.#sending = false
  }

  async #sendOne(change: CartChange): Promise<void> {
    const { client, choice, announce } = this.#world
    try {
      const cart = await sendChange(client, this.#state.cart?.cart_id, choice(), change)
      this.#set(settleChange(this.#state, change, cart))
      if (change.kind === 'add') unsentDish.forget(change.body.item_id)
      announce(this.version())
    } catch (error) {
      const signInFirst = mustSignInFirst(error)
      if (change.kind === 'add' && (signInFirst || !(error instanceof CallError)))
        unsentDish.keep(change.body)
      this.#set(dropChange(this.#state, change, this.#refusalOf(error), signInFirst))
      // who has signed out sees the cart as it was: it waits in the account
      if (error instanceof CallError && !signInFirst) await this.refresh()
    }
  }

  /** Says it, rather than showing a change that cannot be sent. */
  #isResting(): boolean {
    const { online, offline } = this.#world
    const why = online() ? this.#state.cart?.companion?.closed?.message : offline
    if (why === undefined) return false
    this.#set({ ...this.#state, error: why })
    return true
  }

  #offerUndo(lines: readonly BillLineWire[]): void {
    this.#forgetUndo()
    this.#set({ ...this.#state, undo: lines.map(takenLine) })
    const forget = () => this.#set({ ...this.#state, undo: [] })
    this.#forgetUndo = this.#world.later(forget, constants.undoSeconds * 1000)
  }

  #refusalOf(error: unknown): string {
    return error instanceof CallError ? error.body.message : this.#world.unreachable
  }

  #set(next: CartState): void {
    this.#state = next
    for (const listener of this.#listeners) listener()
  }
}
