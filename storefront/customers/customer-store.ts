import { CallError } from '#contract/core/caller.ts'
import type { ShopClient } from '#contract/core/shop-client.ts'
import type { CustomerWire } from '#contract/customers/customer.ts'

/** Who the visitor is, as far as this page knows. */
export interface CustomerState {
  /** None for a guest (spec 6: is_guest). */
  readonly customer: CustomerWire | undefined
  /** The server was asked, or need not be. */
  readonly known: boolean
}

/** What the customer's state needs of the world around it. */
export interface CustomerWorld {
  readonly client: Pick<ShopClient, 'customer'>
  readonly hint: { is(): boolean; set(signedIn: boolean): void }
  /** Forgets what this browser keeps of the customer beside the server. */
  readonly forget: () => void
}

const unknownVisitor: CustomerState = { customer: undefined, known: false }

/** The visitor of this page: a guest until the server says otherwise. Spec 4 "Customer session". */
export class CustomerStore {
  readonly #world: CustomerWorld
  readonly #listeners = new Set<() => void>()
  #state: CustomerState

  /** `came`: who is signed in, or null for a guest, where the page came with it. */
  constructor(world: CustomerWorld, came?: CustomerWire | null) {
    this.#world = world
    this.#state = came === undefined ? unknownVisitor : { customer: came ?? undefined, known: true }
    const first = this.#state
    this.first = () => first
  }

  /** As the page was made with it. */
  readonly first: () => CustomerState

  readonly get = (): CustomerState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Asks who is signed in, unless this browser never was: a guest's page asks nothing. */
  readonly load = async (): Promise<void> => {
    const { client, hint } = this.#world
    if (!hint.is()) return this.#set({ customer: undefined, known: true })
    const before = this.#state
    try {
      const customer = await client.customer()
      // an answer that crossed a sign-in or a sign-out says nothing about what came after it
      if (this.#state === before) this.take(customer)
    } catch (error) {
      if (error instanceof CallError && error.status === 401 && this.#state === before) this.leave()
    }
  }

  /** Somebody is signed in here. */
  readonly take = (customer: CustomerWire): void => {
    this.#world.hint.set(true)
    this.#set({ customer, known: true })
  }

  /** Nobody is: token, data and addresses are gone from this browser (spec 4). */
  readonly leave = (): void => {
    const { hint, forget } = this.#world
    if (hint.is()) {
      hint.set(false)
      forget()
    }
    this.#set({ customer: undefined, known: true })
  }

  #set(next: CustomerState): void {
    this.#state = next
    for (const listener of this.#listeners) listener()
  }
}
