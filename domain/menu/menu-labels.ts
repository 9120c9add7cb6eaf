import { toWesternDigits } from '../core/digits.ts'
import type { CountryCode } from '../core/country.ts'
import type { RefusalCode } from '../core/refusal.ts'

/** What a menu must say of a portion beside its calories. Weights in milligrams; what is left out is not known. */
export interface MenuLabels {
  readonly salt?: number | undefined
  /** Said to be high in salt, or not to be, where nobody weighed it. */
  readonly salty?: boolean | undefined
  readonly caffeine?: number | undefined
  /** Minutes of activity that use its calories up, set by hand; none = by the rule. */
  readonly minutes?: number | undefined
  readonly protein?: number | undefined
  readonly fat?: number | undefined
  readonly carbs?: number | undefined
  readonly sugar?: number | undefined
}

/** A portion, or a part of one: a dish or an option. */
export interface Labelled {
  readonly calories?: number | undefined
  readonly labels?: MenuLabels | undefined
}

/** All of a portion together, as guests read it. */
export interface LabelSum extends MenuLabels {
  readonly calories?: number
  readonly salty: boolean
}

/** Countries whose law asks for these labels: there the minutes of activity stand beside all calories. */
export const labelCountries: ReadonlySet<CountryCode> = new Set(['SA'])

/** From here on a portion bears the salt shaker: 5 g of salt, which is 2 g of sodium. SFDA menu labelling, since 1 July 2025. */
export const highSaltMg = 5000

/** Milligrams of caffeine a day that adults, and pregnant women, should not exceed. SFDA and WHO, as above. */
export const caffeineADay = { adult: 400, pregnant: 200 } as const

/** Fields that hold milligrams, and the most of each that a portion is believed to have. */
export const labelWeights = ['salt', 'caffeine', 'protein', 'fat', 'carbs', 'sugar'] as const
export type LabelWeight = (typeof labelWeights)[number]
const mostMg = 2_000_000
const mostMinutes = 6000

/**
 * Takes calories of a portion; returns the minutes of walking that use them up: at 3.5 MET (Compendium of Physical
 * Activities, code 17190: 4.5 to 5.1 km/h on the level) by 70 kg, which is 343/80 kcal a minute.
 */
export function activityMinutes(calories: number): number {
  return Math.round((calories * 80) / 343)
}

/** Takes labels; returns whether the portion is high in salt, undefined when nobody said. */
export function isHighInSalt(labels: MenuLabels): boolean | undefined {
  return labels.salt === undefined ? labels.salty : labels.salt >= highSaltMg
}

/** Takes a dish or an option; returns its minutes of activity: those set by hand, else by the rule; undefined without calories. */
export function minutesOf({ calories, labels }: Labelled): number | undefined {
  return labels?.minutes ?? (calories === undefined ? undefined : activityMinutes(calories))
}

/**
 * Takes what a portion is made of with how often each part is in it; returns the labels of the whole. What a part does not say
 * counts as nothing, and what no part says is left out. One part that is high in salt makes the whole so.
 */
export function sumLabels(parts: readonly (Labelled & { readonly count: number })[]): LabelSum {
  const sum: { -readonly [field in LabelWeight | 'calories' | 'minutes']?: number } = {}
  const add = (field: keyof typeof sum, value: number | undefined, count: number) => {
    if (value !== undefined) sum[field] = (sum[field] ?? 0) + value * count
  }
  let [byRule, byHand]: [number | undefined, number | undefined] = [undefined, undefined]
  for (const { calories, labels = {}, count } of parts) {
    add('calories', calories, count)
    for (const field of labelWeights) add(field, labels[field], count)
    if (labels.minutes !== undefined) byHand = (byHand ?? 0) + labels.minutes * count
    else if (calories !== undefined) byRule = (byRule ?? 0) + calories * count
  }
  if (byRule !== undefined || byHand !== undefined) sum.minutes = activityMinutes(byRule ?? 0) + (byHand ?? 0)
  const salty =
    (sum.salt ?? 0) >= highSaltMg || parts.some(({ labels }) => labels && isHighInSalt(labels) === true)
  return { ...sum, salty }
}

/**
 * Takes a dish or an option as it was typed; returns what is wrong by field: 'bad-input' beyond any portion, and what
 * contradicts another label: 'label-salt-differs', 'label-sugar-above-carbs', 'label-energy-above-calories' (protein and
 * carbohydrates give 4 kcal a gram, fat 9; a quarter and 25 kcal are allowed for rounding) and 'label-minutes-alone'.
 */
export function labelFaults({ calories, labels = {} }: Labelled): Record<string, RefusalCode> {
  const faults: Record<string, RefusalCode> = {}
  for (const field of labelWeights)
    if (!isWithin(labels[field], mostMg)) faults[`labels.${field}`] = 'bad-input'
  const { salt, salty, minutes, protein = 0, fat = 0, carbs, sugar } = labels
  if (!isWithin(minutes, mostMinutes)) faults['labels.minutes'] = 'bad-input'
  if (salt !== undefined && salty !== undefined && salty !== salt >= highSaltMg)
    faults['labels.salty'] = 'label-salt-differs'
  if (sugar !== undefined && carbs !== undefined && sugar > carbs)
    faults['labels.sugar'] = 'label-sugar-above-carbs'
  // milligrams times kcal a gram: thousandths of a kcal
  const energy = 4 * (protein + (carbs ?? sugar ?? 0)) + 9 * fat
  if (calories !== undefined && energy > 1250 * calories + 25_000)
    faults['calories'] = 'label-energy-above-calories'
  if (minutes !== undefined && (calories === undefined || minutes > 0 !== calories > 0))
    faults['labels.minutes'] ??= 'label-minutes-alone'
  return faults
}

function isWithin(value: number | undefined, most: number): boolean {
  return value === undefined || (Number.isInteger(value) && value >= 0 && value <= most)
}

/** What a menu has to say and does not. */
export type MissingLabel = 'calories' | 'salt' | 'caffeine'

/** Takes a dish and whether others of its group say their caffeine; returns which labels of the law it lacks. */
export function missingLabels({ calories, labels = {} }: Labelled, withCaffeine: boolean): MissingLabel[] {
  return [
    ...(calories === undefined ? (['calories'] as const) : []),
    ...(isHighInSalt(labels) === undefined ? (['salt'] as const) : []),
    ...(withCaffeine && labels.caffeine === undefined ? (['caffeine'] as const) : []),
  ]
}

/** Takes labels; returns them without what is not known, or undefined when nothing is. */
export function knownLabels(labels: MenuLabels | undefined): MenuLabels | undefined {
  const known = Object.entries(labels ?? {}).filter(([, value]) => value !== undefined && value !== null)
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/** Takes grams as they are typed, in digits of either script, with a point or a comma; returns milligrams, or undefined when they are none. */
export function readGrams(typed: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,4})(?:[.,٫](\d{1,3}))?$/.exec(toWesternDigits(typed.trim())) ?? []
  return whole === undefined ? undefined : Number(whole) * 1000 + Number(part.padEnd(3, '0'))
}

/** Takes milligrams; returns grams as they are read: "5.2". */
export function gramsText(milligrams: number): string {
  return String(milligrams / 1000)
}
