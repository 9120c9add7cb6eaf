import type { Caller } from '../core/caller.ts'
import type { EditedOrderWire, OrderEditBody, OrderEditorWire } from './order-edit.ts'
import type { WaitingRefundsWire } from '../payments/refunds.ts'
import type { OrderListQuery, OrderListWire, OrderPageWire } from './order-desk.ts'

/** Takes how to call; returns the calls that find and read orders. */
export function orderDeskCalls({ get, call }: Caller) {
  return {
    deskOrders: (query: OrderListQuery) => get<OrderListWire>('/api/v1/staff/orders', { ...query }),
    orderEditor: (id: string) => get<OrderEditorWire>(`/api/v1/staff/orders/${id}/edit`),
    editOrder: (id: string, body: OrderEditBody) =>
      call<EditedOrderWire>('POST', `/api/v1/staff/orders/${id}/edit`, body),
    waitingRefunds: () => get<WaitingRefundsWire>('/api/v1/staff/refunds/waiting'),
    deskOrder: (id: string) => get<OrderPageWire>(`/api/v1/staff/orders/${id}`),
  }
}
