import type { ItemCardWire, ItemWire, MenuWire } from '#contract/menu/menu.ts'
import { earliest, isOffered } from '#domain/menu/availability.ts'
import { stateIn, type Offer } from '#domain/menu/offer.ts'
import { windowStateAt } from '#domain/core/time-window.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { menuOffer } from '#server/content/menu-offer.ts'
import type { MenuPlace } from '#server/content/menu-place.ts'
import {
  showAllergens,
  showCard,
  showDeposits,
  showOptionGroups,
  untilWords,
} from '#server/show/show-item.ts'
import { caffeineNote } from '#server/show/show-labels.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
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
  changes.push(offer.pricesChangeAt)
  for (const item of offer.items.values()) {
    const group = cards.get(item.groupId)
    if (!group || !(type === 'e' || isOffered(item, type))) continue
    const state = stateIn(item, offer)
    changes.push(state.changesAt)
    group.push(showCard(item, state, offer, language))
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
  const all = [...cards.values()].flat()
  const note = caffeineNote(offer.items.values(), language)
  return {
    changesAt,
    menu: {
      type,
      branch: shownBranch.branch,
      groups,
      items: all,
      ...(all.some(namesContents) && { avoid: avoidWords[language] }),
      ...(note !== undefined && { caffeine_note: note }),
      content_version: catalogue.version,
      rendered_at: new Date(now).toISOString(),
      changes_at: changesAt === undefined ? null : new Date(changesAt).toISOString(),
    },
  }
}

const avoidWords = { ar: 'إخفاء ما لا آكله', en: 'Hide what I cannot eat' }

const namesContents = ({ holds, tags }: ItemCardWire) =>
  holds !== undefined || tags.includes('vegetarian') || tags.includes('vegan')

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
  const options = { language, allergens: catalogue.allergens }
  const likes = catalogue.likes.get(itemId)
  return {
    changesAt: earliest(state.changesAt, offer.pricesChangeAt),
    item: {
      ...showCard(item, state, offer, language),
      group_name: wordIn(group.name, language),
      ...(item.labels && { labels: item.labels }),
      activity: offer.activity ?? false,
      plate: plateOf(position),
      likes: likes ? { ...likes } : null,
      allergens: showAllergens(options, item.allergens),
      option_groups: showOptionGroups(item, offer, options),
      deposits: showDeposits(item, language),
    },
  }
}

/** The electronic menu shows what tables would get. */
function offerFor(catalogue: Catalogue, { branch, type, now }: Look): Offer {
  return menuOffer(catalogue, branch, type === 'e' ? 'dinein' : type, now)
}

/** Plates cycle by the group's place in the menu (design 2: --p-1 … --p-6). */
function plateOf(position: number): number {
  return (position % 6) + 1
}
