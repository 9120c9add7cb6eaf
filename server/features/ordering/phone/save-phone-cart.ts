import type { LineBody } from '#contract/ordering/cart.ts'
import type { PhoneCartWire, PhoneInput } from '#contract/ordering/phone-order.ts'
import type { DraftAddress, DraftChange } from '#domain/ordering/cart-draft.ts'
import type { CartLine } from '#domain/menu/cart-line.ts'
import { checkAddress } from '#domain/delivery/check-address.ts'
import { couponCode } from '#domain/loyalty/coupon.ts'
import { isRefusal, type Refusal, refuse } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { branchesTo, zoneFrom } from '#server/content/delivery-at.ts'
import { nearestPickup } from '#server/content/nearest-pickup.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import type { StaffSession } from '#server/http/request.ts'
import { sayRefusal } from '#server/show/say-refusal.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { insertCart, type CartRow } from '#server/store/ordering/carts.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { byPhone } from '#server/store/ordering/phone-shopper.ts'
import { addLine } from '../cart/change-lines.ts'
import { checkNewVehicle } from '../cart/draft-vehicle.ts'
import type { Edit } from '../cart/apply-edit.ts'
import { editCart } from '../cart/edit-cart.ts'
import { wantedLineOf } from '../cart/wanted-line.ts'
import { limitGuesses } from '../../pricing/limit-guesses.ts'
import { findPhoneCart } from './find-phone-cart.ts'
import type { Taker } from './taker.ts'

/**
 * Takes who takes the order and all that the caller wants; keeps it as the member's cart, through the one door by which
 * carts change, and returns it with its bill. A line that cannot be had is told with the reason and the others stand.
 * Refuses 'not-allowed', 'branch-not-found', 'type-unavailable', 'cart-not-found' for a cart that is not this member's by
 * phone, an address and a vehicle field by field, a time that is none, and a coupon as a guest's. Rule "Orders by phone", spec 4, 5.
 */
export async function savePhoneCart(
  deps: Deps,
  { staff, language }: Taker,
  input: PhoneInput,
): Promise<PhoneCartWire | Refusal> {
  const { tenantId } = staff
  const catalogue = await deps.catalogues.current(tenantId)
  const branch = branchFor(staff, 'phone_orders', catalogue, input.branch_id)
  if (isRefusal(branch)) return branch
  if (!branch.types.includes(input.type)) return refuse('type-unavailable')
  const address = input.address && checkAddress(input.address)
  if (isRefusal(address)) return address
  const vehicle = input.type === 'car' && input.vehicle ? checkNewVehicle(input.vehicle) : null
  if (isRefusal(vehicle)) return vehicle
  const stored = await cartOf(deps, staff, input)
  if (isRefusal(stored)) return stored
  const draft = { ...changeOf(input, stored), address, vehicle }
  const lines: PhoneCartWire['lines'] = []
  const move = { type: input.type, branchId: branch.id, draft, replace: true } as const
  const call = { tenantId, language, shopper: stored.shopper }
  const save = () => editCart(deps, call, stored.id, replaceLines(input.lines, language, lines), move)
  const cart = await (draft.coupon ? limitGuesses(deps, call, save) : save())
  if (isRefusal(cart)) return cart
  const goes = input.type === 'delivery' ? address : null
  return { cart, lines, outside: outsideOf(catalogue, branch, goes, language) }
}

function cartOf(deps: Deps, staff: StaffSession, input: PhoneInput): Promise<CartRow | Refusal> {
  if (input.cart_id !== undefined) return findPhoneCart(deps, staff, input.cart_id)
  const cart = { id: makeId(), shopper: byPhone(staff.staffId, makeId()), type: input.type }
  return deps.db.single(staff.tenantId, (db) => insertCart(db, { ...cart, branchId: input.branch_id }))
}

/** Of time and coupon only what is another one now: what was taken before and no longer fits stands in the cart with its trouble. */
function changeOf(input: PhoneInput, { draft }: CartRow): DraftChange {
  const start = input.slot_start === null ? undefined : Date.parse(input.slot_start)
  const coupon = couponCode(input.coupon) || null
  return {
    payMethod: input.payment_method,
    ...(draft.timing?.slotStart !== start && {
      timing: start === undefined ? null : { slotStart: start },
    }),
    ...((draft.coupon ?? null) !== coupon && { coupon }),
  }
}

/** All lines as they are said, in their order; `told` gets what became of each. */
function replaceLines(
  wanted: readonly LineBody[],
  language: Language,
  results: PhoneCartWire['lines'],
): Edit {
  return (_, offer) => {
    let lines: readonly CartLine[] = []
    const all = wanted.map((input) => {
      const next = addLine(wantedLineOf(input))(lines, offer)
      if (isRefusal(next)) return { line_id: null, problem: sayRefusal(next, language) }
      const line = next.find((one, i) => one !== lines[i])
      lines = next
      return { line_id: line?.id ?? null, problem: null }
    })
    // the edit may be tried again
    results.splice(0, results.length, ...all)
    return lines
  }
}

function outsideOf(
  catalogue: Catalogue,
  branch: Branch,
  address: DraftAddress | null,
  language: Language,
): PhoneCartWire['outside'] {
  const { latitude, longitude } = address ?? {}
  if (latitude == null || longitude == null) return null
  const place = { latitude, longitude }
  if (zoneFrom(catalogue, branch, place)) return null
  const name = (one: Branch) => ({ id: one.id, name: wordIn(one.name, language) })
  const nearest = nearestPickup(catalogue.branches, place)
  return {
    branches: branchesTo(catalogue, place).map((one) => name(one.branch)),
    pickup: nearest ? { ...name(nearest.branch), distance: nearest.far.toFixed(2) } : null,
  }
}
