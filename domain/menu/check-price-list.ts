import { limits } from '../core/limits.ts'
import type { RefusalCode } from '../core/refusal.ts'
import { isWindow } from '../core/time-window.ts'
import { cleanLine } from '../core/text.ts'
import { parseDate } from '../core/zoned-time.ts'
import type { PriceList } from './price-list.ts'

/** What of the restaurant a price list may name. */
export interface PriceListIds {
  readonly branches: ReadonlySet<string>
  readonly groups: ReadonlySet<string>
  readonly items: ReadonlySet<string>
}

type Faults = Record<string, RefusalCode[]>

/**
 * Takes a price list as it was typed, amounts in minor units, what it may name and where faults go, by field; returns it
 * clean. Refused: no name in one language at least, neither a share nor a price ('field-required'), a share, price, window or
 * day out of bounds, a last day before the first, a branch, group or dish that is none or comes twice ('bad-input').
 */
export function checkPriceList(list: PriceList, ids: PriceListIds, faults: Faults): PriceList {
  const ar = cleanLine(list.name.ar, limits.feeName)
  const en = cleanLine(list.name.en, limits.feeName)
  if (ar === undefined) faults['name.ar'] = ['text-too-long']
  if (en === undefined) faults['name.en'] = ['text-too-long']
  if (ar === '' && en === '') faults['name.ar'] = ['field-required']
  const { basisPoints, prices, from, to } = list
  if (!Number.isInteger(basisPoints) || basisPoints < -9000 || basisPoints > 20_000)
    faults['percent'] = ['bad-input']
  if (basisPoints === 0 && prices.length === 0) faults['prices'] = ['field-required']
  for (const [i, { itemId, price }] of prices.entries()) {
    const twice = prices.findIndex((one) => one.itemId === itemId) !== i
    if (twice || !ids.items.has(itemId)) faults[`prices.${i}.item_id`] = ['bad-input']
    if (!Number.isInteger(price) || price < 0 || price > limits.dishPrice)
      faults[`prices.${i}.price`] = ['bad-input']
  }
  if (!list.branchIds.every((id) => ids.branches.has(id))) faults['branch_ids'] = ['bad-input']
  if (!list.groupIds.every((id) => ids.groups.has(id))) faults['group_ids'] = ['bad-input']
  const wrong = !list.windows.every(isWindow)
  if (wrong || list.windows.length > 21) faults['windows'] = ['bad-input']
  if (from !== undefined && !parseDate(from)) faults['from'] = ['bad-input']
  if (to !== undefined && (!parseDate(to) || (from !== undefined && to < from))) faults['to'] = ['bad-input']
  return { ...list, name: { ar: ar ?? '', en: en ?? '' } }
}
