import type { LabelMarkWire } from '#contract/menu/menu-labels.ts'
import type { Item } from '#domain/menu/menu.ts'
import { caffeineADay, isHighInSalt, minutesOf } from '#domain/menu/menu-labels.ts'
import type { Offer } from '#domain/menu/offer.ts'
import { pluralForm } from '#domain/core/plural.ts'
import type { Language } from '#domain/core/words.ts'

const salty = { ar: 'عالي الملح', en: 'High in salt' }

/**
 * Takes an item, the offer and the language; returns what stands beside it on a menu: the salt shaker, its caffeine, and the
 * minutes of activity where the law wants them or somebody set them. None for most items of most countries.
 */
export function showMarks(
  item: Pick<Item, 'calories' | 'labels' | 'tags'>,
  { activity = false }: Pick<Offer, 'activity'>,
  language: Language,
): LabelMarkWire[] {
  const { labels = {} } = item
  const minutes = activity || labels.minutes !== undefined ? (minutesOf(item) ?? 0) : 0
  // a card says of a vegetarian or a hot dish that it is one where it says the calories of others
  const isTagged = item.tags.includes('vegetarian') || item.tags.includes('spicy')
  const calories =
    isTagged && item.calories !== undefined ? `${caloriesText(item.calories, language)} · ` : ''
  return [
    ...(isHighInSalt(labels) ? [{ kind: 'salt' as const, text: salty[language] }] : []),
    ...(labels.caffeine
      ? [{ kind: 'caffeine' as const, text: caffeineText(labels.caffeine, language) }]
      : []),
    ...(minutes > 0 ? [{ kind: 'minutes' as const, text: calories + minutesText(minutes, language) }] : []),
  ]
}

const caffeineText = (milligrams: number, language: Language) =>
  ({ ar: `كافيين ${milligrams} ملجم`, en: `Caffeine ${milligrams} mg` })[language]

function caloriesText(calories: number, language: Language): string {
  const arabic = pluralForm(calories, 'ar') === 'few' ? 'سعرات' : 'سعرة'
  return { ar: `${calories} ${arabic}`, en: `${calories} kcal` }[language]
}

function minutesText(minutes: number, language: Language): string {
  const arabic = pluralForm(minutes, 'ar') === 'few' ? 'دقائق' : 'دقيقة'
  return { ar: `نشاط ${minutes} ${arabic}`, en: `${minutes} min of activity` }[language]
}

/** Takes the items of a menu and the language; returns the sentence on caffeine a day, none when no item has any. */
export function caffeineNote(items: Iterable<Item>, language: Language): string | undefined {
  for (const { labels } of items) if (labels?.caffeine) return note[language]
  return undefined
}

const { adult, pregnant } = caffeineADay
const note = {
  ar: `يُنصح البالغون بألا يزيد الكافيين على ${adult} ملجم في اليوم، والحوامل على ${pregnant} ملجم.`,
  en: `Adults are advised to have no more than ${adult} mg of caffeine a day, and ${pregnant} mg in pregnancy.`,
}
