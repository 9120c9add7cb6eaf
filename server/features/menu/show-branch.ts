import type { BranchWire } from '#contract/menu/menu.ts'
import { readyMinutes } from '#domain/ordering/ready-time.ts'
import { openingAt } from '#domain/timing/opening.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { hoursNote } from '#server/content/hours-note.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'

/**
 * Takes a branch, the language, now and for which order type it is looked at (none = the branch as a whole); returns it
 * for people, and when its answer changes by the clock. Spec 7.
 */
export function showBranch(
  branch: Branch,
  language: Language,
  now: number,
  type?: OrderType,
): { branch: BranchWire; changesAt: number | undefined } {
  const hours = openingAt(branch, type, now)
  return {
    changesAt: hours.changesAt,
    branch: {
      id: branch.id,
      name: wordIn(branch.name, language),
      address: wordIn(branch.address, language),
      phone: branch.phone,
      latitude: branch.latitude,
      longitude: branch.longitude,
      types: [...branch.types],
      asap_allowed: branch.asapAllowed,
      schedule_allowed: branch.scheduleAllowed,
      open: hours.open && branch.accepting,
      hours_note: hoursNote(branch, hours, language, now),
      ready_minutes: readyMinutes(branch.baseMinutes),
      stars: branch.stars ? { ...branch.stars } : null,
      tax: {
        enable_custom_tax: branch.customTax.enabled,
        custom_tax_number: branch.customTax.number,
        custom_tax_url: branch.customTax.url,
      },
    },
  }
}
