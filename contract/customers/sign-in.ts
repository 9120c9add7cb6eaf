import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { customer } from './customer.ts'
import { body, id, json, picture, refusals } from '../core/wire.ts'

/**
 * How a customer signs in, signs out and changes the number.
 *
 * A code of 4 digits goes to the number or e-mail and is worth something in the browser alone that asked for it (its
 * `shopper` cookie, which the first of these calls sets). It lives 5 minutes and bears 5 tries. Signing in is signing
 * up: an unknown number gets a code like a known one, and its account at the first sign-in, so that no answer tells
 * who has one. Limits and what they are worth: docs/decisions/0017.
 *
 * The answer to a code: `code-wrong` (422, details.tries_left), `session-expired` (401: lapsed, used up, or never
 * asked for here; ask for a new one), `too-many-requests` (429, details.retry_after_seconds and Retry-After).
 *
 * In a browser the token lives in the cookie `customer` (`__Host-customer` on https; HttpOnly, SameSite=Lax) and
 * `token` is null; a caller that names itself by x-tenant and x-app-token gets it in the body and sends it as
 * `x-authorization-token: Bearer …`. Spec 4, 6; rule "Customer token".
 *
 * The cart and the orders of this browser join the account:
 * - orders (and the cart of an order that waits for its payment) become the account's, so that `mine` is true on every
 *   device that is signed in; signed out, this browser is a stranger to them;
 * - the account has no cart with lines: the guest's cart becomes the account's, under the same id;
 * - the account's cart is at the same branch and order type: the guest's lines are added to it (equal choices are
 *   added up, as far as each item's limits allow) and `cart.id` is the account's;
 * - it is at another branch or type, or waits for payment: the guest's cart goes on as the account's, and the other one
 *   is back when this one is ordered.
 * `cart` in the answer tells which cart goes on and the names that came to it from the account; load it anew.
 */
const recipient = {
  /** As typed, in any digits, with or without the country's code. */
  mobile: z.string().max(60).optional(),
  /** Country of the number (SA, EG, AE, QA); the tenant's when left out. */
  country: z.string().max(2).optional(),
  email: z
    .string()
    .max(limits.email * 8)
    .optional(),
}
const code = z.string().max(20)

const asked = z
  .object({
    channel: z.enum(['sms', 'email']),
    /** Whom it went to, with its middle hidden: "+966 •• ••• 4567". */
    sent_to: z.string(),
    digits: z.int(),
    tries: z.int(),
    expires_in_seconds: z.int(),
    resend_in_seconds: z.int(),
  })
  .openapi('CodeAsked')

const signedIn = z
  .object({
    token: z.string().nullable(),
    customer,
    /** Whether the account was made by this sign-in. */
    is_new: z.boolean(),
    cart: z.object({ id, added: z.array(z.string()) }).nullable(),
  })
  .openapi('SignedIn')

const user = (path: string) => `/api/v1/user${path}`
const of = { tags: ['sign-in'] }

export const requestCodeRoute = createRoute({
  ...of,
  method: 'post',
  path: user('/auth/request-code'),
  description:
    'Sends a code to a mobile number or an e-mail. A new one ends the former of this browser. The code is worth something ' +
    'only together with the `shopper` cookie that this answer sets: an app keeps and sends it like a browser.',
  request: body(z.object(recipient)),
  responses: { 200: json('Sent, whether or not there is an account', asked), ...refusals },
})

export const signInRoute = createRoute({
  ...of,
  method: 'post',
  path: user('/auth/sign-in'),
  description: 'Takes the same number or e-mail and the code; signs this browser in and sets its cookie.',
  request: body(z.object({ ...recipient, code })),
  responses: { 200: json('Signed in', signedIn), ...refusals },
})

export const signOutRoute = createRoute({
  ...of,
  method: 'post',
  path: user('/auth/sign-out'),
  description: 'Here, or on every device: tokens are worth nothing from now on, and their live lines end.',
  request: body(z.object({ everywhere: z.boolean().default(false) })),
  responses: { 200: json('This browser is a guest', z.object({ done: z.literal(true) })), ...refusals },
})

export const resumeRoute = createRoute({
  ...of,
  method: 'post',
  path: user('/auth/resume'),
  description:
    'The `state` query parameter of the address: base64 (or base64url) of JSON {token, customer}. The token is checked ' +
    'and the profile read here; the record inside is never believed. Without `confirm` it only tells whose it is, for ' +
    '"Continue as …?"; with it, this browser is signed in, under a session of its own. Refused as session-expired.',
  request: body(z.object({ state: z.string().max(8000), confirm: z.boolean().default(false) })),
  responses: {
    200: json(
      'Whose it is; signed_in after confirm',
      z.object({ name: z.string(), avatar: picture.nullable(), signed_in: signedIn.nullable() }),
    ),
    ...refusals,
  },
})

export const requestContactCodeRoute = createRoute({
  ...of,
  method: 'post',
  path: user('/customers/contact/request-code'),
  description:
    'Sends a code to a number or e-mail that the signed-in customer wants to have. The same answer for one that is taken.',
  request: body(z.object(recipient)),
  responses: { 200: json('Sent', asked), ...refusals },
})

export const changeContactRoute = createRoute({
  ...of,
  method: 'put',
  path: user('/customers/contact'),
  description:
    'Takes it with its code; it becomes the customer\'s. "contact-taken" when another account has it.',
  request: body(z.object({ ...recipient, code })),
  responses: { 200: json('The customer as it is now', customer), ...refusals },
})

export type CodeAskedWire = z.infer<typeof asked>
export type SignedInWire = z.infer<typeof signedIn>
export type ResumedWire = z.infer<
  (typeof resumeRoute)['responses'][200]['content']['application/json']['schema']
>
/** Whom a code goes to: a number with its country, or an e-mail. */
export type RecipientBody = { mobile: string; country?: string } | { email: string }
