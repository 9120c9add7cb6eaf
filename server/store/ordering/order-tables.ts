import type { Generated } from 'kysely'
import type { Bill } from '#domain/pricing/bill.ts'
import type { CartDraft } from '#domain/ordering/cart-draft.ts'
import type { CartLine } from '#domain/menu/cart-line.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import type { Currency } from '#domain/core/money.ts'
import type { PayMethod } from '#domain/payments/pay-method.ts'
import type { WayToPay } from '#domain/payments/way-to-pay.ts'
import type { OrderKind } from '#domain/ordering/order-kind.ts'
import type { OrderStatus } from '#domain/ordering/order-status.ts'
import type { Language } from '#domain/core/words.ts'
import type { Default, Json, JsonOrDefault, JsonOrNull, Time, TimeOrNull } from '../core/column-types.ts'
import type { OrderStock } from '../menu/stock-tables.ts'

/** What was promised before the last change, and when it changed (ISO). */
export interface PromiseChange {
  readonly at: string
  readonly was: string
}

/** Which order row takes what a changed order costs more (minor units), and until when (ISO). */
export interface OrderMore {
  readonly orderId: string
  readonly amount: number
  readonly until: string
}

/** When staff changed the order last (ISO), and its total before, minor units. */
export interface OrderEdited {
  readonly at: string
  readonly was: number
}

/** Carts, orders, payments and what the relay carries: db/migrations/*_orders.sql. */
export interface OrderTables {
  carts: {
    tenant_id: string
    id: string
    shopper: string
    version: Default<number>
    type: OrderType
    branch_id: string | null
    lines: Json<CartLine[]>
    draft: Json<CartDraft>
    ordered_version: number | null
    closed_at: TimeOrNull
    created_at: Time
    updated_at: Time
  }
  orders: {
    tenant_id: string
    id: string
    shopper: string
    cart_id: string
    cart_version: number
    branch_id: string
    type: OrderType
    status: OrderStatus
    payment_state: 'due' | 'pending' | 'paid' | 'closed'
    version: Default<number>
    language: Language
    number: number | null
    business_date: string | null
    contact_name: string
    contact_mobile: string
    notes: Default<string>
    currency: Currency
    total: number
    captured: Default<number>
    refunding: Default<number>
    refunded: Default<number>
    pay_method: Default<WayToPay>
    returned: Default<number>
    till: Default<number>
    bill: Json<Bill>
    draft: JsonOrDefault<CartDraft>
    stock: JsonOrNull<OrderStock>
    promised_minutes: number
    placed_at: Time
    hold_until: TimeOrNull
    created_at: TimeOrNull
    /** When the hours end in which an order for now was placed; none of one for later. */
    closes_at: TimeOrNull
    accept_by: TimeOrNull
    accepted_at: TimeOrNull
    promised_at: TimeOrNull
    ready_at: TimeOrNull
    delivered_at: TimeOrNull
    ended_at: TimeOrNull
    cancel_reason: string | null
    arrived_at: TimeOrNull
    arrived_place: Default<string>
    arrivals: Default<number>
    arrival_answered_at: TimeOrNull
    promise_change: JsonOrNull<PromiseChange>
    /** A change by staff waits for its price difference; and the last change that was made. */
    more: JsonOrNull<OrderMore>
    edited: JsonOrNull<OrderEdited>
    kind: Default<OrderKind>
    table_session_id: string | null
    /** Whose deposit it is. */
    reservation_id: string | null
    slot_start: TimeOrNull
    slot_end: TimeOrNull
    slot_minutes: number | null
    slot_amount: number | null
    slot_proven: boolean | null
    release_at: TimeOrNull
    /** When the hours begin in which its slot starts. */
    slot_opens_at: TimeOrNull
  }
  order_journal: {
    tenant_id: string
    order_id: string
    seq: number
    from_status: OrderStatus | null
    to_status: OrderStatus
    actor: string
    reason: string | null
    at: Time
  }
  order_counters: { tenant_id: string; branch_id: string; business_date: string; last: number }
  idempotency_keys: {
    tenant_id: string
    shopper: string
    key: string
    body_hash: string
    order_id: string
    made_at: Time
  }
  payment_attempts: {
    tenant_id: string
    reference: string
    order_id: string
    account_id: string
    /** Minor units as asked for, and once captured as taken. */
    amount: number
    currency: string
    order_version: number
    state: 'opening' | 'open' | 'submitted' | 'late' | 'captured' | 'closed'
    last_answer: string | null
    pay_url: string | null
    session_id: string | null
    gateway_payment_id: string | null
    /** What draws the gateway's form in our page; none where its own page takes the card. */
    form: JsonOrNull<Record<string, unknown>>
    method: PayMethod | null
    next_url: string | null
    session_ends_at: Time
    ask_at: TimeOrNull
    fence: Default<number>
    made_at: Time
    settled_at: TimeOrNull
  }
  payment_journal: {
    tenant_id: string
    id: Generated<number>
    reference: string
    step: string
    raw: string
    at: Time
  }
  refunds: {
    tenant_id: string
    reference: string
    order_id: string
    attempt_reference: string
    amount: number
    /** Of its payment: another than the order's where another was taken. */
    currency: string
    state: 'wanted' | 'sending' | 'pending' | 'done' | 'failed' | 'needs_person'
    reason: string
    actor: string
    credit_note_id: string | null
    counted: Default<boolean>
    asked: Default<number>
    ask_at: TimeOrNull
    fence: Default<number>
    made_at: Time
    ended_at: TimeOrNull
    gateway_refund_id: string | null
    /** Since when its money is at the restaurant again; of one that is done: it was given another way. */
    bounced_at: TimeOrNull
    /** Until then one reader has it; none while nobody does. */
    held_until: TimeOrNull
  }
  outbox: {
    tenant_id: string
    id: Generated<number>
    kind: string
    payload: Json<Record<string, unknown>>
    at: Time
    claimed_until: TimeOrNull
  }
}
