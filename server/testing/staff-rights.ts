import type { StaffAct } from '#domain/staff-role.ts'

/** `over_owner`: the member that the call is about is an owner, whom only owners change. */
type Right = StaffAct | 'everyone' | 'stranger' | 'over_owner'

const named = (right: Right, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name.replace(' ', ' /api/v1/staff'), right] as const))

/**
 * What a member needs for the calls whose attack (route-attack-table.ts) names no act: an act of domain/staff-role.ts,
 * nothing but a session (`everyone`), or not even that (`stranger`). Spec 6, domain "Staff".
 */
export const staffRights: Readonly<Record<string, Right>> = {
  ...named(
    'stranger',
    'POST /session',
    'POST /session/passkey',
    'POST /session/passkey-options',
    'POST /welcome',
    'POST /welcome/read',
  ),
  ...named(
    'everyone',
    'GET /session',
    'DELETE /session',
    'GET /account',
    'PUT /account',
    'PUT /account/password',
    'DELETE /account/sessions/{id}',
    'POST /account/second-step',
    'PUT /account/second-step',
    'DELETE /account/second-step',
    'POST /account/passkeys/options',
    'POST /account/passkeys',
    'DELETE /account/passkeys/{id}',
  ),
  ...named('staff', 'GET /team', 'POST /team/invitations', 'DELETE /team/invitations/{id}'),
  ...named(
    'over_owner',
    'PUT /team/members/{id}',
    'POST /team/members/{id}/renewals',
    'DELETE /team/members/{id}/sessions',
  ),
  ...named('menu', 'GET /lists', 'PUT /lists/{kind}'),
  ...named('audit', 'GET /audit'),
  ...named('customers', 'GET /customers', 'GET /customers/{id}', 'PUT /customers/{id}/group'),
  ...named(
    'companies',
    'GET /companies',
    'POST /companies',
    'PUT /companies/{id}',
    'GET /companies/{id}/statement',
    'GET /companies/{id}/statement-file',
    'POST /companies/{id}/payments',
  ),
  ...named('branches', 'GET /branches', 'POST /branches'),
  ...named(
    'gateways',
    'GET /gateways',
    'POST /gateways',
    'PUT /gateways/{id}',
    'POST /gateways/{id}/check',
    'POST /gateways/{id}/choose',
  ),
  ...named(
    'integrations',
    'GET /api-keys',
    'POST /api-keys',
    'DELETE /api-keys/{id}',
    'GET /webhooks',
    'POST /webhooks',
    'PUT /webhooks/{id}',
    'DELETE /webhooks/{id}',
    'POST /webhooks/{id}/secret',
    'POST /webhooks/{id}/test',
    'GET /webhooks/{id}/deliveries',
    'POST /webhook-deliveries/{id}/replay',
  ),
  ...named('coupons', 'GET /coupons', 'POST /coupons', 'PUT /coupons/{id}', 'PUT /coupons/{id}/paused'),
  ...named('balances', 'GET /balances', 'POST /balances/{id}'),
  ...named(
    'loyalty',
    'GET /rewards',
    'POST /rewards',
    'PUT /rewards/{id}/paused',
    'GET /earning-rules',
    'POST /earning-rules/dry-run',
    'PUT /earning-rules',
    'GET /campaigns',
    'POST /campaigns',
    'POST /campaigns/audience',
    'POST /campaigns/{id}/stop',
    'POST /customer-groups',
    'GET /challenges',
    'POST /challenges',
    'POST /challenges/dry-run',
    'PUT /challenges/{id}/state',
  ),
  ...named('messages', 'GET /contact-messages'),
  ...named('reservation_rules', 'GET /reservation-choices', 'PUT /reservation-choices'),
}
