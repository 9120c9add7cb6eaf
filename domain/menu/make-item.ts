import type { Item, Option, OptionGroup } from './menu.ts'

const words = (text: string) => ({ ar: text, en: text })

/** Takes what matters to a test; returns an item: 20.00, always and everywhere to be had, without options. */
export function makeItem(id: string, more: Partial<Item> = {}): Item {
  return {
    id,
    groupId: 'group',
    name: words(id),
    description: words(''),
    price: 2000,
    allergens: [],
    optionGroups: [],
    windows: [],
    scheduledOnly: false,
    featured: false,
    tags: [],
    types: ['pickup'],
    makeMinutes: 5,
    position: 0,
    ...more,
  }
}

/** Takes what matters to a test; returns an option that is taken at most once and costs nothing. */
export function makeOption(id: string, more: Partial<Option> = {}): Option {
  return { id, name: words(id), price: 0, min: 1, max: 1, preset: false, ...more }
}

/** Takes options and what matters to a test; returns a group from which any number of them may be chosen. */
export function makeGroup(
  id: string,
  options: readonly Option[],
  more: Partial<OptionGroup> = {},
): OptionGroup {
  const max = Math.max(
    1,
    options.reduce((sum, option) => sum + option.max, 0),
  )
  return { id, name: words(id), min: 0, max, options, ...more }
}
