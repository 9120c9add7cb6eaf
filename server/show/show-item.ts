import type { DepositWire, ItemCardWire, OptionGroupWire } from '#contract/menu/menu.ts'
import type { Availability } from '#domain/menu/availability.ts'
import { minutesWords } from '#domain/core/clock-words.ts'
import { limits } from '#domain/core/limits.ts'
import { certainAllergens, contentsOfOption } from '#domain/menu/food-contents.ts'
import type { Allergen, Item } from '#domain/menu/menu.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isOut, type Offer } from '#domain/menu/offer.ts'
import { needsChoice } from '#domain/menu/option-choice.ts'
import { fewLeft } from '#domain/menu/stock.ts'
import { showMarks } from './show-labels.ts'
import { wordIn, type Language } from '#domain/core/words.ts'

/** Takes an item, its state and the offer; returns its card: what it costs, and whether and until when it can be had. */
export function showCard(item: Item, state: Availability, offer: Offer, language: Language): ItemCardWire {
  const { left } = offer
  const marks = showMarks(item, offer, language)
  const holds = certainAllergens(item, offer.items)
  const most = Math.min(item.maxQuantity ?? Infinity, left.get(item.id) || Infinity)
  return {
    id: item.id,
    group_id: item.groupId,
    name: wordIn(item.name, language),
    description: wordIn(item.description, language),
    price: toDecimal(item.price),
    price_before: item.priceBefore === undefined ? null : toDecimal(item.priceBefore),
    calories: item.calories ?? null,
    picture: item.picture ?? null,
    state: state.state,
    state_note:
      leftNote(state, left.get(item.id), language) ||
      noteOf(state, language) ||
      offerNote(item, state, language),
    featured: item.featured,
    tags: [...item.tags],
    needs_choice: needsChoice(item),
    max_quantity: most < limits.quantity ? most : null,
    ...(holds.length > 0 && { holds }),
    ...(marks.length > 0 && { marks }),
  }
}

/** Of few it is said how many (design 1: say it before it fails). */
function leftNote({ state }: Availability, left: number | undefined, language: Language): string {
  if (state !== 'available' || left === undefined || left > fewLeft) return ''
  return { ar: `بقي ${left} فقط`, en: `Only ${left} left` }[language]
}

/** An offer says when it ends: who comes later pays the regular price. */
function offerNote({ priceUntil }: Item, { state }: Availability, language: Language): string {
  if (state !== 'available' || priceUntil === undefined) return ''
  const time = minutesWords(priceUntil, language)
  return { ar: `السعر حتى ${time}`, en: `Price until ${time}` }[language]
}

function noteOf({ state, window }: Availability, language: Language): string {
  if (state === 'available' && window?.until !== undefined) return untilWords(window.until, language)
  if (state !== 'out_of_window' || !window?.opens) return ''
  const time = minutesWords(window.opens.minutes, language)
  return { ar: `من ${time}`, en: `from ${time}` }[language]
}

/** Takes minutes of the day; returns "until 11:30 AM" in the language. */
export function untilWords(minutes: number, language: Language): string {
  const time = minutesWords(minutes, language)
  return { ar: `حتى ${time}`, en: `until ${time}` }[language]
}

/** In which language options are read, and the restaurant's allergens. */
export interface OptionLook {
  readonly language: Language
  readonly allergens: readonly Allergen[]
}

/** Takes allergens and which of them; returns those in the language. */
export function showAllergens({ allergens, language }: OptionLook, ids: readonly string[]) {
  return allergens
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, icon }) => ({ id, name: wordIn(name, language), icon }))
}

/** Takes an item and the offer; returns what may be chosen of it, and which choices cannot be had now. Spec 5. */
export function showOptionGroups(
  item: Item,
  offer: Offer,
  { language, allergens }: OptionLook,
): OptionGroupWire[] {
  return item.optionGroups.map((group) => ({
    id: group.id,
    name: wordIn(group.name, language),
    min: group.min,
    max: group.max,
    free: group.free ?? 0,
    when: group.when ?? null,
    options: group.options.map((option) => {
      const stands = option.itemId === undefined ? undefined : offer.items.get(option.itemId)
      const labels = option.labels ?? stands?.labels
      const { allergens: ids, unfit } = contentsOfOption(option, offer.items)
      return {
        id: option.id,
        name: wordIn(option.name, language),
        price: toDecimal(option.price),
        min: option.min,
        max: option.max,
        calories: option.calories ?? stands?.calories ?? null,
        ...(labels && { labels }),
        ...(ids.length > 0 && { allergens: showAllergens({ allergens, language }, ids) }),
        ...(unfit.length > 0 && { unfit: [...unfit] }),
        preset: option.preset,
        item_id: option.itemId ?? null,
        picture: stands?.picture ?? null,
        out: isOut(option, offer),
      }
    }),
  }))
}

/** Takes an item; returns the deposits that go with each piece. */
export function showDeposits(item: Item, language: Language): DepositWire[] {
  return (item.deposits ?? []).map(({ id, name, amount, min, max }) => ({
    id,
    name: wordIn(name, language),
    amount: toDecimal(amount),
    min,
    max,
  }))
}
