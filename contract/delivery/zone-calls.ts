import type { Caller } from '../core/caller.ts'
import type { ZoneBody, ZonesWire, ZoneWire } from './delivery-zones.ts'

/** Takes how to call; returns the console's calls of where a branch delivers. Rule "Delivery zones". */
export function zoneCalls({ get, call }: Caller) {
  const zones = '/api/v1/staff/delivery-zones'
  return {
    zones: (branchId: string) => get<ZonesWire>(zones, { branch_id: branchId }),
    addZone: (body: ZoneBody & { branch_id: string }) => call<ZoneWire>('POST', zones, body),
    changeZone: (id: string, body: ZoneBody) => call<ZoneWire>('PUT', `${zones}/${id}`, body),
    removeZone: (id: string) => call<{ done: true }>('DELETE', `${zones}/${id}`),
  }
}
