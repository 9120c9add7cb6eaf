import { checkTax } from '../pricing/check-tax.ts'
import { limits } from '../core/limits.ts'
import { isWindow, type TimeWindow } from '../core/time-window.ts'
import { diets, type Deposit, type ItemTag, type Option, type OptionGroup } from './menu.ts'
import type { GroupDoc, ItemDoc } from './menu-doc.ts'
import { knownLabels, labelFaults, type Labelled } from './menu-labels.ts'
import type { Refusal, RefusalCode } from '../core/refusal.ts'
import { refuseFields } from '../core/refuse-fields.ts'
import { cleanLine, cleanText } from '../core/text.ts'
import type { Words } from '../core/words.ts'

/** What of the menu a document may name. */
export interface MenuIds {
  readonly groups: ReadonlySet<string>
  readonly items: ReadonlySet<string>
  readonly allergens: ReadonlySet<string>
  /** The item itself, once it is there: no combo of itself. */
  readonly self?: string
}

type Faults = Record<string, RefusalCode[]>

/**
 * Takes an item as it was typed, amounts in minor units, and what it may name; returns it clean, or refuses field by
 * field: 'field-required' (a name in one language at least, a way to order), 'text-too-long', 'bad-input' for numbers out of
 * bounds, a tax without its rate or its reason, a group that can never be satisfied, a condition on a later group, or a combo's choice that is no other item. Spec 5.
 */
export function checkItemDoc(doc: ItemDoc, ids: MenuIds): ItemDoc | Refusal {
  const faults: Faults = {}
  const { code: typed = '', tax: _tax, labels: _labels, ...rest } = doc
  const code = cleanLine(typed, limits.dishCode)
  if (code === undefined) faults['code'] = ['text-too-long']
  const name = checkWords(doc.name, limits.dishName, 'name', faults)
  const description = checkWords(doc.description, limits.notes, 'description', faults, false)
  if (!ids.groups.has(doc.groupId)) faults['group_id'] = ['bad-input']
  inBounds(doc.price, 0, limits.dishPrice, 'price', faults)
  if (doc.priceBefore !== undefined && !(doc.priceBefore > doc.price && doc.priceBefore <= limits.dishPrice))
    faults['price_before'] = ['bad-input']
  const tax = doc.tax && checkTax(doc.tax, faults)
  inBounds(doc.calories ?? 0, 0, 20_000, 'calories', faults)
  const labels = checkLabels(doc, '', faults)
  inBounds(doc.maxQuantity ?? 1, 1, limits.quantity, 'max_quantity', faults)
  inBounds(doc.makeMinutes, 0, 600, 'make_minutes', faults)
  if (doc.types.length === 0) faults['types'] = ['field-required']
  if (!doc.allergens.every((one) => ids.allergens.has(one))) faults['allergens'] = ['bad-input']
  const tags = withVegetarian(doc.tags)
  checkWindows(doc.windows, faults)
  const optionGroups = checkOptionGroups(doc.optionGroups, ids, faults)
  const deposits = doc.deposits && checkDeposits(doc.deposits, faults)
  const clean = {
    ...rest,
    ...(code && { code }),
    ...(tax && { tax }),
    ...labels,
    name,
    description,
    tags,
    optionGroups,
  }
  return refuseFields(faults) ?? { ...clean, ...(deposits && { deposits }) }
}

/** Takes a group of the menu as it was typed; returns it clean, or refuses as checkItemDoc() does. */
export function checkGroupDoc(doc: GroupDoc): GroupDoc | Refusal {
  const faults: Faults = {}
  const name = checkWords(doc.name, limits.dishName, 'name', faults)
  checkWindows(doc.windows, faults)
  return refuseFields(faults) ?? { ...doc, name }
}

function checkWords(words: Words, most: number, field: string, faults: Faults, required = true): Words {
  const [ar, en] = [cleanText(words.ar, most), cleanText(words.en, most)]
  if (ar === undefined) faults[`${field}.ar`] = ['text-too-long']
  if (en === undefined) faults[`${field}.en`] = ['text-too-long']
  if (required && ar === '' && en === '') faults[`${field}.ar`] = ['field-required']
  return { ar: ar ?? '', en: en ?? '' }
}

function inBounds(value: number, least: number, most: number, field: string, faults: Faults): void {
  if (!Number.isInteger(value) || value < least || value > most) faults[field] = ['bad-input']
}

function checkWindows(windows: readonly TimeWindow[], faults: Faults): void {
  const wrong = !windows.every(isWindow)
  if (wrong || windows.length > 21) faults['windows'] = ['bad-input']
}

function checkOptionGroups(groups: readonly OptionGroup[], ids: MenuIds, faults: Faults): OptionGroup[] {
  if (groups.length > limits.optionGroups) faults['option_groups'] = ['bad-input']
  const earlier = new Set<string>()
  return groups.map((group, i) => {
    const at = `option_groups.${i}`
    const name = checkWords(group.name, limits.dishName, `${at}.name`, faults)
    inBounds(group.min, 0, limits.quantity, `${at}.min`, faults)
    if (!(group.max >= Math.max(1, group.min) && group.max <= limits.quantity))
      faults[`${at}.max`] = ['bad-input']
    if (!((group.free ?? 0) >= 0 && (group.free ?? 0) <= group.max)) faults[`${at}.free`] = ['bad-input']
    if (group.when !== undefined && !earlier.has(group.when)) faults[`${at}.when`] = ['bad-input']
    const most = group.options.reduce((sum, option) => sum + option.max, 0)
    if (group.options.length === 0 || group.options.length > limits.optionsPerGroup || most < group.min)
      faults[`${at}.options`] = ['bad-input']
    const options = group.options.map((option, j) => checkOption(option, `${at}.options.${j}`, ids, faults))
    for (const option of group.options) earlier.add(option.id)
    return { ...group, name, options }
  })
}

function checkOption(option: Option, at: string, ids: MenuIds, faults: Faults): Option {
  const { labels: _, allergens = [], unfit = [], ...rest } = option
  const { itemId } = rest
  const name = checkWords(option.name, limits.dishName, `${at}.name`, faults)
  inBounds(option.price, 0, limits.dishPrice, `${at}.price`, faults)
  inBounds(option.min, 1, limits.quantity, `${at}.min`, faults)
  if (!(option.max >= option.min && option.max <= limits.quantity)) faults[`${at}.max`] = ['bad-input']
  if (option.calories !== undefined) inBounds(option.calories, 0, 20_000, `${at}.calories`, faults)
  const labels = checkLabels(option, `${at}.`, faults)
  if (itemId !== undefined && (!ids.items.has(itemId) || itemId === ids.self))
    faults[`${at}.item_id`] = ['bad-input']
  if (!allergens.every((one) => ids.allergens.has(one))) faults[`${at}.allergens`] = ['bad-input']
  return {
    ...rest,
    ...labels,
    ...(allergens.length > 0 && { allergens: [...new Set(allergens)] }),
    ...(unfit.length > 0 && {
      unfit: diets.filter((diet) => unfit.includes(diet) || unfit.includes('vegetarian')),
    }),
    name,
  }
}

/** What is vegan is vegetarian, said or not. */
const withVegetarian = (tags: readonly ItemTag[]) =>
  tags.includes('vegan') && !tags.includes('vegetarian') ? (['vegetarian', ...tags] as const) : tags

/** The labels that are known, to be put into the document; what is wrong goes to its fields. */
function checkLabels(of: Labelled, at: string, faults: Faults): Pick<Option, 'labels'> {
  for (const [field, code] of Object.entries(labelFaults(of))) faults[`${at}${field}`] ??= [code]
  const labels = knownLabels(of.labels)
  return labels ? { labels } : {}
}

function checkDeposits(deposits: readonly Deposit[], faults: Faults): Deposit[] {
  if (deposits.length > limits.depositsPerItem) faults['deposits'] = ['bad-input']
  return deposits.map((deposit, i) => {
    const at = `deposits.${i}`
    const name = checkWords(deposit.name, limits.dishName, `${at}.name`, faults)
    inBounds(deposit.amount, 1, limits.dishPrice, `${at}.amount`, faults)
    inBounds(deposit.min, 0, limits.quantity, `${at}.min`, faults)
    if (!(deposit.max >= Math.max(1, deposit.min) && deposit.max <= limits.quantity))
      faults[`${at}.max`] = ['bad-input']
    return { ...deposit, name }
  })
}
