import type { CustomerPageWire } from '#contract/customers/customer-desk.ts'
import { ledgerWords } from '#domain/loyalty/ledger.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { limits } from '#domain/core/limits.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { shownStatus } from '#domain/ordering/shown-status.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { cleanText } from '#domain/core/text.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { readHabits, type Habits } from '#server/store/customers/customer-list.ts'
import {
  findCustomer,
  listCustomerGroups,
  lockCustomer,
  shopperOf,
  updateCustomer,
} from '#server/store/customers/customers.ts'
import { listEntries, readBalance, type Ledger } from '#server/store/loyalty/ledgers.ts'
import { listMyOrders } from '#server/store/ordering/my-orders.ts'
import { lookOf, showLine, type Look } from './show-customer-line.ts'

const mostLines = 20

/** Takes who looks and a customer; returns it with orders and ledgers. Refuses 'not-allowed' and 'not-found'. */
export async function readCustomer(
  deps: Deps,
  staff: StaffSession,
  id: string,
  language: Language,
): Promise<CustomerPageWire | Refusal> {
  if (!mayStaff(staff.role, 'customers')) return refuse('not-allowed')
  const look = await lookOf(deps, staff, language)
  return deps.db.snapshot(staff.tenantId, (db) => showPage(db, id, look))
}

/** Takes a customer and a group (null = none); puts it there. Refuses 'not-found' for either. */
export async function setGroup(
  deps: Deps,
  staff: StaffSession,
  { id, groupId }: { id: string; groupId: string | null },
  language: Language,
): Promise<CustomerPageWire | Refusal> {
  if (!mayStaff(staff.role, 'customers')) return refuse('not-allowed')
  const look = await lookOf(deps, staff, language)
  return writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    const row = await lockCustomer(tx, id)
    const groups = await listCustomerGroups(tx)
    if (!row || (groupId !== null && !groups.some((group) => group.id === groupId)))
      return refuse('not-found')
    await updateCustomer(tx, id, { group_id: groupId })
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: 'customer-group',
      subject: id,
      before: { group: row.group_id },
      after: { group: groupId },
    })
    return showPage(tx, id, look)
  })
}

/**
 * Takes a customer, a note and the one that was on the screen; keeps what staff should know. Refuses 'text-too-long',
 * 'not-found' and 'plan-changed' when a colleague wrote another meanwhile.
 */
export async function setNote(
  deps: Deps,
  staff: StaffSession,
  { id, note, seen }: { id: string; note: string; seen: string },
  language: Language,
): Promise<CustomerPageWire | Refusal> {
  if (!mayStaff(staff.role, 'customers')) return refuse('not-allowed')
  const clean = cleanText(note, limits.notes)
  if (clean === undefined) return refuse('text-too-long', { fields: { note: ['text-too-long'] } })
  const look = await lookOf(deps, staff, language)
  return writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    const row = await lockCustomer(tx, id)
    if (!row) return refuse('not-found')
    if (row.note !== seen && row.note !== clean)
      return refuse('plan-changed', { details: { note: row.note } })
    if (row.note === clean) return showPage(tx, id, look)
    await updateCustomer(tx, id, { note: clean })
    // what it says goes with the account, the log stays: it tells that, not what
    await writeAudit(tx, { staffId: staff.staffId, action: 'customer-note', subject: id })
    return showPage(tx, id, look)
  })
}

async function showPage(db: TenantDb, id: string, look: Look): Promise<CustomerPageWire | Refusal> {
  const row = await findCustomer(db, id)
  if (!row) return refuse('not-found')
  const groups = await listCustomerGroups(db)
  const when = (at: Date) => momentWords(at.getTime(), look.now, look.zone, look.language)
  const orders = await listMyOrders(db, shopperOf(id), { page: 1, perPage: mostLines })
  const ledger = async (name: Ledger, show: (value: number) => string) => {
    const { rows } = await listEntries(db, name, { customerId: id, page: 1, perPage: mostLines })
    return rows.map((one) => ({
      label: wordIn(ledgerWords(one.type), look.language),
      amount: show(one.amount),
      balance: show(one.balance),
      note: one.note,
      when: when(one.at),
    }))
  }
  return {
    customer: {
      ...showLine(row, groups, look),
      language: row.language,
      group_id: row.group_id,
      note: row.note,
    },
    habits: showHabits(await readHabits(db, shopperOf(id)), when),
    groups: groups.map((group) => ({ id: group.id, name: wordIn(group.name, look.language) })),
    orders: orders.rows.map((order) => ({
      id: order.id,
      number: order.number === null ? '' : String(order.number).padStart(3, '0'),
      shown: shownStatus(order),
      total: toDecimal(order.total),
      when: when(order.placed_at),
    })),
    orders_total: orders.total,
    wallet: {
      balance: toDecimal(await readBalance(db, 'wallet', id)),
      log: await ledger('wallet', toDecimal),
    },
    points: { balance: await readBalance(db, 'points', id), log: await ledger('points', String) },
  }
}

function showHabits({ orders, spent, first_at, last_at }: Habits, when: (at: Date) => string) {
  return {
    orders,
    spent: toDecimal(spent),
    average: toDecimal(orders === 0 ? 0 : Math.round(spent / orders)),
    first_order: first_at ? when(first_at) : '',
    last_order: last_at ? when(last_at) : '',
  }
}
