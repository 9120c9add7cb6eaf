import type { Words } from '../core/words.ts'

/** What a shopper chose of one option: its id and how many per piece of the item. */
export interface ChosenOption {
  readonly optionId: string
  readonly quantity: number
}

/** How many of a deposit go with each piece of the item. */
export interface ChosenDeposit {
  readonly depositId: string
  readonly quantity: number
}

/** One line of a cart as it is stored: choices only, never prices (the server rebuilds every price). */
export interface CartLine {
  readonly id: string
  readonly itemId: string
  /** The item's name when it was added, to name it when it is gone. */
  readonly name: Words
  readonly quantity: number
  readonly options: readonly ChosenOption[]
  /** None: the fewest of each deposit that its item asks for. */
  readonly deposits?: readonly ChosenDeposit[]
  readonly note: string
  /** Of one piece, minor units, as the shopper saw it last: a change is said by name. Never what is paid. */
  readonly price?: number
  /** The member of a table's session who added it. */
  readonly by?: string
}
