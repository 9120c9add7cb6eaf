import type { FoundPlaceWire } from '#contract/delivery/maps.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import type { Language } from '#domain/core/words.ts'
import { mapUser } from '#server/content/map-user.ts'
import type { Deps } from '#server/core/deps.ts'
import { siteLink } from '#server/ports/notice-text.ts'
import type { MapUser } from '#server/adapters/maps/maps.ts'
import type { Spot } from '#server/adapters/maps/port.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { readPastedPlace } from './read-pasted-place.ts'
import { locatePlace, searchPlaces } from './show-maps.ts'

interface Asker {
  readonly staff: StaffSession
  readonly language: Language
}

/** As much as a guest may ask: an address is found within a few words, whoever types them. */
const perMinute = 60

/**
 * Takes who takes an order by phone, at which branch, and a name as the caller says it; returns the places, near the branch
 * first. Refuses 'not-allowed', 'branch-not-found', 'too-many-requests' and 'map-unavailable'.
 */
export async function searchForStaff(
  deps: Deps,
  asker: Asker,
  { branchId, text, session }: { branchId: string; text: string; session: string | undefined },
): Promise<{ data: FoundPlaceWire[] } | Refusal> {
  const { staff } = asker
  const branch = branchFor(staff, 'phone_orders', await deps.catalogues.current(staff.tenantId), branchId)
  if (isRefusal(branch)) return branch
  const near = { latitude: branch.latitude, longitude: branch.longitude }
  return within(deps, asker, (user) => searchPlaces(deps, user, { text, near, session }))
}

/** Takes the id of a place that a search found; returns where it is. Refuses as above, and 'not-found'. */
export async function locateForStaff(
  deps: Deps,
  asker: Asker,
  id: string,
  session: string | undefined,
): Promise<Spot | Refusal> {
  if (!mayStaff(asker.staff.role, 'phone_orders')) return refuse('not-allowed')
  return within(deps, asker, (user) => locatePlace(deps, user, id, session))
}

/**
 * Takes what was pasted and a place nearby; returns its place where it takes the net to know it: a Saudi short address, or a
 * short plus code with the name of a place. Refuses 'national-address-unset', 'place-unknown', and as a search does.
 */
export async function readForStaff(
  deps: Deps,
  asker: Asker,
  text: string,
  near: Spot | undefined,
): Promise<Spot | Refusal> {
  if (!mayStaff(asker.staff.role, 'phone_orders')) return refuse('not-allowed')
  return within(deps, asker, (user) => readPastedPlace(deps, user, text, near))
}

async function within<T>(
  deps: Deps,
  { staff, language }: Asker,
  act: (user: MapUser) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const { tenantId, staffId } = staff
  if (!deps.rateLimits.pass(`maps-staff:${staffId}`, perMinute, deps.clock()))
    return refuse('too-many-requests')
  // a key that is bound to the restaurant's own site knows no other page
  const { origin } = new URL(siteLink(deps, tenantId, language, '/'))
  const done = await act(await mapUser(deps, { tenantId, language, origin }))
  if (isRefusal(done) && done.code === 'map-unavailable')
    deps.log.warn({ tenant: tenantId }, 'no map service answered')
  return done
}
