import type { CustomerListWire, CustomerRowWire } from '#contract/customers/customer-desk.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { dateWords } from '#domain/core/clock-words.ts'
import type { CustomerSort } from '#domain/customers/customer-sort.ts'
import { toDecimal } from '#domain/core/money.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { wordIn, type Language, type Words } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeCsv, type Cell } from '#server/adapters/spreadsheet/write-csv.ts'
import type { StaffSession } from '#server/http/request.ts'
import { mayEverywhere } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { listCustomersBy, type Habits } from '#server/store/customers/customer-list.ts'
import { listCustomerGroups, type CustomerRow } from '#server/store/customers/customers.ts'
import { lookOf, showLine, type Look } from './show-customer-line.ts'

/** Which customers, and in which order. */
export interface CustomerInput {
  readonly q?: string | undefined
  readonly group_id?: string | undefined
  readonly sort: CustomerSort
}

const perPage = 50
const mostInFile = 100_000

/** Takes who looks, which customers and the page from 1; returns them with what they ordered. Refuses 'not-allowed'. */
export async function listCustomers(
  deps: Deps,
  staff: StaffSession,
  input: CustomerInput & { readonly page: number },
  language: Language,
): Promise<CustomerListWire | Refusal> {
  if (!mayStaff(staff.role, 'customers')) return refuse('not-allowed')
  const look = await lookOf(deps, staff, language)
  const from = (input.page - 1) * perPage
  return deps.db.read(staff.tenantId, async (db) => {
    const groups = await listCustomerGroups(db)
    const { rows, total } = await listCustomersBy(db, { ...queryOf(input), from, most: perPage })
    return {
      data: rows.map((row) => showRow(row, groups, look)),
      total,
      next: from + rows.length < total && rows.length > 0 ? input.page + 1 : null,
      groups: groups.map(({ id, name }) => ({ id, name: wordIn(name, language) })),
    }
  })
}

const words = {
  name: { ar: 'الاسم', en: 'Name' },
  mobile: { ar: 'الجوال', en: 'Mobile' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  group: { ar: 'المجموعة', en: 'Group' },
  joined: { ar: 'تاريخ الانضمام', en: 'Joined' },
  orders: { ar: 'الطلبات', en: 'Orders' },
  spent: { ar: 'إجمالي المشتريات', en: 'Total spent' },
  last: { ar: 'آخر طلب', en: 'Last order' },
} as const satisfies Record<string, Words>

/** Takes an owner of every branch and which customers; returns them as CSV, and writes down who took it. Refuses 'not-allowed'. */
export async function makeCustomerFile(
  deps: Deps,
  staff: StaffSession,
  input: CustomerInput,
  language: Language,
): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  if (!mayEverywhere(staff, 'customer_file')) return refuse('not-allowed')
  const look = await lookOf(deps, staff, language)
  return deps.db.write(staff.tenantId, async (tx) => {
    const groups = await listCustomerGroups(tx)
    const { rows } = await listCustomersBy(tx, { ...queryOf(input), from: 0, most: mostInFile })
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: 'customer-file',
      subject: staff.staffId,
      after: { customers: rows.length },
    })
    const head: Cell[] = Object.values(words).map((word) => wordIn(word, language))
    return writeCsv([head, ...rows.map((row) => cells(row, groups, look))])
  })
}

const queryOf = (input: CustomerInput) => ({ text: input.q ?? '', groupId: input.group_id, sort: input.sort })

type Groups = Parameters<typeof showLine>[1]

function cells(row: CustomerRow & Habits, groups: Groups, look: Look): Cell[] {
  const { name, mobile, email, group, joined } = showLine(row, groups, look)
  const last = row.last_at ? dateWords(row.last_at.getTime(), look.zone) : ''
  const numbers: Cell[] = [{ number: String(row.orders) }, { number: toDecimal(row.spent) }]
  return [name, mobile, email, group, joined, ...numbers, last]
}

function showRow(row: CustomerRow & Habits, groups: Groups, look: Look): CustomerRowWire {
  const { now, zone, language } = look
  return {
    ...showLine(row, groups, look),
    orders: row.orders,
    spent: toDecimal(row.spent),
    last_order: row.last_at ? momentWords(row.last_at.getTime(), now, zone, language) : '',
  }
}
