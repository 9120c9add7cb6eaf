import { refusalMessage } from '#contract/core/refusal-message.ts'
import type { TableInsideWire, TableRoundWire, TableSessionWire } from '#contract/dine-in/table.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { settingText } from '#domain/site/settings.ts'
import { takenLines } from '#domain/dine-in/table-share.ts'
import { listComma, wordIn, type Language } from '#domain/core/words.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { Deps } from '#server/core/deps.ts'
import { showBill } from '#server/show/show-bill.ts'
import { findCart, type CartRow } from '#server/store/ordering/carts.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { isAdvance, roundOf } from '#server/store/dine-in/table-orders.ts'
import {
  listTableMembers,
  type TableMemberRow,
  type TableSessionRow,
} from '#server/store/dine-in/table-sessions.ts'
import { findTable } from '#server/store/dine-in/tables.ts'
import type { Call } from '../../http/call.ts'
import { fitCart, showCart } from '../ordering/cart/show-cart.ts'
import { showStatus } from '../ordering/order/show-order.ts'
import { findSeat } from '../../ports/table-seats.ts'
import { allows } from '../pricing/apply-tenders.ts'
import { readTableMoney, type TableMoney } from './table-money.ts'

/** Takes a session's id and who asks; returns the session as this phone may see it. Refuses as findSeat does. */
export async function readTable(
  deps: Deps,
  call: Call,
  sessionId: string,
): Promise<TableSessionWire | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  const now = deps.clock()
  const found = await deps.db.snapshot(call.tenantId, async (db) => {
    const seat = await findSeat(db, call, sessionId)
    if (isRefusal(seat)) return seat
    const { session, member } = seat
    const table = await findTable(db, session.table_id)
    const cart = await forSystem('derived', findCart(db, session.cart_id))
    const name = cart?.draft.table?.name ?? table?.name ?? ''
    if (member.state !== 'in') return { session, member, table, name }
    const [members, money] = [
      await listTableMembers(db, [session.id]),
      await readTableMoney(db, session, catalogue, now),
    ]
    return { session, member, table, name, inside: cart && { members, cart, money } }
  })
  if (isRefusal(found)) return found
  const { session, member, table, name } = found
  const branch = catalogue.branches.find((one) => one.id === session.branch_id)
  const inside = found.inside && showInside({ ...found.inside, session, member }, catalogue, call, now)
  if (isRefusal(inside)) return inside
  return {
    id: session.id,
    version: session.version,
    state: shownState(session),
    table: name,
    area: table ? wordIn({ ar: table.area_ar, en: table.area_en }, call.language) : '',
    branch_id: session.branch_id,
    branch: branch ? wordIn(branch.name, call.language) : '',
    me: { id: member.id, no: member.no, name: member.name, state: member.state },
    inside: inside ?? null,
    rendered_at: new Date(now).toISOString(),
  }
}

/** Takes a session; returns its state as it travels: one that is over is not shown, and a joined one is another's. */
export function shownState({ state }: TableSessionRow): 'waiting' | 'open' | 'paid' {
  return state === 'waiting' || state === 'open' ? state : 'paid'
}

interface Inside {
  readonly session: TableSessionRow
  readonly member: TableMemberRow
  readonly members: readonly TableMemberRow[]
  readonly cart: CartRow
  readonly money: TableMoney
}

function showInside(parts: Inside, catalogue: Catalogue, call: Call, now: number): TableInsideWire | Refusal {
  const { session, member, members, cart, money } = parts
  const fitted = fitCart(cart, catalogue, now)
  const shown = isRefusal(fitted) ? fitted : showCart(fitted, fitted.gone, catalogue, call, now)
  if (isRefusal(shown)) return shown
  const zone = catalogue.branches.find((one) => one.id === session.branch_id)?.timeZone ?? 'UTC'
  return {
    members: members.map(({ id, no, name, state }) => ({ id, no, name, state, mine: id === member.id })),
    cart: shown,
    added_by: Object.fromEntries(cart.lines.flatMap((line) => (line.by ? [[line.id, line.by]] : []))),
    rounds: money.rounds.map((order) =>
      showRound(order, money, { catalogue, language: call.language, zone }),
    ),
    ...showMoney(session, money, call.language),
    tender: showTender(session, money, catalogue, call.language),
    waiter_called: session.waiter_called_at !== null,
    bill_asked: session.bill_asked_at !== null,
    pay_online: settingText(catalogue.settings, 'dine_in.pay_online') === '1',
  }
}

function showTender(
  { tender, parts }: TableSessionRow,
  { bill: { bill }, shares, couponTrouble }: TableMoney,
  { settings, pages }: Catalogue,
  language: Language,
): TableInsideWire['tender'] {
  const { coupon, points } = tender ?? {}
  const problem = couponTrouble ? refusalMessage(couponTrouble, language) : null
  const inIt = bill.coupon ? { code: bill.coupon.code, name: wordIn(bill.coupon.name, language) } : null
  const typed = coupon ? { code: coupon.code, name: '' } : null
  const shown = couponTrouble ? typed : (inIt ?? typed)
  return {
    coupon: shown && { ...shown, problem, member_id: coupon?.memberId ?? null },
    points_by: points?.memberId ?? null,
    points_offered:
      pages.some(({ slug }) => slug === 'app-points') && allows(settings, 'payment.points_with', 'card'),
    fixed: parts.length > 0 && shares.length > 0,
  }
}

/** Takes a session's bill and payments; returns them as they travel. */
export function showMoney(
  session: TableSessionRow,
  { bill, shares, taken, left, free }: TableMoney,
  language: Language,
): Pick<TableInsideWire, 'bill' | 'left' | 'free' | 'split' | 'payments'> {
  const { split } = session
  const stateOf = (partNo: number) => {
    const one = taken.find(
      ({ input }) => input.what === 'part' && input.splitNo === split?.no && input.partNo === partNo,
    )
    return one ? (one.paid ? 'paid' : 'held') : 'free'
  }
  return {
    bill: showBill(bill.bill, language),
    left: toDecimal(left),
    free: toDecimal(free),
    split: split && {
      no: split.no,
      parts: split.amounts.map((amount, i) => ({ part_no: i, amount: toDecimal(amount), taken: stateOf(i) })),
    },
    payments: shares.map((share, i) => ({
      id: share.id,
      amount: toDecimal(taken[i]?.amount ?? share.amount),
      paid: taken[i]?.paid ?? false,
      tender: share.tender,
      member_id: share.member_id,
      what: share.wish.what,
      deposit: isAdvance(share),
    })),
  }
}

/** Takes payments; tells of each line whether somebody pays it by itself. */
export function lineState({
  taken,
}: Pick<TableMoney, 'taken'>): (lineId: string) => 'free' | 'held' | 'paid' {
  const paid = takenLines(taken.filter((one) => one.paid))
  const held = takenLines(taken)
  return (lineId) => (paid.has(lineId) ? 'paid' : held.has(lineId) ? 'held' : 'free')
}

interface RoundLook {
  readonly catalogue: Catalogue
  readonly language: Language
  readonly zone: string
}

function showRound(
  order: OrderRow,
  money: TableMoney,
  { catalogue, language, zone }: RoundLook,
): TableRoundWire {
  const { label, background_color, text_color } = showStatus(order.status, catalogue, language)
  const stateOf = lineState(money)
  return {
    order_id: order.id,
    number: String(order.number ?? 0).padStart(3, '0'),
    status: order.status,
    label,
    background_color,
    text_color,
    void: roundOf(order).void,
    time: clockWords((order.created_at ?? order.placed_at).getTime(), zone, language),
    lines: order.bill.lines.map((line) => ({
      line_id: line.lineId,
      item_id: line.itemId,
      name: wordIn(line.name, language),
      options: line.options.map((option) => wordIn(option.name, language)).join(listComma[language]),
      note: line.note,
      quantity: line.quantity,
      amount: toDecimal(money.bill.amounts.get(line.lineId) ?? line.paid),
      taken: stateOf(line.lineId),
      member_id: order.draft.table?.by?.[line.lineId] ?? null,
    })),
  }
}
