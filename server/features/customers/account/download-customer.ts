import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { CustomerSession } from '#server/http/request.ts'
import type { CartRow } from '#server/store/ordering/carts.ts'
import type { EntryRow } from '#server/store/loyalty/ledgers.ts'
import type { FullRating } from '#server/store/ratings/ratings.ts'
import type { WaitRow } from '#server/store/reservations/reservation-waits.ts'
import type { ReservationRow } from '#server/store/reservations/reservations.ts'
import type { UsualRow } from '#server/store/ordering/usual-orders.ts'
import type { WaitingEntryRow } from '#server/store/waitlist/waiting-entries.ts'
import { showBill } from '#server/show/show-bill.ts'
import { readOwnData, type OwnData } from './read-own-data.ts'
import { showCustomer } from './show-customer.ts'
import { showOwnGains } from './show-own-gains.ts'

/** Takes who is signed in; returns all that is kept of the customer, as a file tells it. Rule "My data as a file". */
export async function downloadCustomer(
  deps: Deps,
  session: CustomerSession,
  language: Language,
): Promise<Record<string, unknown> | Refusal> {
  const customer = await showCustomer(deps, session, language)
  if (isRefusal(customer)) return customer
  const now = new Date(deps.clock())
  const ownData = await deps.db.read(session.tenantId, (db) =>
    readOwnData(db, session, { now, seal: deps.seal }),
  )
  return {
    made_at: now.toISOString(),
    customer,
    note_of_staff: ownData.note,
    company: ownData.company ?? null,
    came_by_invitation: ownData.invitation
      ? { at: ownData.invitation.claimed_at, state: ownData.invitation.state }
      : null,
    devices: ownData.devices.map((one) => ({
      device: one.device,
      signed_in_at: one.made_at,
      seen_at: one.seen_at,
    })),
    notifications: ownData.notifications,
    carts: ownData.carts.map((cart) => showCart(cart, language)),
    shared_carts: ownData.shared,
    tables: ownData.tables.map(({ name, joined_at }) => ({ name, at: joined_at })),
    notes_in_shared_carts: ownData.shared_notes,
    orders: ownData.orders.map((order) => showOrder(order, language)),
    payments: ownData.payments.map(showPayment),
    usual_orders: ownData.usuals.map((usual) => showUsual(usual, language)),
    ratings: ownData.ratings.map(showRating),
    wallet: ownData.wallet.map((row) => showEntry(row, toDecimal)),
    points: ownData.points.map((row) => showEntry(row, Number)),
    ...showOwnGains(ownData, now, language),
    reservations: ownData.reservations.map(showReservation),
    waiting_for_a_time: ownData.waits.map(showWait),
    waiting_list: ownData.queued.map(showQueued),
    messages: ownData.messages.map(({ name, email, mobile, message, created_at }) => {
      return { name, email, mobile, message, written_at: created_at }
    }),
    sent_to_me: ownData.sent.map(({ event, channel, recipient, subject, body, at, state }) => {
      return { event, channel, to: recipient, subject, body, at, state }
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
    arrived_at: order.arrived_at,
    arrived_place: order.arrived_place,
    cancel_reason: order.cancel_reason,
    address: order.draft.address ?? null,
    vehicle: order.draft.vehicle ?? null,
    bill: showBill(order.bill, language),
    refunded: toDecimal(order.refunded),
  }
}

function showPayment({ id, kind, placed_at, total, currency, refunded }: OwnData['payments'][number]) {
  return { id, for: kind, placed_at, total: toDecimal(total), currency, refunded: toDecimal(refunded) }
}

/** What was chosen, of a cart and of a usual order. */
function showChosen({ lines, draft }: Pick<UsualRow, 'lines' | 'draft'>, language: Language) {
  const items = lines.map((line) => ({
    name: wordIn(line.name, language),
    quantity: line.quantity,
    note: line.note,
  }))
  return { items, address: draft.address ?? null, vehicle: draft.vehicle ?? null }
}

function showCart(cart: CartRow, language: Language) {
  const { id, type, branch_id, created_at, updated_at } = cart
  return { id, type, branch_id, ...showChosen(cart, language), made_at: created_at, changed_at: updated_at }
}

function showUsual(usual: UsualRow, language: Language) {
  const { id, name, type, branch_id, made_at, used_at } = usual
  return { id, name, type, branch_id, ...showChosen(usual, language), made_at, used_at }
}

function showReservation(row: ReservationRow) {
  const {
    id,
    status,
    start_at,
    guests,
    name,
    phone,
    email,
    note,
    staff_note,
    allergens,
    stars,
    rating_comment,
  } = row
  const reason = row.reason?.startsWith('words:') ? row.reason.slice('words:'.length) : row.reason
  const said = { note, staff_note, allergens, reason, stars, rating_comment }
  return { id, status, start_at, guests, name, phone, email, ...said }
}

function showQueued(row: WaitingEntryRow) {
  const { id, name, mobile, party, note, state, joined_at, reason, stars, rating_words } = row
  return { id, name, mobile, guests: party, note, state, joined_at, reason, stars, rating_words }
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
