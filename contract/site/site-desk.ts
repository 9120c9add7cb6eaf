import { createRoute, z } from '@hono/zod-openapi'
import { redirectLimits } from '#domain/site/link-redirect.ts'
import { body, id, json, refusals } from '../core/wire.ts'

const kind = z.enum(['table', 'emenu'])

const linkRedirect = z
  .object({
    kind,
    code: z.string(),
    target: z.string(),
    /** False when its host or branch has left since: the link has its built-in behaviour. */
    works: z.boolean(),
  })
  .openapi('LinkRedirect')

const siteDesk = z
  .object({
    enabled: z.boolean(),
    /** Switched off by the provider: the own switch does nothing then. */
    off: z.boolean(),
    /** Where the restaurant's pages live, for the printed addresses. */
    origin: z.string(),
    hosts: z.array(z.string()),
    redirects: z.array(linkRedirect),
    branches: z.array(z.object({ id, name: z.string() })),
  })
  .openapi('SiteDesk')

const oneLink = z.object({ kind, code: z.string().min(1).max(redirectLimits.code) })

export const getSiteDeskRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/site',
  description: 'Whether the website is open, and where printed links lead.',
  tags: ['staff'],
  responses: { 200: json('The website', siteDesk), ...refusals },
})
export const setSiteEnabledRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/site/enabled',
  description: 'Opens or closes the website: visitors of a closed one go to /closed.',
  tags: ['staff'],
  request: body(z.object({ enabled: z.boolean() })),
  responses: { 200: json('Kept', siteDesk), ...refusals },
})
export const setLinkHostsRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/site/hosts',
  description: 'All hosts outside that printed links may lead to.',
  tags: ['staff'],
  request: body(
    z.object({ hosts: z.array(z.string().max(redirectLimits.host + 10)).max(redirectLimits.hosts) }),
  ),
  responses: { 200: json('Kept', siteDesk), ...refusals },
})
export const saveRedirectRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/site/redirects/{kind}/{code}',
  description: 'Leads /table/{code} or /emenu/{code} to an own electronic menu or to a listed host.',
  tags: ['staff'],
  request: { params: oneLink, ...body(z.object({ target: z.string().max(redirectLimits.target * 2) })) },
  responses: { 200: json('Kept', siteDesk), ...refusals },
})
export const deleteRedirectRoute = createRoute({
  method: 'delete',
  path: '/api/v1/staff/site/redirects/{kind}/{code}',
  description: 'Gives a printed link its built-in behaviour again.',
  tags: ['staff'],
  request: { params: oneLink },
  responses: { 200: json('Gone', siteDesk), ...refusals },
})

export type SiteDeskWire = z.infer<typeof siteDesk>
export type LinkRedirectWire = z.infer<typeof linkRedirect>
