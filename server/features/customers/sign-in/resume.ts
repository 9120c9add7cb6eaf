import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { customerTokenHash } from '#server/middleware/customer.ts'
import { findSession } from '#server/store/customers/customer-sessions.ts'
import { findCustomer, type CustomerRow } from '#server/store/customers/customers.ts'
import type { Asking } from './request-code.ts'
import { openSession, type SignedIn } from './sign-in.ts'

/** Whose token a `state` holds, and the session of this browser when it was confirmed. */
export interface Resumed {
  readonly customer: CustomerRow
  readonly signedIn: SignedIn | undefined
}

/**
 * Takes the `state` of an address and whether the customer confirmed; returns whose token it holds and, confirmed, a
 * session of this browser's own. The record beside the token is not even read. Refuses 'session-expired' for anything
 * that is not a live token of this tenant. Spec 4, rule "Sign-in by the address".
 */
export async function resume(
  deps: Deps,
  trying: Asking,
  state: string,
  confirm: boolean,
): Promise<Resumed | Refusal> {
  const token = readToken(state)
  if (token === undefined) return refuse('session-expired')
  const hash = customerTokenHash(trying.tenantId, token)
  return deps.db.write(trying.tenantId, async (db) => {
    const session = await findSession(db, hash, new Date(deps.clock()))
    const customer = session && (await findCustomer(db, session.customer_id))
    if (!customer) return refuse('session-expired')
    if (!confirm) return { customer, signedIn: undefined }
    const opened = await openSession(deps, db, { ...trying, customerId: customer.id })
    return { customer, signedIn: { ...opened, isNew: false } }
  })
}

/** Base64 or base64url of JSON with a token; undefined for anything else. */
function readToken(state: string): string | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(state.replaceAll(' ', '+'), 'base64').toString('utf8'))
    if (typeof read !== 'object' || read === null || !('token' in read)) return undefined
    return typeof read.token === 'string' && read.token.length <= 200 ? read.token : undefined
  } catch {
    return undefined
  }
}
