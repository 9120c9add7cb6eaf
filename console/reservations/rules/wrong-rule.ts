import type { ReservationRulesWire } from '#contract/reservations/reservation-rules.ts'
import type { Language } from '#domain/core/words.ts'
import type { TextKey } from '../../i18n/catalogue.ts'

/** The words on the page beside each rule. */
const wordOf: Readonly<Record<keyof ReservationRulesWire, TextKey>> = {
  enable: 'res.enable',
  person_count_from: 'res.fewest',
  person_count_to: 'res.most',
  maximum_duration: 'res.horizon',
  duration: 'res.hold',
  no_show: 'res.no-show-after',
  slot_minutes: 'res.slot-minutes',
  lead_minutes: 'res.lead',
  stays: 'res.stays',
  turn_minutes: 'res.turn',
  covers_per_quarter: 'res.covers',
  change_hours: 'res.change-hours',
  refund: 'res.refund-rule',
  remind_hours: 'res.reminders',
  waitlist: 'res.waitlist',
  periods: 'res.periods',
  special_days: 'res.special-days',
}
const isRule = (name: string | undefined): name is keyof ReservationRulesWire =>
  name !== undefined && name in wordOf

/**
 * Takes the fields that a refusal blames, such as `rules.special_days.0.id`, the rules that were sent and the page's language;
 * returns where on the page each is: the words beside it, and the name of the row in a list.
 */
export function wrongRules(
  fields: Readonly<Record<string, readonly string[]>> | undefined,
  rules: ReservationRulesWire,
  language: Language,
): readonly { readonly word: TextKey; readonly row: string }[] {
  const found = Object.keys(fields ?? {}).flatMap((path) => {
    const [name, at] = path.replace(/^rules\./, '').split('.')
    return isRule(name) ? [{ word: wordOf[name], row: rowOf(rules, name, Number(at), language) }] : []
  })
  return [...new Map(found.map((one) => [`${one.word} ${one.row}`, one])).values()]
}

function rowOf(
  rules: ReservationRulesWire,
  name: keyof ReservationRulesWire,
  at: number,
  language: Language,
): string {
  if (name !== 'periods' && name !== 'special_days') return Number.isInteger(at) ? String(at + 1) : ''
  const row = rules[name][at]?.name
  return row ? row[language] || row.en || row.ar : ''
}
