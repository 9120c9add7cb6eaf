import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { MenuChangeKind, MenuSubject } from '#domain/menu/menu-doc.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { makeId } from '#server/core/make-id.ts'
import type { Schema } from '../schema.generated.ts'

export type MenuChangeRow = Selectable<Schema['menu_changes']>

/** A change of the menu as it is written down. */
export interface NewMenuChange {
  readonly batch: string
  readonly kind: MenuChangeKind
  readonly subject: MenuSubject
  readonly subjectId: string
  readonly before: unknown
  readonly after: unknown
  readonly version: number
  readonly staffId: string | null
  readonly at: Date
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

export async function insertMenuChange(db: TenantDb, change: NewMenuChange): Promise<void> {
  await db.q
    .insertInto('menu_changes')
    .values({
      tenant_id: db.tenantId,
      id: makeId(),
      batch: change.batch,
      kind: change.kind,
      subject: change.subject,
      subject_id: change.subjectId,
      before: json(change.before),
      after: json(change.after),
      version: change.version,
      staff_id: change.staffId,
      at: change.at,
    })
    .execute()
}

/** Takes a batch; returns its changes, the last first. */
export function listBatch(db: TenantDb, batch: string): Promise<MenuChangeRow[]> {
  return db.q
    .selectFrom('menu_changes')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('batch', '=', batch)
    .orderBy('at', 'desc')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** What happened to a subject above a version, oldest first, and who did the last of it. */
export async function listChangesSince(
  db: TenantDb,
  subject: MenuSubject,
  subjectId: string,
  version: number,
): Promise<(MenuChangeRow & { staff_name: string | null })[]> {
  return db.q
    .selectFrom('menu_changes as c')
    .leftJoin('staff as s', (join) =>
      join.onRef('s.tenant_id', '=', 'c.tenant_id').onRef('s.id', '=', 'c.staff_id'),
    )
    .selectAll('c')
    .select('s.name as staff_name')
    .where('c.tenant_id', '=', db.tenantId)
    .where('c.subject', '=', subject)
    .where('c.subject_id', '=', subjectId)
    .where('c.version', '>', version)
    .orderBy('c.version')
    .execute()
}

/** One press of staff on the menu. */
export interface MenuBatch {
  readonly batch: string
  readonly kind: MenuChangeKind
  readonly subject: MenuSubject
  /** Of the first thing that it changed. */
  readonly name_ar: string | null
  readonly name_en: string | null
  readonly count: number
  readonly at: Date
  readonly staff_name: string | null
}

/** Returns the latest presses that were not taken back, the newest first. */
export async function listBatches(db: TenantDb, most: number): Promise<MenuBatch[]> {
  const { rows } = await sql<MenuBatch>`
    select c.batch, min(c.kind) as kind, min(c.subject) as subject, count(*)::int as count, max(c.at) as at, min(s.name) as staff_name,
      min(coalesce(c.after, c.before) -> 'doc' -> 'name' ->> 'ar') as name_ar,
      min(coalesce(c.after, c.before) -> 'doc' -> 'name' ->> 'en') as name_en
    from menu_changes c left join staff s on s.tenant_id = c.tenant_id and s.id = c.staff_id
    where c.tenant_id = ${db.tenantId} and c.undone_at is null and c.kind <> 'undo'
    group by c.batch order by max(c.at) desc limit ${most}`.execute(db.q)
  return rows
}

/** Marks a batch as taken back. */
export async function markUndone(db: TenantDb, batch: string, at: Date): Promise<void> {
  await db.q
    .updateTable('menu_changes')
    .set({ undone_at: at })
    .where('tenant_id', '=', db.tenantId)
    .where('batch', '=', batch)
    .execute()
}
