import type { MenuIds } from '#domain/menu/check-menu-doc.ts'
import {
  changedFields,
  type ItemDoc,
  type ItemField,
  type MenuChangeKind,
  type MenuSubject,
} from '#domain/menu/menu-doc.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { mayEverywhere } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { insertMenuChange, listChangesSince } from '#server/store/menu/menu-changes.ts'
import { listIds, type StoredDoc } from '#server/store/menu/menu-docs.ts'

/** The menu is the whole restaurant's: who works at some of its branches alone changes it there (count, price, on the menu or not). */
export function mayEditMenu(staff: StaffSession): boolean {
  return mayEverywhere(staff, 'menu')
}

/** A press of a member of staff on the menu, in its transaction. */
export interface MenuRequest {
  readonly db: WriteDb
  readonly now: Date
  /** Writes down what was changed: for the undo, for whoever saves second, and in the audit log. */
  note(change: {
    readonly kind: MenuChangeKind
    readonly subject: MenuSubject
    readonly id: string
    readonly before: unknown
    readonly after: unknown
    readonly version: number
  }): Promise<void>
}

/** Takes a session and what it does; runs it as one press. Refuses 'not-allowed' to all who may not edit it. Rule "Roles". */
export async function menuRequest<T>(
  deps: Deps,
  staff: StaffSession,
  work: (request: MenuRequest) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  if (!mayEditMenu(staff)) return refuse('not-allowed')
  const now = new Date(deps.clock())
  const batch = makeId()
  return writeUnlessRefused(deps.db, staff.tenantId, (db) =>
    work({
      db,
      now,
      async note({ kind, subject, id, before, after, version }) {
        const { staffId } = staff
        await insertMenuChange(db, {
          batch,
          kind,
          subject,
          subjectId: id,
          before,
          after,
          version,
          staffId,
          at: now,
        })
        await writeAudit(db, { staffId, action: `menu-${kind}`, subject: `${subject}:${id}`, before, after })
      },
    }),
  )
}

/** What is written down of a document. */
export const noted = <Doc>({ doc, position }: StoredDoc<Doc>) => ({ doc, position })

/** Who changed a document since a version, when, and which fields differ from it. */
export interface ChangedSince {
  readonly by: string
  readonly staffId: string | null
  readonly at: string
  readonly fields: readonly ItemField[]
}

/** Takes a document and the version that somebody knows; returns what became of it since. */
export async function readChangedSince(
  db: TenantDb,
  subject: 'item' | 'group',
  id: string,
  seen: number,
): Promise<ChangedSince> {
  const changes = await listChangesSince(db, subject, id, seen)
  const last = changes.at(-1)
  const [from, to] = [docOf(changes[0]?.before), docOf(last?.after)]
  return {
    by: last?.staff_name ?? '',
    staffId: last?.staff_id ?? null,
    at: last?.at.toISOString() ?? '',
    fields: subject === 'item' && from && to ? changedFields(from, to) : [],
  }
}

/** Who saves second is told: who was faster, when, and which fields differ from what they began with. */
export async function tellChanged(
  db: WriteDb,
  subject: 'item' | 'group',
  id: string,
  seen: number,
): Promise<Refusal> {
  const { by, at, fields } = await readChangedSince(db, subject, id, seen)
  return refuse('menu-changed', { details: { by, at, fields } })
}

function docOf(noted: unknown): ItemDoc | undefined {
  return typeof noted === 'object' && noted !== null && 'doc' in noted ? (noted.doc as ItemDoc) : undefined
}

/** Takes a handle and the item that is checked, if it is there already; returns what of the menu it may name. */
export async function readMenuIds(db: TenantDb, self?: string): Promise<MenuIds> {
  return {
    groups: await listIds(db, 'menu_groups'),
    items: await listIds(db, 'items'),
    allergens: await listIds(db, 'allergens'),
    ...(self !== undefined && { self }),
  }
}
