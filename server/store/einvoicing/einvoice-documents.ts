import { sql, type Selectable } from 'kysely'
import {
  openEInvoiceStates,
  unsettledEInvoiceStates,
  wrongEInvoiceStates,
  type AuthorityWords,
  type EInvoiceState,
} from '#domain/einvoicing/authority-answer.ts'
import { guard, type Guarded } from '#server/authorization/guarded.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type EInvoiceRow = Selectable<Schema['einvoice_documents']>

/** A document as lists show it: without what it is made of. */
export type EInvoiceHead = Omit<EInvoiceRow, 'content' | 'xml' | 'cleared_xml'>

/** Written out, so that the partial index of the states is used. */
const isIn = (states: readonly EInvoiceState[]) =>
  sql`state in (${sql.join(states.map((state) => sql.lit(state)))})`

const heads = [
  'tenant_id',
  'id',
  'branch_id',
  'counter',
  'kind',
  'form',
  'number',
  'order_id',
  'note_id',
  'corrects_id',
  'issued_at',
  'gross',
  'state',
  'previous_hash',
  'hash',
  'qr',
  'answer',
  'answered_at',
  'duplicate',
  'tries',
] as const

/**
 * Locks the branch's oldest document without a signature and returns it with the hash of the one before it; undefined when
 * there is none. Whoever signs waits here for the others, and finds the next one then: the chain has one order.
 */
export async function lockUnsigned(
  db: WriteDb,
  branchId: string,
): Promise<(EInvoiceRow & { readonly before: string | null }) | undefined> {
  const row = await db.q
    .selectFrom('einvoice_documents')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('state', '=', 'unsigned')
    .orderBy('counter')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const before = await db.q
    .selectFrom('einvoice_documents')
    .select('hash')
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('counter', '<', row.counter)
    .where('hash', 'is not', null)
    .orderBy('counter', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { ...row, before: before?.hash ?? null }
}

/** A signature with its place in the chain. */
export interface Signature {
  readonly previousHash: string
  readonly hash: string
  readonly qr: string
  /** gzip. */
  readonly xml: Buffer
}

/** Takes a locked document and its signature; keeps it. What it was made of stays until the authority has taken it. */
export async function keepSignature(db: WriteDb, id: string, signature: Signature): Promise<void> {
  const { previousHash, hash, qr, xml } = signature
  await db.q
    .updateTable('einvoice_documents')
    .set({ state: 'waiting', previous_hash: previousHash, hash, qr, xml })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('state', '=', 'unsigned')
    .execute()
}

/** Takes a locked document that could not be made, and why; the chain goes on without it. */
export async function failDocument(db: WriteDb, id: string, why: string, now: Date): Promise<void> {
  const answer: AuthorityWords = {
    status: 0,
    warnings: [],
    errors: [{ code: '', category: '', message: why }],
  }
  await db.q
    .updateTable('einvoice_documents')
    .set({ state: 'failed', answer: JSON.stringify(answer), answered_at: now })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Takes a branch; returns whether a document of it has no signature yet. */
export async function hasUnsigned(db: TenantDb, branchId: string): Promise<boolean> {
  const row = await db.q
    .selectFrom('einvoice_documents')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('state', '=', 'unsigned')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a branch; returns its signed documents that the authority has to get, oldest first. */
export function listWaiting(db: TenantDb, branchId: string, most: number): Promise<EInvoiceRow[]> {
  return db.q
    .selectFrom('einvoice_documents')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('state', '=', 'waiting')
    .orderBy('counter')
    .limit(most)
    .execute()
}

/** What is known of a document after it was sent. */
export interface AnsweredDocument {
  readonly id: string
  readonly state: EInvoiceState
  readonly words: AuthorityWords
  readonly duplicate: boolean
  /** gzip. */
  readonly clearedXml: Buffer | null
  /** Of the authority's stamp; as it is where it gave none. */
  readonly qr: string | null
  readonly now: Date
}

/** Takes the answer to a document; keeps it, unless one is kept already: an answer is the end of a document. */
export async function keepAnswer(db: TenantDb, answered: AnsweredDocument): Promise<void> {
  const { id, state, words, duplicate, clearedXml, qr, now } = answered
  await db.q
    .updateTable('einvoice_documents')
    .set((col) => ({
      state,
      answer: JSON.stringify(words),
      answered_at: now,
      duplicate,
      tries: sql<number>`tries + 1`,
      ...(clearedXml && { cleared_xml: clearedXml }),
      qr: qr ?? col.ref('qr'),
      // a rejected one is made anew of it
      ...(state !== 'rejected' && { content: null }),
    }))
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Takes an order; returns its documents without their text, in the order of the chain. */
export function listOrderDocuments(db: TenantDb, orderId: string): Promise<EInvoiceHead[]> {
  return db.q
    .selectFrom('einvoice_documents')
    .select(heads)
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', '=', orderId)
    .orderBy('counter')
    .execute()
}

/** Takes a document's id; returns it guarded. */
export async function findDocument(db: TenantDb, id: string): Promise<Guarded<EInvoiceRow> | undefined> {
  return guard(
    await db.q
      .selectFrom('einvoice_documents')
      .selectAll()
      .where('tenant_id', '=', db.tenantId)
      .where('id', '=', id)
      .executeTakeFirst(),
  )
}

/** What is looked for among a branch's documents. */
export interface DocumentSearch {
  readonly branchId: string
  /** A number as printed, or a hash; none is all. */
  readonly text: string | undefined
  readonly states: readonly EInvoiceState[] | undefined
  /** Below it, of the chain. */
  readonly before: number | undefined
  readonly most: number
}

/** Takes a search; returns the documents that it finds, the newest first. */
export function searchDocuments(db: TenantDb, search: DocumentSearch): Promise<EInvoiceHead[]> {
  const { branchId, text, states, before, most } = search
  return db.q
    .selectFrom('einvoice_documents')
    .select(heads)
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .$if(text !== undefined, (q) =>
      q.where((e) =>
        e.or([e('number', '=', text ?? ''), e('hash', '=', text ?? ''), e('id', '=', text ?? '')]),
      ),
    )
    .$if(states !== undefined, (q) => q.where('state', 'in', states ?? []))
    .$if(before !== undefined, (q) => q.where('counter', '<', before ?? 0))
    .orderBy('counter', 'desc')
    .limit(most)
    .execute()
}

/** How many documents of a branch are in which state. */
export interface DocumentCount {
  readonly branch_id: string
  readonly state: EInvoiceState
  readonly count: number
}

/** Takes branches and since when; returns how their documents of that time stand. */
export async function countDocuments(
  db: TenantDb,
  branchIds: readonly string[],
  since: Date,
): Promise<DocumentCount[]> {
  if (branchIds.length === 0) return []
  const { rows } = await sql<DocumentCount>`
    select branch_id, state, count(*)::int as count from einvoice_documents
    where tenant_id = ${db.tenantId} and branch_id = any (${[...branchIds]}::text[]) and issued_at >= ${since}
    group by branch_id, state`.execute(db.q)
  return rows
}

/** Takes branches; returns of each since when its oldest document waits for the authority, and how many it turned down or nobody could make. */
export async function listPressing(
  db: TenantDb,
  branchIds: readonly string[],
): Promise<{ branch_id: string; oldest: Date | null; wrong: number }[]> {
  if (branchIds.length === 0) return []
  const { rows } = await sql<{ branch_id: string; oldest: Date | null; wrong: number }>`
    select branch_id, min(issued_at) filter (where ${isIn(openEInvoiceStates)}) as oldest,
      (count(*) filter (where ${isIn(wrongEInvoiceStates)}))::int as wrong
    from einvoice_documents
    where tenant_id = ${db.tenantId} and branch_id = any (${[...branchIds]}::text[])
      and ${isIn(unsettledEInvoiceStates)}
    group by branch_id`.execute(db.q)
  return rows
}

/** Takes a branch and a period; returns its signed documents with their text, in the order of the chain, from a place on. */
export function listSigned(
  db: TenantDb,
  period: { branchId: string; from: Date; to: Date; after: number; most: number },
): Promise<EInvoiceRow[]> {
  return db.q
    .selectFrom('einvoice_documents')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', period.branchId)
    .where('issued_at', '>=', period.from)
    .where('issued_at', '<', period.to)
    .where('counter', '>', period.after)
    .where('xml', 'is not', null)
    .orderBy('counter')
    .limit(period.most)
    .execute()
}

/**
 * Takes a document that was rejected or could not be made; puts one of the same content in its place, at the end of the chain
 * and with an identity of its own. Returns false where the unit is no longer active, or a rival was faster.
 */
export async function correctDocument(db: WriteDb, row: EInvoiceRow, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with freed as (
      update einvoice_documents set state = 'corrected' where tenant_id = ${db.tenantId} and id = ${row.id}
        and ${isIn(wrongEInvoiceStates)} returning branch_id
    ), placed as (
      update einvoice_units u set counter = u.counter + 1, ask_at = coalesce(u.ask_at, ${now}) from freed
      where u.tenant_id = ${db.tenantId} and u.branch_id = freed.branch_id and u.state = 'active' returning u.counter
    )
    insert into einvoice_documents (tenant_id, id, branch_id, counter, kind, form, number, order_id, note_id, corrects_id, content,
      issued_at, gross)
    select d.tenant_id, gen_random_uuid()::text, d.branch_id, placed.counter, d.kind, d.form, d.number, d.order_id, d.note_id, d.id,
      d.content, d.issued_at, d.gross
    from placed, einvoice_documents d where d.tenant_id = ${db.tenantId} and d.id = ${row.id}
    returning id`.execute(db.q)
  return rows.length === 1
}
