import type { CustomerListWire, CustomerRowWire } from '#contract/customers/customer-desk.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { dateWords } from '#domain/core/clock-words.ts'
import type { CustomerSort } from '#domain/customers/customer-sort.ts'
import { toDecimal } from '#domain/core/money.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { rowsOfColumns, type Column } from '#server/adapters/spreadsheet/column.ts'
import { writeCsv } from '#server/adapters/spreadsheet/write-csv.ts'
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
    const lines = rows.map((row) => ({ row, shown: showLine(row, groups, look), zone: look.zone }))
    return writeCsv(rowsOfColumns(columns, lines, language))
  })
}

const queryOf = (input: CustomerInput) => ({ text: input.q ?? '', groupId: input.group_id, sort: input.sort })

type Groups = Parameters<typeof showLine>[1]

/** A customer as the file has them, and what their cells need beside it. */
interface Line {
  readonly row: CustomerRow & Habits
  readonly shown: ReturnType<typeof showLine>
  readonly zone: string
}

const columns: readonly Column<Line>[] = [
  { head: { ar: 'الاسم', en: 'Name' }, cell: ({ shown }) => shown.name },
  { head: { ar: 'الجوال', en: 'Mobile' }, cell: ({ shown }) => shown.mobile },
  { head: { ar: 'البريد الإلكتروني', en: 'E-mail' }, cell: ({ shown }) => shown.email },
  { head: { ar: 'المجموعة', en: 'Group' }, cell: ({ shown }) => shown.group },
  { head: { ar: 'تاريخ الانضمام', en: 'Joined' }, cell: ({ shown }) => shown.joined },
  { head: { ar: 'الطلبات', en: 'Orders' }, cell: ({ row }) => ({ number: String(row.orders) }) },
  {
    head: { ar: 'إجمالي المشتريات', en: 'Total spent' },
    cell: ({ row }) => ({ number: toDecimal(row.spent) }),
  },
  {
    head: { ar: 'آخر طلب', en: 'Last order' },
    cell: ({ row, zone }) => (row.last_at ? dateWords(row.last_at.getTime(), zone) : ''),
  },
]

function showRow(row: CustomerRow & Habits, groups: Groups, look: Look): CustomerRowWire {
  const { now, zone, language } = look
  return {
    ...showLine(row, groups, look),
    orders: row.orders,
    spent: toDecimal(row.spent),
    last_order: row.last_at ? momentWords(row.last_at.getTime(), now, zone, language) : '',
  }
}
