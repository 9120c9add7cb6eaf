import { sql, type Selectable } from 'kysely'
import { auditKinds, type AuditKind } from '#domain/backoffice/audit-kind.ts'
import type { Words } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type AuditRow = Selectable<Schema['audit_log']>

/** Which lines of the log: of whom, of what kind, of what, older than which one, and how many at most. */
export interface AuditQuery {
  readonly staffId?: string | undefined
  readonly kind?: AuditKind | undefined
  readonly subject?: string | undefined
  readonly before?: number | undefined
  readonly most: number
}

/** Takes a wish; returns the lines, newest first. */
export function listAudit(db: TenantDb, input: AuditQuery): Promise<AuditRow[]> {
  const { staffId, kind, subject, before } = input
  return db.q
    .selectFrom('audit_log')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .$if(staffId !== undefined, (q) => q.where('staff_id', '=', staffId ?? ''))
    .$if(subject !== undefined, (q) => q.where('subject', '=', subject ?? ''))
    .$if(kind !== undefined, (q) =>
      q.where(sql<boolean>`action like any (${[...auditKinds[kind ?? 'order']]})`),
    )
    .$if(before !== undefined, (q) => q.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(input.most)
    .execute()
}

/** Takes subjects of lines; returns what those are called that the restaurant still has, and all members. */
export async function listAuditNames(
  db: TenantDb,
  subjects: readonly string[],
): Promise<{ members: { id: string; name: string }[]; subjects: ReadonlyMap<string, Words> }> {
  const members = await db.q
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('tenant_id', '=', db.tenantId)
    .orderBy('name')
    .execute()
  const { rows } = await sql<Words & { id: string }>`
    select id, name_ar as ar, name_en as en from items where tenant_id = ${db.tenantId} and id = any (${[...subjects]})
    union all
    select id, name_ar, name_en from branches where tenant_id = ${db.tenantId} and id = any (${[...subjects]})
    union all
    select id, '#' || lpad(number::text, 3, '0'), '#' || lpad(number::text, 3, '0') from orders
      where tenant_id = ${db.tenantId} and id = any (${[...subjects]}) and number is not null
    union all
    select id, coalesce(code, name_ar), coalesce(code, name_en) from coupons
      where tenant_id = ${db.tenantId} and id = any (${[...subjects]})`.execute(db.q)
  return { members, subjects: new Map(rows.map(({ id, ar, en }) => [id, { ar, en }])) }
}
