import { isCurrency } from '#domain/core/money.ts'
import { statusAfterRefunds } from '#domain/ordering/order-status.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import type { RefundAnswer } from '#server/adapters/payment/port.ts'
import { lockOrder, stepOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { journalPayment } from '#server/store/payments/payments.ts'
import { isStillOwed } from '#server/show/refund-state.ts'
import { refundedValue } from '#domain/ordering/order-value.ts'
import {
  claimRefund,
  listRefunds,
  saveRefund,
  type ClaimedRefund,
  type RefundRow,
} from '#server/store/payments/refunds.ts'
import { bounceRefund, nextLook } from './bounce-refund.ts'
import { changeSums, tellVersion } from './change-sums.ts'
import { noteGivenTwice, recountRefund } from './recount-refund.ts'

/** Nobody else begins in this time; what a killed process left is taken up within a minute of its start (safety 4). */
const leaseMs = 30_000
/** More than a week. */
const mostAsked = 200
/** Most of a day: one that its gateway does not know by then is a person's. It is asked for all the same, and sent no more. */
const askedAlone = 24

/**
 * Takes a refund's reference; sends it, or asks for one that was sent before, unless another reader has it. `sending` is
 * committed first; what was sent once is asked for by its reference, and sent again only under that same reference, which
 * the gateway treats as the same refund. One that is done is only asked for: its money may have come back. Safety 4, 5.
 */
export async function sendRefund(deps: Deps, tenantId: string, reference: string): Promise<void> {
  const now = deps.clock()
  const when = { now: new Date(now), until: new Date(now + leaseMs) }
  const claimed = await deps.db.write(tenantId, (db) => claimRefund(db, reference, when))
  if (!claimed) return
  const account = deps.gateways.open(claimed.sealed_credentials)
  const gateway = deps.gateways.get(claimed.gateway)
  const asked =
    claimed.was === 'wanted'
      ? undefined
      : await gateway.askRefund(account, {
          reference,
          paymentReference: claimed.attempt_reference,
          ...(claimed.gateway_payment_id && { gatewayPaymentId: claimed.gateway_payment_id }),
          ...(claimed.gateway_refund_id && { gatewayRefundId: claimed.gateway_refund_id }),
        })
  const { currency } = claimed
  const again = asked === undefined || (asked.state === 'unknown' && claimed.was === 'sending')
  const answer =
    again && isCurrency(currency)
      ? await gateway.refund(account, {
          reference,
          paymentReference: claimed.attempt_reference,
          amount: claimed.amount,
          currency,
          again: claimed.was !== 'wanted',
          ...(claimed.gateway_payment_id && { gatewayPaymentId: claimed.gateway_payment_id }),
        })
      : (asked ?? { state: 'unknown', unsent: true, live: account.live, raw: '' })
  await deps.db.write(tenantId, (db) =>
    journalPayment(db, claimed.attempt_reference, `refund-${answer.state}`, answer.raw),
  )
  const believed = answer.live === account.live
  if (!believed)
    deps.log.error({ tenant: tenantId, reference }, 'the answer is not of the account mode (safety 12)')
  // it proves nothing: asked for more and more slowly, then a person's
  const received: RefundAnswer = believed ? answer : { state: 'unknown', live: account.live, raw: answer.raw }
  const desk = { now: new Date(deps.clock()), looks: gateway.refundsMayBounce ?? false }
  await deps.db.write(tenantId, (db) => record(db, claimed, received, desk))
  deps.wakeRelay()
}

/** When it was heard, and whether its gateway may still take back what it calls done. */
interface Received {
  readonly now: Date
  readonly looks: boolean
}

async function record(
  db: WriteDb,
  refund: ClaimedRefund,
  answer: RefundAnswer,
  { now, looks }: Received,
): Promise<void> {
  const order = await forSystem('job', lockOrder(db, refund.order_id))
  if (!order) throw new Error(`refund ${refund.reference} has no order`)
  if (refund.was === 'done') {
    if (answer.state === 'failed') return bounceRefund(db, order, refund, now)
    const look = looks && refund.ended_at ? nextLook(refund.ended_at, now) : null
    return void (await saveRefund(db, refund.reference, refund.fence, { ask_at: look }))
  }
  if (refund.was === 'failed' && !(await reachedAfterAll(db, order, refund, answer)))
    return void (await saveRefund(db, refund.reference, refund.fence, { ask_at: null }))
  // it waits for a person, whatever the gateway repeats: only that the guest has the money after all ends it
  if (refund.bounced_at && answer.state !== 'done')
    return void (await saveRefund(db, refund.reference, refund.fence, { ask_at: null }))
  if (isPersons(order, refund, answer)) {
    await saveRefund(db, refund.reference, refund.fence, { state: 'needs_person', ask_at: null })
    return tellVersion(db, order)
  }
  if (answer.state === 'done' || answer.state === 'failed') {
    const arrived = answer.state === 'done'
    const counting = refund.was === 'failed' ? await recountRefund(db, order, refund) : order
    return endRefund(db, counting, refund, { arrived, now, looks, bounced: null })
  }
  const wait = new Date(now.getTime() + Math.min(3_600_000, 5000 * 2 ** Math.min(refund.asked, 10)))
  const state = stateAfter(refund, answer)
  await saveRefund(db, refund.reference, refund.fence, {
    ...(answer.gatewayRefundId && { gateway_refund_id: answer.gatewayRefundId }),
    state,
    ask_at: state === 'needs_person' && refund.asked >= mostAsked ? null : wait,
  })
}

/**
 * A person may have said that it never left, and a gateway that it was refused: its later word wins, as long as nothing
 * was sent in its place. Else its guest has the money twice, which nothing here can undo.
 */
async function reachedAfterAll(
  db: WriteDb,
  order: OrderRow,
  refund: ClaimedRefund,
  { state, amount = refund.amount }: RefundAnswer,
): Promise<boolean> {
  if (state !== 'done' || amount !== refund.amount) return false
  if (isStillOwed(refund, await listRefunds(db, [order.id]), order)) return true
  await noteGivenTwice(db, order, refund)
  return false
}

/** What no sum of the order can say: that money of another currency is still owed, or that another sum than asked for went back. */
function isPersons(order: OrderRow, refund: ClaimedRefund, answer: RefundAnswer): boolean {
  const { state, amount = refund.amount, currency } = answer
  if (state === 'failed') return refund.currency !== order.currency
  return state === 'done' && currency === refund.currency && amount !== refund.amount
}

/** One that no call has sent yet is sent as if for the first time: some gateways never take it twice under one reference. */
function stateAfter({ was, asked }: ClaimedRefund, answer: RefundAnswer): RefundRow['state'] {
  // a gateway that had it once has it, whatever one question brought
  if (answer.state === 'pending' || was === 'pending') return asked < mostAsked ? 'pending' : 'needs_person'
  // nor is what waits for a person sent again by a hint
  if (asked >= askedAlone || was === 'needs_person') return 'needs_person'
  return was === 'wanted' && answer.unsent ? 'wanted' : 'sending'
}

/** How a refund ends. */
interface RefundEnd {
  /** Its money is with the guest. */
  readonly arrived: boolean
  readonly now: Date
  /** Its gateway may still take it back: it is looked at again. */
  readonly looks?: boolean
  /** Since when its money is back at the restaurant: as before, unless the gateway has it done again. */
  readonly bounced?: Date | null
}

/**
 * Takes a locked order, a refund of it and whether its money is with the guest; ends the refund, once: confirmed, the order's
 * status follows where it has ended; else it counts no more and may be sent again. Safety 5.
 */
export async function endRefund(
  db: WriteDb,
  order: OrderRow,
  refund: RefundRow,
  { arrived, now, looks = false, bounced = refund.bounced_at }: RefundEnd,
): Promise<void> {
  const ours = await saveRefund(db, refund.reference, refund.fence, {
    state: arrived ? 'done' : 'failed',
    ask_at: arrived && looks ? nextLook(now, now) : null,
    ended_at: now,
    bounced_at: bounced,
    // who claimed it before this changes nothing any more
    fence: refund.fence + 1,
  })
  if (!ours) return
  if (refund.currency !== order.currency) return tellVersion(db, order)
  if (arrived) return tellDone(db, order, refund)
  // a credit note's card part that failed is not back: it may be sent again
  const owed = refund.credit_note_id !== null || refund.counted ? refund.amount : 0
  const refunding = order.refunding - refund.amount
  await changeSums(db, order, { refunding, returned: Math.max(0, order.returned - owed) })
}

async function tellDone(db: WriteDb, order: OrderRow, refund: RefundRow): Promise<void> {
  // of a canceled or missed order its guest was told already that the money comes back; so it was of one that bounced
  if ((order.delivered_at !== null || order.ended_at === null) && refund.bounced_at === null)
    await tellOutbox(db, 'notice', {
      orderId: order.id,
      event: 'order-refunded',
      status: order.status,
      refund: refund.reference,
    })
  const refunded = order.refunded + refund.amount
  const status = statusAfterRefunds(refundedValue({ ...order, refunded }))
  if (status === order.status) return changeSums(db, order, { refunded })
  await stepOrder(db, order, { to: status, actor: refund.actor, reason: refund.reason, change: { refunded } })
}
