import { createRoute, z } from '@hono/zod-openapi'
import { inEachLanguage, body, id, json, language, listOf, moment, refusals } from '../core/wire.ts'

const root = '/api/v1/platform/operator'
const line = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u)
const words = inEachLanguage(line)
const params = z.object({ id })
const done = z.object({ done: z.literal(true) })

/** Who is signed in above all restaurants. */
const operator = z.object({ id, name: z.string(), email: z.string(), language }).openapi('Operator')

const tenantHost = z.object({ host: z.string(), primary: z.boolean() })

/** A restaurant as its provider sees it: nothing of its guests, orders or money. */
const operatorTenant = z
  .object({
    id,
    name: z.string(),
    country: z.string(),
    /** The primary one, and the site's address there. */
    host: z.string(),
    url: z.string(),
    hosts: z.array(tenantHost),
    /** Switched on by the provider; its owner may have closed the website all the same. */
    on: z.boolean(),
    /** Finished words of moments, in the country's first time zone. */
    off_since: z.string().nullable(),
    made: z.string(),
    branches: z.int(),
    /** Owners who have joined. */
    owners: z.int(),
    last_order: z.string().nullable(),
  })
  .openapi('OperatorTenant')

const operatorTenants = listOf(operatorTenant).extend({ platform_host: z.string() })

/** An owner's link, told once, and the restaurant. */
const operatorInvited = z.object({ url: z.string(), tenant: operatorTenant }).openapi('OperatorInvited')

const owner = z.object({ name: line, email: line, language })

const logLine = z.object({
  id: z.string(),
  who: z.string(),
  /** What was done, such as "tenant-off". */
  action: z.string(),
  tenant_id: id.nullable(),
  /** What the restaurant, or the operator, is called. */
  name: z.string(),
  at: moment,
  when: z.string(),
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
})
const operatorLog = z.object({ data: z.array(logLine), next: z.string().nullable() }).openapi('OperatorLog')

export const signInOperatorRoute = createRoute({
  method: 'post',
  path: `${root}/session`,
  description: 'Signs a platform operator in by e-mail, password and the second step’s code.',
  tags: ['platform'],
  request: body(z.object({ email: line, password: z.string().max(200), code: line.max(20).optional() })),
  responses: { 200: json('Signed in', operator), ...refusals },
})
export const getOperatorRoute = createRoute({
  method: 'get',
  path: `${root}/session`,
  description: 'Which operator is signed in.',
  tags: ['platform'],
  responses: { 200: json('Who is signed in', operator), ...refusals },
})
export const signOutOperatorRoute = createRoute({
  method: 'delete',
  path: `${root}/session`,
  description: 'Signs the operator out.',
  tags: ['platform'],
  responses: { 200: json('Signed out', done), ...refusals },
})
export const changeOperatorPasswordRoute = createRoute({
  method: 'put',
  path: `${root}/password`,
  description: 'Changes the operator’s own password and ends its other sessions.',
  tags: ['platform'],
  request: body(z.object({ current: z.string().max(200), password: z.string().max(200) })),
  responses: { 200: json('Changed', done), ...refusals },
})
export const getTenantsRoute = createRoute({
  method: 'get',
  path: `${root}/tenants`,
  description: 'The restaurants with host, state and when the last order came, newest first, 20 at a time.',
  tags: ['platform'],
  request: {
    query: z.object({
      search: line.optional(),
      page: z.coerce.number().int().min(1).max(1000).optional(),
    }),
  },
  responses: { 200: json('The restaurants', operatorTenants), ...refusals },
})
export const addTenantRoute = createRoute({
  method: 'post',
  path: `${root}/tenants`,
  description:
    'Makes a restaurant with its first branch, its host and its owner, who is invited by a link that goes out as a message.',
  tags: ['platform'],
  request: body(
    z.object({ host: line, name: words, country: z.enum(['SA', 'EG', 'AE', 'QA']), branch: words, owner }),
  ),
  responses: { 201: json('The restaurant', operatorInvited), ...refusals },
})
export const getTenantRoute = createRoute({
  method: 'get',
  path: `${root}/tenants/{id}`,
  description: 'One restaurant.',
  tags: ['platform'],
  request: { params },
  responses: { 200: json('The restaurant', operatorTenant), ...refusals },
})
export const switchTenantRoute = createRoute({
  method: 'put',
  path: `${root}/tenants/{id}/on`,
  description: 'Switches a restaurant off (its website is closed) or on again.',
  tags: ['platform'],
  request: { params, ...body(z.object({ on: z.boolean() })) },
  responses: { 200: json('The restaurant', operatorTenant), ...refusals },
})
export const inviteOwnerRoute = createRoute({
  method: 'post',
  path: `${root}/tenants/{id}/owners`,
  description:
    'Invites an owner by a link that goes out as a message; a newer link to the same e-mail ends it.',
  tags: ['platform'],
  request: { params, ...body(owner) },
  responses: { 201: json('The link', operatorInvited), ...refusals },
})
export const getOperatorLogRoute = createRoute({
  method: 'get',
  path: `${root}/log`,
  description: 'What operators did: who, what, before and after; newest first, 50 at a time.',
  tags: ['platform'],
  request: {
    query: z.object({
      tenant_id: id.optional(),
      before: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
    }),
  },
  responses: { 200: json('The log', operatorLog), ...refusals },
})

export type OperatorWire = z.infer<typeof operator>
export type OperatorTenantWire = z.infer<typeof operatorTenant>
export type OperatorTenantsWire = z.infer<typeof operatorTenants>
export type OperatorInvitedWire = z.infer<typeof operatorInvited>
export type OperatorLogWire = z.infer<typeof operatorLog>
export type OperatorLogLine = z.infer<typeof logLine>
export type NewTenantBody = z.infer<
  (typeof addTenantRoute)['request']['body']['content']['application/json']['schema']
>
