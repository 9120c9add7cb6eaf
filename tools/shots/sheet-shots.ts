import { catalogue, type TextKey } from '#console/i18n/catalogue.ts'
import { makeText } from '#web/make-text.ts'
import type { Language, Shot } from './shot.ts'

/** Sheets of the console: the room in which each opens, and the word of the button that opens it. */
const sheets: readonly (readonly [name: string, path: string, word: TextKey])[] = [
  ['company', '/companies', 'companies.add'],
  ['coupon', '/coupons', 'coupons.add'],
  ['campaign', '/campaigns', 'campaign.add'],
  ['branch', '/branches', 'branches.add'],
  ['invitation', '/team', 'team.invite'],
  ['printer', '/printing', 'printing.add'],
  ['daily-report', '/reports', 'reports.daily'],
  ['table-plan', '/tables', 'tables.plan'],
  ['walk-in', '/queue', 'queue.add'],
  ['api-key', '/integrations', 'int.keys.add'],
]

/** Takes the language and how the console's addresses are made; returns pictures of its sheets. */
export const sheetShots = (language: Language, console: (path: string) => string): Shot[] => {
  const t = makeText(language, catalogue[language])
  return sheets.map(([name, path, word]) => ({
    name: `console-sheet-${name}`,
    url: console(path),
    who: 'staff',
    press: t(word),
  }))
}
