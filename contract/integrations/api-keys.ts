import { createRoute, z } from '@hono/zod-openapi'
import { apiScopes } from '#domain/integrations/api-scope.ts'
import { id, json, moment, refusals } from '../core/wire.ts'

const scope = z.enum(apiScopes)

const apiKey = z
  .object({
    id,
    name: z.string(),
    scopes: z.array(scope),
    /** Its last characters. */
    hint: z.string(),
    made_at: moment,
    /** Finished words of the days and moments. */
    made: z.string(),
    last_used: z.string(),
    /** Null while it is honoured. */
    revoked: z.string().nullable(),
  })
  .openapi('ApiKey')

const list = z
  .object({
    data: z.array(apiKey),
    /** Where the outward API answers. */
    base_url: z.string(),
  })
  .openapi('ApiKeys')

export const listApiKeysRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/api-keys',
  description: 'Keys of the outward API; no key itself among them.',
  tags: ['staff'],
  responses: { 200: json('The keys', list), ...refusals },
})
export const addApiKeyRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/api-keys',
  description: 'Makes a key. It is answered this once and kept as a hash alone.',
  tags: ['staff'],
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({
            name: z.string().max(200),
            scopes: z.array(scope).min(1).max(apiScopes.length),
          }),
        },
      },
    },
  },
  responses: { 201: json('The key, shown once', z.object({ key: z.string(), keys: list })), ...refusals },
})
export const revokeApiKeyRoute = createRoute({
  method: 'delete',
  path: '/api/v1/staff/api-keys/{id}',
  description: 'The key is worth nothing from now on.',
  tags: ['staff'],
  request: { params: z.object({ id }) },
  responses: { 200: json('The keys after it', list), ...refusals },
})

export type ApiKeyWire = z.infer<typeof apiKey>
export type ApiKeysWire = z.infer<typeof list>
export type NewApiKeyWire = { key: string; keys: ApiKeysWire }
export type ApiKeyBody = z.infer<
  (typeof addApiKeyRoute)['request']['body']['content']['application/json']['schema']
>
