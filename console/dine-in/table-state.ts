import type { SeatedTableWire, TableDeskWire } from '#contract/dine-in/table-desk.ts'
import { namePlaces } from '#domain/dine-in/table-place.ts'

export type TableOfDesk = TableDeskWire['areas'][number]['tables'][number]
export type TableWant = 'confirm' | 'waiter' | 'bill' | 'join'

/** Takes a session; returns what its guests want of staff, the most urgent first. */
export function wantsOf(session: SeatedTableWire): TableWant[] {
  const wants: [TableWant, boolean][] = [
    ['confirm', session.state === 'waiting'],
    ['waiter', session.waiter_called_at !== null],
    ['bill', session.bill_asked_at !== null],
    ['join', session.members.some((member) => member.state === 'waiting')],
  ]
  return wants.filter(([, is]) => is).map(([want]) => want)
}

/** Takes a table; returns the session that its guests sit in, else the one that was paid last. */
export function sessionOf({ sessions }: TableOfDesk): SeatedTableWire | undefined {
  return sessions.find((session) => session.state !== 'paid') ?? sessions.at(-1)
}

/** Takes a table; returns the session of those who sit there and have not paid. */
export function liveAt({ sessions }: TableOfDesk): SeatedTableWire | undefined {
  return sessions.find(({ state }) => state !== 'paid')
}

/** Takes a session; returns how its tables are called together. */
export function placeName({ tables }: SeatedTableWire): string {
  return namePlaces(tables.map(({ name }) => name))
}

/** Takes a table; returns the sessions besides the one that is shown: paid, and their guests still there or just gone. */
export function earlierOf(table: TableOfDesk): readonly SeatedTableWire[] {
  return table.sessions.filter((session) => session !== sessionOf(table))
}

/** Takes a session; returns what is still to be paid: of a paid bill nothing, whatever went back of it since. */
export function leftOf({ state, money }: SeatedTableWire): string {
  return state === 'paid' ? '0.00' : (money?.left ?? '0.00')
}
