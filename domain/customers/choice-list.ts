import { vehicleBrands } from '../ordering/vehicle-brand.ts'
import type { Words } from '../core/words.ts'

/** One entry of a list that guests choose from. */
export interface ChoiceEntry {
  readonly id: string
  readonly name: Words
  /** Offered; what is not stays known, so that what was chosen before keeps its name. */
  readonly shown: boolean
}

/** Lists that a restaurant may make its own. */
export type ChoiceKind = 'waiting_reasons' | 'vehicle_brands'

const entry = (id: string, ar: string, en: string): ChoiceEntry => ({ id, name: { ar, en }, shown: true })

/** The product's own lists, until a restaurant writes its own. Spec 3, 7. */
export const ownLists: Readonly<Record<ChoiceKind, readonly ChoiceEntry[]>> = {
  waiting_reasons: [
    entry('too-long', 'الانتظار طويل', 'The wait is too long'),
    entry('plans-changed', 'تغيّرت خطتنا', 'Our plans have changed'),
    entry('found-table', 'وجدنا مكانًا آخر', 'We found another place'),
    entry('party-changed', 'تغيّر عددنا', 'Our number has changed'),
  ],
  vehicle_brands: vehicleBrands.map(({ id, name }) => ({ id, name, shown: true })),
}

/**
 * Takes a kind and what a restaurant wrote of it, if anything; returns the list in its order. Makes of cars are known ones:
 * a new one of the product stands at the end, and 'other' is always offered. Spec 3.
 */
export function choiceList(
  kind: ChoiceKind,
  written: readonly ChoiceEntry[] | undefined,
): readonly ChoiceEntry[] {
  if (!written) return ownLists[kind]
  if (kind !== 'vehicle_brands') return written
  const known = written.filter(({ id }) => ownLists.vehicle_brands.some((one) => one.id === id))
  const fresh = ownLists.vehicle_brands.filter(({ id }) => !known.some((one) => one.id === id))
  return [...known, ...fresh].map((one) => (one.id === 'other' ? { ...one, shown: true } : one))
}
