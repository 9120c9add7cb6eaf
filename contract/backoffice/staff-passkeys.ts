import { counted } from '#domain/core/counted.ts'
import { limits } from '#domain/core/limits.ts'
import { createRoute, z } from '@hono/zod-openapi'
import { member } from './staff.ts'
import { account, credential, name } from './staff-account.ts'
import { body, id, json, refusals } from '../core/wire.ts'

/** The challenge with its time, sealed: it comes back with the answer, so that nothing half done is kept. */
const sealed = z.string().max(800)
/** `options`: what the browser’s credential functions take, as JSON text. */
const begun = z.object({ options: z.string(), sealed })

export const beginPasskeyRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/account/passkeys/options',
  description: 'Begins a new passkey of the member, with password: what the browser’s credential call takes.',
  tags: ['staff'],
  request: body(z.object({ password: z.string().max(200) })),
  responses: { 200: json('What the browser needs', begun), ...refusals },
})
export const addPasskeyRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/account/passkeys',
  description: `Keeps the passkey that the browser made, under a name. A challenge serves once, for ${counted(limits.passkeyMinutes, 'en', { one: '{word} minute', other: '{word} minutes' })}.`,
  tags: ['staff'],
  request: body(z.object({ sealed, name, credential })),
  responses: { 201: json('The account', account), ...refusals },
})
export const removePasskeyRoute = createRoute({
  method: 'delete',
  path: '/api/v1/staff/account/passkeys/{id}',
  description: 'Removes one of the member’s own passkeys: it opens nothing any more.',
  tags: ['staff'],
  request: { params: z.object({ id }) },
  responses: { 200: json('The account', account), ...refusals },
})
export const passkeyOptionsRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/session/passkey-options',
  description: 'Begins signing in with a passkey: what the browser’s credential call takes. It names nobody.',
  tags: ['staff'],
  responses: { 200: json('What the browser needs', begun), ...refusals },
})
export const signInByPasskeyRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/session/passkey',
  description:
    'Signs in by a passkey, without password or code: it is held and unlocked by the member. Sets the cookie.',
  tags: ['staff'],
  request: body(z.object({ sealed, credential })),
  responses: { 200: json('Who is signed in', member), ...refusals },
})

export type BegunPasskeyWire = z.infer<typeof begun>
