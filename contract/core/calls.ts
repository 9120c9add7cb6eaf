import type { Words } from '#domain/core/words.ts'
import type { Caller } from './caller.ts'
import type { DraftBody } from '../ordering/cart-draft.ts'
import type { AddLineBody, CartWire } from '../ordering/cart.ts'
import type { BranchWire, ItemPageWire, MenuWire } from '../menu/menu.ts'
import type { OrderWire } from '../ordering/order.ts'
import type { BannerWire } from '../platform/tenant.ts'

/** Takes how to call; returns the calls that read a tenant's content: settings, banners, menu and branches. Spec 7. */
export function contentCalls({ get }: Caller) {
  return {
    settings: (groups: string) =>
      get<{ data: { key: string; value: string | Words }[] }>(
        '/api/v1/tenant/defaultSettings/getSettingByGroups',
        { jsonVal: '1', groups },
      ),
    banners: (place: string) => get<{ data: BannerWire[] }>('/api/v1/tenant/banners/all', { place }),
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

/** Takes how to call; returns the calls of the cart, and the one that reads an order. Rule "Placing an order". */
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
    order: (id: string, since?: number) =>
      get<{ order: OrderWire | null }>(`/api/v1/orders/${id}`, { since }),
  }
}
