import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { StaffSession } from '#server/http/request.ts'
import { mayEverywhere } from '#server/authorization/staff-branches.ts'

/** The website is the whole restaurant's: its owner's, and not one branch's. Refuses 'not-allowed'. */
export function notOwner(staff: StaffSession): Refusal | undefined {
  return mayEverywhere(staff, 'site') ? undefined : refuse('not-allowed')
}
