/**
 * Channels of spec 7 (realtime socket), by the names under which a client subscribes: `subscribe` with one name or a list.
 * A name alone is all of the channel that this client may hear, a name with an id behind it is one part; the server checks
 * each right itself. `tables`, `table`, `reservations` and `reservation_slots` are channels of our own.
 */
export const channels = {
  /** Every page: reload fully. */
  everyPage: 'client_frontend',
  /** Menu and branches changed. */
  menus: (tenant: string) => `menus_${tenant}`,
  /** An order, whose unguessable id is the right to watch it; without one the caller's own, for staff those of their branches. */
  orders: (tenant: string, orderId?: string) => named('orders', tenant, orderId),
  /** What guests see of branches changed; for staff the board of one branch, or of all that they may see. */
  branch: (tenant: string, branchId?: string) => named('branch', tenant, branchId),
  /** The queues of a branch, or of all. What is told of them is public. */
  waitingList: (tenant: string, branchId?: string) => named('waitinglist', tenant, branchId),
  /** A reservation, whose unguessable id is the right; without one the caller's own. */
  reservation: (tenant: string, id?: string) => named('reservation', tenant, id),
  /** The times of a branch that a wizard shows. */
  reservationSlots: (tenant: string, branchId: string) => named('reservation_slots', tenant, branchId),
  /** Staff only: the reservations of a branch. */
  reservations: (tenant: string, branchId: string) => named('reservations', tenant, branchId),
  /** A table's session, whose unguessable id is the right. */
  table: (tenant: string, sessionId: string) => named('table', tenant, sessionId),
  /** Staff only: the tables of a branch. */
  tables: (tenant: string, branchId: string) => named('tables', tenant, branchId),
}

const named = (channel: string, tenant: string, id?: string) =>
  id === undefined ? `${channel}_${tenant}` : `${channel}_${tenant}:${id}`

/** What is told, by its kind. Every message may be lost or come twice: versions and polling repair it (safety 29). */
export interface Updates {
  /** orders_{tenant}: an order changed; ask for it when its version is above the one shown. */
  order: { id: string; version: number; status: string }
  /** menus_{tenant}, branch_{tenant}: menu, branches or site content changed to this version. */
  menu: { version: number; items?: { id: string; branch_id: string; sold_out: boolean }[] }
  /** branch_{tenant}, for staff: the board of a branch changed. */
  board: { branch_id: string; order_id: string; created: boolean }
  /** A table's session changed; ask for it when its version is above the one shown. */
  table: { id: string; version: number }
  /** A table of the branch changed; `ask` when somebody there wants something. */
  tables: { branch_id: string; session_id: string; ask: boolean }
  /** reservation_{tenant}: a reservation changed; ask for it when its version is above the one shown. */
  reservation: { id: string; version: number }
  /** Tables of that day were taken or freed: times of the wizard may be others. */
  reservation_slots: { branch_id: string; date: string }
  /** Staff: a reservation or a block of the branch changed; `created` by a guest. */
  reservations: { branch_id: string; date: string; created: boolean }
  /** waitinglist_{tenant}: a queue changed to this version; ask for it when another one is shown. */
  waiting: { branch_id: string; area_id: string; version: number }
  /** client_frontend: reload the page fully, after a random wait up to `spreadMs`. */
  reload: { spreadMs: number }
}

export type UpdateKind = keyof Updates

/** The one event of the socket: the channel by its name, what happened there, and its facts. */
export type Update = { [K in UpdateKind]: { channel: string; kind: K } & Updates[K] }[UpdateKind]

/** Server → client. */
export interface LiveEvents {
  update: (message: Update) => void
}

/** Client → server. */
export interface LiveRequests {
  subscribe: (wanted: string | readonly string[], done: (answer: { ok: boolean }) => void) => void
}

/** What a listener does on updates of which kind. */
export type LiveHandlers = { [K in UpdateKind]?: (message: Updates[K]) => void }

/** Takes a listener and an update; tells it, when it listens to that kind. */
export function dispatch(handlers: LiveHandlers, update: Update): void {
  // a union's kind and facts belong together, which no type can follow through a look-up
  const listener = handlers[update.kind] as ((message: Update) => void) | undefined
  listener?.(update)
}

/** Path of the socket, on every host; no folder of an app's sources has this name, which `npm run dev` serves beside it. */
export const livePath = '/socket'

/** As many orders a page names at once when it asks what changed on its board; who lacks more asks for the whole of it. */
export const mostNamedOrders = 50
