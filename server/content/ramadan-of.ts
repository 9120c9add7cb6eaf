import { nextRamadan, type Ramadan } from '#domain/timing/ramadan.ts'
import { toLocal } from '#domain/core/zoned-time.ts'
import type { Deps } from '../core/deps.ts'
import type { Catalogue } from '../store/menu/catalogue.ts'

/** Takes content; returns this or the next Ramadan by the calendar where the restaurant is: what screens propose for days. */
export function ramadanOf(
  { clock }: Pick<Deps, 'clock'>,
  { branches }: Pick<Catalogue, 'branches'>,
): Ramadan {
  return nextRamadan(toLocal(clock(), branches[0]?.timeZone ?? 'UTC'))
}
