import type { Place } from '#domain/core/distance.ts'
import type { PhoneType } from '#domain/ordering/phone-order.ts'
import type { Caller } from '../core/caller.ts'
import type { FoundPlaceWire } from '../delivery/maps.ts'
import type { PhoneCallerWire, PhoneDeskWire } from './phone-desk.ts'
import type { PhoneCartBody, PhoneCartWire, PhoneOrderBody, PhoneOrderWire } from './phone-order.ts'
import type { SlotsWire } from '../timing/slots.ts'

const root = '/api/v1/staff/phone-orders'
const maps = '/api/v1/staff/maps'

/** Takes how to call; returns the calls of the one who takes orders by phone. */
export function phoneOrderCalls({ get, call }: Caller) {
  return {
    phoneDesk: (at: { branch_id: string; type?: PhoneType; slot_start?: string }) =>
      get<PhoneDeskWire>(`${root}/desk`, { ...at }),
    phoneSlots: (at: { branch_id: string; type: PhoneType; cart_id?: string }) =>
      get<SlotsWire>(`${root}/slots`, { ...at }),
    /** Near the branch first. */
    searchStaffPlaces: (branchId: string, q: string, session?: string) =>
      get<{ data: FoundPlaceWire[] }>(`${maps}/search`, { branch_id: branchId, q, session }),
    locateStaffPlace: (id: string, session?: string) =>
      get<Place>(`${maps}/places/${encodeURIComponent(id)}`, { session }),
    findCaller: (mobile: string) => call<PhoneCallerWire>('POST', `${root}/caller`, { mobile }),
    savePhoneCart: (body: PhoneCartBody) => call<PhoneCartWire>('POST', `${root}/cart`, body),
    placePhoneOrder: (body: PhoneOrderBody, key: string) =>
      call<PhoneOrderWire>('POST', root, body, { 'idempotency-key': key }),
  }
}
