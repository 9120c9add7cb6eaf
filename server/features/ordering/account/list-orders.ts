import type { OrderFilter, OrderRowWire, PageOf } from '#contract/customers/customer-lists.ts'
import { toDecimal } from '#domain/core/money.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { statusForGuest } from '#domain/ordering/shown-status.ts'
import { wordIn } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { CustomerSession } from '#server/http/request.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { shopperOf } from '#server/store/customers/customers.ts'
import { activeStatuses, listMyOrders } from '#server/store/ordering/my-orders.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import type { Call } from '#server/http/call.ts'
import { showStatus } from '../order/show-order.ts'

const perPage = 10
const mostItems = 3

/** Takes who is signed in, a filter and a page from 1; returns that page of the customer's orders, newest first. Spec 2. */
export async function listOrders(
  deps: Deps,
  session: CustomerSession,
  { page, filter, language }: { page: number; filter: OrderFilter } & Pick<Call, 'language'>,
): Promise<PageOf<OrderRowWire>> {
  const { tenantId } = session
  const catalogue = await deps.catalogues.current(tenantId)
  const wanted = filter === 'all' ? { page, perPage } : { page, perPage, fate: filter }
  const { rows, total } = await deps.db.read(tenantId, (db) =>
    listMyOrders(db, shopperOf(session.customerId), wanted),
  )
  const look = { catalogue, language, now: deps.clock() }
  return {
    data: rows.map((order) => showRow(order, look)),
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(total / perPage)),
      per_page: perPage,
      total,
    },
  }
}

function showRow(
  order: OrderRow,
  { catalogue, language, now }: { catalogue: Catalogue; now: number } & Pick<Call, 'language'>,
): OrderRowWire {
  const branch = catalogue.branches.find((one) => one.id === order.branch_id)
  return {
    id: order.id,
    version: order.version,
    number: order.number === null ? null : String(order.number).padStart(3, '0'),
    type: order.type,
    status: order.status,
    shown: showStatus(statusForGuest(order), catalogue, language),
    payment_state: order.payment_state,
    branch_id: order.branch_id,
    branch_name: branch ? wordIn(branch.name, language) : '',
    currency: order.currency,
    total: toDecimal(order.total),
    refunded: toDecimal(order.refunded),
    count: order.bill.count,
    items: order.bill.lines.slice(0, mostItems).map((line) => ({
      name: wordIn(line.name, language),
      quantity: line.quantity,
      picture: line.picture ?? null,
    })),
    placed_at: order.placed_at.toISOString(),
    placed_words: momentWords(order.placed_at.getTime(), now, branch?.timeZone ?? 'UTC', language),
    active: activeStatuses.includes(order.status),
    can_pay: order.status === 'callcenter_pending' && (order.hold_until?.getTime() ?? 0) > now,
  }
}
