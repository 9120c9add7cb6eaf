import type { BoardWire } from '#contract/ordering/board.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'

/** Takes what is special about it; returns a ticket, for tests. */
export function makeTicket(change: Partial<TicketWire> = {}): TicketWire {
  return {
    id: 'order1',
    version: 2,
    number: '041',
    type: 'pickup',
    status: 'created',
    shown: change.status ?? 'created',
    branch_id: 'branch',
    contact_name: 'Noura',
    address: null,
    zone_name: '',
    contact_mobile: '+966551234567',
    vehicle: null,
    table: null,
    arrival: null,
    notes: '',
    lines: [],
    count: 0,
    total: '20.00',
    sums: null,
    refunded: '0.00',
    refunding: '0.00',
    captured: '20.00',
    till: '0.00',
    returned: '0.00',
    value: '20.00',
    pay_method: 'card',
    payment_state: 'paid',
    created_at: '2026-11-21T17:00:00.000Z',
    accept_by: '2026-11-21T17:15:00.000Z',
    accepted_at: null,
    promised_at: null,
    ready_at: null,
    ended_at: null,
    created_time: '08:00 PM',
    ended_time: '',
    promised_minutes: 15,
    slot: null,
    outside_hours: false,
    release_at: null,
    more: null,
    cancel_reason: null,
    may: ['accept', 'cancel'],
    refunds: [],
    ...change,
  }
}

/** Takes tickets; returns a board that shows them, for tests. */
export function makeBoard(tickets: TicketWire[], change: Partial<BoardWire> = {}): BoardWire {
  return {
    branch_id: 'branch',
    version: 'v1',
    rendered_at: '2026-11-21T17:00:30.000Z',
    marks: Object.fromEntries(
      [...tickets, ...(change.ended ?? [])].map(({ id, version }) => [id, `m${version}`]),
    ),
    tickets,
    ended: [],
    today: { open: tickets.length, average_minutes: null, total: '0.00' },
    accepting: true,
    closed: '',
    calls: [],
    ...change,
  }
}
