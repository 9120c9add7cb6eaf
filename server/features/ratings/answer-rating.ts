import type { StaffRatingWire } from '#contract/ratings/rating.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff, type StaffAct } from '#domain/backoffice/staff-role.ts'
import { cleanText } from '#domain/core/text.ts'
import type { Language } from '#domain/core/words.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { worksIn } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { askForSums } from '#server/store/ratings/ratings.ts'
import {
  lockStaffRating,
  setAnswer,
  setHidden,
  type StaffRatingRow,
} from '#server/store/ratings/staff-ratings.ts'
import { showStaffRating } from './show-staff-rating.ts'

/** Which rating, and the language of the answer to staff. */
interface Act {
  readonly id: string
  readonly language: Language
}

/**
 * Takes a session, a rating and an answer (empty takes it back); the guest reads it on the order's page. Refuses
 * 'not-allowed', 'not-found' (also for other branches' ratings) and 'text-too-long'.
 */
export async function answerRating(
  deps: Deps,
  staff: StaffSession,
  act: Act,
  answer: string,
): Promise<StaffRatingWire | Refusal> {
  const text = cleanText(answer, limits.notes)
  if (text === undefined) return refuse('text-too-long', { fields: { answer: ['text-too-long'] } })
  return change(deps, staff, { ...act, right: 'answer_rating' }, async (db, { row }) => {
    const at = new Date(deps.clock())
    await setAnswer(db, row.id, text ? { text, staffId: staff.staffId, at } : undefined)
    return { action: 'answer-rating', before: { answer: row.answer }, after: { answer: text || null } }
  })
}

/**
 * Takes a session, a rating and whether it is hidden, with a reason; a hidden one counts in no average and its photos
 * are no longer served to guests. Refuses 'not-allowed', 'not-found', 'field-required' without a reason.
 */
export async function hideRating(
  deps: Deps,
  staff: StaffSession,
  act: Act,
  input: { hidden: boolean; reason: string },
): Promise<StaffRatingWire | Refusal> {
  const reason = cleanText(input.reason, limits.notes)
  if (reason === undefined) return refuse('text-too-long', { fields: { reason: ['text-too-long'] } })
  return change(deps, staff, { ...act, right: 'hide_rating' }, async (db, { row }) => {
    if (input.hidden && !reason) return refuse('field-required', { fields: { reason: ['field-required'] } })
    const at = new Date(deps.clock())
    await setHidden(db, row.id, input.hidden ? { reason, staffId: staff.staffId, at } : undefined)
    await askForSums(db, new Date(at.getTime() + limits.ratingSumMinutes * 60_000))
    return {
      action: input.hidden ? 'hide-rating' : 'show-rating',
      before: { hidden: row.hidden_at !== null, reason: row.hidden_reason },
      after: { hidden: input.hidden, reason: input.hidden ? reason : null },
    }
  })
}

interface Noted {
  readonly action: string
  readonly before: object
  readonly after: object
}

/** Rights, lock, the change, its line in the audit log, and the rating after it. */
async function change(
  deps: Deps,
  staff: StaffSession,
  { id, language, right }: Act & { readonly right: StaffAct },
  write: (db: WriteDb, rating: StaffRatingRow) => Promise<Noted | Refusal>,
): Promise<StaffRatingWire | Refusal> {
  if (!mayStaff(staff.role, right)) return refuse('not-allowed')
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const changed = await writeUnlessRefused(deps.db, staff.tenantId, async (db) => {
    const rating = await lockStaffRating(db, id)
    if (!rating || !worksIn(staff, rating.row.branch_id)) return refuse('not-found')
    const noted = await write(db, rating)
    if (isRefusal(noted)) return noted
    await writeAudit(db, { staffId: staff.staffId, subject: id, ...noted })
    return (await lockStaffRating(db, id)) ?? refuse('not-found')
  })
  return isRefusal(changed) ? changed : showStaffRating(changed, catalogue, { staff, language })
}
