import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { strToU8, zip, type AsyncZippable } from 'fflate'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { addDays, parseDate, toUtc } from '#domain/core/zoned-time.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import { findDocument, listSigned, type EInvoiceRow } from '#server/store/einvoicing/einvoice-documents.ts'
import type { OfBranch } from './onboard-unit.ts'

const unzip = promisify(gunzip)
const perRead = 200
/** A month of a busy branch; more is asked for by shorter periods. */
const mostInFile = 20_000

/** Takes a branch and a document's id; returns its XML. Refuses 'not-found', also before it is signed. */
export async function readDocument(
  deps: Deps,
  { staff, branch }: OfBranch,
  documentId: string,
): Promise<string | Refusal> {
  const row = await deps.db.read(staff.tenantId, (db) =>
    authorize(inBranchOf(staff, 'not-found'), findDocument(db, documentId)),
  )
  if (isRefusal(row)) return row
  const xml = row.cleared_xml ?? row.xml
  if (row.branch_id !== branch.id || !xml) return refuse('not-found')
  return (await unzip(xml)).toString('utf8')
}

/** Takes a branch and two days of its calendar; returns the documents issued in them as a ZIP. Refuses 'date-invalid' and 'too-many-rows'. */
export async function readArchive(
  deps: Deps,
  { staff, branch }: OfBranch,
  days: { readonly from: string; readonly to: string },
): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  const [first, last] = [parseDate(days.from), parseDate(days.to)]
  if (!first || !last || days.to < days.from) return refuse('date-invalid')
  const at = (day: typeof first) => new Date(toUtc(day, 0, branch.timeZone))
  const period = { branchId: branch.id, from: at(first), to: at(addDays(last, 1)) }
  const files: AsyncZippable = {}
  let count = 0
  for (let after = 0; ;) {
    const rows = await deps.db.read(staff.tenantId, (db) =>
      listSigned(db, { ...period, after, most: perRead }),
    )
    for (const row of rows) files[nameOf(row)] = await unzip(row.cleared_xml ?? row.xml ?? Buffer.alloc(0))
    count += rows.length
    if (count > mostInFile) return refuse('too-many-rows')
    if (rows.length < perRead) break
    after = rows.at(-1)?.counter ?? 0
  }
  if (count === 0) files['empty.txt'] = strToU8('')
  return promisify(
    (all: AsyncZippable, done: (error: Error | null, bytes: Uint8Array<ArrayBuffer>) => void) =>
      zip(all, { level: 6 }, done),
  )(files)
}

function nameOf({ counter, kind, number, id }: EInvoiceRow): string {
  return `${String(counter).padStart(8, '0')}_${kind}_${number}_${id}.xml`
}
