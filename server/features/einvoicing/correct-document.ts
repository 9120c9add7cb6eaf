import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { correctDocument, findDocument } from '#server/store/einvoicing/einvoice-documents.ts'
import type { OfBranch } from './onboard-unit.ts'

/**
 * Takes a document that was rejected or could not be made; another one takes its place, with the seller as it is written now, an
 * identity of its own and the next place in the chain. Its number stays, since it is of the same sale. Refuses 'not-found' and
 * 'document-not-rejected'.
 */
export async function sendCorrection(
  deps: Deps,
  { staff, branch }: OfBranch,
  documentId: string,
): Promise<undefined | Refusal> {
  const done = await writeUnlessRefused(deps.db, staff.tenantId, async (db) => {
    const row = await authorize(inBranchOf(staff, 'not-found'), findDocument(db, documentId))
    if (isRefusal(row)) return row
    if (row.branch_id !== branch.id) return refuse('not-found')
    if (row.state !== 'rejected' && row.state !== 'failed') return refuse('document-not-rejected')
    if (!(await correctDocument(db, row, new Date(deps.clock())))) return refuse('einvoicing-none')
    await writeAudit(db, {
      staffId: staff.staffId,
      action: 'einvoice-correct',
      subject: branch.id,
      after: { number: row.number },
    })
    return undefined
  })
  return done
}
