import type { TicketWire } from '#contract/backoffice/staff.ts'
import { foldForSearch, matchesSearch } from '#domain/core/search-fold.ts'

export type ColumnId = 'new' | 'kitchen' | 'ready' | 'way'

const columns: Readonly<Record<TicketWire['status'], ColumnId | undefined>> = {
  callcenter_pending: undefined,
  b2b_pending: undefined,
  created: 'new',
  accepted: 'kitchen',
  ready: 'ready',
  outdelivery: 'way',
  delivered: undefined,
  canceled: undefined,
  missed: undefined,
  b2b_canceled: undefined,
  partially_refunded: undefined,
  refunded: undefined,
}

/** Takes an order, if there is one; returns the column that it stands in. */
export const columnOf = (ticket: Pick<TicketWire, 'status'> | undefined): ColumnId | undefined =>
  ticket && columns[ticket.status]

export const columnIds: readonly ColumnId[] = ['new', 'kitchen', 'ready', 'way']

/** Takes open tickets, oldest first; returns them by column, each oldest first, guests who wait in the car before all that is ready (design 11). */
export function inColumns(tickets: readonly TicketWire[]): Readonly<Record<ColumnId, readonly TicketWire[]>> {
  const of = (id: ColumnId) => tickets.filter((ticket) => columnOf(ticket) === id)
  const ready = of('ready')
  const here = ready
    .filter(({ arrival }) => arrival !== null)
    .toSorted((a, b) => Date.parse(a.arrival?.at ?? '') - Date.parse(b.arrival?.at ?? ''))
  return {
    new: of('new'),
    kitchen: of('kitchen'),
    ready: [...here, ...ready.filter((ticket) => !here.includes(ticket))],
    way: of('way'),
  }
}

/** Takes a ticket and what was typed; returns whether it is meant: by number, name, mobile, table, vehicle or item. */
export function isMeant(ticket: TicketWire, query: string): boolean {
  if (query.trim() === '') return true
  const { number, contact_name, contact_mobile, lines, vehicle, table } = ticket
  const words = [
    `#${number}`,
    String(Number(number)),
    contact_name,
    contact_mobile,
    ...(table ? [table.name, table.area] : []),
    ...(vehicle ? [vehicle.plate_number, vehicle.brand_name] : []),
    ...lines.map((line) => line.name),
  ]
  return matchesSearch(foldForSearch(words.join(' ')), query)
}
