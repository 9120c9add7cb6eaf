import type { Caller } from '../core/caller.ts'
import type { PageOf } from '../customers/customer-lists.ts'
import type { FoundPlaceWire, MapSettingsWire } from './maps.ts'
import type {
  AddressBody,
  CustomerAddressWire,
  CustomerVehicleWire,
  VehicleBody,
  VehicleChoicesWire,
} from './customer-places.ts'

interface Spot {
  latitude: number
  longitude: number
}

/** Takes how to call; returns the calls of the map (decision 0022). Places are found near `near` first. */
export function mapCalls({ get }: Caller) {
  const maps = '/api/v1/maps'
  return {
    mapSettings: () => get<MapSettingsWire>(`${maps}/settings`),
    searchPlaces: (q: string, near?: Spot, session?: string) =>
      get<{ data: FoundPlaceWire[] }>(`${maps}/search`, { q, ...near, session }),
    locatePlace: (id: string, session?: string) =>
      get<Spot>(`${maps}/places/${encodeURIComponent(id)}`, { session }),
    reverse: ({ latitude, longitude }: Spot) =>
      get<{ geocode_address: string; street_name: string }>(`${maps}/reverse`, { latitude, longitude }),
  }
}

/** Takes how to call; returns the calls of a customer's addresses and vehicles. Spec 7. */
export function placeCalls({ get, call }: Caller) {
  const addresses = '/api/v1/user/customer-addresses'
  const vehicles = '/api/v1/user/customer-vehicles'
  return {
    addresses: () => get<PageOf<CustomerAddressWire>>(`${addresses}/list-addresses`, { pagination: 'false' }),
    addAddress: (body: AddressBody) => call<CustomerAddressWire>('POST', `${addresses}/create`, body),
    changeAddress: (id: string, body: AddressBody) =>
      call<CustomerAddressWire>('PUT', `${addresses}/update/${id}`, body),
    setDefaultAddress: (id: string) => call<CustomerAddressWire>('PUT', `${addresses}/default/${id}`),
    deleteAddress: (id: string) => call<{ done: true }>('DELETE', `${addresses}/delete/${id}`),
    vehicles: () => get<PageOf<CustomerVehicleWire>>(`${vehicles}/list-vehicles`, { pagination: 'false' }),
    vehicleChoices: () => get<VehicleChoicesWire>(`${vehicles}/choices`),
    addVehicle: (body: VehicleBody) => call<CustomerVehicleWire>('POST', `${vehicles}/create`, body),
    changeVehicle: (id: string, body: VehicleBody) =>
      call<CustomerVehicleWire>('PUT', `${vehicles}/update/${id}`, body),
    setDefaultVehicle: (id: string) => call<CustomerVehicleWire>('PUT', `${vehicles}/default/${id}`),
    deleteVehicle: (id: string) => call<{ done: true }>('DELETE', `${vehicles}/delete/${id}`),
  }
}
