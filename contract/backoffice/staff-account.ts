import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { body, id, json, language, moment, refusals } from '../core/wire.ts'

const session = z.object({
  id: z.string(),
  /** As people know it: "Safari, iPhone"; '' when it told nothing. */
  device: z.string(),
  made_at: moment,
  /** Clock words of the day and time of signing in. */
  since: z.string(),
  current: z.boolean(),
})
const passkey = z.object({
  id,
  name: z.string(),
  made_at: moment,
  used_at: moment.nullable(),
  /** The same in clock words; null while it was never used. */
  since: z.string(),
  used: z.string().nullable(),
})

const account = z
  .object({
    name: z.string(),
    email: z.string(),
    language,
    second_step: z.boolean(),
    recovery_codes_left: z.int(),
    passkeys: z.array(passkey),
    sessions: z.array(session),
  })
  .openapi('StaffAccount')

const password = z.string().max(200)
const code = z
  .string()
  .max(20)
  .regex(/^\P{Cc}*$/u)
const name = z
  .string()
  .max(limits.staffName)
  .regex(/^\P{Cc}*$/u)
/** As the browser's credential functions give and take it; its reader is the passkey library. */
const credential = z.record(z.string(), z.unknown())
const answerAccount = { 200: json('The account', account), ...refusals }

export const getAccountRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/account',
  description: 'The member’s own account: how it signs in, and where it is signed in.',
  tags: ['staff'],
  responses: answerAccount,
})
export const changeAccountRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/account',
  description: 'Changes the member’s own name and language.',
  tags: ['staff'],
  request: body(z.object({ name, language })),
  responses: answerAccount,
})
export const changePasswordRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/account/password',
  description: 'Changes the member’s own password; its other sessions end.',
  tags: ['staff'],
  request: body(z.object({ current: password, password })),
  responses: answerAccount,
})
export const endOwnSessionRoute = createRoute({
  method: 'delete',
  path: '/api/v1/staff/account/sessions/{id}',
  description: 'Signs one of the member’s own devices out.',
  tags: ['staff'],
  request: { params: z.object({ id: z.string().regex(/^[!-~]{1,60}$/) }) },
  responses: answerAccount,
})
export const beginTotpRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/account/second-step',
  description:
    'Begins the second step: the secret for an authenticator app. It is on only once a code was right.',
  tags: ['staff'],
  request: body(z.object({ password })),
  responses: {
    200: json('What the app needs', z.object({ secret: z.string(), uri: z.string(), sealed: z.string() })),
    ...refusals,
  },
})
export const turnOnTotpRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/account/second-step',
  description: 'Turns the second step on by a first code; answers the recovery codes, once.',
  tags: ['staff'],
  request: body(z.object({ sealed: z.string().max(500), code })),
  responses: {
    200: json('Recovery codes', z.object({ recovery_codes: z.array(z.string()), account })),
    ...refusals,
  },
})
export const turnOffTotpRoute = createRoute({
  method: 'delete',
  path: '/api/v1/staff/account/second-step',
  description: 'Turns the second step off, with password.',
  tags: ['staff'],
  request: body(z.object({ password })),
  responses: answerAccount,
})

export type StaffAccountWire = z.infer<typeof account>
export { account, body, code, credential, name }
