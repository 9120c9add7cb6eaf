/** Channels of spec 7. Clients ask for a channel; the server derives the rooms (a client's `orders_{tenant}` is its own orders). */
export type Channel = 'client_frontend' | 'orders' | 'menus' | 'waitinglist' | 'branch' | 'reservation'

/** What the client sends once after connecting: what it looks at. The server checks each right itself. */
export interface Subscribe {
  /** Orders this page shows; their unguessable ids are the right to watch them. */
  orderIds?: string[]
  /** Staff only: the board of a branch. */
  boardBranchId?: string
  /** The table's session this page shows; its unguessable id is the right to hear that it changed. */
  tableSessionId?: string
  /** Staff only: the tables of a branch. */
  tablesBranchId?: string
  /** A reservation this page shows; its unguessable id is the right to hear that it changed. */
  reservationId?: string
  /** The times of a branch that this wizard shows. */
  reservationSlotsBranchId?: string
  /** Staff only: the reservations of a branch. */
  reservationsBranchId?: string
  /** `waitinglist_{tenant}`: branches whose queues this page shows. What is told of them is public. */
  waitingBranchIds?: string[]
}

/** Server → client. Every message may be lost or come twice: versions and polling repair it (safety 29). */
export interface LiveEvents {
  /** An order changed; ask for it when its version is above the one shown. */
  order: (message: { id: string; version: number; status: string }) => void
  /** Menu or site content changed to this version. */
  menu: (message: { version: number; items?: { id: string; branch_id: string; sold_out: boolean }[] }) => void
  /** The board of a branch changed. */
  board: (message: { branch_id: string; order_id: string; created: boolean }) => void
  /** A table's session changed; ask for it when its version is above the one shown. */
  table: (message: { id: string; version: number }) => void
  /** A table of the branch changed; `ask` when somebody there wants something. */
  tables: (message: { branch_id: string; session_id: string; ask: boolean }) => void
  /** A reservation changed; ask for it when its version is above the one shown. */
  reservation: (message: { id: string; version: number }) => void
  /** Tables of that day were taken or freed: times of the wizard may be others. */
  reservation_slots: (message: { branch_id: string; date: string }) => void
  /** Staff: a reservation or a block of the branch changed; `created` by a guest. */
  reservations: (message: { branch_id: string; date: string; created: boolean }) => void
  /** waitinglist_{tenant}: a queue changed to this version; ask for it when another one is shown. */
  waiting: (message: { branch_id: string; area_id: string; version: number }) => void
  /** client_frontend: reload the page fully, after a random wait up to `spreadMs`. */
  reload: (message: { spreadMs: number }) => void
}

export interface LiveRequests {
  subscribe: (wish: Subscribe, done: (answer: { ok: boolean }) => void) => void
}

/** Path of the socket, on every host; no folder of an app's sources has this name, which `npm run dev` serves beside it. */
export const livePath = '/socket'

/** How often a page asks "since version" besides the events (safety 29). */
export const pollEveryMs = { page: 20_000, board: 10_000 } as const

/** As many orders a page names at once when it asks what changed on its board; who lacks more asks for the whole of it. */
export const mostNamedOrders = 50
