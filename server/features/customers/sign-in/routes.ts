import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  changeContactRoute,
  requestCodeRoute,
  requestContactCodeRoute,
  resumeRoute,
  signInRoute,
  signOutRoute,
  type SignedInWire,
} from '#contract/customers/sign-in.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { dropCustomerToken, isApp, keepCustomerToken, requireCustomer } from '#server/middleware/customer.ts'
import { requestAddress, requestHost } from '#server/middleware/request-host.ts'
import { ensureBrowser, renewBrowser } from '#server/middleware/shopper.ts'
import { answer, type AppContext, type AppEnv, type CustomerSession } from '#server/http/request.ts'
import { moveSession } from '#server/store/customers/customer-sessions.ts'
import { changeContact } from '../account/change-contact.ts'
import { showCustomer } from '../account/show-customer.ts'
import { readCode } from './check-code.ts'
import { readRecipient, type Recipient, type TypedRecipient } from './read-recipient.ts'
import { requestCode, type Asking } from './request-code.ts'
import { resume } from './resume.ts'
import { signIn, type SignedIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

/** What joins an account when a browser signs in; the ordering feature knows (decision 0018). */
export type JoinCart = (
  session: CustomerSession,
  language: Language,
) => Promise<{ id: string; added: string[] } | null>

/** Signing in, resuming, signing out (spec 4 "Customer session"). */
export function signInRoutes(app: OpenAPIHono<AppEnv>, deps: Deps, join: JoinCart): void {
  app.openapi(requestCodeRoute, async (c) => {
    const recipient = await recipientOf(c, deps, c.req.valid('json'))
    if (isRefusal(recipient)) return withRetryAfter(c, recipient)
    return withRetryAfter(c, await requestCode(deps, await askingOf(c, deps, null), recipient))
  })
  app.openapi(signInRoute, async (c) => {
    const given = await givenOf(c, deps, c.req.valid('json'))
    if (isRefusal(given)) return withRetryAfter(c, given)
    const signedIn = await signIn(deps, await askingOf(c, deps, null), given)
    return withRetryAfter(c, isRefusal(signedIn) ? signedIn : await welcome(c, deps, join, signedIn))
  })
  app.openapi(resumeRoute, async (c) => {
    const { state, confirm } = c.req.valid('json')
    const resumed = await resume(deps, await askingOf(c, deps, null), state, confirm)
    if (isRefusal(resumed)) return answer(c, resumed, 200)
    const { customer, signedIn } = resumed
    const welcomed = signedIn ? await welcome(c, deps, join, signedIn) : null
    if (isRefusal(welcomed)) return answer(c, welcomed, 200)
    return answer(c, { name: customer.name, avatar: customer.avatar, signed_in: welcomed }, 200)
  })
  app.openapi(signOutRoute, async (c) => {
    const session = c.get('customer')
    if (session) await signOut(deps, session, c.req.valid('json').everywhere)
    dropCustomerToken(c, deps)
    if (session || c.get('staleToken')) await renewBrowser(c, deps)
    return answer(c, { done: true as const }, 200)
  })
  contactRoutes(app, deps)
}

/** A number or an e-mail of one who is signed in changes by its code alone. */
function contactRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(requestContactCodeRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return withRetryAfter(c, session)
    const recipient = await recipientOf(c, deps, c.req.valid('json'))
    if (isRefusal(recipient)) return withRetryAfter(c, recipient)
    return withRetryAfter(c, await requestCode(deps, await askingOf(c, deps, session.customerId), recipient))
  })
  app.openapi(changeContactRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return withRetryAfter(c, session)
    const given = await givenOf(c, deps, c.req.valid('json'))
    if (isRefusal(given)) return withRetryAfter(c, given)
    const refused = await changeContact(deps, session, await askingOf(c, deps, session.customerId), given)
    return withRetryAfter(c, refused ?? (await showCustomer(deps, session, c.get('language'))))
  })
}

/** A refusal that names a wait says it in its header too. */
function withRetryAfter<T extends object>(c: AppContext, result: T) {
  if (isRefusal(result)) {
    const seconds = result.details?.['retry_after_seconds']
    if (typeof seconds === 'number') c.header('retry-after', String(seconds))
  }
  return answer(c, result, 200)
}

async function recipientOf(c: AppContext, deps: Deps, typed: TypedRecipient): Promise<Recipient | Refusal> {
  const tenantId = c.get('tenantId')
  const { tenant } = await deps.catalogues.current(tenantId)
  return readRecipient({ seal: deps.seal, tenantId, home: tenant.country }, typed)
}

async function givenOf(
  c: AppContext,
  deps: Deps,
  { code: typed, ...recipient }: TypedRecipient & { code: string },
): Promise<{ recipient: Recipient; code: string } | Refusal> {
  const read = await recipientOf(c, deps, recipient)
  if (isRefusal(read)) return read
  const code = readCode(typed)
  return isRefusal(code) ? code : { recipient: read, code }
}

async function askingOf(c: AppContext, deps: Deps, customerId: string | null): Promise<Asking> {
  const tenantId = c.get('tenantId')
  const own = await deps.hosts.find(requestHost(c, deps.settled))
  return {
    tenantId,
    customerId,
    language: c.get('language'),
    browser: ensureBrowser(c, deps),
    address: requestAddress(c, deps.settled),
    host: own ? requestHost(c, deps.settled) : (deps.hosts.primaryHost(tenantId) ?? ''),
    userAgent: c.req.header('user-agent') ?? '',
  }
}

/** This browser is the customer's from now on: the former session here ends, cart and orders join. */
async function welcome(
  c: AppContext,
  deps: Deps,
  join: JoinCart,
  { token, session, isNew }: SignedIn,
): Promise<SignedInWire | Refusal> {
  const former = c.get('customer')
  if (former) await signOut(deps, former, false)
  const language = c.get('language')
  const cart = await join(session, language)
  // what the former account made here is not the next one's to see
  const browser = former && former.customerId !== session.customerId ? await renewBrowser(c, deps) : undefined
  if (browser) await deps.db.single(session.tenantId, (db) => moveSession(db, session.tokenHash, browser))
  const customer = await showCustomer(deps, session, language)
  if (isRefusal(customer)) return customer
  if (!isApp(c)) keepCustomerToken(c, deps, token)
  return { token: isApp(c) ? token : null, customer, is_new: isNew, cart }
}
