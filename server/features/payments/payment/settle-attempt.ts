import { setTimeout } from 'node:timers/promises'
import { dayMs, minuteMs } from '#domain/core/durations.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import { linkHolder } from '#server/authorization/rules.ts'
import { isRepeatable } from '#server/database/violates.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import type { Payables } from '#server/ports/payable.ts'
import type { Answer } from '#server/adapters/payment/port.ts'
import { changeOrder } from '#server/store/ordering/change-order.ts'
import { tellOrderChanged } from '#server/store/core/outbox.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import { lockOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { journalPayment, lockClaim, saveAttempt, type AttemptRow } from '#server/store/payments/payments.ts'
import { claimToSettle, type ClaimTerms, type SeenAttempt } from '#server/store/payments/settling.ts'
import { misfit, recordCapture } from './record-capture.ts'

/** After opening, the sweeper asks first so much later; a claim lies further ahead than any usual wait. */
export const firstAskMs = 20_000
const leaseMs = 30_000
const lookEveryMs = 25
const mostLooks = 40
/** After an answer that is not final, the sweeper asks again so much later. */
export const askAgainMs = 15_000
/** Long after the session's end: a tenth of what has passed since. */
const slower = 10
/** How long after its session's end a submitted payment still holds the order (safety 3). */
export const submittedGraceMs = 5 * minuteMs
/** So long after its session's end an attempt is asked for; then a person looks it up (safety 3). */
export const askingEndsMs = dayMs

/** How an attempt stands after it was asked for. */
export type Settled = 'captured' | 'closed' | 'late' | 'submitted' | 'open' | 'busy'

/**
 * Takes our reference; asks the gateway how the payment stands, saves the raw answer, then brings the order to it.
 * Browser return, webhook and sweeper all come here, in any order and any number of times. `close`: the order needs
 * no money any more, so the gateway is told to take none. Safety 3, 4; no gateway call inside a transaction.
 */
export async function settleAttempt(
  deps: Deps,
  tenantId: string,
  reference: string,
  input: Input = {},
): Promise<Settled> {
  const key = keyOf(tenantId, reference)
  const before = await underWay.get(key)?.catch(() => undefined)
  if (before === 'captured' || before === 'closed') return before
  return track(key, askAndRecord(deps, tenantId, reference, input))
}

const keyOf = (tenantId: string, reference: string) => `${tenantId}/${reference}`

/** Whoever comes meanwhile in this process joins it. */
function track(key: string, asking: Promise<Settled>): Promise<Settled> {
  underWay.set(key, asking)
  return asking.finally(() => {
    if (underWay.get(key) === asking) underWay.delete(key)
  })
}

interface Input {
  readonly close?: boolean
  readonly due?: boolean
}

/** What this process is asking for now: a return and a webhook of one payment meet here as a rule. */
const underWay = new Map<string, Promise<Settled>>()

async function askAndRecord(deps: Deps, tenantId: string, reference: string, input: Input): Promise<Settled> {
  const claimed = await claim(deps, tenantId, reference, input.due ?? false)
  if (typeof claimed === 'string') return claimed
  return (await askClaimed(deps, claimed, input)).settled
}

/** What became of an attempt, and the order that its money made, where one statement wrote that. */
interface Asked {
  readonly settled: Settled
  readonly order?: OrderRow
}

/** How an attempt and its order stand, and what the gateway was asked for it just now; not asked when somebody did within a second. */
export interface SettledAttempt {
  readonly before: SeenAttempt
  readonly asked: Asked | undefined
}

/**
 * Takes our reference, as a browser comes back with it; does what settleAttempt() does unless the gateway was asked within
 * `freshMs`, and returns the attempt and its order as they were seen before: a page needs no reading of its own. Refuses
 * 'payment-session-invalid'.
 */
export async function settleReturned(
  deps: Deps,
  tenantId: string,
  reference: string,
  freshMs: number,
): Promise<SettledAttempt | Refusal> {
  await underWay.get(keyOf(tenantId, reference))?.catch(() => undefined)
  const returned = seeAndAsk(deps, tenantId, reference, freshMs)
  await track(
    keyOf(tenantId, reference),
    returned.then((seen) => (isRefusal(seen) ? undefined : seen.asked?.settled) ?? 'busy'),
  )
  return returned
}

async function seeAndAsk(
  deps: Deps,
  tenantId: string,
  reference: string,
  freshMs: number,
): Promise<SettledAttempt | Refusal> {
  const now = deps.clock()
  const unasked = { now: new Date(now), withinMs: freshMs }
  const before = await deps.db.single(tenantId, (db) =>
    authorize(
      linkHolder('payment-session-invalid'),
      claimToSettle(db, reference, { ...termsOf(now, false), unasked }),
    ),
  )
  if (isRefusal(before)) return before
  if (before.claimed) return { before, asked: await askClaimed(deps, before, {}) }
  const waits = isUnasked(before.attempt, now, freshMs)
  return { before, asked: waits ? { settled: await askAndRecord(deps, tenantId, reference, {}) } : undefined }
}

/** Not when somebody asked within that time. Who asks now, by a claim that lies further ahead, is joined. */
function isUnasked({ ask_at, session_ends_at, state }: AttemptRow, now: number, freshMs: number): boolean {
  if (!ask_at || state === 'opening') return false
  const sinceAsked = now - askedLast(ask_at.getTime(), session_ends_at.getTime())
  return sinceAsked < 0 || sinceAsked >= freshMs
}

async function askClaimed(deps: Deps, { attempt, order }: SeenAttempt, input: Input): Promise<Asked> {
  const { tenant_id: tenantId, reference } = attempt
  const now = deps.clock()
  const account = deps.gateways.open(attempt.sealed_credentials)
  const gateway = deps.gateways.get(attempt.gateway)
  // a guest who is at the bank's page has the grace that the hold has
  const grace = attempt.state === 'submitted' ? submittedGraceMs : 0
  const close =
    (input.close ?? false) ||
    attempt.order_status !== 'callcenter_pending' ||
    attempt.session_ends_at.getTime() + grace <= now
  const session = {
    reference,
    ...(attempt.session_id !== null && { sessionId: attempt.session_id }),
    charged: attempt.state === 'submitted' || attempt.state === 'late',
    ageMs: now - attempt.made_at.getTime(),
    ...(attempt.method && { method: attempt.method }),
  }
  const answer = close
    ? await gateway.closeSession(account, session)
    : await gateway.askSession(account, session)
  const believed = answer.live === account.live
  if (!believed)
    deps.log.error({ tenant: tenantId, reference }, 'the answer is not of the account mode (safety 12)')
  const received = believed ? { ...answer, ...markOf(deps, tenantId, answer) } : otherMode
  const line = { step: close ? 'close-answer' : 'answer', raw: answer.raw }
  const asked = await keepAnswer(deps, { attempt, order }, line, received)
  const { settled } = asked
  if (isLastAsk(attempt, now) && settled !== 'captured' && settled !== 'closed')
    deps.log.error(
      { tenant: tenantId, reference, gateway: attempt.gateway, answer: received.state },
      'the gateway gave no final answer in time: a person looks this payment up',
    )
  deps.wakeRelay()
  return believed ? asked : { settled: 'busy' }
}

interface Line {
  readonly step: string
  readonly raw: string
}

/**
 * Takes what the gateway answered, raw and as far as it is believed; writes the raw answer together with what follows from
 * it. Should that fail, the raw answer is written all the same, and the attempt is asked for again. Safety 3.
 */
async function keepAnswer(
  deps: Deps,
  seen: Omit<SeenAttempt, 'claimed'>,
  line: Line,
  received: Received,
): Promise<Asked> {
  const { tenant_id: tenantId, reference } = seen.attempt
  let isWritten = false
  try {
    const order = line.step === 'answer' ? await recordAtOnce(deps, seen, line.raw, received) : 'not-fit'
    if (order && order !== 'not-fit') return { settled: 'captured', order }
    // where it did not fit after all, the statement that found so wrote the answer
    isWritten = order === undefined
    const [settled] = await deps.db.write(tenantId, async (db) =>
      Promise.all([
        record(deps.payables, db, seen.attempt, received, new Date(deps.clock())),
        isWritten ? undefined : journalPayment(db, reference, line.step, line.raw),
      ]),
    )
    return { settled }
  } catch (error) {
    if (!isWritten)
      await deps.db
        .single(tenantId, (db) => journalPayment(db, reference, line.step, line.raw))
        .catch((why: unknown) => deps.log.error({ err: why, reference }, 'the raw answer was not kept'))
    throw error
  }
}

/** One statement, where the kind of row has one and nothing but the expected money came; a deadlock leaves it to the longer way. */
async function recordAtOnce(
  deps: Deps,
  { attempt, order }: Omit<SeenAttempt, 'claimed'>,
  raw: string,
  { state, amount, currency, gatewayPaymentId, cardMark }: Received,
): Promise<OrderRow | 'not-fit' | undefined> {
  const { atOnce } = deps.payables.byKind[order.kind]
  const isKnownCard = cardMark !== undefined && customerIdOf(order.shopper) !== undefined
  if (!atOnce || state !== 'captured' || amount === undefined || currency !== attempt.currency || isKnownCard)
    return 'not-fit'
  if (misfit(order, attempt, { amount, currency }) || !atOnce.fits(order)) return 'not-fit'
  const money = { attempt, amount, gatewayPaymentId, raw }
  try {
    return await deps.db.single(attempt.tenant_id, (db) =>
      atOnce.record(db, order, money, new Date(deps.clock())),
    )
  } catch (error) {
    if (isRepeatable(error)) return 'not-fit'
    throw error
  }
}

/** It proves nothing, and is what staff read of the attempt: its money lies where this account does not look (safety 12). */
const otherMode: Received = { state: 'unknown', said: 'wrong-mode' }

/** An answer as far as it is believed. */
type Received = Pick<
  Answer,
  'state' | 'amount' | 'currency' | 'released' | 'gatewayPaymentId' | 'cardMark'
> & {
  readonly said?: 'wrong-mode'
}

/** The gateway's mark of a card is kept as a keyed hash alone. */
function markOf({ seal }: Deps, tenantId: string, { cardMark }: Answer): Pick<Answer, 'cardMark'> {
  return cardMark ? { cardMark: seal.mac('card', tenantId, cardMark) } : {}
}

/** One reader at a time. Another process's answer is worth a short wait. */
async function claim(
  deps: Deps,
  tenantId: string,
  reference: string,
  due: boolean,
): Promise<SeenAttempt | Settled> {
  for (let look = 0; look < mostLooks; look += 1) {
    const seen = await deps.db.single(tenantId, (db) =>
      forSystem('gateway', claimToSettle(db, reference, termsOf(deps.clock(), due))),
    )
    if (seen?.claimed) return seen
    const state = seen?.attempt.state
    if (state === 'captured' || state === 'closed') return state
    if (!seen || due) return 'busy'
    await setTimeout(lookEveryMs)
  }
  return 'busy'
}

const termsOf = (now: number, due: boolean): ClaimTerms => ({
  until: new Date(now + leaseMs),
  free: new Date(due ? now : now + firstAskMs),
  hint: !due,
})

async function record(
  payables: Payables,
  db: WriteDb,
  attempt: AttemptRow,
  answer: Received,
  now: Date,
): Promise<Settled> {
  const [order, ours] = await Promise.all([
    forSystem('gateway', lockOrder(db, attempt.order_id)),
    lockClaim(db, attempt),
  ])
  if (!order) throw new Error(`attempt ${attempt.reference} has no order`)
  if (!ours) return 'busy'
  if (answer.state === 'captured' && answer.amount !== undefined && answer.currency !== undefined) {
    const captured = { amount: answer.amount, currency: answer.currency }
    await recordCapture(
      payables,
      db,
      order,
      attempt,
      { ...captured, paymentId: answer.gatewayPaymentId, cardMark: answer.cardMark },
      now,
    )
    return 'captured'
  }
  if (answer.state === 'closed') {
    const final = { state: 'closed' as const, ask_at: null, settled_at: now }
    await saveAttempt(db, attempt.reference, attempt.fence, {
      ...final,
      last_answer: attempt.last_answer ?? 'closed',
    })
    await tellPayable(db, order, attempt)
    return 'closed'
  }
  if (attempt.state === 'late' || answer.released) {
    await tellPayable(db, order, attempt)
    return waitForLate(db, attempt, answer, now)
  }
  if (answer.state === 'submitted') {
    await extendHold(db, order, attempt, now)
    // its page learns that nothing is to be paid meanwhile
    if (attempt.state !== 'submitted') await tellPaying(db, order)
    const again = { state: 'submitted' as const, ...nextAsk(attempt, answer, now) }
    await saveAttempt(db, attempt.reference, attempt.fence, again)
    return 'submitted'
  }
  // money without a sum proves nothing yet, as does no answer
  const received = answer.state !== 'unknown' && answer.state !== 'captured'
  if (received && attempt.state !== 'opening') await tellPayable(db, order, attempt)
  return waitOn(db, attempt, answer, now)
}

/** One that was under way has failed, so its order can be paid again: its page, which shows no way to pay, hears of it. */
async function tellPayable(db: WriteDb, order: OrderRow, { state }: AttemptRow): Promise<void> {
  if (state === 'submitted' && order.status === 'callcenter_pending') await tellPaying(db, order)
}

async function waitOn(db: WriteDb, attempt: AttemptRow, answer: Received, now: Date): Promise<Settled> {
  const isAnswered = answer.state !== 'unknown' && answer.state !== 'captured' && attempt.state !== 'opening'
  const change = { ...(isAnswered && { state: 'open' as const }), ...nextAsk(attempt, answer, now) }
  await saveAttempt(db, attempt.reference, attempt.fence, change)
  return 'open'
}

/** The order may be paid by another attempt from now on; what this one still brings is late money (safety 3). */
async function waitForLate(db: WriteDb, attempt: AttemptRow, answer: Received, now: Date): Promise<Settled> {
  const late = { state: 'late' as const, ...nextAsk(attempt, answer, now) }
  await saveAttempt(db, attempt.reference, attempt.fence, late)
  return 'late'
}

async function tellPaying(db: WriteDb, order: OrderRow): Promise<void> {
  await tellOrderChanged(db, await changeOrder(db, order.id, { version: order.version + 1 }))
}

/** Only a submitted attempt extends the hold, at most to the session's end and five minutes (safety 3). */
export async function extendHold(
  db: WriteDb,
  order: OrderRow,
  attempt: AttemptRow,
  now: Date,
): Promise<void> {
  const most = attempt.session_ends_at.getTime() + submittedGraceMs
  const wanted = Math.min(most, now.getTime() + submittedGraceMs)
  if (order.status !== 'callcenter_pending' || !order.hold_until || order.hold_until.getTime() >= wanted)
    return
  await changeOrder(db, order.id, { hold_until: new Date(wanted) })
}

/** What is kept of an answer that is not final, and when it is asked for next: the last one that proves nothing is a person's. */
function nextAsk(
  attempt: AttemptRow,
  { state, said }: Received,
  now: Date,
): { ask_at: Date | null; last_answer?: string } {
  const answered = state === 'unknown' || state === 'captured' ? said : state
  const isUnresolved =
    isLastAsk(attempt, now.getTime()) && (answered === undefined || answered === 'submitted')
  const last = isUnresolved ? unresolved : answered
  return { ask_at: askAgain(attempt, now), ...(last && { last_answer: last }) }
}

/** What staff read of an attempt whose gateway never said how it ended. */
export const unresolved = 'unresolved'

const isLastAsk = ({ session_ends_at: end }: AttemptRow, now: number) => now - end.getTime() > askingEndsMs

/** Asking goes on for 24 hours after the session's end (safety 3), more and more slowly. */
function askAgain(attempt: AttemptRow, now: Date): Date | null {
  if (isLastAsk(attempt, now.getTime())) return null
  const over = now.getTime() - attempt.session_ends_at.getTime()
  return new Date(now.getTime() + Math.max(askAgainMs, over / slower))
}

/** Takes when an attempt is asked for next and its session's end, UTC ms; returns when it was asked for last, by askAgain(). */
export function askedLast(askAt: number, end: number): number {
  return Math.min(askAt - askAgainMs, (askAt * slower + end) / (slower + 1))
}
