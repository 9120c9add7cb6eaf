import { sql, type Selectable } from 'kysely'
import { ask } from '#server/database/ask.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from '../ordering/orders.ts'
import type { Schema } from '../schema.generated.ts'

export type InvoiceRow = Selectable<Schema['invoices']>
export type CreditNoteRow = Selectable<Schema['credit_notes']>

/**
 * Takes an order that is created in this transaction; writes its invoice with the branch's next number and the seller as
 * it stands now. The number is taken with the commit or not at all: a branch's numbers have no gap. An order revived by
 * late money never had one. Rule "Issued documents", spec 3 "Branch VAT".
 */
export async function issueInvoice(
  db: TenantDb,
  order: Pick<OrderRow, 'id' | 'branch_id'>,
  now: Date,
): Promise<void> {
  await ask(db)`
    with taken as (
      insert into document_counters as d (tenant_id, branch_id, kind, last)
      values (${db.tenantId}, ${order.branch_id}, 'invoice', 1)
      on conflict (tenant_id, branch_id, kind) do update set last = d.last + 1 returning last
    )
    insert into invoices (tenant_id, order_id, branch_id, number, seller, issued_at)
    select ${db.tenantId}, ${order.id}, b.id, taken.last, seller_of(t, b), ${now}::timestamptz
    from taken, tenants t join branches b on b.tenant_id = t.tenant_id
    where t.tenant_id = ${db.tenantId} and b.id = ${order.branch_id}`
}

/** An invoice; `replaces` is the number that it had before its order was changed, of the time before notes of changes. */
export type CurrentInvoice = InvoiceRow & { readonly replaces: number | null }

/** Takes an order; returns its invoice, if it has one: of a changed order the last. */
export async function findInvoice(db: TenantDb, orderId: string): Promise<CurrentInvoice | undefined> {
  const { rows } = await sql<CurrentInvoice>`
    select i.tenant_id, i.order_id, i.branch_id, i.seller, coalesce(r.number, i.number) as number,
      coalesce(r.issued_at, i.issued_at) as issued_at, r.replaces
    from invoices i left join lateral (
      select x.number, x.replaces, x.issued_at from invoice_replacements x
      where x.tenant_id = i.tenant_id and x.order_id = i.order_id order by x.number desc limit 1
    ) r on true
    where i.tenant_id = ${db.tenantId} and i.order_id = ${orderId}`.execute(db.q)
  return rows[0]
}

export type ChangeNoteRow = Selectable<Schema['change_notes']>

/** Takes a note of what a change costs more or less; writes it with the branch's next number of its kind. */
export async function insertChangeNote(
  db: WriteDb,
  note: Omit<ChangeNoteRow, 'tenant_id' | 'number'>,
): Promise<void> {
  await sql`
    with taken as (
      insert into document_counters as d (tenant_id, branch_id, kind, last)
      values (${db.tenantId}, ${note.branch_id}, ${note.kind}, 1)
      on conflict (tenant_id, branch_id, kind) do update set last = d.last + 1 returning last
    )
    insert into change_notes (tenant_id, id, order_id, branch_id, kind, number, parts, value, vat, before, issued_at)
    select ${db.tenantId}, ${note.id}, ${note.order_id}, ${note.branch_id}, ${note.kind}, last, ${JSON.stringify(note.parts)},
      ${note.value}, ${note.vat}, ${JSON.stringify(note.before)}, ${note.issued_at} from taken`.execute(db.q)
}

/** Takes an order; returns the notes of its changes, oldest first. The first one's `before` is what its invoice says. */
export function listChangeNotes(db: TenantDb, orderId: string): Promise<ChangeNoteRow[]> {
  return db.q
    .selectFrom('change_notes')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('kind')
    .orderBy('number')
    .execute()
}

/** Takes orders; returns their credit notes, oldest first. */
export function listCreditNotes(db: TenantDb, orderIds: readonly string[]): Promise<CreditNoteRow[]> {
  if (orderIds.length === 0) return Promise.resolve([])
  return db.q
    .selectFrom('credit_notes')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', 'in', orderIds)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
}

/** Takes a credit note without its number; writes it with the branch's next one. */
export async function insertCreditNote(
  db: WriteDb,
  note: Omit<CreditNoteRow, 'tenant_id' | 'number'>,
): Promise<CreditNoteRow> {
  const { rows } = await sql<CreditNoteRow>`
    with taken as (
      insert into document_counters as d (tenant_id, branch_id, kind, last)
      values (${db.tenantId}, ${note.branch_id}, 'credit_note', 1)
      on conflict (tenant_id, branch_id, kind) do update set last = d.last + 1 returning last
    )
    insert into credit_notes (tenant_id, id, order_id, branch_id, number, lines, value, vat, wallet, rest, points,
      points_count, rest_to, by_hand, reason, actor, issued_at)
    select ${db.tenantId}, ${note.id}, ${note.order_id}, ${note.branch_id}, last, ${JSON.stringify(note.lines)}, ${note.value},
      ${note.vat}, ${note.wallet}, ${note.rest}, ${note.points}, ${note.points_count}, ${note.rest_to}, ${note.by_hand}, ${note.reason},
      ${note.actor}, ${note.issued_at}
    from taken returning *`.execute(db.q)
  const row = rows[0]
  if (!row) throw new Error('the credit note was not inserted')
  return row
}
