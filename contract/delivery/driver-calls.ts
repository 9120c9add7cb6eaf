import type { Caller } from '../core/caller.ts'
import type { DriverPlaceWire, DriverRunWire } from './driver.ts'

/** Takes how to call; returns the calls of a driver's run, and of the guest who waits for it. Rule "Driver runs". */
export function driverCalls({ get, call }: Caller) {
  return {
    driverRun: (id: string) => get<DriverRunWire>(`/api/v1/driver-runs/${id}`),
    moveRunOrder: (
      id: string,
      orderId: string,
      body: { action: 'picked_up' | 'delivered'; version: number },
    ) => call<DriverRunWire>('POST', `/api/v1/driver-runs/${id}/orders/${orderId}`, body),
    sharePlace: (id: string, position: { latitude: number; longitude: number } | null) =>
      call<{ sharing: boolean }>('PUT', `/api/v1/driver-runs/${id}/position`, { position }),
    orderDriver: (id: string) => get<{ driver: DriverPlaceWire | null }>(`/api/v1/orders/${id}/driver`),
  }
}
