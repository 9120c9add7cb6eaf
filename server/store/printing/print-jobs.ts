import { sql, type Selectable } from 'kysely'
import type { PaperSaid, PrintCopy, PrintTicket } from '#domain/printing/print-ticket.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../core/schema.ts'

export type PrintJobRow = Selectable<Schema['print_jobs']>

const retentionDays = 7

/** Takes a printer and an order; returns what its paper says, locked until the end of the transaction. */
export async function lockPaper(
  db: WriteDb,
  of: { printerId: string; orderId: string },
  at: Date,
): Promise<PaperSaid | undefined> {
  const { rows } = await sql<{ said: PaperSaid | Record<string, never> }>`
    insert into print_papers as p (tenant_id, printer_id, order_id, said, at)
    values (${db.tenantId}, ${of.printerId}, ${of.orderId}, '{}', ${at}::timestamptz)
    on conflict (tenant_id, printer_id, order_id) do update set at = excluded.at returning said`.execute(db.q)
  const said = rows[0]?.said
  return said && 'lines' in said ? (said as PaperSaid) : undefined
}

/** Takes a printer, an order and what its paper says once all that waits is printed; keeps it. */
export async function savePaper(
  db: WriteDb,
  of: { printerId: string; orderId: string },
  said: PaperSaid | undefined,
): Promise<void> {
  await db.q
    .updateTable('print_papers')
    .set({ said: JSON.stringify(said ?? {}) })
    .where('tenant_id', '=', db.tenantId)
    .where('printer_id', '=', of.printerId)
    .where('order_id', '=', of.orderId)
    .execute()
}

/** Takes a printer and an order; returns its ticket that waits and was never at a printer, locked. */
export function lockFreshJob(
  db: WriteDb,
  of: { printerId: string; orderId: string },
): Promise<PrintJobRow | undefined> {
  return db.q
    .selectFrom('print_jobs')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('printer_id', '=', of.printerId)
    .where('order_id', '=', of.orderId)
    .where('state', '=', 'waiting')
    .where('copy', '=', 'none')
    .forUpdate()
    .executeTakeFirst()
}

/** A ticket for a printer. */
export interface NewPrintJob {
  readonly id: string
  readonly printerId: string
  readonly orderId: string | null
  readonly ticket: PrintTicket
  readonly before: PaperSaid | undefined
  readonly copy: PrintCopy
  /** Not before then: an order for later is printed at its release. */
  readonly dueAt: Date
  readonly madeAt: Date
}

/** Takes a ticket; writes it behind all that waits for its printer. */
export async function insertPrintJob(db: WriteDb, job: NewPrintJob): Promise<void> {
  await db.q
    .insertInto('print_jobs')
    .values({
      tenant_id: db.tenantId,
      id: job.id,
      printer_id: job.printerId,
      order_id: job.orderId,
      ticket: JSON.stringify(job.ticket),
      before: job.before ? JSON.stringify(job.before) : null,
      copy: job.copy,
      due_at: job.dueAt,
      made_at: job.madeAt,
    })
    .execute()
}

/** Takes a ticket that waits and what it is to say instead. */
export async function changePrintJob(
  db: WriteDb,
  id: string,
  { ticket, dueAt }: { ticket: PrintTicket; dueAt: Date },
): Promise<void> {
  await db.q
    .updateTable('print_jobs')
    .set({ ticket: JSON.stringify(ticket), due_at: dueAt })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}

/** What becomes of a ticket: printed, given up, or waiting again. */
type Ending = 'done' | 'dropped'

/** Takes tickets, by id, and how they end. Tickets of a week ago go: they hold names of guests. */
export async function endPrintJobs(
  db: WriteDb,
  ids: readonly string[],
  state: Ending,
  at: Date,
): Promise<void> {
  if (ids.length === 0) return
  await db.q
    .updateTable('print_jobs')
    .set({ state, done_at: at, claim: null })
    .where('tenant_id', '=', db.tenantId)
    .where('id', 'in', [...ids])
    .where('state', 'in', ['waiting', 'claimed'])
    .execute()
  const old = new Date(at.getTime() - retentionDays * 86_400_000)
  await sql`
    delete from print_jobs where tenant_id = ${db.tenantId} and state in ('done', 'dropped') and done_at < ${old}
      and printer_id in (select printer_id from print_jobs where tenant_id = ${db.tenantId} and id = any (${[...ids]}))`.execute(
    db.q,
  )
}

/** Takes tickets that were claimed, by id: they wait again, as they were or as what may be printed already. */
export async function freePrintJobs(
  db: WriteDb,
  ids: readonly string[],
  written: 'no' | 'maybe',
): Promise<void> {
  if (ids.length === 0) return
  await db.q
    .updateTable('print_jobs')
    .set({
      state: 'waiting',
      claim: null,
      holder: null,
      journal: null,
      claimed_at: null,
      ...(written === 'maybe' && { copy: 'possible' as const }),
    })
    .where('tenant_id', '=', db.tenantId)
    .where('id', 'in', [...ids])
    .where('state', '=', 'claimed')
    .execute()
}

/** Takes printers and who holds; returns what is claimed of these printers or by that one, locked. */
export function lockClaimed(
  db: WriteDb,
  printerIds: readonly string[],
  holder?: string,
): Promise<PrintJobRow[]> {
  return db.q
    .selectFrom('print_jobs')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('state', '=', 'claimed')
    .where((eb) =>
      eb.or([
        ...(printerIds.length > 0 ? [eb('printer_id', 'in', [...printerIds])] : []),
        eb('holder', '=', holder ?? ''),
      ]),
    )
    .orderBy('no')
    .forUpdate()
    .execute()
}

/** Takes a printer and who claims; returns its next ticket that is due, now that one's. */
export async function claimNext(
  db: WriteDb,
  printerId: string,
  by: { claim: string; holder: string; journal: string | null; at: Date },
): Promise<PrintJobRow | undefined> {
  // in a subquery the join could ask for the next one again, and take more than one
  const { rows } = await sql<PrintJobRow>`
    with next as materialized (
      select x.id from print_jobs x where x.tenant_id = ${db.tenantId} and x.printer_id = ${printerId}
        and x.state = 'waiting' and x.due_at <= ${by.at}::timestamptz order by x.no limit 1 for update skip locked
    )
    update print_jobs j set state = 'claimed', claim = ${by.claim}, holder = ${by.holder}, journal = ${by.journal},
      claimed_at = ${by.at}::timestamptz
    from next where j.tenant_id = ${db.tenantId} and j.id = next.id returning j.*`.execute(db.q)
  return rows[0]
}

/** Takes printers and now; returns whether something waits for one of them. */
export async function hasWaiting(db: TenantDb, printerIds: readonly string[], at: Date): Promise<boolean> {
  if (printerIds.length === 0) return false
  const row = await db.q
    .selectFrom('print_jobs')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('printer_id', 'in', [...printerIds])
    .where('state', '=', 'waiting')
    .where('due_at', '<=', at)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes printers; returns all that is not printed yet, in its order. */
export function listOpenJobs(
  db: TenantDb,
  printerIds: readonly string[],
  most: number,
): Promise<PrintJobRow[]> {
  if (printerIds.length === 0) return Promise.resolve([])
  return db.q
    .selectFrom('print_jobs')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('printer_id', 'in', [...printerIds])
    .where('state', 'in', ['waiting', 'claimed'])
    .orderBy('no')
    .limit(most)
    .execute()
}

/** Takes a ticket's id; returns it, locked. */
export function lockPrintJob(db: WriteDb, id: string): Promise<PrintJobRow | undefined> {
  return db.q
    .selectFrom('print_jobs')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Takes a ticket's id; returns the printer that it waits for. */
export async function findPrinterOfJob(db: TenantDb, id: string): Promise<string | undefined> {
  const row = await db.q
    .selectFrom('print_jobs')
    .select('printer_id')
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.printer_id
}
