import type { DraftBody } from '#contract/ordering/cart-draft.ts'
import type { DraftVehicle } from '#domain/ordering/cart-draft.ts'
import { checkVehicle, type VehicleDetails } from '#domain/ordering/check-vehicle.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { refuseUnknownVehicle } from '#domain/ordering/refuse-unknown-vehicle.ts'
import type { Deps } from '#server/core/deps.ts'
import type { CustomerSession } from '#server/http/request.ts'
import { listVehicles } from '#server/store/delivery/customer-places.ts'

/**
 * Takes who is signed in, if anybody, and the vehicle: the id of a saved one or a new one; returns it as the draft keeps
 * it, null when it is taken back, undefined when it was not named. Refuses 'vehicle-required' for an id that is none of
 * theirs, and a new one field by field. Spec 3, 5.
 */
export async function draftVehicleOf(
  deps: Pick<Deps, 'db'>,
  tenantId: string,
  session: CustomerSession | undefined,
  input: DraftBody['vehicle'],
): Promise<DraftVehicle | null | undefined | Refusal> {
  if (input === null || input === undefined) return input
  if (!('id' in input)) return checkNewVehicle(input)
  if (!session) return refuse('vehicle-required')
  const saved = await deps.db.read(tenantId, (db) => listVehicles(db, session.customerId))
  const row = saved.find(({ id }) => id === input.id)
  if (!row) return refuse('vehicle-required')
  const { id, brand_id, color_id, plate_number } = row
  return { id, brand_id, color_id, plate_number }
}

/** Takes a vehicle as it was chosen and typed; returns it as the draft keeps it, or refuses it field by field. Spec 3, 5. */
export function checkNewVehicle(typed: VehicleDetails): DraftVehicle | Refusal {
  const checked = checkVehicle(typed)
  return isRefusal(checked) ? checked : (refuseUnknownVehicle(checked) ?? checked)
}
