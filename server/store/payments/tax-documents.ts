import { sql } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Seller } from './money-columns.ts'

/** An invoice or a note. Money in minor units; of an invoice that was replaced (before decision 0247) there is none. */
export interface TaxDocument {
  readonly kind: 'invoice' | 'credit_note' | 'debit_note'
  readonly branch_id: string
  readonly number: number
  readonly issued_at: Date
  readonly seller: Seller | null
  readonly order_number: number | null
  readonly total: number
  readonly vat: number
  /** The invoice that a credit note is of, or that this one replaces. */
  readonly of_number: number | null
  readonly replaced_by: number | null
}

/** Which documents: issued from a moment on and before another. */
export interface DocumentQuery {
  readonly branchIds: readonly string[]
  readonly from: Date
  readonly to: Date
  readonly most: number
}

/**
 * Takes branches and moments; returns their invoices and notes, by branch and number. An invoice says what it said when it was
 * issued; what an order cost more or less afterwards stands in notes. Rule "Issued documents".
 */
export async function listTaxDocuments(db: TenantDb, input: DocumentQuery): Promise<TaxDocument[]> {
  const issued = (name: string) => {
    const row = sql.table(name)
    return sql`${row}.tenant_id = ${db.tenantId} and ${row}.branch_id = any (${[...input.branchIds]}::text[])
      and ${row}.issued_at >= ${input.from} and ${row}.issued_at < ${input.to}`
  }
  const after = (
    name: string,
  ) => sql`(select n.number from invoice_replacements n where n.tenant_id = ${sql.table(name)}.tenant_id
    and n.order_id = ${sql.table(name)}.order_id and n.replaces = ${sql.table(name)}.number)`
  // of a changed order what the invoice says, else its bill as it is
  const billed = (part: 'total' | 'vat', name = 'i') =>
    sql`(select (n.before ->> ${sql.lit(part)})::bigint from change_notes n where n.tenant_id = ${sql.table(name)}.tenant_id
      and n.order_id = ${sql.table(name)}.order_id order by n.issued_at, n.kind, n.number limit 1)`
  const { rows } = await sql<TaxDocument>`
    with documents as (
      select 'invoice' as kind, i.order_id, i.branch_id, i.number, i.issued_at, null::integer as of_number, ${after('i')} as replaced_by,
        ${billed('total')} as value, ${billed('vat')} as vat
      from invoices i where ${issued('i')}
      union all
      select 'invoice', r.order_id, r.branch_id, r.number, r.issued_at, r.replaces, ${after('r')}, ${billed('total', 'r')}, ${billed('vat', 'r')}
      from invoice_replacements r where ${issued('r')}
      union all
      select 'credit_note', c.order_id, c.branch_id, c.number, c.issued_at, coalesce((
          select max(n.number) from invoice_replacements n
          where n.tenant_id = c.tenant_id and n.order_id = c.order_id and n.issued_at <= c.issued_at
        ), (select i.number from invoices i where i.tenant_id = c.tenant_id and i.order_id = c.order_id)), null, c.value, c.vat
      from credit_notes c where ${issued('c')}
      union all
      select n.kind, n.order_id, n.branch_id, n.number, n.issued_at, coalesce((
          select max(x.number) from invoice_replacements x where x.tenant_id = n.tenant_id and x.order_id = n.order_id
        ), (select i.number from invoices i where i.tenant_id = n.tenant_id and i.order_id = n.order_id)), null, n.value, n.vat
      from change_notes n where ${issued('n')}
    )
    select d.kind, d.branch_id, d.number, d.issued_at, d.of_number, d.replaced_by, i.seller, o.number as order_number,
      case when d.replaced_by is not null then 0 else coalesce(d.value, o.total) end as total,
      case when d.replaced_by is not null then 0 else coalesce(d.vat, (o.bill ->> 'vat')::bigint) end as vat
    from documents d
      join orders o on o.tenant_id = ${db.tenantId} and o.id = d.order_id
      left join invoices i on i.tenant_id = ${db.tenantId} and i.order_id = d.order_id
    order by d.branch_id, d.kind desc, d.number
    limit ${input.most}`.execute(db.q)
  return rows
}
