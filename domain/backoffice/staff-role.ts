import type { OrderStatus } from '../ordering/order-status.ts'

/** Roles of a tenant's staff (rule "Roles"). How to add an act: docs/recipes.md "A permission". */
export type StaffRole = 'owner' | 'manager' | 'cashier' | 'kitchen' | 'host'

/** What staff may do with orders, the menu, what guests say of them, the restaurant's accounts at card gateways, its messages, its website, its tables, its reservations and the programs that it lets in. */
export type StaffAct =
  | 'see_board'
  | 'see_money'
  | 'accept'
  | 'ready'
  | 'send_out'
  | 'hand_over'
  | 'cancel'
  | 'refund'
  | 'undo'
  | 'stock'
  | 'prices'
  | 'menu'
  | 'pause'
  | 'opening'
  | 'gateways'
  | 'coupons'
  | 'balances'
  | 'loyalty'
  | 'messages'
  | 'see_ratings'
  | 'answer_rating'
  | 'hide_rating'
  | 'site'
  | 'zones'
  | 'tables'
  | 'take_payment'
  | 'table_plan'
  | 'find_orders'
  | 'phone_orders'
  | 'customers'
  | 'customer_file'
  | 'companies'
  | 'branches'
  | 'reports'
  | 'staff'
  | 'audit'
  | 'reservations'
  | 'reservation_rules'
  | 'queue'
  | 'queue_settings'
  | 'integrations'
  | 'einvoicing'

const all: readonly StaffAct[] = [
  'see_board',
  'see_money',
  'accept',
  'ready',
  'send_out',
  'hand_over',
  'cancel',
  'refund',
  'undo',
  'stock',
  'prices',
  'menu',
  'pause',
  'opening',
  'gateways',
  'coupons',
  'balances',
  'loyalty',
  'messages',
  'see_ratings',
  'answer_rating',
  'hide_rating',
  'site',
  'zones',
  'tables',
  'take_payment',
  'table_plan',
  'find_orders',
  'phone_orders',
  'customers',
  'customer_file',
  'companies',
  'branches',
  'reports',
  'staff',
  'audit',
  'reservations',
  'reservation_rules',
  'queue',
  'queue_settings',
  'integrations',
  'einvoicing',
]

const table: Readonly<Record<StaffRole, readonly StaffAct[]>> = {
  owner: all,
  manager: all.filter((act) => !['gateways', 'site', 'integrations', 'customer_file'].includes(act)),
  cashier: all.filter(
    (act) =>
      ![
        'opening',
        'refund',
        'prices',
        'menu',
        'gateways',
        'coupons',
        'balances',
        'loyalty',
        'messages',
        'hide_rating',
        'site',
        'zones',
        'table_plan',
        'staff',
        'audit',
        'reports',
        'reservation_rules',
        'branches',
        'customers',
        'customer_file',
        'companies',
        'queue_settings',
        'integrations',
        'einvoicing',
      ].includes(act),
  ),
  kitchen: ['see_board', 'ready', 'undo', 'stock'],
  host: ['tables', 'reservations', 'queue', 'queue_settings'],
}

/** Takes a role and an act; returns whether that role may do it. Kitchen sees tickets only: no money, no customers. Rule "Roles". */
export function mayStaff(role: StaffRole, act: StaffAct): boolean {
  return table[role].includes(act)
}

/**
 * Takes a role and the status that an order has now; returns whether that role may take back the step that led there:
 * only who may do a step may undo it. Rule "Undo", rule "Roles".
 */
export function mayUndoStep(role: StaffRole, status: OrderStatus): boolean {
  return mayStaff(role, 'undo') && mayStaff(role, status === 'delivered' ? 'hand_over' : 'ready')
}

/** All roles, the widest rights first. Rule "Roles". */
export const staffRoles: readonly StaffRole[] = ['owner', 'manager', 'cashier', 'kitchen', 'host']

/**
 * Takes a role; returns the roles that it may give, change and take away: an owner all, a manager those below its own.
 * Rule "Team and invitations".
 */
export function rolesUnder(role: StaffRole): readonly StaffRole[] {
  if (!mayStaff(role, 'staff')) return []
  return role === 'owner' ? staffRoles : staffRoles.slice(staffRoles.indexOf(role) + 1)
}
