import { sql } from 'kysely'
import { dayMs, minuteMs } from '#domain/core/durations.ts'
import type { Bill } from '#domain/pricing/bill.ts'
import { priceCart } from '#domain/pricing/cart-price.ts'
import { getCountry } from '#domain/core/country.ts'
import { constants } from '#domain/core/limits.ts'
import type { Item } from '#domain/menu/menu.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { shopperOf } from '#server/store/customers/customers.ts'
import { keepOrderSearch } from '#server/store/ordering/order-search.ts'
import { noteSalesDays } from '#server/store/reports/sum-sales.ts'
import type { DemoCustomer, DemoOrder } from './demo-customer.ts'
import type { IdOf } from './id-for.ts'
import type { DemoTenant } from './shape.ts'

/** Where a demo's regular orders and pays. */
export interface DemoPlace {
  readonly tenantId: string
  readonly branchId: string
  readonly accountId: string
  readonly items: readonly Item[]
}

/** Whose order it was. */
export type PastGuest = Pick<DemoCustomer, 'name' | 'mobile' | 'language'>

/** One order of the past. */
export interface Past {
  readonly tenant: DemoTenant
  readonly who: PastGuest
  readonly place: DemoPlace
  readonly order: DemoOrder
  /** Its place in the list: names its ids. */
  readonly n: number
  readonly id: IdOf
}

/** An order of the past that was written. */
export interface PastOrder {
  readonly past: Past
  readonly bill: Bill
  /** Minutes after it was created. */
  readonly at: At
}

/**
 * Takes an order of the past; writes it with its cart, its steps and its payment, as if it had been placed then. Its documents
 * are issued with those of all others, in the order of their days (`issuePastDocuments`).
 */
export async function addOrder(tx: WriteDb, past: Past): Promise<PastOrder> {
  const { place, order, n, id, who } = past
  const own = {
    tenant_id: tx.tenantId,
    shopper: shopperOf(id()),
    branch_id: place.branchId,
    type: 'pickup',
  } as const
  const cartId = id('cart', String(n))
  const at = (minutes: number) => new Date(Date.now() - order.daysAgo * dayMs + minutes * minuteMs)
  const bill = billOf(past)
  const sentBack = order.end === 'refunded' ? bill.total : 0
  await tx.q
    .insertInto('carts')
    .values({ ...own, id: cartId, lines: '[]', draft: '{}', ordered_version: 1, closed_at: at(0) })
    .execute()
  // a branch counts anew each day
  const number = order.number ?? 12 + ((order.daysAgo * 37) % 61)
  const business_date = dateOf(past, at(0))
  await tx.q
    .insertInto('orders')
    .values({
      ...own,
      id: id('order', String(n)),
      cart_id: cartId,
      cart_version: 1,
      version: stepsOf(order).length,
      status: order.end,
      payment_state: 'paid',
      language: who.language,
      number,
      business_date,
      contact_name: who.name,
      contact_mobile: who.mobile,
      currency: bill.currency,
      total: bill.total,
      captured: bill.total,
      refunding: sentBack,
      refunded: sentBack,
      returned: sentBack,
      bill: JSON.stringify(bill),
      promised_minutes: 20,
      placed_at: at(-1),
      created_at: at(0),
      ended_at: at(25),
      ...(order.end === 'delivered'
        ? { accepted_at: at(2), promised_at: at(22), ready_at: at(18), delivered_at: at(25) }
        : { cancel_reason: 'missed' }),
    })
    .execute()
  await countFrom(tx, own.branch_id, business_date, number)
  await addSteps(tx, past, at)
  // what the relay writes of an order that is placed
  const orderId = id('order', String(n))
  await keepOrderSearch(tx, [orderId])
  await noteSalesDays(tx, [{ orderId, branchId: own.branch_id, date: dateOf(past, at(0)) }], at(0))
  await addPayment(tx, past, { bill, at })
  return { past, bill, at }
}

// Who orders on a day that has past orders already is counted on from them: their numbers are taken.
async function countFrom(
  { q, tenantId }: WriteDb,
  branchId: string,
  date: string,
  last: number,
): Promise<void> {
  await q
    .insertInto('order_counters')
    .values({ tenant_id: tenantId, branch_id: branchId, business_date: date, last })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'branch_id', 'business_date'])
        .doUpdateSet({ last: sql<number>`greatest(order_counters.last, excluded.last)` }),
    )
    .execute()
}

export type At = (minutes: number) => Date

function stepsOf({ end }: DemoOrder) {
  return end === 'delivered'
    ? (['callcenter_pending', 'created', 'accepted', 'ready', 'delivered'] as const)
    : (['callcenter_pending', 'created', 'missed', 'refunded'] as const)
}

async function addSteps({ q, tenantId }: WriteDb, { order, id, n }: Past, at: At): Promise<void> {
  const steps = stepsOf(order)
  const rows = steps.map((step, i) => ({
    tenant_id: tenantId,
    order_id: id('order', String(n)),
    seq: i + 1,
    from_status: steps[i - 1] ?? null,
    to_status: step,
    actor: i === 0 ? 'customer' : 'payment',
    at: at(i * 6),
  }))
  await q.insertInto('order_journal').values(rows).execute()
}

async function addPayment(
  { q, tenantId }: WriteDb,
  { place, id, n }: Past,
  { bill, at }: { bill: Bill; at: At },
): Promise<void> {
  const paid = {
    tenant_id: tenantId,
    order_id: id('order', String(n)),
    amount: bill.total,
    currency: bill.currency,
    made_at: at(-1),
  }
  const reference = id('attempt', String(n))
  await q
    .insertInto('payment_attempts')
    .values({
      ...paid,
      reference,
      account_id: place.accountId,
      order_version: 1,
      state: 'captured',
      session_ends_at: at(14),
      settled_at: at(0),
    })
    .execute()
}

/** Dishes that need no choice, spread over the menu. */
function billOf({ order, place, id, n, tenant }: Past): Bill {
  const simple = place.items.filter(
    (item) => !item.scheduledOnly && item.optionGroups.every((group) => group.min === 0),
  )
  const lines = order.dishes.flatMap(([dish, quantity], line) => {
    const item = simple[(dish * 5) % simple.length]
    if (!item) return []
    const own = { id: id('line', String(n), String(line)), itemId: item.id, name: item.name }
    return [{ ...own, quantity, options: [], note: '' }]
  })
  const { currency, vat_basis_points: vatBasisPoints } = getCountry(tenant.country)
  const rules = { currency, vatBasisPoints, pricesIncludeVat: true }
  const bill = priceCart(lines, new Map(simple.map((item) => [item.id, item])), rules)
  if (isRefusal(bill)) throw new Error(`a demo order is refused: ${bill.code}`)
  return bill
}

function dateOf({ tenant }: Past, moment: Date): string {
  const [zone] = getCountry(tenant.country).time_zones
  return businessDate(moment.getTime(), zone, constants.businessDayStartMinutes)
}
