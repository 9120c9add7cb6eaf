import { toDecimal } from '#domain/money.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import { wordIn, type Language } from '#domain/words.ts'
import type { Deps } from '#server/deps.ts'
import type { CustomerSession } from '#server/request.ts'
import type { EntryRow } from '#server/store/ledgers.ts'
import type { FullRating } from '#server/store/ratings.ts'
import type { WaitRow } from '#server/store/reservation-waits.ts'
import type { ReservationRow } from '#server/store/reservations.ts'
import type { UsualRow } from '#server/store/usual-orders.ts'
import { showBill } from '#server/show/show-bill.ts'
import { readOwnData, type OwnData } from './read-own-data.ts'
import { showCustomer } from './show-customer.ts'

/** Takes who is signed in; returns all that is kept of the customer, as a file tells it. Domain "Privacy". */
export async function downloadCustomer(
  deps: Deps,
  session: CustomerSession,
  language: Language,
): Promise<Record<string, unknown> | Refusal> {
  const customer = await showCustomer(deps, session, language)
  if (isRefusal(customer)) return customer
  const now = new Date(deps.clock())
  const kept = await deps.db.read(session.tenantId, (db) => readOwnData(db, session, now))
  return {
    made_at: now.toISOString(),
    customer,
    note_of_staff: kept.note,
    company: kept.company ?? null,
    came_by_invitation: kept.invitation
      ? { at: kept.invitation.claimed_at, state: kept.invitation.state }
      : null,
    devices: kept.devices.map((one) => ({
      device: one.device,
      signed_in_at: one.made_at,
      seen_at: one.seen_at,
    })),
    notifications: kept.notifications,
    orders: kept.orders.map((order) => showOrder(order, language)),
    usual_orders: kept.usuals.map((usual) => showUsual(usual, language)),
    ratings: kept.ratings.map(showRating),
    wallet: kept.wallet.map((row) => showEntry(row, toDecimal)),
    points: kept.points.map((row) => showEntry(row, Number)),
    reservations: kept.reservations.map(showReservation),
    waiting_for_a_time: kept.waits.map(showWait),
    waiting_list: kept.queued.map(({ id, name, mobile, party, note, state, joined_at }) => {
      return { id, name, mobile, guests: party, note, state, joined_at }
    }),
    messages: kept.messages.map(({ name, email, mobile, message, created_at }) => {
      return { name, email, mobile, message, written_at: created_at }
    }),
  }
}

function showOrder(order: OwnData['orders'][number], language: Language) {
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    type: order.type,
    placed_at: order.placed_at,
    name: order.contact_name,
    mobile: order.contact_mobile,
    notes: order.notes,
    address: order.draft.address ?? null,
    vehicle: order.draft.vehicle ?? null,
    bill: showBill(order.bill, language),
    refunded: toDecimal(order.refunded),
  }
}

function showUsual(
  { id, name, type, branch_id, lines, draft, made_at, used_at }: UsualRow,
  language: Language,
) {
  return {
    id,
    name,
    type,
    branch_id,
    items: lines.map((line) => ({
      name: wordIn(line.name, language),
      quantity: line.quantity,
      note: line.note,
    })),
    address: draft.address ?? null,
    vehicle: draft.vehicle ?? null,
    made_at,
    used_at,
  }
}

function showReservation({ id, status, start_at, guests, name, phone, email, note }: ReservationRow) {
  return { id, status, start_at, guests, name, phone, email, note }
}

function showWait({ id, state, date, guests, name, phone, email, made_at }: WaitRow) {
  return { id, state, date, guests, name, phone, email, made_at }
}

function showEntry<T>({ type, amount, balance, note, order_id, at }: EntryRow, show: (value: number) => T) {
  return { type, amount: show(amount), balance: show(balance), note, order_id, at }
}

function showRating({ row, items, photos }: FullRating) {
  const { order_id, food, service, delivery, comment, answer, made_at } = row
  return {
    order_id,
    food,
    service,
    delivery,
    comment,
    items: items.map(({ item_id, liked }) => ({ item_id, liked })),
    photos: photos.map(({ id }) => `/rating-photos/${id}/1280`),
    answer,
    made_at,
  }
}
