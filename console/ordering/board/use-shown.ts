import { useState } from 'react'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { columnOf, isMeant, type ColumnId } from './columns.ts'

export type Shown = ReturnType<typeof useShown>

/** Takes the orders that are the kitchen's now and those of them that ring; keeps which of all are looked at. */
export function useShown(released: readonly TicketWire[], ringing: readonly TicketWire[]) {
  const [query, setQuery] = useState('')
  const [type, setType] = useState<OrderType>()
  const [column, setColumn] = useState<ColumnId>('new')
  const tickets = released.filter(
    (ticket) => isMeant(ticket, query) && (type === undefined || ticket.type === type),
  )
  const hidden = hiddenOf(ringing, tickets)
  return {
    query,
    setQuery,
    type,
    setType,
    /** Of a phone, which has room for one. */
    column,
    setColumn,
    tickets,
    searching: query.trim() !== '' || type !== undefined,
    /** So many ring unseen: a bell without an order is looked for in vain. */
    hidden: hidden.length,
    showHidden() {
      setQuery('')
      setType(undefined)
      setColumn(columnOf(hidden[0]) ?? 'new')
    },
  }
}

/** Takes the orders that ring and those that are shown; returns those that ring unseen. */
export function hiddenOf(ringing: readonly TicketWire[], shown: readonly TicketWire[]): TicketWire[] {
  const seen = new Set(shown.map(({ id }) => id))
  return ringing.filter(({ id }) => !seen.has(id))
}
