import type { Minor } from '#domain/core/money.ts'
import { depositsIn, splitRefund, sumShares, type RefundLine } from '#domain/pricing/refund-split.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Payables } from '#server/ports/payable.ts'
import { makeId } from '#server/core/make-id.ts'
import { customerIdOf, findCustomer } from '#server/store/customers/customers.ts'
import { insertCreditNote } from '#server/store/payments/documents.ts'
import { addEntry } from '#server/store/loyalty/ledgers.ts'
import { changeOrder } from '#server/store/ordering/change-order.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { insertRefund, type RefundRow } from '#server/store/payments/refunds.ts'
import type { OrderRefunds } from './order-refunds.ts'
import { spreadOverPayments, type PaymentShare } from './spread-over-payments.ts'

/** What goes back, why and by whom. */
export interface WantedNote {
  /** What went back before, and what is left. */
  readonly refunds: OrderRefunds
  /** Value by part, within what is left. */
  readonly value: ReadonlyMap<string, Minor>
  readonly pieces?: ReadonlyMap<string, number>
  readonly reason: string
  readonly actor: string
}

/** The order after it, the card's parts, which are to be sent, and what its customer's wallet got. */
export interface WrittenNote {
  readonly order: OrderRow
  readonly refunds: readonly RefundRow[]
  readonly toWallet: Minor
}

/**
 * Takes a locked order, what went back before and what goes back now; writes the credit note with its exact shares, gives
 * the wallet and the points their parts, writes the card's part as a row that the sender takes up, and takes back what
 * the order had earned, in proportion. Safety 5, 6.
 */
export async function writeCreditNote(
  payables: Payables,
  db: WriteDb,
  order: OrderRow,
  { refunds, ...wanted }: WantedNote,
  now: Date,
): Promise<WrittenNote> {
  const follow = await payables.byKind[order.kind].beginCreditNote?.(db, order)
  const lines = splitRefund(refunds.parts, { ...refunds, now: wanted.value })
  const sums = sumShares(lines)
  const shares = sums.rest > 0 ? await spreadOverPayments(db, order.id, sums.rest) : []
  const byCard = shares.length > 0
  const id = makeId()
  const takeBack = await payables.lockGains(db, order)
  const owner = await ownerOf(db, order)
  if (order.pay_method === 'company')
    await payables.creditAccount(db, order, { noteId: id, amount: sums.rest, actor: wanted.actor }, now)
  await giveBack(db, order, { id, wallet: sums.wallet, pointsCount: sums.pointsCount, owner })
  await insertCreditNote(db, {
    id,
    order_id: order.id,
    branch_id: order.branch_id,
    lines: withPieces(lines, wanted.pieces),
    value: sums.value,
    vat: sums.vat,
    wallet: sums.wallet,
    rest: sums.rest,
    points: sums.points,
    points_count: sums.pointsCount,
    rest_to: byCard ? 'card' : restTo(order, sums.rest),
    by_hand: owner === undefined && sums.wallet > 0,
    reason: wanted.reason,
    actor: wanted.actor,
    issued_at: now,
  })
  // the row's CHECK holds what goes to the card within what was captured (safety 5)
  const after = await changeOrder(db, order.id, {
    refunding: order.refunding + (byCard ? sums.rest : 0),
    returned: order.returned + sums.value,
    version: order.version + 1,
    // its parts are counted by the bill of now: a change that waits for its difference ends (decision 0069)
    ...(order.more && { more: null }),
  })
  await follow?.()
  const toWallet = owner === undefined ? 0 : sums.wallet
  const deposits = depositsIn(refunds.before) + depositsIn(wanted.value)
  await takeBack?.(after, { noteId: id, wallet: toWallet, deposits })
  const why = { reason: wanted.reason, actor: wanted.actor, credit_note_id: id, ask_at: now }
  return { order: after, refunds: await addShares(db, order, shares, why), toWallet }
}

/** Rows that the sender takes up, one for each payment that it goes back to. */
async function addShares(
  db: WriteDb,
  { id, currency }: OrderRow,
  shares: readonly PaymentShare[],
  why: Pick<RefundRow, 'reason' | 'actor' | 'ask_at'> & { credit_note_id: string },
): Promise<RefundRow[]> {
  const sent: RefundRow[] = []
  for (const { reference: attempt_reference, amount } of shares)
    sent.push(
      await insertRefund(db, {
        reference: makeId(),
        order_id: id,
        attempt_reference,
        amount,
        currency,
        ...why,
      }),
    )
  return sent
}

function withPieces(lines: readonly RefundLine[], chosen: WantedNote['pieces']) {
  return lines.map((line) => {
    const pieces = chosen?.get(line.key)
    return { ...line, ...(pieces && { pieces }) }
  })
}

/** Takes an order; returns whose account it is on, none where that is deleted: nobody would see what came to its balances. */
export async function ownerOf(
  db: TenantDb,
  { shopper }: Pick<OrderRow, 'shopper'>,
): Promise<string | undefined> {
  const id = customerIdOf(shopper)
  return id !== undefined && (await findCustomer(db, id)) ? id : undefined
}

/** Where money goes back to that no card brought. */
function restTo(order: OrderRow, rest: Minor): 'till' | 'company' | 'nobody' {
  if (rest <= 0) return 'nobody'
  if (order.pay_method === 'company') return 'company'
  return order.till > 0 ? 'till' : 'nobody'
}

interface GivenBack {
  readonly id: string
  readonly wallet: Minor
  readonly pointsCount: number
  /** Whose balances it comes to, if that account is still there. */
  readonly owner: string | undefined
}

async function giveBack(
  db: WriteDb,
  order: OrderRow,
  { id, wallet, pointsCount, owner: customerId }: GivenBack,
): Promise<void> {
  if (!customerId) return
  const source = { orderId: order.id, source: `order:${order.id}`, kind: `refund:${id}` }
  const back = { ...source, customerId, type: 'refund' } as const
  if (wallet > 0) await addEntry(db, 'wallet', { ...back, amount: wallet })
  if (pointsCount > 0) await addEntry(db, 'points', { ...back, amount: pointsCount })
}
