import type { DraftAddress, DraftVehicle } from '#domain/ordering/cart-draft.ts'
import type { PrintTicket } from '#domain/printing/print-ticket.ts'
import { findVehicleBrand } from '#domain/ordering/vehicle-brand.ts'
import { findVehicleColor } from '#domain/ordering/vehicle-color.ts'
import type { Words } from '#domain/core/words.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'

/** Takes an order; returns whom it is for and where it goes, as its receipt says it: a bare "2 / 7" finds no door. */
export function guestLines({
  contact_name,
  contact_mobile,
  draft: { address, vehicle },
}: Pick<OrderRow, 'contact_name' | 'contact_mobile' | 'draft'>): PrintTicket['guest'] {
  const lines = [
    contact_name,
    contact_mobile,
    ...(address ? addressLines(address) : []),
    ...(vehicle ? [vehicleLine(vehicle)] : []),
  ]
  return lines.filter((line) => line !== '')
}

const numbered = [
  ['building_number', { ar: 'مبنى', en: 'Building' }],
  ['floor_number', { ar: 'طابق', en: 'Floor' }],
  ['apartment_number', { ar: 'شقة', en: 'Apartment' }],
] as const satisfies readonly (readonly [keyof DraftAddress, Words])[]

function addressLines(address: DraftAddress): PrintTicket['guest'] {
  const said = numbered.flatMap(([field, word]) =>
    address[field] === '' ? [] : [{ ar: `${word.ar} ${address[field]}`, en: `${word.en} ${address[field]}` }],
  )
  return [address.street_name, ...joined(said), address.special_mark, address.description]
}

function vehicleLine({ brand_id, color_id, plate_number }: DraftVehicle): Words | string {
  const plate = { ar: plate_number, en: plate_number }
  const known = [findVehicleBrand(brand_id)?.name, findVehicleColor(color_id)?.name, plate]
  return joined(known.filter((one) => one !== undefined))[0] ?? ''
}

/** One line of what there is; none of nothing. */
function joined(parts: readonly Words[]): Words[] {
  const nonEmpty = parts.filter(({ ar }) => ar !== '')
  const inOne = (language: keyof Words) => nonEmpty.map((one) => one[language]).join(' · ')
  return nonEmpty.length > 0 ? [{ ar: inOne('ar'), en: inOne('en') }] : []
}
