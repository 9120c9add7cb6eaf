import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { member } from './staff.ts'
import { body, id, json, language, moment, refusals } from '../core/wire.ts'

const staffRole = z.enum(['owner', 'manager', 'cashier', 'kitchen', 'host'])

const line = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u)
const name = line.max(limits.staffName)
/** Branches that a member works in; null = all of them, those that come later too. */
const branchIds = z.array(id).max(200).nullable()

const teamMember = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    role: staffRole,
    branch_ids: branchIds,
    active: z.boolean(),
    /** Asked for a code of an app after the password. */
    second_step: z.boolean(),
    passkeys: z.int(),
    sessions: z.int(),
    /** This member may change that one. */
    may_change: z.boolean(),
  })
  .openapi('TeamMember')

const invitation = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    role: staffRole,
    branch_ids: branchIds,
    /** It gives a member a new password. */
    renews: z.boolean(),
    ends_at: moment,
    ended: z.boolean(),
    may_change: z.boolean(),
  })
  .openapi('Invitation')

const team = z
  .object({
    members: z.array(teamMember),
    invitations: z.array(invitation),
    /** Roles that this member may give. */
    roles: z.array(staffRole),
  })
  .openapi('Team')

/** Its link, told once: what is kept of it cannot be turned back into it. */
const invited = z.object({ url: z.string(), team }).openapi('Invited')

const params = z.object({ id })

export const getTeamRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/team',
  description: 'The restaurant’s staff with roles and branches, and the invitations that are open.',
  tags: ['staff'],
  responses: { 200: json('The team', team), ...refusals },
})
export const inviteRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/team/invitations',
  description: 'Invites a member by a link, which this answer alone holds.',
  tags: ['staff'],
  request: body(z.object({ name, email: line, role: staffRole, language, branch_ids: branchIds })),
  responses: { 201: json('The link', invited), ...refusals },
})
export const withdrawInvitationRoute = createRoute({
  method: 'delete',
  path: '/api/v1/staff/team/invitations/{id}',
  description: 'Withdraws an invitation: its link is worth nothing from now on.',
  tags: ['staff'],
  request: { params },
  responses: { 200: json('The team', team), ...refusals },
})
export const changeTeamMemberRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/team/members/{id}',
  description:
    'Changes a member’s name, role, branches, or whether it may sign in at all. What is left out stays as it is.',
  tags: ['staff'],
  request: {
    params,
    ...body(z.object({ name, role: staffRole, branch_ids: branchIds, active: z.boolean() }).partial()),
  },
  responses: { 200: json('The team', team), ...refusals },
})
export const renewMemberRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/team/members/{id}/renewals',
  description:
    'Makes a link by which a member sets a new password; used, it ends sessions, second step and passkeys.',
  tags: ['staff'],
  request: { params },
  responses: { 201: json('The link', invited), ...refusals },
})
export const endMemberSessionsRoute = createRoute({
  method: 'delete',
  path: '/api/v1/staff/team/members/{id}/sessions',
  description: 'Signs a member out everywhere.',
  tags: ['staff'],
  request: { params },
  responses: { 200: json('The team', team), ...refusals },
})

const token = z.string().max(100)
const welcome = z
  .object({
    restaurant: z.string(),
    name: z.string(),
    email: z.string(),
    role: staffRole,
    renews: z.boolean(),
  })
  .openapi('Welcome')

export const readWelcomeRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/welcome/read',
  description: 'What an invitation’s link invites to; for whoever holds it.',
  tags: ['staff'],
  request: body(z.object({ token })),
  responses: { 200: json('The invitation', welcome), ...refusals },
})
export const acceptWelcomeRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/welcome',
  description: 'Uses an invitation’s link: sets the password and signs in.',
  tags: ['staff'],
  request: body(z.object({ token, name, password: z.string().max(200) })),
  responses: { 200: json('Signed in', member), ...refusals },
})

export type TeamWire = z.infer<typeof team>
export type TeamMemberWire = z.infer<typeof teamMember>
export type InvitationWire = z.infer<typeof invitation>
export type InvitedWire = z.infer<typeof invited>
export type WelcomeWire = z.infer<typeof welcome>
export type InviteBody = z.infer<
  (typeof inviteRoute)['request']['body']['content']['application/json']['schema']
>
export type ChangeMemberBody = z.infer<
  (typeof changeTeamMemberRoute)['request']['body']['content']['application/json']['schema']
>
