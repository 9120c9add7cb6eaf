import { channels } from '#contract/core/live.ts'
import type { Caller, LiveRights } from './rights.ts'

/** Rooms of the live server: a channel of spec 7 or a part of it that nobody but its listeners may hear. */
export const rooms = {
  everyPage: (tenantId: string) => `client_frontend:${tenantId}`,
  menus: channels.menus,
  order: channels.orders,
  /** All orders of one shopper: the signed-in customer, else a browser. */
  ordersOf: (tenantId: string, shopper: string) => `${channels.orders(tenantId)}:of:${shopper}`,
  ordersIn: (tenantId: string, branchId: string) => `${channels.orders(tenantId)}:in:${branchId}`,
  branches: (tenantId: string) => channels.branch(tenantId),
  board: channels.branch,
  table: channels.table,
  tables: channels.tables,
  reservation: channels.reservation,
  reservationsOf: (tenantId: string, shopper: string) => `${channels.reservation(tenantId)}:of:${shopper}`,
  reservationSlots: channels.reservationSlots,
  reservations: channels.reservations,
  waiting: channels.waitingList,
  session: (tenantId: string, session: string) => `session_${tenantId}:${session}`,
}

interface Input {
  readonly caller: Caller
  readonly tenantId: string
  /** The part that is wanted; undefined for all that the caller may hear. */
  readonly id: string | undefined
  readonly rights: LiveRights
}

type Authorizer = (input: Input) => Promise<readonly string[]> | readonly string[]

const part = /^[0-9A-Za-z]{1,40}$/
const longestName = 200

/**
 * Takes what a client wants to hear, a channel's name of spec 7 with or without an id; returns the rooms in which it is
 * told, none when it may not hear it or there is no such channel. Spec 7, safety 30.
 */
export async function roomsOfChannel(
  wanted: unknown,
  caller: Caller,
  rights: LiveRights,
): Promise<readonly string[]> {
  if (typeof wanted !== 'string' || wanted.length > longestName) return []
  const { tenantId } = caller
  if (wanted === channels.everyPage) return [rooms.everyPage(tenantId)]
  const [name = '', id, ...more] = wanted.split(':')
  const end = `_${tenantId}`
  if (more.length > 0 || !name.endsWith(end) || (id !== undefined && !part.test(id))) return []
  const authorizer = authorizers.get(name.slice(0, -end.length))
  return authorizer ? authorizer({ caller, tenantId, id, rights }) : []
}

const authorizers: ReadonlyMap<string, Authorizer> = new Map<string, Authorizer>([
  ['menus', ({ tenantId, id }) => (id === undefined ? [rooms.menus(tenantId)] : [])],
  ['orders', authorizeOrders],
  ['branch', authorizeBranch],
  ['waitinglist', ({ tenantId, id }) => [rooms.waiting(tenantId, id)]],
  ['reservation', authorizeReservation],
  // which times are free is public
  [
    'reservation_slots',
    ({ tenantId, id }) => (id === undefined ? [] : [rooms.reservationSlots(tenantId, id)]),
  ],
  ['reservations', (input) => authorizeStaff(input, 'reservations', rooms.reservations)],
  ['tables', (input) => authorizeStaff(input, 'tables', rooms.tables)],
  ['table', authorizeTable],
])

async function authorizeOrders({ caller, tenantId, id, rights }: Input): Promise<readonly string[]> {
  if (id !== undefined) return (await rights.mayWatchOrder(tenantId, id)) ? [rooms.order(tenantId, id)] : []
  const branches = await rights.branchesOf(caller, 'see_board')
  if (branches) return branches.map((branch) => rooms.ordersIn(tenantId, branch))
  return caller.shopper ? [rooms.ordersOf(tenantId, caller.shopper)] : []
}

async function authorizeBranch({ caller, tenantId, id, rights }: Input): Promise<readonly string[]> {
  const branches = await rights.branchesOf(caller, 'see_board')
  if (branches)
    return branches.filter((one) => id === undefined || one === id).map((one) => rooms.board(tenantId, one))
  return id === undefined ? [rooms.branches(tenantId)] : []
}

async function authorizeReservation({ caller, tenantId, id, rights }: Input): Promise<readonly string[]> {
  if (id !== undefined)
    return (await rights.mayWatchReservation(tenantId, id)) ? [rooms.reservation(tenantId, id)] : []
  const branches = await rights.branchesOf(caller, 'reservations')
  if (branches) return branches.map((branch) => rooms.reservations(tenantId, branch))
  return caller.shopper ? [rooms.reservationsOf(tenantId, caller.shopper)] : []
}

async function authorizeTable({ tenantId, id, rights }: Input): Promise<readonly string[]> {
  return id !== undefined && (await rights.mayWatchTable(tenantId, id)) ? [rooms.table(tenantId, id)] : []
}

async function authorizeStaff(
  { caller, tenantId, id, rights }: Input,
  act: 'tables' | 'reservations',
  room: (tenantId: string, branchId: string) => string,
): Promise<readonly string[]> {
  const branches = (await rights.branchesOf(caller, act)) ?? []
  return branches.filter((one) => one === id).map((one) => room(tenantId, one))
}
