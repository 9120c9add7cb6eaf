import type { RouteAttack } from './route-attack.ts'

const root = '/api/v1/staff/phone-orders'

/** How the calls of the one who takes orders by phone are attacked. */
export const phoneRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/staff/phone-orders/desk': {
    zone: 'staff',
    path: (ids) => `${root}/desk?branch_id=${ids.branch}`,
    foreign: 'branch-not-found',
    act: 'phone_orders',
    otherBranch: 'branch-not-found',
  },
  'GET /api/v1/staff/phone-orders/slots': {
    zone: 'staff',
    path: (ids) => `${root}/slots?branch_id=${ids.branch}&type=pickup`,
    foreign: 'branch-not-found',
    act: 'phone_orders',
    otherBranch: 'branch-not-found',
  },
  'GET /api/v1/staff/maps/search': {
    zone: 'staff',
    path: (ids) => `/api/v1/staff/maps/search?branch_id=${ids.branch}&q=olaya`,
    foreign: 'branch-not-found',
    act: 'phone_orders',
    otherBranch: 'branch-not-found',
  },
  'GET /api/v1/staff/maps/places/{place_id}': {
    zone: 'staff',
    path: () => '/api/v1/staff/maps/places/ChIJ-1000',
    foreign: 'not-found',
  },
  'GET /api/v1/staff/maps/pasted': {
    zone: 'staff',
    path: () => '/api/v1/staff/maps/pasted?text=PM7G%2BC4%20Olaya',
  },
  'POST /api/v1/staff/phone-orders/caller': {
    zone: 'staff',
    path: () => `${root}/caller`,
    body: (ids) => ({ mobile: ids.customerMobile }),
  },
  'POST /api/v1/staff/phone-orders/cart': {
    zone: 'staff',
    path: () => `${root}/cart`,
    body: (ids) => ({ branch_id: ids.branch, type: 'pickup', lines: [{ item_id: ids.item, quantity: 1 }] }),
    foreign: 'branch-not-found',
    act: 'phone_orders',
    otherBranch: 'branch-not-found',
  },
  // the victim's cart is a guest's: by phone it is nobody's, whoever asks
  'POST /api/v1/staff/phone-orders': {
    zone: 'staff',
    path: () => root,
    body: (ids) => ({
      cart_id: ids.cart,
      cart_version: 1,
      total: '3.00',
      ready_minutes_to: 20,
      payment_method: 'card',
      name: 'Mallory',
      mobile: '0550000000',
    }),
    foreign: 'cart-not-found',
    act: 'phone_orders',
    otherBranch: 'cart-not-found',
  },
}
