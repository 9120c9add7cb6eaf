import type { Option, OptionGroup } from './menu.ts'
import type { ItemDoc } from './menu-doc.ts'
import { nameKey } from './menu-sheet.ts'
import { languages, type Words } from '../core/words.ts'

/** Takes a dish; returns the sets that its option groups belong to. */
export function setsOf({ optionGroups }: Pick<ItemDoc, 'optionGroups'>): string[] {
  return [...new Set(optionGroups.flatMap(({ shared }) => shared ?? []))]
}

/**
 * Takes the group of another dish and the one that was edited, both of one set, and how to make an id; returns the other's as
 * it is to be: all that is edited, with its own id, its own condition and the ids of options of the same name, so that carts
 * and what branches have of them go on. Combos' choices are matched by their dish.
 */
export function asEdited(other: OptionGroup, edited: OptionGroup, makeId: () => string): OptionGroup {
  const remaining = [...other.options]
  const take = (option: Option): string => {
    const at = remaining.findIndex((one) => isSame(one, option))
    const [found] = at < 0 ? [] : remaining.splice(at, 1)
    return found?.id ?? makeId()
  }
  const { when: _, ...rest } = edited
  return {
    ...rest,
    id: other.id,
    ...(other.when !== undefined && { when: other.when }),
    options: edited.options.map((option) => ({ ...option, id: take(option) })),
  }
}

/**
 * Takes a dish as it was and as it is to be; returns it with another id for the group that gave its set the name, once it is
 * this dish's alone: the others go on without it. Its options keep theirs.
 */
export function leaveSets(before: ItemDoc | undefined, doc: ItemDoc): ItemDoc {
  const named = new Set(before?.optionGroups.flatMap(({ id, shared }) => (shared === id ? id : [])))
  if (named.size === 0) return doc
  const optionGroups = doc.optionGroups.map((group) =>
    group.shared === undefined && named.has(group.id) ? { ...group, id: `alone-${group.id}` } : group,
  )
  return { ...doc, optionGroups }
}

function isSame(one: Option, other: Option): boolean {
  if (one.itemId !== undefined || other.itemId !== undefined) return one.itemId === other.itemId
  return sameName(one.name, other.name)
}

/** In every language in which both have a name, and in one at least. */
function sameName(one: Words, other: Words): boolean {
  const both = languages.filter((language) => one[language] !== '' && other[language] !== '')
  return both.length > 0 && both.every((language) => nameKey(one[language]) === nameKey(other[language]))
}

/** Takes a dish and the group of a set that was edited in another; returns the dish with it, or undefined when it has none of that set. */
export function withEdited(doc: ItemDoc, edited: OptionGroup, makeId: () => string): ItemDoc | undefined {
  const { shared } = edited
  const at = doc.optionGroups.findIndex((group) => isOfSet(group, shared))
  const other = doc.optionGroups[at]
  if (shared === undefined || !other) return undefined
  const next = { ...asEdited(other, edited, makeId), shared }
  return { ...doc, optionGroups: doc.optionGroups.with(at, next) }
}

/** The first of a set is the one whose id names it: it may not know yet that others have it too. */
const isOfSet = ({ id, shared }: OptionGroup, set: string | undefined) =>
  set !== undefined && (shared === set || (shared === undefined && id === set))
