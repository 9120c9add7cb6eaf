import type { Words } from '#domain/core/words.ts'
import type { Caller } from './caller.ts'
import type { DraftBody } from '../ordering/cart-draft.ts'
import type { AddLineBody, CartWire } from '../ordering/cart.ts'
import type { BranchWire, ItemPageWire, MenuWire } from '../menu/menu.ts'
import type { PayMethod } from '#domain/payments/pay-method.ts'
import type {
  OrderWire,
  PaymentStepWire,
  PaymentWire,
  PayMethodWire,
  PlaceOrderBody,
} from '../ordering/order.ts'
import type { BannerWire, SiteWire, TenantWire } from '../platform/tenant.ts'

/** Takes how to call; returns the calls that read a tenant's content: its site, menu and branches. Spec 7. */
export function contentCalls({ get }: Caller) {
  return {
    tenantByHost: (host: string) => get<TenantWire>('/api/v1/tenant/by-host', { host }),
    settings: (groups: string) =>
      get<{ data: { key: string; value: string | Words }[] }>(
        '/api/v1/tenant/defaultSettings/getSettingByGroups',
        { jsonVal: '1', groups },
      ),
    trackingCodes: (place: string) =>
      get<{ data: { provider: string; web_code: string; enable: boolean }[] }>(
        '/api/v1/tenant/tracking-codes',
        { place },
      ),
    allergens: () =>
      get<{ data: { id: string; name: string; icon: string }[] }>('/api/v1/menu/allergens', { page: 0 }),
    site: () => get<SiteWire>('/api/v1/storefront'),
    banners: (place: string) => get<{ data: BannerWire[] }>('/api/v1/tenant/banners/all', { place }),
    pages: () =>
      get<{ data: { slug: string; title: string; body: string }[] }>('/api/v1/tenant/pages/by-type/web'),
    menu: (query: { type?: string; branch_id?: string }) => get<MenuWire>('/api/v1/menu', query),
    item: (id: string, query: { type?: string; branch_id?: string }) =>
      get<ItemPageWire>(`/api/v1/menu/items/${id}`, query),
    branches: (query: { type?: string } = {}) =>
      get<{ data: BranchWire[]; rendered_at: string; changes_at: string | null }>(
        '/api/v1/branch/frontend/branches',
        query,
      ),
    branch: (id: string) => get<{ data: BranchWire }>(`/api/v1/branch/frontend/branches/${id}`),
  }
}

/** Takes how to call; returns the calls from the cart to the paid order. Rule "Placing an order". */
export function orderCalls({ get, call }: Caller) {
  return {
    makeCart: (body: { type?: string; branch_id?: string; line?: AddLineBody }) =>
      call<CartWire>('POST', '/api/v1/carts', body),
    currentCart: () => get<{ cart: CartWire | null }>('/api/v1/carts/current'),
    cart: (id: string) => get<CartWire>(`/api/v1/carts/${id}`),
    changeCart: (id: string, body: DraftBody & { type?: string; branch_id?: string }) =>
      call<CartWire>('PUT', `/api/v1/carts/${id}`, body),
    addLine: (cartId: string, body: AddLineBody) =>
      call<CartWire>('POST', `/api/v1/carts/${cartId}/lines`, body),
    changeLine: (
      cartId: string,
      lineId: string,
      body: { quantity: number; options?: AddLineBody['options']; note?: string },
    ) => call<CartWire>('PUT', `/api/v1/carts/${cartId}/lines/${lineId}`, body),
    removeLine: (cartId: string, lineId: string) =>
      call<CartWire>('DELETE', `/api/v1/carts/${cartId}/lines/${lineId}`),
    placeOrder: (body: PlaceOrderBody, key: string) =>
      call<OrderWire>('POST', '/api/v1/orders', body, { 'idempotency-key': key }),
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
    order: (id: string, since?: number) =>
      get<{ order: OrderWire | null }>(`/api/v1/orders/${id}`, { since }),
    payment: (reference: string) => get<PaymentWire>(`/api/v1/payments/${reference}`),
  }
}
