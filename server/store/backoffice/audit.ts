import type { TenantDb } from '#server/database/tenant-db.ts'

/** Who did what to what, before and after (rule "Audit log"). Written in the same transaction as the change. */
export async function writeAudit(
  db: TenantDb,
  line: { staffId: string | null; action: string; subject: string; before?: unknown; after?: unknown },
): Promise<void> {
  await db.q
    .insertInto('audit_log')
    .values({
      tenant_id: db.tenantId,
      staff_id: line.staffId,
      action: line.action,
      subject: line.subject,
      before: line.before === undefined ? null : JSON.stringify(line.before),
      after: line.after === undefined ? null : JSON.stringify(line.after),
    })
    .execute()
}
