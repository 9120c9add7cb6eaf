import { act } from './act.ts'
import type { OperationAccess } from './operation-access.ts'
import { officeOperations } from './office-operations.ts'

/**
 * What a member of staff needs for each call of the console (domain/backoffice/staff-role.ts); which branches are theirs is judged with
 * the object. A step of an order needs the act of that step besides (rule "Roles").
 */
export const staffOperations: readonly (readonly [string, OperationAccess])[] = [
  ...act(
    'visitor',
    'POST /session',
    'POST /session/passkey-options',
    'POST /session/passkey',
    'POST /welcome/read',
    'POST /welcome',
  ),
  ...act(
    'member',
    'POST /account/passkeys/options',
    'POST /account/passkeys',
    'DELETE /account/passkeys/{id}',
    'GET /session',
    'DELETE /session',
    'GET /account',
    'PUT /account',
    'PUT /account/password',
    'DELETE /account/sessions/{id}',
    'POST /account/second-step',
    'PUT /account/second-step',
    'DELETE /account/second-step',
  ),
  ...act('accept', 'GET /orders/{id}/edit', 'POST /orders/{id}/edit', 'GET /orders/{id}/slots'),
  ...act('answer_rating', 'PUT /ratings/{id}/answer'),
  ...act('find_orders', 'GET /orders', 'GET /orders/{id}', 'POST /orders/{id}/prints'),
  ...act('hide_rating', 'PUT /ratings/{id}/hidden'),
  ...act('pause', 'PUT /branches/{id}/pause', 'PUT /branches/{id}/accepting'),
  ...act(
    'phone_orders',
    'GET /phone-orders/desk',
    'GET /phone-orders/slots',
    'GET /maps/search',
    'GET /maps/places/{place_id}',
    'GET /maps/pasted',
    'POST /phone-orders/caller',
    'POST /phone-orders/cart',
    'POST /phone-orders',
  ),
  ...act('queue', 'GET /waiting', 'POST /waiting', 'POST /waiting/{id}/acts', 'POST /waiting-removals'),
  ...act('ready', 'POST /kitchen/orders/{id}'),
  ...act(
    'refund',
    'GET /refunds/waiting',
    'POST /orders/{id}/refunds',
    'POST /orders/{id}/refunds/{refund_id}/outcome',
    'GET /orders/{id}/refundable',
  ),
  ...act(
    'reservations',
    'GET /reservations/day',
    'GET /reservations',
    'POST /reservations',
    'POST /reservations/{id}/acts',
    'PUT /reservations/{id}/place',
    'PUT /reservations/{id}',
    'POST /table-blocks',
    'DELETE /table-blocks/{id}',
  ),
  ...act(
    'see_board',
    // a receipt needs 'see_money' besides
    'GET /orders/{id}/paper',
    'GET /kitchen',
    'POST /print-jobs/next',
    'POST /print-jobs/{id}/printed',
    'GET /board',
    'POST /orders/{id}/transitions',
  ),
  ...act('see_ratings', 'GET /ratings'),
  ...act('send_out', 'GET /driver-runs', 'POST /driver-runs'),
  ...act('stock', 'GET /items', 'PUT /items/{id}/sold-out', 'PUT /items/{id}/here', 'PUT /options/here'),
  ...act(
    'tables',
    'GET /tables',
    'GET /table-sheet',
    'POST /table-sessions/{id}/acts',
    'POST /table-sessions/{id}/place',
    'GET /floor-plan',
  ),
  ...act('take_payment', 'GET /table-sessions/{id}/bill', 'POST /table-sessions/{id}/payments'),
  ...officeOperations,
]
