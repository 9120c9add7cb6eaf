import type { Deposit, Item, MenuGroup, OptionGroup } from './menu.ts'

/** How a change of the menu came about. */
export type MenuChangeKind = 'create' | 'edit' | 'delete' | 'order' | 'bulk' | 'undo' | 'scheduled' | 'import'
/** What changed: an item, a group of the menu, or the order of them all. */
export type MenuSubject = 'item' | 'group' | 'order'

/** All that staff type of an item, as one document. Its group's order and its version stand beside it. */
export interface ItemDoc extends Omit<Item, 'id' | 'position' | 'priceUntil'> {
  /** The restaurant's own code of it (SKU), unique on its menu; none = it has none. */
  readonly code?: string
  /** On the menu at all; a branch may still not have it. */
  readonly onSale: boolean
}

/** All that staff type of a group of the menu. */
export type GroupDoc = Omit<MenuGroup, 'id' | 'position'>

/** The groups in order, each with its items in order. */
export type MenuOrder = readonly { readonly id: string; readonly items: readonly string[] }[]

/** Fields of an item as staff know them; what changed of it is told by these names. */
export const itemFields = [
  'code',
  'groupId',
  'name',
  'description',
  'price',
  'priceBefore',
  'tax',
  'calories',
  'labels',
  'picture',
  'allergens',
  'optionGroups',
  'deposits',
  'windows',
  'maxQuantity',
  'scheduledOnly',
  'featured',
  'tags',
  'types',
  'makeMinutes',
  'onSale',
] as const satisfies readonly (keyof ItemDoc)[]
export type ItemField = (typeof itemFields)[number]

/** Takes two documents of an item; returns the fields in which they differ. */
export function changedFields(before: ItemDoc, after: ItemDoc): ItemField[] {
  return itemFields.filter((field) => canonical(before[field]) !== canonical(after[field]))
}

/** Takes two documents; tells whether they say the same. */
export function sameDoc(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

/** The same for any order of keys; what is left out is the same as nothing. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, one: unknown) =>
      typeof one === 'object' && one !== null && !Array.isArray(one)
        ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : one,
    ) ?? 'null'
  )
}

/**
 * Takes a document, the ids of parts that the item has already, and how to make an id; returns the document with ids of
 * its own for every group, option and deposit: what a browser made up, or another item has, gets a new one, and the
 * conditions that name it follow.
 */
export function withOwnIds(doc: ItemDoc, known: ReadonlySet<string>, makeId: () => string): ItemDoc {
  const own = new Map<string, string>()
  const seen = new Set<string>()
  const idFor = (id: string): string => {
    const free = known.has(id) && !seen.has(id)
    const finalId = free ? id : makeId()
    seen.add(finalId)
    own.set(id, finalId)
    return finalId
  }
  const groups = doc.optionGroups.map((group): OptionGroup => ({
    ...group,
    id: idFor(group.id),
    options: group.options.map((option) => ({ ...option, id: idFor(option.id) })),
  }))
  const optionGroups = groups.map(({ when, ...group }): OptionGroup => {
    const condition = when === undefined ? undefined : own.get(when)
    return { ...group, ...(condition !== undefined && { when: condition }) }
  })
  const deposits = doc.deposits?.map((deposit): Deposit => ({ ...deposit, id: idFor(deposit.id) }))
  return { ...doc, optionGroups, ...(deposits && { deposits }) }
}

/** Takes a document; returns the ids of its groups, options and deposits. */
export function partIds({ optionGroups, deposits = [] }: ItemDoc): Set<string> {
  return new Set([
    ...optionGroups.flatMap((group) => [group.id, ...group.options.map((option) => option.id)]),
    ...deposits.map((deposit) => deposit.id),
  ])
}
