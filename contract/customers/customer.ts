import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { noticeKinds } from '#domain/notifications/notice-preference.ts'
import { customerAddress, customerVehicle } from '../delivery/customer-places.ts'
import { body, amount, id, json, moment, picture, refusals } from '../core/wire.ts'

/**
 * A customer as spec 7 names it. The lists are the tables customer_addresses and customer_vehicles; their calls are
 * in customer-places.ts.
 */
export const customer = z
  .object({
    id,
    avatar: picture.nullable(),
    customer_group_name: z.string().nullable(),
    customer_group_id: id.nullable(),
    name: z.string(),
    /** E.164; null for one who signs in by e-mail and gave no number. */
    mobile: z.string().nullable(),
    email: z.string().nullable(),
    gender: z.enum(['male', 'female']).nullable(),
    referral_code: z.string(),
    /** YYYY-MM-DD. */
    birthDate: z.iso.date().nullable(),
    /** Two letters: the country of the number, else the tenant's. */
    countryCode: z.string(),
    customer_addresses: z.array(customerAddress),
    vehicles: z.array(customerVehicle),
  })
  .openapi('Customer')

const done = z.object({ done: z.literal(true) })
const user = (path: string) => `/api/v1/user${path}`
const of = { tags: ['customer'] }

export const getCustomerRoute = createRoute({
  ...of,
  method: 'get',
  path: user('/customers/details'),
  description:
    'Who is signed in. 401 "session-expired" for a token that is over, and "sign-in-required" without one: the browser ' +
    'is a guest then, and its cookie is taken away by the same answer.',
  responses: { 200: json('The signed-in customer', customer), ...refusals },
})

export const changeCustomerRoute = createRoute({
  ...of,
  method: 'put',
  path: user('/customers/update'),
  description:
    'My info. Name at most 30 characters. Mobile and e-mail change by a code alone (contact/request-code).',
  request: body(
    z.object({
      name: z.string().max(limits.name * 8),
      gender: z.enum(['male', 'female']).nullable().optional(),
      birthDate: z.iso.date().nullable().optional(),
    }),
  ),
  responses: { 200: json('The customer as it is now', customer), ...refusals },
})

export const setAvatarRoute = createRoute({
  ...of,
  method: 'put',
  path: user('/customers/avatar'),
  description:
    'The bytes of one JPEG, PNG, WebP or AVIF of at most 4 MB, known by their content and encoded anew. ' +
    'Refused as image-required, image-too-large or image-invalid.',
  request: {
    body: {
      required: true,
      content: {
        'application/octet-stream': { schema: z.any().openapi({ type: 'string', format: 'binary' }) },
      },
    },
  },
  responses: { 200: json('The customer as it is now', customer), ...refusals },
})
export const removeAvatarRoute = createRoute({
  ...of,
  method: 'delete',
  path: user('/customers/avatar'),
  description: 'Takes the picture away.',
  responses: { 200: json('The customer as it is now', customer), ...refusals },
})

export const getDeletionRoute = createRoute({
  ...of,
  method: 'get',
  path: user('/customers/deletion'),
  description:
    'What deleting the account would take: shown, and confirmed by sending it back, before it is done.',
  responses: {
    200: json(
      'What is left',
      z.object({
        wallet_balance: amount,
        points_balance: z.int(),
        currency: z.string(),
        /** With reservations and places in a queue; while one is under way the account cannot go. */
        orders_under_way: z.int(),
      }),
    ),
    ...refusals,
  },
})
export const deleteCustomerRoute = createRoute({
  ...of,
  method: 'delete',
  path: user('/customers/delete'),
  description:
    'Anonymises: profile, addresses, vehicles, photos and tokens go; invoices and ledger rows stay without a name. ' +
    'Takes the balances that were shown: "balance-changed" (with the new ones) when they differ by now, ' +
    '"order-under-way" while an order, a reservation or a place in a queue is.',
  request: body(z.object({ wallet_balance: amount, points_balance: z.int() })),
  responses: { 200: json('Gone; this browser is a guest', done), ...refusals },
})

export const downloadCustomerRoute = createRoute({
  ...of,
  method: 'get',
  path: user('/customers/download'),
  description:
    'All that is kept of the customer, as a JSON file (content-disposition attachment): a plain link works.',
  responses: { 200: json('The file', z.record(z.string(), z.unknown())), ...refusals },
})

const notifications = z
  .object({
    data: z.array(
      z.object({
        kind: z.enum(noticeKinds),
        sms: z.boolean(),
        whatsapp: z.boolean(),
        email: z.boolean(),
        push: z.boolean(),
      }),
    ),
  })
  .openapi('Notifications')

export const getNotificationsRoute = createRoute({
  ...of,
  method: 'get',
  path: user('/customers/notifications'),
  description: 'Every kind with every way. Offers begin unwanted, all else wanted.',
  responses: { 200: json('What is wanted', notifications), ...refusals },
})
export const setNotificationsRoute = createRoute({
  ...of,
  method: 'put',
  path: user('/customers/notifications'),
  description:
    'The kinds that are sent change, others stay. Sign-in codes and payment links are always sent.',
  request: body(notifications),
  responses: { 200: json('What is wanted now', notifications), ...refusals },
})

const session = z.object({
  id,
  /** As people know it: "Safari, iPhone". */
  device: z.string(),
  current: z.boolean(),
  signed_in_at: moment,
  seen_at: moment,
  /** The same moment in words of the tenant's clock. */
  seen_words: z.string(),
})
export const listSessionsRoute = createRoute({
  ...of,
  method: 'get',
  path: user('/auth/sessions'),
  description: 'The devices that are signed in.',
  responses: {
    200: json('Devices that are signed in, this one first', z.object({ data: z.array(session) })),
    ...refusals,
  },
})
export const endSessionRoute = createRoute({
  ...of,
  method: 'delete',
  path: user('/auth/sessions/{id}'),
  description: 'Signs one device out.',
  request: { params: z.object({ id }) },
  responses: { 200: json('Signed out there', done), ...refusals },
})

export type CustomerWire = z.infer<typeof customer>
export type NotificationsWire = z.infer<typeof notifications>
export type SessionWire = z.infer<typeof session>
export type DeletionWire = z.infer<
  (typeof getDeletionRoute)['responses'][200]['content']['application/json']['schema']
>
/** What changes in my info; a field left out stays. */
export interface ChangeCustomerBody {
  name: string
  gender?: 'male' | 'female' | null
  birthDate?: string | null
}
