import type { ItemCardWire, ItemWire, MenuWire } from '#contract/menu.ts'
import { earliest, isOffered, type Availability } from '#domain/availability.ts'
import { minutesWords } from '#domain/clock-words.ts'
import type { Item } from '#domain/menu.ts'
import { limits } from '#domain/limits.ts'
import { toDecimal } from '#domain/money.ts'
import { isOut, stateIn, type Offer } from '#domain/offer.ts'
import { needsChoice } from '#domain/option-choice.ts'
import { fewLeft } from '#domain/stock.ts'
import { windowStateAt } from '#domain/time-window.ts'
import { wordIn, type Language } from '#domain/words.ts'
import { menuOffer } from '#server/content/menu-offer.ts'
import type { MenuPlace } from '#server/content/menu-place.ts'
import type { Catalogue } from '#server/store/catalogue.ts'
import { showBranch } from './show-branch.ts'

/** How a menu is looked at: where, how, in which language and when (UTC ms). */
export interface Look extends MenuPlace {
  readonly language: Language
  readonly now: number
}

/** Takes content and a look; returns the menu as it stands at that moment and when it changes by the clock. Spec 1, 5. */
export function showMenu(
  catalogue: Catalogue,
  look: Look,
): { menu: MenuWire; changesAt: number | undefined } {
  const { language, now, branch, type } = look
  const shownBranch = showBranch(branch, language, now, type === 'e' ? undefined : type)
  const changes = [shownBranch.changesAt]
  const cards = new Map<string, ItemCardWire[]>(catalogue.groups.map((group) => [group.id, []]))
  const offer = offerFor(catalogue, look)
  for (const item of offer.items.values()) {
    const group = cards.get(item.groupId)
    if (!group || !(type === 'e' || isOffered(item, type))) continue
    const state = stateIn(item, offer)
    changes.push(state.changesAt)
    group.push(card(item, state, offer, language))
  }
  const groups = catalogue.groups.flatMap((group, i) => {
    const items = cards.get(group.id) ?? []
    if (items.length === 0) return []
    const window = windowStateAt(group.windows, now, branch.timeZone)
    return [
      {
        id: group.id,
        name: wordIn(group.name, language),
        picture: group.picture ?? null,
        plate: plateOf(i),
        item_ids: items.map((item) => item.id),
        note: window.until === undefined ? '' : untilWords(window.until, language),
      },
    ]
  })
  const changesAt = earliest(...changes)
  return {
    changesAt,
    menu: {
      type,
      branch: shownBranch.branch,
      groups,
      items: [...cards.values()].flat(),
      content_version: catalogue.version,
      rendered_at: new Date(now).toISOString(),
      changes_at: changesAt === undefined ? null : new Date(changesAt).toISOString(),
    },
  }
}

/** Takes content, an item's id and a look; returns the item with its options, or undefined when it is not on this menu. */
export function showItem(
  catalogue: Catalogue,
  itemId: string,
  look: Look,
): { item: ItemWire; changesAt: number | undefined } | undefined {
  const { language, type } = look
  const offer = offerFor(catalogue, look)
  const item = offer.items.get(itemId)
  const position = catalogue.groups.findIndex((group) => group.id === item?.groupId)
  const group = catalogue.groups[position]
  if (!item || !group || !(type === 'e' || isOffered(item, type))) return undefined
  const state = stateIn(item, offer)
  const likes = catalogue.likes.get(itemId)
  return {
    changesAt: state.changesAt,
    item: {
      ...card(item, state, offer, language),
      group_name: wordIn(group.name, language),
      plate: plateOf(position),
      likes: likes ? { ...likes } : null,
      allergens: catalogue.allergens
        .filter(({ id }) => item.allergens.includes(id))
        .map(({ id, name, icon }) => ({ id, name: wordIn(name, language), icon })),
      option_groups: item.optionGroups.map((options) => ({
        id: options.id,
        name: wordIn(options.name, language),
        min: options.min,
        max: options.max,
        free: options.free ?? 0,
        when: options.when ?? null,
        options: options.options.map((option) => ({
          id: option.id,
          name: wordIn(option.name, language),
          price: toDecimal(option.price),
          min: option.min,
          max: option.max,
          calories: option.calories ?? null,
          preset: option.preset,
          item_id: option.itemId ?? null,
          picture: offer.items.get(option.itemId ?? '')?.picture ?? null,
          out: isOut(option, offer),
        })),
      })),
      deposits: (item.deposits ?? []).map(({ id, name, amount, min, max }) => ({
        id,
        name: wordIn(name, language),
        amount: toDecimal(amount),
        min,
        max,
      })),
    },
  }
}

/** The electronic menu shows what tables would get. */
function offerFor(catalogue: Catalogue, { branch, type, now }: Look): Offer {
  return menuOffer(catalogue, branch, type === 'e' ? 'dinein' : type, now)
}

function card(item: Item, state: Availability, { left }: Offer, language: Language): ItemCardWire {
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
    state_note: leftNote(state, left.get(item.id), language) || noteOf(state, language),
    featured: item.featured,
    tags: [...item.tags],
    needs_choice: needsChoice(item),
    max_quantity: most < limits.quantity ? most : null,
  }
}

/** Of few it is said how many (DESIGN 1: say it before it fails). */
function leftNote({ state }: Availability, left: number | undefined, language: Language): string {
  if (state !== 'available' || left === undefined || left > fewLeft) return ''
  return language === 'ar' ? `بقي ${left} فقط` : `Only ${left} left`
}

function noteOf({ state, window }: Availability, language: Language): string {
  if (state === 'available' && window?.until !== undefined) return untilWords(window.until, language)
  if (state !== 'out_of_window' || !window?.opens) return ''
  const time = minutesWords(window.opens.minutes, language)
  return language === 'ar' ? `من ${time}` : `from ${time}`
}

function untilWords(minutes: number, language: Language): string {
  return language === 'ar'
    ? `حتى ${minutesWords(minutes, language)}`
    : `until ${minutesWords(minutes, language)}`
}

/** Plates cycle by the group's place in the menu (DESIGN "Tokens": --p-1 … --p-6). */
function plateOf(position: number): number {
  return (position % 6) + 1
}
