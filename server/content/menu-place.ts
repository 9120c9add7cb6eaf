import { isOffered } from '#domain/menu/availability.ts'
import { usualWay, type OrderType } from '#domain/core/order-type.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { branchItems } from './branch-items.ts'
import type { Branch, Catalogue } from '../store/menu/catalogue.ts'

/** `e`: to read. */
export type MenuType = OrderType | 'e'

/** Where and how a menu is looked at. */
export interface MenuPlace {
  readonly branch: Branch
  readonly type: MenuType
}

/** What a call names of it. */
export interface MenuAsked {
  readonly type?: MenuType | undefined
  readonly branch_id?: string | undefined
}

/**
 * Takes content and what a call names of the place. Without a branch the default one, or the first that serves the way,
 * answers; without a way the branch's usual one, and where nothing can be ordered without a table's code the menu is to
 * read. A branch that is named and does not serve the way that is named is the caller's to judge.
 */
export function menuPlace(
  { branches, tenant }: Catalogue,
  { type, branch_id }: MenuAsked,
): MenuPlace | Refusal {
  const at = (branch: Branch | undefined, missing: 'branch-not-found' | 'menu-unavailable') =>
    branch ? { branch, type: type ?? usualWay(branch.types) ?? 'e' } : refuse(missing)
  if (branch_id !== undefined)
    return at(
      branches.find(({ id }) => id === branch_id),
      'branch-not-found',
    )
  const serves = ({ types }: Branch) =>
    type === undefined ? usualWay(types) !== undefined : type === 'e' || types.includes(type)
  const usual = branches.find(({ id }) => id === tenant.defaultBranchId)
  if (usual && serves(usual)) return at(usual, 'menu-unavailable')
  return at(branches.find(serves) ?? usual ?? branches[0], 'menu-unavailable')
}

/**
 * Takes content, an item and what a call names of the place; returns where the item is sold: of what is not named, the
 * usual place and way first, then any other that has it, then a table's menu, to read. Undefined when no place has it.
 */
export function itemPlace(
  catalogue: Catalogue,
  itemId: string,
  asked: MenuAsked,
): MenuPlace | Refusal | undefined {
  const usual = menuPlace(catalogue, asked)
  if (isRefusal(usual) || asked.type !== undefined) return usual
  const others = asked.branch_id === undefined ? catalogue.branches : []
  const near = [usual.branch, ...others]
  const sold = (branch: Branch, type: OrderType) => {
    const item = branch.types.includes(type) ? branchItems(catalogue, branch.id, type).get(itemId) : undefined
    return item !== undefined && isOffered(item, type)
  }
  for (const branch of near) {
    const type = usualWay(branch.types.filter((one) => sold(branch, one)))
    if (type) return { branch, type }
  }
  const table = near.find((branch) => sold(branch, 'dinein'))
  return table && { branch: table, type: 'e' }
}
