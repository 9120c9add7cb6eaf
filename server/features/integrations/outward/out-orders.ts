import type { OutCustomerWire, OutOrdersQuery, OutOrdersWire } from '#contract/integrations/out-orders.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { showOutOrder } from '#server/show/show-out-order.ts'
import { findCustomers } from '#server/store/customers/customer-search.ts'
import { findCustomer, type CustomerRow } from '#server/store/customers/customers.ts'
import { findOutOrder, listOutOrders } from '#server/store/integrations/out-orders.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'

const perPage = 50

/** Takes what is asked for; returns a page of orders, newest first. Refuses 'branch-not-found' and 'order-unavailable'. */
export async function readOutOrders(
  deps: Deps,
  tenantId: string,
  query: OutOrdersQuery,
  named: boolean,
): Promise<OutOrdersWire | Refusal> {
  const { branches } = await deps.catalogues.current(tenantId)
  const { branch_id: branchId, status, since, before } = query
  if (branchId !== undefined && !branches.some(({ id }) => id === branchId)) return refuse('branch-not-found')
  if (before !== undefined && !(await readOutOrder(deps, tenantId, before)))
    return refuse('order-unavailable')
  const rows = await deps.db.read(tenantId, (db) =>
    listOutOrders(db, {
      branchId,
      status,
      before,
      since: since === undefined ? undefined : new Date(since),
      most: perPage + 1,
    }),
  )
  const shown = rows.slice(0, perPage)
  return {
    data: shown.map((row) => showOutOrder(row, named)),
    next: rows.length > perPage ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** Takes an order's id; returns it, or undefined. */
export function readOutOrder(deps: Deps, tenantId: string, id: string): Promise<OrderRow | undefined> {
  return deps.db.read(tenantId, (db) => findOutOrder(db, id))
}

/** Takes a part of a name, number or an e-mail; returns customers, newest first. */
export async function readOutCustomers(
  deps: Deps,
  tenantId: string,
  text: string,
): Promise<{ data: OutCustomerWire[] }> {
  const rows = await deps.db.read(tenantId, (db) => findCustomers(db, text, perPage))
  return { data: rows.map(showCustomer) }
}

/** Takes a customer's id; returns the customer. Refuses 'not-found'. */
export async function readOutCustomer(
  deps: Deps,
  tenantId: string,
  id: string,
): Promise<OutCustomerWire | Refusal> {
  const row = await deps.db.read(tenantId, (db) => findCustomer(db, id))
  return row ? showCustomer(row) : refuse('not-found')
}

function showCustomer(row: CustomerRow): OutCustomerWire {
  const { id, name, language } = row
  const contact = { mobile: row.mobile ?? '', email: row.email ?? '' }
  return { id, name, ...contact, language, joined_at: row.joined_at.toISOString() }
}
