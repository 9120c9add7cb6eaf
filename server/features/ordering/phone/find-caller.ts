import type { PhoneAddressWire, PhoneCallerWire, PhoneVehicleWire } from '#contract/ordering/phone-desk.ts'
import { minuteMs } from '#domain/core/durations.ts'
import type { AddressDetails } from '#domain/delivery/check-address.ts'
import type { VehicleDetails } from '#domain/ordering/check-vehicle.ts'
import { getCountry } from '#domain/core/country.ts'
import { normaliseMobile } from '#domain/core/mobile.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { refuseFields } from '#domain/core/refuse-fields.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { showDraftVehicle } from '#server/show/show-vehicle.ts'
import { branchesOf } from '#server/authorization/staff-branches.ts'
import { listCallerOpen, listCallerOrders, type CallerOrder } from '#server/store/ordering/caller-orders.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { listAddresses, listVehicles } from '#server/store/delivery/customer-places.ts'
import { findCustomerBy } from '#server/store/customers/customers.ts'
import { findOrder } from '#server/store/ordering/orders.ts'
import type { Taker } from './taker.ts'

const mostAddresses = 6
const mostCars = 6

/**
 * Takes who answers the call and a number as it was typed; returns who calls, as far as the restaurant knows: account and
 * note, addresses, what was served, and what is under way in the member's branches. Refuses 'not-allowed', and
 * 'mobile-invalid' by its field. Rule "Guests known to staff".
 */
export async function findCaller(
  deps: Deps,
  { staff, language }: Taker,
  typed: string,
): Promise<PhoneCallerWire | Refusal> {
  if (!mayStaff(staff.role, 'phone_orders')) return refuse('not-allowed')
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const mobile = normaliseMobile(typed, getCountry(catalogue.tenant.country))
  if (mobile === undefined) return refuseFields({ mobile: ['mobile-invalid'] }) ?? refuse('mobile-invalid')
  const branchIds = branchesOf(staff, catalogue.branches).map(({ id }) => id)
  const look = { catalogue, language, now: deps.clock() }
  return deps.db.read(staff.tenantId, async (db) => {
    const [customer, open, past] = await Promise.all([
      findCustomerBy(db, { mobile }),
      listCallerOpen(db, mobile, branchIds),
      listCallerOrders(db, mobile, branchIds, new Date(look.now + minuteMs)),
    ])
    const saved = customer ? await listAddresses(db, customer.id) : []
    const cars = customer ? await listVehicles(db, customer.id) : []
    const served = past.filter(({ delivered_at }) => delivered_at !== null)
    const known = [...open, ...past]
    return {
      mobile,
      name: customer?.name || known.find((one) => one.contact_name !== '')?.contact_name || '',
      customer_id: customer && mayStaff(staff.role, 'customers') ? customer.id : null,
      note: customer?.note ?? '',
      orders: served.length,
      last: await lastOf(db, served[0], look),
      addresses: differing([...saved, ...known.flatMap(({ address }) => address ?? [])]),
      vehicles: differentCars([...cars, ...known.flatMap(({ vehicle }) => vehicle ?? [])], language),
      open: open.map((order) => showOpen(order, look)),
    }
  })
}

interface Look {
  readonly catalogue: Catalogue
  readonly language: Language
  readonly now: number
}

const branchOf = (order: CallerOrder, { catalogue }: Look): Branch | undefined =>
  catalogue.branches.find(({ id }) => id === order.branch_id)

const whenOf = (order: CallerOrder, look: Look) =>
  momentWords(order.placed_at.getTime(), look.now, branchOf(order, look)?.timeZone ?? 'UTC', look.language)

async function lastOf(
  db: TenantDb,
  order: CallerOrder | undefined,
  look: Look,
): Promise<PhoneCallerWire['last']> {
  const row = order && (await forSystem('derived', findOrder(db, order.id)))
  if (!order || !row) return null
  const dishes = row.bill.lines.map(({ name, quantity }) => ({ name: wordIn(name, look.language), quantity }))
  return { id: order.id, when: whenOf(order, look), dishes }
}

function showOpen(order: CallerOrder, look: Look): PhoneCallerWire['open'][number] {
  const branch = branchOf(order, look)
  return {
    id: order.id,
    number: order.number === null ? '' : String(order.number).padStart(3, '0'),
    type: order.type,
    status: order.status,
    branch: branch ? wordIn(branch.name, look.language) : '',
    when: whenOf(order, look),
  }
}

/** Each door once: the one of the account before the same of an order. */
function differing(all: readonly AddressDetails[]): PhoneAddressWire[] {
  const doors = new Map<string, PhoneAddressWire>()
  for (const one of all) {
    const door = [one.street_name, one.building_number, one.floor_number, one.apartment_number]
    const key = door.join('\n').toLowerCase()
    if (!doors.has(key)) doors.set(key, addressOf(one))
  }
  return [...doors.values()].slice(0, mostAddresses)
}

/** Each plate once, however it is spaced: the car of the account before the same of an order. */
function differentCars(all: readonly VehicleDetails[], language: Language): PhoneVehicleWire[] {
  const cars = new Map<string, PhoneVehicleWire>()
  for (const { brand_id, color_id, plate_number } of all) {
    const plate = plate_number.replace(/\s/g, '').toLowerCase()
    const shown = showDraftVehicle({ vehicle: { brand_id, color_id, plate_number } }, language)
    if (!shown || cars.has(plate)) continue
    const { brand_name, color_name } = shown
    cars.set(plate, { brand_id, brand_name, color_id, color_name, plate_number })
  }
  return [...cars.values()].slice(0, mostCars)
}

const addressOf = (one: AddressDetails): PhoneAddressWire => ({
  latitude: one.latitude,
  longitude: one.longitude,
  street_name: one.street_name,
  building_type: one.building_type,
  building_number: one.building_number,
  floor_number: one.floor_number,
  apartment_number: one.apartment_number,
  special_mark: one.special_mark,
  geocode_address: one.geocode_address,
  description: one.description,
})
