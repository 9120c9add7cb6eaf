import { sql } from 'kysely'
import type { Language } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { contactsOf } from '../privacy/forget-messages.ts'
import type { LeavingGuest } from '../waitlist/leaving-guest.ts'

export interface ContactMessage {
  readonly id: string
  readonly branchId: string | null
  readonly name: string
  readonly email: string
  readonly mobile: string
  readonly message: string
  readonly language: Language
  readonly customerId: string | null
}

/** Takes a message; keeps it, and lets go of those older than a year (rule "Retention"). */
export async function insertContactMessage(db: TenantDb, one: ContactMessage): Promise<void> {
  await db.q
    .deleteFrom('contact_messages')
    .where('tenant_id', '=', db.tenantId)
    .where('created_at', '<', sql<Date>`clock_timestamp() - interval '1 year'`)
    .execute()
  await db.q
    .insertInto('contact_messages')
    .values({
      tenant_id: db.tenantId,
      id: one.id,
      branch_id: one.branchId,
      name: one.name,
      email: one.email,
      mobile: one.mobile,
      message: one.message,
      language: one.language,
      customer_id: one.customerId,
      handled_at: null,
      handled_by: null,
    })
    .execute()
}

const ofBranches = (db: TenantDb, branchIds: 'all' | readonly string[]) => {
  const all = db.q.selectFrom('contact_messages').where('tenant_id', '=', db.tenantId)
  return branchIds === 'all' ? all : all.where('branch_id', 'in', branchIds.length > 0 ? branchIds : [''])
}

/** Takes whose branches and a page from 1; returns its messages, the newest first, and how many there are in all. */
export async function listContactMessages(
  db: TenantDb,
  branchIds: 'all' | readonly string[],
  { page, perPage }: { page: number; perPage: number },
) {
  const rows = await ofBranches(db, branchIds)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const { total } = await ofBranches(db, branchIds)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Takes a message of these branches and who has answered it (none: nobody); returns whether there is such a message. */
export async function markContactMessage(
  db: TenantDb,
  branchIds: 'all' | readonly string[],
  id: string,
  staffId: string | null,
): Promise<boolean> {
  const found = await ofBranches(db, branchIds).select('id').where('id', '=', id).executeTakeFirst()
  if (!found) return false
  await db.q
    .updateTable('contact_messages')
    .set({ handled_at: staffId ? sql<Date>`clock_timestamp()` : null, handled_by: staffId })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
  return true
}

/** Takes whose account goes; what it wrote goes with it, also under its number or e-mail without signing in (rule "Deleting an account"). */
export async function forgetContactOf(db: TenantDb, guest: LeavingGuest): Promise<void> {
  await sql`delete from contact_messages c where c.tenant_id = ${db.tenantId} and ${contactsOf(guest)}`.execute(
    db.q,
  )
}

/** Takes a customer; returns what it wrote, the newest first. */
export function listContactOf(db: TenantDb, customerId: string) {
  return db.q
    .selectFrom('contact_messages')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .execute()
}
