import type { MenuSubject } from '#domain/menu/menu-doc.ts'
import { isRefusal, refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { StoredDoc } from '#server/store/menu/menu-docs.ts'
import { deleteMenuRow } from '#server/store/menu/save-menu-docs.ts'
import { noted, tellChanged, type MenuRequest } from './menu-editor.ts'

/** A kind of document of the menu: how it is locked and kept, and what is said when it is not there. */
export interface DocKind<Doc> {
  readonly subject: Extract<MenuSubject, 'item' | 'group'>
  readonly table: 'items' | 'menu_groups'
  readonly missing: RefusalCode
  readonly lock: (db: WriteDb, id: string) => Promise<StoredDoc<Doc> | undefined>
  readonly save: (db: WriteDb, stored: StoredDoc<Doc>) => Promise<void>
}

/** A document, and the version of it that staff began from. */
export interface SeenDoc {
  readonly id: string
  readonly version: number
}

/** Takes a press, a new document and its place; keeps it and writes it down. */
export async function addDoc<Doc>(
  { db, note }: MenuRequest,
  { subject, save }: DocKind<Doc>,
  made: Omit<StoredDoc<Doc>, 'version'>,
): Promise<{ id: string }> {
  const stored = { ...made, version: 1 }
  await save(db, stored)
  await note({ kind: 'create', subject, id: stored.id, before: undefined, after: noted(stored), version: 1 })
  return { id: stored.id }
}

/** Takes a press, what staff saw and how the document is to be; keeps it. Refuses when it is gone, 'menu-changed', and as `work` does. */
export async function changeDoc<Doc>(
  { db, note }: MenuRequest,
  kind: DocKind<Doc>,
  { id, version }: SeenDoc,
  work: (before: Doc) => Promise<Doc | Refusal> | Doc | Refusal,
): Promise<{ id: string } | Refusal> {
  const { subject } = kind
  const before = await kind.lock(db, id)
  if (!before) return refuse(kind.missing)
  if (before.version !== version) return tellChanged(db, subject, id, version)
  const doc = await work(before.doc)
  if (isRefusal(doc)) return doc
  const after = { ...before, doc, version: version + 1 }
  await kind.save(db, after)
  await note({
    kind: 'edit',
    subject,
    id,
    before: noted(before),
    after: noted(after),
    version: after.version,
  })
  return { id }
}

/** Takes a press, what staff saw and what still needs the document; takes it away. Refuses as changeDoc() does. */
export async function dropDoc<Doc>(
  { db, note }: MenuRequest,
  kind: DocKind<Doc>,
  { id, version }: SeenDoc,
  needed: () => Promise<Refusal | undefined>,
): Promise<{ done: true } | Refusal> {
  const { subject } = kind
  const before = await kind.lock(db, id)
  if (!before) return refuse(kind.missing)
  if (before.version !== version) return tellChanged(db, subject, id, version)
  const refused = await needed()
  if (refused) return refused
  await deleteMenuRow(db, kind.table, id)
  await note({ kind: 'delete', subject, id, before: noted(before), after: undefined, version: version + 1 })
  return { done: true }
}
