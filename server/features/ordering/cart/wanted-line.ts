import type { LineBody } from '#contract/ordering/cart.ts'
import type { ChosenDeposit, ChosenOption } from '#domain/menu/cart-line.ts'
import type { WantedLine } from './change-lines.ts'

/** Takes options as they travel; returns them as carts keep them. */
export const chosenOptions = (options: readonly { option_id: string; quantity: number }[]): ChosenOption[] =>
  options.map(({ option_id, quantity }) => ({ optionId: option_id, quantity }))

/** Takes deposits as they travel; returns them as carts keep them. */
export const chosenDeposits = (
  deposits: readonly { deposit_id: string; quantity: number }[],
): ChosenDeposit[] => deposits.map(({ deposit_id, quantity }) => ({ depositId: deposit_id, quantity }))

/** Takes a line as it travels; returns what it is to be. */
export const wantedLineOf = ({ item_id, quantity, options, deposits, note }: LineBody): WantedLine => ({
  itemId: item_id,
  quantity,
  note,
  options: options && chosenOptions(options),
  deposits: deposits && chosenDeposits(deposits),
})
