import { sql } from 'kysely'
import type { ReservationNotice } from '#domain/reservations/reservation-notice.ts'
import type {
  AccountNotice,
  CompanyNotice,
  NoticeFacts,
  OrderNotice,
  WaitingNotice,
} from '#domain/notifications/notice.ts'
import type { OrderStatus } from '#domain/ordering/order-status.ts'
import type { PlatformDb, TenantDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from '../ordering/orders.ts'

/** Items of a branch whose stock changed; `change` names it, so that it is told once. */
export interface StockChange {
  readonly branchId: string
  readonly itemIds: readonly string[]
  readonly change: string
}

/** Whose doing a reservation's notice is; a guest's by a keyed hash of the address. */
export type ReservationCause =
  | { readonly by: 'guest'; readonly address?: string | undefined }
  | { readonly by: 'staff' | 'clock' | 'payment' }

/** What the relay hears of. */
export interface OutboxEvents {
  'order-changed': {
    orderId: string
    branchId: string
    /** Whose order it is. */
    shopper: string
    version: number
    status: OrderStatus
    created: boolean
  }
  /** Counted items have another count than menus may say. */
  'stock-changed': StockChange
  /** Staff or a program said what a branch has of an item; menus know it already. */
  'stock-said': StockChange
  /** A notice to send, unless the order has moved on by then; `version` names one of several of its kind. */
  notice: {
    orderId: string
    event: OrderNotice
    status: OrderStatus
    refund?: string
    version?: number
    /** What the words name as amount, minor units; none = what the event is about. */
    amount?: number
  }
  /** What happened to an account, and where its customer is told of it; `id` names it, so that it is told once. */
  'account-notice': {
    id: string
    event: AccountNotice
    customerId: string
    to: { mobile?: string; email?: string }
    facts: Partial<NoticeFacts>
  }
  /** An approver is asked, or a member hears that the company did not approve. */
  'company-notice': { orderId: string; event: CompanyNotice }
  /** The order's last step can no longer be undone. */
  'undo-over': { orderId: string }
  /** A session of staff or of a customer is over, by signing out or by its time; named by its hash. */
  'session-ended': { session: string }
  /** What the member of a session may see is other than when its lines were opened; named by its hash. */
  'rights-changed': { session: string }
  /** A table's session changed; `ask` when staff are to hear it. */
  'table-changed': { sessionId: string; branchId: string; version: number; ask: boolean }
  /** A reservation changed; `rooms` when tables were taken or freed by it, `created` when a guest made it. */
  'reservation-changed': {
    reservationId: string
    branchId: string
    /** Whose it is; none of a block of tables and of the rules. */
    shopper?: string
    date: string
    version: number
    rooms: boolean
    created: boolean
  }
  /** A notice about a reservation, unless it has moved on by then; `amount` is what goes back, minor units. */
  'reservation-notice': {
    reservationId: string
    event: ReservationNotice
    version: number
    amount: number
    cause: ReservationCause
  }
  /** Tables of a branch's day were freed: who waits for one may get it. */
  'reservation-room': { branchId: string; date: string }
  /** A queue changed to this version. */
  'waiting-changed': { branchId: string; areaId: string; version: number }
  /** A party is told: of its call, named by its count, or where its ticket is. */
  'waiting-notice': { entryId: string; event: WaitingNotice; calls: number }
  /** A message is queued; `again` when a person queued it anew. */
  message: { messageId: string; again?: number }
}

/** Writes what happened into the business transaction; the relay tells it after the commit (safety 27). */
export async function tellOutbox<K extends keyof OutboxEvents>(
  db: TenantDb,
  kind: K,
  payload: OutboxEvents[K],
  at?: Date,
): Promise<void> {
  await db.q
    .insertInto('outbox')
    .values({ tenant_id: db.tenantId, kind, payload: JSON.stringify(payload), ...(at && { at }) })
    .execute()
}

/** A row of the outbox as the relay claims it. */
export interface OutboxRow {
  readonly tenant_id: string
  readonly id: number
  readonly kind: string
  readonly payload: Record<string, unknown>
}

/** Takes the most; returns rows of all tenants that nobody acts on, oldest first, claimed for a while (safety 28). */
export async function claimOutbox({ q }: PlatformDb, most: number): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`select * from claim_outbox(${most})`.execute(q)
  return rows.toSorted((a, b) => a.id - b.id)
}

/** Takes rows that were acted on, by id; they go. */
export async function dropOutbox({ q }: PlatformDb, ids: readonly number[]): Promise<void> {
  await sql`select drop_outbox(${ids})`.execute(q)
}

/** Takes an order whose step is undone; what was to be told of the step after the undo is not told (rule "Undo"). */
export async function takeBackOutbox(db: TenantDb, orderId: string): Promise<void> {
  await sql`delete from outbox where tenant_id = ${db.tenantId} and kind in ('notice', 'undo-over')
    and payload ->> 'orderId' = ${orderId} and at > clock_timestamp()`.execute(db.q)
}

/** Takes the hash of a session that is over early; its end need not be told again at its time. */
export async function takeBackSessionEnd(db: TenantDb, session: string): Promise<void> {
  await sql`delete from outbox where tenant_id = ${db.tenantId} and kind = 'session-ended'
    and payload ->> 'session' = ${session} and at > clock_timestamp()`.execute(db.q)
}

/** An order changed without a step: its sums did. Rooms hear it. */
export function tellOrderChanged(db: TenantDb, order: OrderRow): Promise<void> {
  return tellOutbox(db, 'order-changed', {
    orderId: order.id,
    branchId: order.branch_id,
    shopper: order.shopper,
    version: order.version,
    status: order.status,
    created: false,
  })
}
