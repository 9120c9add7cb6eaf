import type { BillLineWire } from '#contract/ordering/cart.ts'
import { contentsOfChoice, namesDiets } from '#domain/menu/food-contents.ts'
import type { ChosenOption } from '#domain/menu/cart-line.ts'
import type { Allergen, Item } from '#domain/menu/menu.ts'
import { wordIn, type Language } from '#domain/core/words.ts'

/** What a menu says of contents: its items, and the restaurant's allergens. */
interface ContentsLook {
  readonly items: ReadonlyMap<string, Item>
  readonly allergens: readonly Allergen[]
  readonly language: Language
}

/**
 * Takes a menu and its allergens; returns how a line of it says what is in it as it was chosen: nothing where the restaurant
 * names nothing. It follows from the menu of now.
 */
export function contentsLook({ items, allergens, language }: ContentsLook) {
  const withDiets = namesDiets(items.values())
  return (
    itemId: string,
    chosen: readonly Pick<ChosenOption, 'optionId'>[],
  ): Pick<BillLineWire, 'holds' | 'unfit'> => {
    const item = items.get(itemId)
    if (!item) return {}
    const contents = contentsOfChoice(item, chosen, items)
    const holds = allergens
      .filter(({ id }) => contents.allergens.includes(id))
      .map(({ id, name }) => ({ id, name: wordIn(name, language) }))
    return {
      ...(holds.length > 0 && { holds }),
      ...(withDiets && contents.unfit.length > 0 && { unfit: [...contents.unfit] }),
    }
  }
}
