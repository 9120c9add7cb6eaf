import { sql, type Selectable, type Updateable } from 'kysely'
import type { TaxParty } from '#domain/einvoicing/tax-document.ts'
import type { EInvoicePlace } from '#domain/einvoicing/authority-answer.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type EInvoiceUnitRow = Selectable<Schema['einvoice_units']>

/** Takes a branch; returns its unit, if it has one. Who may know of it is judged by the branch. */
export function findUnit(db: TenantDb, branchId: string): Promise<EInvoiceUnitRow | undefined> {
  return db.q
    .selectFrom('einvoice_units')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .executeTakeFirst()
}

/** Takes branches; returns the units that they have. */
export function listUnits(db: TenantDb, branchIds: readonly string[]): Promise<EInvoiceUnitRow[]> {
  if (branchIds.length === 0) return Promise.resolve([])
  return db.q
    .selectFrom('einvoice_units')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', 'in', branchIds)
    .execute()
}

/** A unit that begins: its key and its request, before the authority knows it. */
export interface NewUnit {
  readonly branchId: string
  readonly place: EInvoicePlace
  readonly serial: string
  readonly seller: TaxParty
  readonly sealedKey: string
  readonly csr: string
  readonly now: Date
}

/**
 * Writes a unit that begins, over one of the branch that has ended or never came to its certificate: a new key, while the
 * counter goes on. Returns false where the branch has one that works.
 */
export async function beginUnit(db: WriteDb, unit: NewUnit): Promise<boolean> {
  const { rows } = await sql`
    insert into einvoice_units (tenant_id, branch_id, state, place, serial, seller, sealed_key, csr, made_at)
    values (${db.tenantId}, ${unit.branchId}, 'onboarding', ${unit.place}, ${unit.serial}, ${JSON.stringify(unit.seller)},
      ${unit.sealedKey}, ${unit.csr}, ${unit.now})
    on conflict (tenant_id, branch_id) do update set state = 'onboarding', place = excluded.place, serial = excluded.serial,
      seller = excluded.seller, sealed_key = excluded.sealed_key, csr = excluded.csr, made_at = excluded.made_at,
      request_id = null, sealed_compliance = null, passed = '{}', certificate = null, sealed_token = null,
      certificate_ends_at = null, trouble = null, trouble_at = null, active_at = null, ended_at = null
    where einvoice_units.state <> 'active'
    returning branch_id`.execute(db.q)
  return rows.length === 1
}

/** Takes a branch and what changed of its unit; writes it. */
export async function changeUnit(
  db: TenantDb,
  branchId: string,
  change: Updateable<Schema['einvoice_units']>,
): Promise<void> {
  await db.q
    .updateTable('einvoice_units')
    .set(change)
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .execute()
}

/** Takes a branch and whether its invoices are of phase 2 from now on; marks it, which every later invoice reads. */
export async function markBranch(db: WriteDb, branchId: string, einvoicing: boolean): Promise<void> {
  await db.q
    .updateTable('branches')
    .set({ einvoicing })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', branchId)
    .execute()
}

/**
 * Claims the documents of a branch that are due, until the second moment, unless another process has them. One reader per
 * unit at a time: so they go oldest first.
 */
export async function claimUnit(
  db: TenantDb,
  branchId: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<EInvoiceUnitRow | undefined> {
  const { rows } = await sql<EInvoiceUnitRow>`
    update einvoice_units set held_until = ${until}, fence = fence + 1
    where tenant_id = ${db.tenantId} and branch_id = ${branchId} and ask_at <= ${now}
      and (held_until is null or held_until <= ${now})
    returning *`.execute(db.q)
  return rows[0]
}

/** How a claim ends. */
export interface ClaimEnd {
  /** When to look again; undefined when nothing waits: unless documents came since the claim read its counter. */
  readonly askAt: Date | undefined
  readonly tries: number
  /** What stands in the way; null where nothing does. */
  readonly trouble: string | null
  readonly now: Date
}

/** Takes a claimed unit and how it ended; gives it back. Nothing is written where a newer claim has it (safety 4). */
export async function releaseUnit(db: TenantDb, unit: EInvoiceUnitRow, end: ClaimEnd): Promise<void> {
  const { askAt, tries, trouble, now } = end
  await sql`
    update einvoice_units set held_until = null, tries = ${tries}, trouble = ${trouble},
      trouble_at = case when ${trouble}::text is null then null when trouble = ${trouble} then trouble_at else ${now} end,
      ask_at = case when ${askAt === undefined} and counter > ${unit.counter} then ${now}
        else ${askAt ?? null}::timestamptz end
    where tenant_id = ${db.tenantId} and branch_id = ${unit.branch_id} and fence = ${unit.fence}`.execute(
    db.q,
  )
}
