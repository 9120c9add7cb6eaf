import type { WaitingRefundsWire } from '#contract/payments/refunds.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { refundState } from '#server/show/refund-state.ts'
import { branchesOf } from '#server/authorization/staff-branches.ts'
import { listWaitingRefunds } from '#server/store/waitlist/waiting-refunds.ts'

const most = 50

/**
 * Takes who looks; returns the refunds of its branches that wait for a person, the oldest first: nobody else sees that a
 * guest is without the money. Refuses 'not-allowed'. Safety 5.
 */
export async function showWaitingRefunds(
  deps: Deps,
  staff: StaffSession,
  language: Language,
): Promise<WaitingRefundsWire | Refusal> {
  if (!mayStaff(staff.role, 'refund')) return refuse('not-allowed')
  const { branches } = await deps.catalogues.current(staff.tenantId)
  const own = branchesOf(staff, branches)
  const ids = own.map(({ id }) => id)
  const rows = await deps.db.read(staff.tenantId, (db) => listWaitingRefunds(db, ids, most))
  return {
    data: rows.map((row) => {
      const branch = own.find(({ id }) => id === row.branch_id)
      return {
        id: row.reference,
        order_id: row.page_id,
        number: row.number === null ? '' : String(row.number).padStart(3, '0'),
        branch: branch && own.length > 1 ? wordIn(branch.name, language) : '',
        amount: toDecimal(row.amount),
        ...(row.currency !== row.order_currency && { currency: row.currency }),
        state: refundState(row),
        when: momentWords(row.since.getTime(), deps.clock(), branch?.timeZone ?? 'UTC', language),
      }
    }),
  }
}
