import type { Words } from '#domain/core/words.ts'
import type { Option, OptionGroup } from '#domain/menu/menu.ts'

/** Takes an English name; returns it in both languages. */
export const makeWords = (name: string): Words => ({ ar: `${name} ع`, en: name })

/** Takes an option's id, its price in minor units and what else is said of it; returns one that is taken once. */
export const makeOption = (id: string, price: number, more: Partial<Option> = {}): Option => ({
  id,
  name: makeWords(id),
  price,
  min: 1,
  max: 1,
  preset: false,
  ...more,
})

/** A choice that has to be made: small, as it is preset, or large for 5.00. */
export const sizeGroup: OptionGroup = {
  id: 'size',
  name: makeWords('Size'),
  min: 1,
  max: 1,
  options: [makeOption('small', 0, { preset: true }), makeOption('large', 500)],
}
