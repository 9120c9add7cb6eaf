import { createHash } from 'node:crypto'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { WriteDb } from '../database/tenant-db.ts'
import type { Deps } from '../core/deps.ts'
import type { StaffSession } from './request.ts'
import { claimMade, findMade } from '../store/core/idempotency-keys.ts'

/** One intent of a member of staff: the key that its browser made, and what was sent with it. */
export interface IdempotentRequest {
  readonly staff: Pick<StaffSession, 'tenantId' | 'staffId'>
  /** None: every call is an intent of its own. */
  readonly key: string | undefined
  readonly body: unknown
}

const scopeOf = ({ staff }: IdempotentRequest) => `staff:${staff.staffId}`
const hashOf = ({ body }: IdempotentRequest) =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url')

/**
 * Takes a press, how it makes something and how that is found again by its id; a repeat, also after an answer that was
 * lost, brings what the first one made. Refuses 'key-reused' for another body under the same key. Safety 2.
 */
export async function oncePerKey<T>(
  deps: Pick<Deps, 'db'>,
  request: IdempotentRequest,
  ways: { make: () => Promise<T | Refusal>; again: (id: string) => Promise<T | Refusal> },
): Promise<T | Refusal> {
  const known = await findRequest(deps, request)
  if (known !== undefined) return isRefusal(known) ? known : ways.again(known)
  const made = await ways.make()
  if (!isRefusal(made)) return made
  // what refuses it may be what the same press, sent twice at once, has just made
  const racer = await findRequest(deps, request)
  return racer === undefined || isRefusal(racer) ? made : ways.again(racer)
}

/** Takes a press and what it is making, in that transaction; refuses 'key-reused' when another was faster. */
export async function claimRequest(
  tx: WriteDb,
  request: IdempotentRequest,
  id: string,
): Promise<Refusal | undefined> {
  if (request.key === undefined) return undefined
  const claim = { shopper: scopeOf(request), key: request.key, bodyHash: hashOf(request), orderId: id }
  return (await claimMade(tx, claim)) ? undefined : refuse('key-reused')
}

async function findRequest(
  { db }: Pick<Deps, 'db'>,
  request: IdempotentRequest,
): Promise<string | Refusal | undefined> {
  const { key } = request
  if (key === undefined) return undefined
  const used = await db.read(request.staff.tenantId, (read) =>
    findMade(read, { shopper: scopeOf(request), key }),
  )
  if (!used) return undefined
  return used.body_hash === hashOf(request) ? used.order_id : refuse('key-reused')
}
