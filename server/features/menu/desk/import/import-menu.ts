import { createHash } from 'node:crypto'
import type { MenuImportedWire, MenuImportWire } from '#contract/menu/menu-import.ts'
import { faultWords } from '#domain/menu/import-fault.ts'
import { leaveSets } from '#domain/menu/shared-group.ts'
import { limits } from '#domain/core/limits.ts'
import { partIds, withOwnIds } from '#domain/menu/menu-doc.ts'
import { planImport, type MenuImport } from '#domain/menu/menu-import.ts'
import { columnName, readSheet, type Sheet } from '#domain/menu/menu-sheet.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { ThreadLost } from '#server/heavy-work/heavy-thread.ts'
import { jobOf } from '#server/heavy-work/job.ts'
import { makeId } from '#server/core/make-id.ts'
import type { readSheetFile } from '#server/adapters/spreadsheet/read-sheet.ts'
import type { StaffSession } from '#server/http/request.ts'
import { listGroupDocs, listItemDocs } from '#server/store/menu/menu-docs.ts'
import { listAllergens } from '#server/store/site/choice-lists.ts'
import { lastPosition, lockMenuImport } from '#server/store/menu/save-menu-docs.ts'
import { addDoc, changeDoc } from '../keep-doc.ts'
import { mayEditMenu, menuRequest, readMenuIds, type MenuRequest } from '../menu-editor.ts'
import { groupKind } from '../save-group.ts'
import { itemKind } from '../save-item.ts'

const filesPerMinute = 20
const faultsShown = 300
const sheetLimits = { rows: limits.menuFileRows, cellChars: 4000, unpackedBytes: 8 * 1024 * 1024 }

const reading = jobOf<typeof readSheetFile>('server/adapters/spreadsheet/read-sheet.ts', 'readSheetFile')

type ReadFile = () => Promise<Uint8Array>

/**
 * Takes a session, the language and how to read the file; returns what it would change and what is wrong with it, and writes
 * nothing. Refuses 'not-allowed' before a byte is read, 'too-many-requests', and what `readFile` throws.
 */
export async function previewImport(
  deps: Deps,
  staff: StaffSession,
  language: Language,
  readFile: ReadFile,
): Promise<MenuImportWire | Refusal> {
  const sheet = await sheetOf(deps, staff, readFile)
  if (isRefusal(sheet)) return sheet
  const made = await deps.db.snapshot(staff.tenantId, (db) => planOn(db, sheet))
  return previewOf(made, sheet, language)
}

/**
 * Takes a session, what the preview called its plan and how to read the same file; does all of it as one press, or nothing.
 * Refuses as previewImport() does, and 'menu-changed' when the file would do something else by now.
 */
export async function importMenu(
  deps: Deps,
  staff: StaffSession,
  plan: string,
  readFile: ReadFile,
): Promise<MenuImportedWire | Refusal> {
  const sheet = await sheetOf(deps, staff, readFile)
  if (isRefusal(sheet)) return sheet
  return menuRequest(deps, staff, async (request) => {
    await lockMenuImport(request.db)
    const made = await planOn(request.db, sheet)
    if (plan !== digestOf(made)) return refuse('menu-changed')
    return write({ ...request, note: (change) => request.note({ ...change, kind: 'import' }) }, made)
  })
}

/** The rows of a file. Refuses 'too-large', 'import-unreadable', 'too-many-rows', 'import-no-codes' and 'busy'. */
async function sheetOf(deps: Deps, staff: StaffSession, readFile: ReadFile): Promise<Sheet | Refusal> {
  if (!mayEditMenu(staff)) return refuse('not-allowed')
  if (!deps.rateLimits.pass(`menu-import:${staff.staffId}`, filesPerMinute, deps.clock()))
    return refuse('too-many-requests')
  const bytes = await readFile()
  if (bytes.byteLength > limits.menuFileBytes) return refuse('too-large')
  const lines = await readLines(deps, staff.tenantId, bytes)
  if (isRefusal(lines)) return lines
  if (lines === undefined) return refuse('import-unreadable')
  if (lines === 'too-many') return refuse('too-many-rows')
  return readSheet(lines) ?? refuse('import-no-codes')
}

/** A file that takes more memory or time than the thread has is one that cannot be read. */
async function readLines({ heavy, log }: Deps, tenantId: string, bytes: Uint8Array) {
  try {
    return await heavy.run(reading, { bytes, limits: sheetLimits }, { tenantId })
  } catch (error) {
    if (!(error instanceof ThreadLost)) throw error
    log.warn({ err: error, tenant: tenantId }, 'file not read')
    return undefined
  }
}

async function planOn(db: TenantDb, sheet: Sheet): Promise<MenuImport> {
  const [groups, items, ids] = [await listGroupDocs(db), await listItemDocs(db), await readMenuIds(db)]
  return planImport(sheet, { groups, items, ids, allergens: await listAllergens(db) })
}

const changing = ({ dishes }: MenuImport) => dishes.filter(({ fields }) => fields.length > 0)

/** The same for the same changes of the same menu; empty when there is nothing to confirm. */
function digestOf(made: MenuImport): string {
  const dishes = changing(made)
  if (made.faults.length > 0 || dishes.length === 0) return ''
  const facts = [made.groups, dishes.map(({ before, doc }) => [before?.id, before?.version, doc])]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}

function previewOf(made: MenuImport, sheet: Sheet, language: Language): MenuImportWire {
  const dishes = changing(made)
  const added = dishes.filter(({ before }) => before === undefined).length
  return {
    plan: digestOf(made),
    counts: {
      groups: made.groups.length,
      added,
      changed: dishes.length - added,
      same: made.dishes.length - dishes.length,
      faults: made.faults.length,
    },
    groups: made.groups.map(({ doc }) => wordIn(doc.name, language)),
    dishes: dishes.map(({ line, code, doc, before, fields }) => ({
      line,
      code,
      name: wordIn(doc.name, language),
      added: before === undefined,
      price: toDecimal(doc.price),
      price_was: before && before.doc.price !== doc.price ? toDecimal(before.doc.price) : null,
      fields: before ? [...fields] : [],
    })),
    faults: made.faults.slice(0, faultsShown).map((fault) => ({
      line: fault.line,
      column: columnName(fault.column, language),
      message: faultWords(fault, language),
    })),
    ignored: sheet.ignored.slice(0, 20).map((heading) => heading.slice(0, 60)),
  }
}

async function write(request: MenuRequest, made: MenuImport): Promise<MenuImportedWire | Refusal> {
  const { db } = request
  const ids = new Map<string, string>()
  let place = await lastPosition(db, 'menu_groups')
  for (const { id, doc } of made.groups) {
    place += 1
    ids.set(id, (await addDoc(request, groupKind, { id: makeId(), doc, position: place })).id)
  }
  const counts = { groups: made.groups.length, added: 0, changed: 0 }
  let end = await lastPosition(db, 'items')
  for (const { before, doc: planned } of changing(made)) {
    const doc = { ...planned, groupId: ids.get(planned.groupId) ?? planned.groupId }
    if (before) {
      const own = withOwnIds(leaveSets(before.doc, doc), partIds(before.doc), makeId)
      const changed = await changeDoc(request, itemKind, before, () => own)
      if (isRefusal(changed)) return changed
      counts.changed += 1
    } else {
      end += 1
      counts.added += 1
      await addDoc(request, itemKind, {
        id: makeId(),
        doc: withOwnIds(doc, new Set(), makeId),
        position: end,
      })
    }
  }
  return counts
}
