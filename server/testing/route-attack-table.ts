import { couponRouteAttacks } from './coupon-route-attacks.ts'
import { loyaltyRouteAttacks } from './loyalty-route-attacks.ts'
import { gatewayRouteAttacks } from './gateway-route-attacks.ts'
import { deliveryRouteAttacks } from './delivery-route-attacks.ts'
import { messageRouteAttacks } from './message-route-attacks.ts'
import { phoneRouteAttacks } from './phone-route-attacks.ts'
import { placeRouteAttacks } from './place-route-attacks.ts'
import { ratingRouteAttacks } from './rating-route-attacks.ts'
import { boardRouteAttacks } from './board-route-attacks.ts'
import { branchRouteAttacks } from './branch-route-attacks.ts'
import { deskRouteAttacks } from './desk-route-attacks.ts'
import { domainRouteAttacks } from './domain-route-attacks.ts'
import { companyRouteAttacks } from './company-route-attacks.ts'
import { eInvoicingRouteAttacks } from './einvoicing-route-attacks.ts'
import { listRouteAttacks } from './list-route-attacks.ts'
import { priceRouteAttacks } from './price-route-attacks.ts'
import { kitchenRouteAttacks } from './kitchen-route-attacks.ts'
import { operatorRouteAttacks } from './operator-route-attacks.ts'
import { outwardRouteAttacks } from './outward-route-attacks.ts'
import { printingRouteAttacks } from './printing-route-attacks.ts'
import { orderEditRouteAttacks } from './order-edit-route-attacks.ts'
import { teamRouteAttacks } from './team-route-attacks.ts'
import { reservationRouteAttacks } from './reservation-route-attacks.ts'
import { siteRouteAttacks } from './site-route-attacks.ts'
import { tableRouteAttacks } from './table-route-attacks.ts'
import { waitingRouteAttacks } from './waiting-route-attacks.ts'
import type { Ids, RouteAttack } from './route-attack.ts'
import type { PlaceOrderBody } from '#contract/ordering/order.ts'

const order = (ids: Ids): PlaceOrderBody => ({
  cart_id: ids.cart,
  cart_version: 1,
  total: '3.00',
  ready_minutes_to: 20,
  name: 'Mallory',
  mobile: '0550000000',
  notes: '',
  payment_method: 'card',
})
const checkout = (ids: Ids) => {
  const { cart_id: id, cart_version: version, ...shown } = order(ids)
  return { ...shown, cart: { id, version } }
}
const tenant = (path: RouteAttack['path'], more: Partial<RouteAttack> = {}): RouteAttack => ({
  zone: 'tenant',
  path,
  ...more,
})
const v1 = (rest: string) => `/api/v1${rest}`
/** What only one who is signed in is told: a stranger is asked to sign in. */
const customer = (path: string, body?: object): RouteAttack =>
  tenant(() => v1(path), { foreign: 'sign-in-required', ...(body && { body: () => body }) })
/** The `state` of an address, as an app writes it. */
export const stateOf = (record: object) => Buffer.from(JSON.stringify(record)).toString('base64')

/** Every route of the OpenAPI document. A new one belongs here before its tests can pass. */
export const routeAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/tenant/by-host': {
    zone: 'open',
    path: () => v1('/tenant/by-host?host=nobody.localhost'),
    foreign: 'unknown-tenant',
  },
  'POST /api/v1/payments/webhooks/{gateway}/{account_id}': {
    zone: 'webhook',
    path: (ids) => v1(`/payments/webhooks/sandbox/${ids.account}`),
    foreign: 'signature-invalid',
    body: (ids) => ({ reference: ids.attempt, state: 'captured', amount: 1 }),
  },
  'GET /api/v1/platform/restaurants': { zone: 'platform', path: () => v1('/platform/restaurants') },
  'GET /api/v1/platform/outbox': { zone: 'platform', path: () => v1('/platform/outbox') },

  'GET /api/v1/storefront': tenant(() => v1('/storefront')),
  'GET /api/v1/tenant/defaultSettings/getSettingByGroups': tenant(() =>
    v1(
      '/tenant/defaultSettings/getSettingByGroups?jsonVal=1&groups=general,website,social,order,checkout,language,payment,dine_in,tracking_codes,empty_page,reservation,waiting-list,secret,staff',
    ),
  ),
  'GET /api/v1/tenant/banners/all': tenant(() => v1('/tenant/banners/all?place=web')),
  'GET /api/v1/tenant/pages/by-type/web': tenant(() => v1('/tenant/pages/by-type/web')),
  'GET /api/v1/tenant/tracking-codes': tenant(() => v1('/tenant/tracking-codes?place=web')),
  'GET /api/v1/menu': tenant((ids) => v1(`/menu?branch_id=${ids.branch}`), { foreign: 'branch-not-found' }),
  'GET /api/v1/menu/items/{id}': tenant((ids) => v1(`/menu/items/${ids.item}`), {
    foreign: 'item-not-found',
  }),
  'GET /api/v1/menu/allergens': tenant(() => v1('/menu/allergens?page=0')),
  'POST /api/v1/carts': tenant(() => v1('/carts'), {
    body: (ids) => ({ type: 'pickup', branch_id: ids.branch }),
    foreign: 'branch-not-found',
  }),
  'GET /api/v1/carts/current': tenant(() => v1('/carts/current')),
  'GET /api/v1/carts/{id}': tenant((ids) => v1(`/carts/${ids.cart}`), { foreign: 'cart-not-found' }),
  'PUT /api/v1/carts/{id}': tenant((ids) => v1(`/carts/${ids.cart}`), {
    body: (ids) => ({ branch_id: ids.otherBranch }),
    foreign: 'cart-not-found',
  }),
  'POST /api/v1/carts/{id}/lines': tenant((ids) => v1(`/carts/${ids.cart}/lines`), {
    body: (ids) => ({ item_id: ids.item }),
    foreign: 'cart-not-found',
  }),
  'PUT /api/v1/carts/{id}/lines/{line_id}': tenant((ids) => v1(`/carts/${ids.cart}/lines/${ids.line}`), {
    body: () => ({ quantity: 9 }),
    foreign: 'cart-not-found',
  }),
  'DELETE /api/v1/carts/{id}/lines/{line_id}': tenant((ids) => v1(`/carts/${ids.cart}/lines/${ids.line}`), {
    foreign: 'cart-not-found',
  }),
  'POST /api/v1/orders': tenant(() => v1('/orders'), {
    body: order,
    headers: { 'idempotency-key': 'stolen-from-them' },
    foreign: 'cart-not-found',
  }),
  'POST /api/v1/checkouts': tenant(() => v1('/checkouts'), {
    body: checkout,
    headers: { 'idempotency-key': 'stolen-from-them' },
    foreign: 'cart-not-found',
  }),
  'GET /api/v1/orders/{id}': tenant((ids) => v1(`/orders/${ids.order}`), { foreign: 'order-unavailable' }),
  'GET /api/v1/orders/{id}/calendar': tenant((ids) => v1(`/orders/${ids.order}/calendar`), {
    foreign: 'order-unavailable',
  }),
  'POST /api/v1/orders/{id}/payments': tenant((ids) => v1(`/orders/${ids.heldOrder}/payments`), {
    body: () => ({}),
    foreign: 'order-unavailable',
  }),
  'POST /api/v1/orders/{id}/cancel': tenant((ids) => v1(`/orders/${ids.order}/cancel`), {
    body: () => ({ version: 2 }),
    foreign: 'order-unavailable',
  }),
  'POST /api/v1/orders/{id}/arrival': tenant((ids) => v1(`/orders/${ids.order}/arrival`), {
    body: () => ({ place: 'bay 3' }),
    foreign: 'order-unavailable',
  }),
  'GET /api/v1/payments/{reference}': tenant((ids) => v1(`/payments/${ids.attempt}`), {
    foreign: 'payment-session-invalid',
  }),
  'POST /api/v1/user/auth/request-code': tenant(() => v1('/user/auth/request-code'), {
    body: () => ({ email: 'not an address' }),
    foreign: 'email-invalid',
  }),
  'POST /api/v1/user/auth/sign-in': tenant(() => v1('/user/auth/sign-in'), {
    body: (ids) => ({ mobile: ids.customerMobile, code: ids.customerCode }),
    foreign: 'session-expired',
  }),
  'POST /api/v1/user/auth/sign-out': tenant(() => v1('/user/auth/sign-out'), {
    body: () => ({ everywhere: true }),
  }),
  'POST /api/v1/user/auth/resume': tenant(() => v1('/user/auth/resume'), {
    body: (ids) => ({ state: stateOf({ token: ids.customerToken }), confirm: true }),
    foreign: 'session-expired',
  }),
  'GET /api/v1/user/auth/sessions': customer('/user/auth/sessions'),
  'DELETE /api/v1/user/auth/sessions/{id}': tenant(
    (ids) => v1(`/user/auth/sessions/${ids.customerSession}`),
    {
      foreign: 'sign-in-required',
    },
  ),
  'GET /api/v1/user/customers/details': customer('/user/customers/details'),
  'PUT /api/v1/user/customers/update': customer('/user/customers/update', { name: 'Mallory' }),
  'PUT /api/v1/user/customers/avatar': customer('/user/customers/avatar', {}),
  'DELETE /api/v1/user/customers/avatar': customer('/user/customers/avatar'),
  'POST /api/v1/user/customers/contact/request-code': customer('/user/customers/contact/request-code', {
    mobile: '0550000000',
  }),
  'PUT /api/v1/user/customers/contact': customer('/user/customers/contact', {
    mobile: '0550000000',
    code: '1234',
  }),
  'GET /api/v1/user/customers/deletion': customer('/user/customers/deletion'),
  'DELETE /api/v1/user/customers/delete': customer('/user/customers/delete', {
    wallet_balance: '0.00',
    points_balance: 0,
  }),
  'GET /api/v1/user/customers/download': customer('/user/customers/download'),
  'GET /api/v1/user/customers/notifications': customer('/user/customers/notifications'),
  'PUT /api/v1/user/customers/notifications': customer('/user/customers/notifications', { data: [] }),
  ...placeRouteAttacks,
  ...deliveryRouteAttacks,
  ...ratingRouteAttacks,
  ...branchRouteAttacks,
  ...siteRouteAttacks,
  ...tableRouteAttacks,
  ...reservationRouteAttacks,
  ...waitingRouteAttacks,
  ...messageRouteAttacks,
  'GET /api/v1/user/orders': customer('/user/orders'),
  'POST /api/v1/carts/from-order': tenant(() => v1('/carts/from-order'), {
    body: (ids) => ({ order_id: ids.order }),
    foreign: 'order-unavailable',
  }),

  ...teamRouteAttacks,
  ...deskRouteAttacks,
  ...phoneRouteAttacks,
  ...operatorRouteAttacks,
  ...domainRouteAttacks,
  ...orderEditRouteAttacks,
  ...outwardRouteAttacks,
  ...kitchenRouteAttacks,
  ...companyRouteAttacks,
  ...eInvoicingRouteAttacks,
  ...printingRouteAttacks,
  ...listRouteAttacks,
  ...priceRouteAttacks,
  ...boardRouteAttacks,
  ...gatewayRouteAttacks,
  ...couponRouteAttacks,
  ...loyaltyRouteAttacks,
}
