import { limits } from '../core/limits.ts'
import type { RefusalCode } from '../core/refusal.ts'
import { cleanLine } from '../core/text.ts'
import { checkTax } from './check-tax.ts'
import { feeTypes, type Fee } from './fee.ts'

/** What of the restaurant a fee may name. */
export interface FeeIds {
  readonly branches: ReadonlySet<string>
  readonly groups: ReadonlySet<string>
  readonly items: ReadonlySet<string>
}

type Faults = Record<string, RefusalCode[]>

/**
 * Takes a fee as it was typed, amounts in minor units, what it may name and where faults go, by field; returns it clean.
 * Refused: no name in one language at least, no way to order ('field-required'), a table or an amount, share or limit out of
 * bounds, a branch or dish that is none ('bad-input').
 */
export function checkFee(fee: Fee, ids: FeeIds, faults: Faults): Fee {
  const ar = cleanLine(fee.name.ar, limits.feeName)
  const en = cleanLine(fee.name.en, limits.feeName)
  if (ar === undefined) faults['name.ar'] = ['text-too-long']
  if (en === undefined) faults['name.en'] = ['text-too-long']
  if (ar === '' && en === '') faults['name.ar'] = ['field-required']
  const { charge, below, on, types } = fee
  if (charge.kind === 'share') inBounds(charge.basisPoints, 1, 10_000, 'percent', faults)
  else inBounds(charge.amount, 1, limits.dishPrice, 'amount', faults)
  if (below !== undefined) inBounds(below, 1, limits.dishPrice, 'below', faults)
  if (types.length === 0) faults['types'] = ['field-required']
  if (!types.every((type) => feeTypes.some((one) => one === type))) faults['types'] = ['bad-input']
  if (!fee.branchIds.every((id) => ids.branches.has(id))) faults['branch_ids'] = ['bad-input']
  const { itemIds = [], groupIds = [] } = on ?? {}
  if (!itemIds.every((id) => ids.items.has(id))) faults['item_ids'] = ['bad-input']
  if (!groupIds.every((id) => ids.groups.has(id))) faults['group_ids'] = ['bad-input']
  const tax = fee.tax && checkTax(fee.tax, faults)
  const { tax: _, on: _on, ...rest } = fee
  return {
    ...rest,
    name: { ar: ar ?? '', en: en ?? '' },
    types: feeTypes.filter((type) => types.includes(type)),
    ...((itemIds.length > 0 || groupIds.length > 0) && { on: { itemIds, groupIds } }),
    ...(tax && { tax }),
  }
}

function inBounds(value: number, least: number, most: number, field: string, faults: Faults): void {
  if (!Number.isInteger(value) || value < least || value > most) faults[field] = ['bad-input']
}
