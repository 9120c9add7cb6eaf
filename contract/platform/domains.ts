import { createRoute, z } from '@hono/zod-openapi'
import { domainStates } from '#domain/platform/domain-check.ts'
import { body, id, json, refusals } from '../core/wire.ts'

const host = z
  .string()
  .max(300)
  .regex(/^\P{Cc}*$/u)

const domain = z.object({
  host: z.string(),
  /** Its pages live here; all others lead here. */
  primary: z.boolean(),
  /** Given by the provider, so nothing is to be proven. */
  given: z.boolean(),
  state: z.enum(domainStates),
  /** It answers for the restaurant now. */
  works: z.boolean(),
  /** What the last check found, in one sentence. */
  sentence: z.string(),
  /** Finished words of when it was checked. */
  checked: z.string().nullable(),
  /** What stands at the domain's provider. */
  records: z.array(z.object({ type: z.enum(['TXT', 'CNAME']), name: z.string(), value: z.string() })),
})

/** The hosts of a restaurant, and where they have to lead. */
const domains = z
  .object({
    data: z.array(domain),
    target: z.string(),
    /** Addresses for a domain that can have no CNAME; empty when nobody knows them now. */
    addresses: z.array(z.string()),
  })
  .openapi('Domains')

const hostBody = body(z.object({ host }))
const params = z.object({ id })
const ok = { 200: json('The domains', domains), ...refusals }
const staff = '/api/v1/staff/domains'
const platform = '/api/v1/platform/operator/tenants/{id}/domains'

const says = {
  list: 'The restaurant’s hosts with what their last check found.',
  add: 'Claims a domain: it answers for the restaurant once a TXT record proves it and it leads here.',
  check: 'Checks a domain’s records now.',
  primary: 'Makes a host the one where the pages live.',
  remove: 'Gives a host back; never the last one.',
} as const

export const getDomainsRoute = createRoute({
  method: 'get',
  path: staff,
  description: says.list,
  tags: ['staff'],
  responses: ok,
})
export const addDomainRoute = createRoute({
  method: 'post',
  path: staff,
  description: says.add,
  tags: ['staff'],
  request: hostBody,
  responses: ok,
})
export const checkDomainRoute = createRoute({
  method: 'post',
  path: `${staff}/check`,
  description: says.check,
  tags: ['staff'],
  request: hostBody,
  responses: ok,
})
export const setPrimaryDomainRoute = createRoute({
  method: 'put',
  path: `${staff}/primary`,
  description: says.primary,
  tags: ['staff'],
  request: hostBody,
  responses: ok,
})
export const removeDomainRoute = createRoute({
  method: 'delete',
  path: staff,
  description: says.remove,
  tags: ['staff'],
  request: hostBody,
  responses: ok,
})

export const getTenantDomainsRoute = createRoute({
  method: 'get',
  path: platform,
  description: says.list,
  tags: ['platform'],
  request: { params },
  responses: ok,
})
export const addTenantDomainRoute = createRoute({
  method: 'post',
  path: platform,
  description: `${says.add} A name before the platform’s own host is the platform’s to give, at once.`,
  tags: ['platform'],
  request: { params, ...hostBody },
  responses: ok,
})
export const checkTenantDomainRoute = createRoute({
  method: 'post',
  path: `${platform}/check`,
  description: says.check,
  tags: ['platform'],
  request: { params, ...hostBody },
  responses: ok,
})
export const setPrimaryTenantDomainRoute = createRoute({
  method: 'put',
  path: `${platform}/primary`,
  description: says.primary,
  tags: ['platform'],
  request: { params, ...hostBody },
  responses: ok,
})
export const removeTenantDomainRoute = createRoute({
  method: 'delete',
  path: platform,
  description: says.remove,
  tags: ['platform'],
  request: { params, ...hostBody },
  responses: ok,
})

export type DomainsWire = z.infer<typeof domains>
export type DomainWire = z.infer<typeof domain>
