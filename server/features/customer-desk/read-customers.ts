import type { CustomerLineWire, CustomerPageWire } from '#contract/customer-desk.ts'
import { dateWords } from '#domain/clock-words.ts'
import { ledgerWords } from '#domain/ledger.ts'
import { momentWords } from '#domain/moment-words.ts'
import { toDecimal } from '#domain/money.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { mayStaff } from '#domain/staff-role.ts'
import { wordIn, type Language, type Words } from '#domain/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/deps.ts'
import { writeUnlessRefused } from '#server/refuse-inside.ts'
import type { StaffSession } from '#server/request.ts'
import { writeAudit } from '#server/store/audit.ts'
import { findCustomers } from '#server/store/customer-search.ts'
import {
  findCustomer,
  listCustomerGroups,
  lockCustomer,
  shopperOf,
  updateCustomer,
  type CustomerRow,
} from '#server/store/customers.ts'
import { listEntries, readBalance, type Ledger } from '#server/store/ledgers.ts'
import { listMyOrders } from '#server/store/my-orders.ts'

const [mostFound, mostLines] = [50, 20]

interface Look {
  readonly now: number
  readonly zone: string
  readonly language: Language
}

/** Takes who looks and what was typed; returns the customers that it fits. Refuses 'not-allowed'. */
export async function listCustomers(
  deps: Deps,
  staff: StaffSession,
  text: string,
  language: Language,
): Promise<{ data: CustomerLineWire[] } | Refusal> {
  if (!mayStaff(staff.role, 'customers')) return refuse('not-allowed')
  const look = await lookOf(deps, staff, language)
  return deps.db.read(staff.tenantId, async (db) => {
    const [rows, groups] = [await findCustomers(db, text, mostFound), await listCustomerGroups(db)]
    return { data: rows.map((row) => showLine(row, groups, look)) }
  })
}

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

async function lookOf(deps: Deps, { tenantId }: StaffSession, language: Language): Promise<Look> {
  const { branches } = await deps.catalogues.current(tenantId)
  return { now: deps.clock(), zone: branches[0]?.timeZone ?? 'UTC', language }
}

type Groups = readonly { readonly id: string; readonly name: Words }[]

function showLine(row: CustomerRow, groups: Groups, { zone, language }: Look): CustomerLineWire {
  const group = groups.find(({ id }) => id === row.group_id)
  return {
    id: row.id,
    name: row.name,
    mobile: row.mobile ?? '',
    email: row.email ?? '',
    group: group ? wordIn(group.name, language) : '',
    joined: dateWords(row.joined_at.getTime(), zone),
  }
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
    customer: { ...showLine(row, groups, look), language: row.language, group_id: row.group_id },
    groups: groups.map((group) => ({ id: group.id, name: wordIn(group.name, look.language) })),
    orders: orders.rows.map((order) => ({
      id: order.id,
      number: order.number === null ? '' : String(order.number).padStart(3, '0'),
      status: order.status,
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
