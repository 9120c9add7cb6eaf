import type { ChosenDeposit } from './cart-line.ts'
import type { Deposit, Item } from './menu.ts'
import type { Minor } from '../core/money.ts'
import { refuse, type Refusal } from '../core/refusal.ts'

/** A deposit joined with how many of it go with each piece. */
export interface ResolvedDeposit {
  readonly deposit: Deposit
  readonly quantity: number
}

/**
 * Takes an item and the deposits chosen with it (quantities per piece; none = the fewest of each); returns them in the
 * menu's order, those of 0 left out, or refuses 'deposit-count' when one's minimum or maximum is not met or the item
 * does not have it. Spec 5 "per insurance".
 */
export function resolveDeposits(
  item: Pick<Item, 'deposits'>,
  chosen?: readonly ChosenDeposit[],
): readonly ResolvedDeposit[] | Refusal {
  const deposits = item.deposits ?? []
  const wanted = new Map<string, number>()
  for (const { depositId, quantity } of chosen ?? [])
    wanted.set(depositId, (wanted.get(depositId) ?? 0) + quantity)
  const resolved: ResolvedDeposit[] = []
  for (const deposit of deposits) {
    const quantity = chosen ? (wanted.get(deposit.id) ?? 0) : deposit.min
    wanted.delete(deposit.id)
    if (!Number.isInteger(quantity) || quantity < deposit.min || quantity > deposit.max)
      return refuse('deposit-count', {
        details: { deposit_id: deposit.id, deposit: deposit.name, min: deposit.min, max: deposit.max },
      })
    if (quantity > 0) resolved.push({ deposit, quantity })
  }
  for (const quantity of wanted.values()) if (quantity !== 0) return refuse('deposit-count')
  return resolved
}

/** Takes resolved deposits; returns what is left for one piece of the item, minor units. */
export function depositOf(deposits: readonly ResolvedDeposit[]): Minor {
  return deposits.reduce((sum, { deposit, quantity }) => sum + deposit.amount * quantity, 0)
}
