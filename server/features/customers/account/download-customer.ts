import { toDecimal } from '#domain/money.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import type { Language } from '#domain/words.ts'
import type { Deps } from '#server/deps.ts'
import type { CustomerSession } from '#server/request.ts'
import { listSessions } from '#server/store/customer-sessions.ts'
import { listContactOf } from '#server/store/contact-messages.ts'
import { findCustomer, shopperOf } from '#server/store/customers.ts'
import { listEntries, type EntryRow } from '#server/store/ledgers.ts'
import { listMyOrders, listMyRatings } from '#server/store/my-orders.ts'
import type { FullRating } from '#server/store/ratings.ts'
import { readWishes } from '#server/store/notice-wishes.ts'
import { listOwnReservations, type ReservationRow } from '#server/store/reservations.ts'
import { listOwnEntries } from '#server/store/waiting-entries.ts'
import { showBill } from '#server/show/show-bill.ts'
import { showCustomer } from './show-customer.ts'

const everything = { page: 1, perPage: 100_000 }

/** Takes who is signed in; returns all that is kept of the customer, as a file tells it. */
export async function downloadCustomer(
  deps: Deps,
  session: CustomerSession,
  language: Language,
): Promise<Record<string, unknown> | Refusal> {
  const customer = await showCustomer(deps, session, language)
  if (isRefusal(customer)) return customer
  const { tenantId, customerId } = session
  const now = new Date(deps.clock())
  const kept = await deps.db.read(tenantId, async (db) => ({
    note: (await findCustomer(db, customerId))?.note ?? '',
    orders: await listMyOrders(db, shopperOf(customerId), everything),
    ratings: await listMyRatings(db, shopperOf(customerId)),
    devices: await listSessions(db, customerId, now),
    notifications: await readWishes(db, customerId),
    wallet: await listEntries(db, 'wallet', { customerId, ...everything }),
    points: await listEntries(db, 'points', { customerId, ...everything }),
    reservations: await listOwnReservations(db, shopperOf(customerId), everything),
    waiting: await listOwnEntries(db, shopperOf(customerId)),
    messages: await listContactOf(db, customerId),
  }))
  return {
    made_at: now.toISOString(),
    customer,
    note_of_staff: kept.note,
    devices: kept.devices.map((one) => ({
      device: one.device,
      signed_in_at: one.made_at,
      seen_at: one.seen_at,
    })),
    notifications: kept.notifications,
    orders: kept.orders.rows.map((order) => ({
      id: order.id,
      number: order.number,
      status: order.status,
      type: order.type,
      placed_at: order.placed_at,
      name: order.contact_name,
      mobile: order.contact_mobile,
      notes: order.notes,
      address: order.draft.address ?? null,
      bill: showBill(order.bill, language),
      refunded: toDecimal(order.refunded),
    })),
    ratings: kept.ratings.map(showRating),
    wallet: kept.wallet.rows.map((row) => showEntry(row, toDecimal)),
    points: kept.points.rows.map((row) => showEntry(row, Number)),
    reservations: kept.reservations.rows.map(showReservation),
    waiting_list: kept.waiting.map(({ id, name, mobile, party, note, state, joined_at }) => {
      return { id, name, mobile, guests: party, note, state, joined_at }
    }),
    messages: kept.messages.map(({ name, email, mobile, message, created_at }) => {
      return { name, email, mobile, message, written_at: created_at }
    }),
  }
}

function showReservation({ id, status, start_at, guests, name, phone, email, note }: ReservationRow) {
  return { id, status, start_at, guests, name, phone, email, note }
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
