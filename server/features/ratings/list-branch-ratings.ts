import type { StaffRatingsWire } from '#contract/ratings/rating.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { worksIn } from '#server/authorization/staff-branches.ts'
import { listRatings, type RatingFilter } from '#server/store/ratings/staff-ratings.ts'
import { showStaffRating } from './show-staff-rating.ts'

const perPage = 20

/** Takes a session and a filter; returns that page of the branch's ratings. Refuses 'not-allowed', 'branch-not-found'. */
export async function listBranchRatings(
  deps: Deps,
  staff: StaffSession,
  ask: { filter: RatingFilter; page: number; language: Language },
): Promise<StaffRatingsWire | Refusal> {
  const { filter, page, language } = ask
  if (!mayStaff(staff.role, 'see_ratings')) return refuse('not-allowed')
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const there = catalogue.branches.some((branch) => branch.id === filter.branchId)
  if (!there || !worksIn(staff, filter.branchId)) return refuse('branch-not-found')
  const { rows, total } = await deps.db.read(staff.tenantId, (db) =>
    listRatings(db, filter, { page, perPage }),
  )
  return {
    data: rows.map((row) => showStaffRating(row, catalogue, { staff, language })),
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(total / perPage)),
      per_page: perPage,
      total,
    },
  }
}
