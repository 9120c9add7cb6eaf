import { documentPath, type ApiDocument } from './api-document.ts'
import type { CouponBody, CouponsWire, CouponWire } from '../loyalty/coupons.ts'
import type { RefundableWire } from '../payments/refunds.ts'
import type { Caller } from './caller.ts'
import type {
  GatewayAccountBody,
  GatewayAccountWire,
  GatewayCheckWire,
  GatewaysWire,
} from '../payments/gateways.ts'
import type { ItemHereBody } from '../menu/item-here.ts'
import type { OutboxWire, RestaurantsWire } from '../platform/platform.ts'
import type { TicketSlotsWire } from '../timing/ticket-slots.ts'
import type { BoardAnswerWire } from '../ordering/board.ts'
import type { StaffWire, StockWire, TicketAction, TicketWire } from '../backoffice/staff.ts'

/** Takes how to call; returns the calls of the provider's main site and of staff. Rule "Main site of the provider", rule "Roles". */
export function consoleCalls({ get, call }: Caller) {
  return {
    apiDocument: () => get<ApiDocument>(documentPath),
    restaurants: () => get<RestaurantsWire>('/api/v1/platform/restaurants'),
    outbox: () => get<OutboxWire>('/api/v1/platform/outbox'),
    signInStaff: (body: { email: string; password: string; code?: string }) =>
      call<StaffWire>('POST', '/api/v1/staff/session', body),
    staff: () => get<StaffWire>('/api/v1/staff/session'),
    signOutStaff: () => call<{ done: true }>('DELETE', '/api/v1/staff/session'),
    board: (branchId: string, since?: string, orders?: readonly string[]) =>
      get<BoardAnswerWire>('/api/v1/staff/board', { branch_id: branchId, since, orders: orders?.join(',') }),
    moveOrder: (
      id: string,
      body: {
        action: TicketAction
        version: number
        minutes?: number
        reason?: string
        slot_start?: string
        again?: true
      },
    ) => call<TicketWire>('POST', `/api/v1/staff/orders/${id}/transitions`, body),
    ticketSlots: (id: string) => get<TicketSlotsWire>(`/api/v1/staff/orders/${id}/slots`),
    coupons: () => get<CouponsWire>('/api/v1/staff/coupons'),
    addCoupon: (body: CouponBody) => call<CouponWire>('POST', '/api/v1/staff/coupons', body),
    changeCoupon: (id: string, version: number, doc: CouponBody) =>
      call<CouponWire>('PUT', `/api/v1/staff/coupons/${id}`, { version, doc }),
    pauseCoupon: (id: string, paused: boolean) =>
      call<CouponWire>('PUT', `/api/v1/staff/coupons/${id}/paused`, { paused }),
    refundable: (id: string) => get<RefundableWire>(`/api/v1/staff/orders/${id}/refundable`),
    refundOrder: (
      id: string,
      body: { amount?: string; lines?: { key: string; pieces: number }[]; left?: string; reason: string },
    ) => call<TicketWire>('POST', `/api/v1/staff/orders/${id}/refunds`, body),
    judgeRefund: (id: string, refundId: string, body: { arrived: boolean }) =>
      call<TicketWire>('POST', `/api/v1/staff/orders/${id}/refunds/${refundId}/outcome`, body),
    stock: (branchId: string) => get<StockWire>('/api/v1/staff/items', { branch_id: branchId }),
    setSoldOut: (itemId: string, body: { branch_id: string; sold_out: boolean; until?: string | null }) =>
      call<{ sold_out: boolean; until: string | null }>(
        'PUT',
        `/api/v1/staff/items/${itemId}/sold-out`,
        body,
      ),
    changeItemHere: (itemId: string, body: ItemHereBody) =>
      call<{ done: true }>('PUT', `/api/v1/staff/items/${itemId}/here`, body),
    gateways: () => get<GatewaysWire>('/api/v1/staff/gateways'),
    addGateway: (body: GatewayAccountBody) =>
      call<GatewayAccountWire>('POST', '/api/v1/staff/gateways', body),
    changeGateway: (id: string, body: GatewayAccountBody) =>
      call<GatewayAccountWire>('PUT', `/api/v1/staff/gateways/${id}`, body),
    checkGateway: (id: string) => call<GatewayCheckWire>('POST', `/api/v1/staff/gateways/${id}/check`, {}),
    chooseGateway: (id: string) =>
      call<GatewayAccountWire>('POST', `/api/v1/staff/gateways/${id}/choose`, {}),
    setAccepting: (branchId: string, accepting: boolean) =>
      call<{ accepting: boolean }>('PUT', `/api/v1/staff/branches/${branchId}/accepting`, { accepting }),
  }
}
