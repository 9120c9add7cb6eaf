import type { PhoneDeskWire } from '#contract/ordering/phone-desk.ts'
import type { SlotsWire } from '#contract/timing/slots.ts'
import { toDecimal } from '#domain/core/money.ts'
import { phoneTypesOf, phoneWays, type PhoneType } from '#domain/ordering/phone-order.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { settingText } from '#domain/site/settings.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { mapUser } from '#server/content/map-user.ts'
import type { Deps } from '#server/core/deps.ts'
import { siteLink } from '#server/ports/notice-text.ts'
import { showDeskDishes } from '#server/show/show-desk-dishes.ts'
import { showVehicleChoices } from '#server/show/show-vehicle.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { readChoices } from '#server/store/site/choice-lists.ts'
import { offerOf } from '../cart/cart-offer.ts'
import { timingOf } from '../cart/cart-timing.ts'
import { showSlots } from '../slots/show-slots.ts'
import { showPay } from '../../pricing/show-pay.ts'
import { findPhoneCart } from './find-phone-cart.ts'
import type { Taker } from './taker.ts'

/** Where, how and for when (UTC ms; none = as soon as possible) a caller wants to order. */
export interface DeskInput {
  readonly branchId: string
  readonly type: PhoneType | undefined
  readonly slotStart: number | undefined
}

/**
 * Takes who answers the call and a wish; returns what the branch takes by phone and how, with all dishes of that way and
 * their choices. Refuses 'not-allowed', 'branch-not-found', and 'type-unavailable' for a branch that takes none by phone.
 */
export async function showPhoneDesk(
  deps: Deps,
  { staff, language }: Taker,
  input: DeskInput,
): Promise<PhoneDeskWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'phone_orders', catalogue, input.branchId)
  if (isRefusal(branch)) return branch
  const types = phoneTypesOf(branch.types)
  const type = input.type ?? types[0]
  if (type === undefined || !types.includes(type)) return refuse('type-unavailable')
  const draft = input.slotStart === undefined ? {} : { timing: { slotStart: input.slotStart } }
  const now = deps.clock()
  const { asap, schedule } = timingOf(catalogue, branch, type, draft, now)
  const { tiles } = deps.maps
  const origin = new URL(siteLink(deps, staff.tenantId, language, '/')).origin
  const user = await mapUser(deps, { tenantId: staff.tenantId, language, origin })
  return {
    country: catalogue.tenant.country,
    branch: {
      id: branch.id,
      name: wordIn(branch.name, language),
      latitude: branch.latitude,
      longitude: branch.longitude,
    },
    types,
    asap,
    schedule,
    ways: phoneWays.filter((way) => showPay({}, catalogue).ways.includes(way)),
    notes_allowed: settingText(catalogue.settings, 'checkout.allow_notes') === '1',
    dishes: showDeskDishes(catalogue, offerOf(catalogue, branch, type, now, draft), {
      language,
      later: input.slotStart !== undefined,
    }),
    zones: type === 'delivery' ? zonesOf(catalogue, branch, language) : [],
    tiles: tiles ? { url: tiles.url.replaceAll('{lang}', language), attribution: tiles.attribution } : null,
    search: deps.maps.suggests(user),
    vehicles: type === 'car' ? await vehiclesOf(deps, staff.tenantId, language) : null,
  }
}

async function vehiclesOf(
  { db }: Deps,
  tenantId: string,
  language: Language,
): Promise<PhoneDeskWire['vehicles']> {
  const makes = await db.read(tenantId, (read) => readChoices(read, 'vehicle_brands'))
  const { brands, colors } = showVehicleChoices(makes, language)
  const named = ({ id, name }: { id: string; name: string }) => ({ id, name })
  return { brands: brands.map(named), colors: colors.map(named) }
}

function zonesOf({ zones }: Catalogue, branch: Branch, language: Language): PhoneDeskWire['zones'] {
  return zones
    .filter((zone) => zone.branchId === branch.id && zone.on)
    .map(({ id, name, shape, fee, minimum, minutes }) => ({
      id,
      name: wordIn(name, language),
      shape: shape.kind === 'circle' ? shape : { ...shape, points: [...shape.points] },
      fee: toDecimal(fee),
      minimum: toDecimal(minimum),
      minutes,
    }))
}

/**
 * Takes who answers the call and where, how and for which cart; returns the slots as guests see them. Refuses
 * 'not-allowed', 'branch-not-found', 'type-unavailable', and 'cart-not-found' for a cart that is not this member's.
 */
export async function showPhoneSlots(
  deps: Deps,
  { staff, language }: Taker,
  input: { branchId: string; type: PhoneType; cartId: string | undefined },
): Promise<SlotsWire | Refusal> {
  const branch = branchFor(
    staff,
    'phone_orders',
    await deps.catalogues.current(staff.tenantId),
    input.branchId,
  )
  if (isRefusal(branch)) return branch
  const cart = input.cartId === undefined ? undefined : await findPhoneCart(deps, staff, input.cartId)
  if (isRefusal(cart)) return cart
  return showSlots(deps, { tenantId: staff.tenantId, language, shopper: cart?.shopper }, input)
}
