import type { BranchWire } from '#contract/menu/menu.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { foldForSearch, matchesSearch } from '#domain/core/search-fold.ts'

/** Takes branches, a type and what is typed; returns those that offer it and match by name or address. */
export function findBranches(
  branches: readonly BranchWire[],
  type: OrderType | undefined,
  query: string,
): BranchWire[] {
  return branches.filter(
    (branch) =>
      (!type || branch.types.includes(type)) &&
      matchesSearch(foldForSearch(`${branch.name} ${branch.address}`), query),
  )
}
