import type { ChosenOption } from './cart-line.ts'
import { diets, type Diet, type Item, type Option } from './menu.ts'

/** What is in something to eat, as far as the restaurant said: ids of allergens, and the diets that it does not fit. */
export interface Contents {
  readonly allergens: readonly string[]
  readonly unfit: readonly Diet[]
}

/** What a guest does not eat. It says what the restaurant wrote, and never that something is safe. */
export interface Avoided {
  readonly allergens: readonly string[]
  readonly diets: readonly Diet[]
}

type Items = ReadonlyMap<string, Item>

/** Takes tags of a dish; returns the diets that it does not fit: those that it does not name. What is vegan is vegetarian. */
export function unfitOf(tags: readonly string[]): Diet[] {
  return diets.filter((diet) => !tags.includes(diet) && !(diet === 'vegetarian' && tags.includes('vegan')))
}

/** Takes an option and the menu's items; returns what is in it. A combo's choice has all that its item has. */
export function contentsOfOption(
  option: Pick<Option, 'allergens' | 'unfit' | 'itemId'>,
  items: Items,
): Contents {
  const stands = option.itemId === undefined ? undefined : items.get(option.itemId)
  const unfit = new Set<Diet>([...(option.unfit ?? []), ...(stands ? unfitOf(stands.tags) : [])])
  if (unfit.has('vegetarian')) unfit.add('vegan')
  return {
    allergens: union([option.allergens ?? [], stands ? certainAllergens(stands, items) : []]),
    unfit: diets.filter((diet) => unfit.has(diet)),
  }
}

/** Takes an item and the menu's items; returns the allergens that nobody gets around: its own, and what every choice of a group that must be chosen from has. */
export function certainAllergens(item: Pick<Item, 'allergens' | 'optionGroups'>, items: Items): string[] {
  const must = item.optionGroups.filter(({ min, when }) => min > 0 && when === undefined)
  const certain = must.flatMap(({ options }) => {
    const [first = [], ...more] = options.map((option) =>
      union([option.allergens ?? [], itemAllergens(option, items)]),
    )
    return first.filter((id) => more.every((one) => one.includes(id)))
  })
  return union([item.allergens, certain])
}

const itemAllergens = ({ itemId }: Option, items: Items) =>
  itemId === undefined ? [] : (items.get(itemId)?.allergens ?? [])

/** Takes the menu's items; returns whether any of them names a diet: only then does a dish that names none say anything. */
export function namesDiets(items: Iterable<Pick<Item, 'tags'>>): boolean {
  for (const { tags } of items) if (unfitOf(tags).length < diets.length) return true
  return false
}

/** Takes an item, what was chosen of its options and the menu's items; returns what is in that. */
export function contentsOfChoice(
  item: Pick<Item, 'allergens' | 'tags' | 'optionGroups'>,
  chosen: readonly Pick<ChosenOption, 'optionId'>[],
  items: Items,
): Contents {
  const ids = new Set(chosen.map(({ optionId }) => optionId))
  const options = item.optionGroups.flatMap((group) => group.options.filter(({ id }) => ids.has(id)))
  const parts = options.map((option) => contentsOfOption(option, items))
  const unfit = new Set([...unfitOf(item.tags), ...parts.flatMap((part) => part.unfit)])
  return {
    allergens: union([item.allergens, ...parts.map((part) => part.allergens)]),
    unfit: diets.filter((diet) => unfit.has(diet)),
  }
}

/** Takes what is in something and what a guest does not eat; returns what of it is in there: nothing means that the restaurant named none of it. */
export function conflictOf(contents: Contents, avoided: Avoided): Contents {
  return {
    allergens: contents.allergens.filter((id) => avoided.allergens.includes(id)),
    unfit: contents.unfit.filter((diet) => avoided.diets.includes(diet)),
  }
}

const union = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())]
