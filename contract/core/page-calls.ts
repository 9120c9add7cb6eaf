import type { PayMethod } from '#domain/payments/pay-method.ts'
import type { Caller } from './caller.ts'
import type {
  OrderWire,
  PaymentStepWire,
  PaymentWire,
  PayMethodWire,
  PlaceOrderBody,
} from '../ordering/order.ts'
import type { CheckoutInput, CheckoutWire } from '../ordering/checkout.ts'
import type { SiteWire, TenantWire } from '../platform/tenant.ts'

/** Takes how to call; returns the calls that read a tenant's site for a page: the server makes them, or a page that comes later. Spec 7. */
export function pageCalls({ get }: Caller) {
  return {
    tenantByHost: (host: string) => get<TenantWire>('/api/v1/tenant/by-host', { host }),
    trackingCodes: (place: string) =>
      get<{ data: { provider: string; web_code: string; enable: boolean }[] }>(
        '/api/v1/tenant/tracking-codes',
        { place },
      ),
    allergens: () =>
      get<{ data: { id: string; name: string; icon: string }[] }>('/api/v1/menu/allergens', { page: 0 }),
    site: () => get<SiteWire>('/api/v1/storefront'),
    pages: () =>
      get<{ data: { slug: string; title: string; body: string }[] }>('/api/v1/tenant/pages/by-type/web'),
  }
}

/** Takes how to call; returns the calls of placing, paying and ending an order. Rule "Placing an order". */
export function payCalls({ get, call }: Caller) {
  return {
    placeOrder: (body: PlaceOrderBody, key: string) =>
      call<OrderWire>('POST', '/api/v1/orders', body, { 'idempotency-key': key }),
    /** Places the order and opens its payment in one call. */
    checkOut: (body: CheckoutInput, key: string) =>
      call<CheckoutWire>('POST', '/api/v1/checkouts', body, { 'idempotency-key': key }),
    /** With a method: pays in that way, closing what is open for another. */
    openPayment: (orderId: string, method?: PayMethod) =>
      call<PaymentStepWire>('POST', `/api/v1/orders/${orderId}/payments`, { ...(method && { method }) }),
    submitPayment: (reference: string) =>
      call<{ next_url: string }>('POST', `/api/v1/payments/${reference}/submit`, {}),
    payMethods: () => get<{ data: PayMethodWire[] }>('/api/v1/payment-methods'),
    cancelOrder: (id: string, version: number) =>
      call<OrderWire>('POST', `/api/v1/orders/${id}/cancel`, { version }),
    sayArrived: (id: string, place: string) =>
      call<OrderWire>('POST', `/api/v1/orders/${id}/arrival`, { place }),
    /** `withOrder`: also the order that it pays, where this browser placed it. */
    payment: (reference: string, withOrder = false) =>
      get<PaymentWire>(`/api/v1/payments/${reference}`, { ...(withOrder && { with: 'order' }) }),
  }
}
