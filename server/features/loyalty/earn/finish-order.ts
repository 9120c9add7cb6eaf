import type { WriteDb } from '#server/database/tenant-db.ts'
import {
  addEntries,
  lockBalances,
  saveShortfalls,
  type LockedBalances,
} from '#server/store/loyalty/balances.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { insertCounts, listRunningChallenges, listRuns, saveRuns } from '#server/store/loyalty/challenges.ts'
import { customerIdOf, findCustomer } from '#server/store/customers/customers.ts'
import { claimFinish, insertGains } from '#server/store/loyalty/gains.ts'
import type { NewEntry } from '#server/store/loyalty/ledgers.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { endReferral, findReferral, readReferralFacts } from '#server/store/loyalty/referrals.ts'
import { earningBack, type ValueBack } from '#domain/ordering/order-value.ts'
import { depositsIn } from '#domain/pricing/refund-split.ts'
import { readOrderRefunds } from '../../payments/refund/order-refunds.ts'
import { countChallenges } from './count-challenges.ts'
import { endOfReferral, entriesOf, gainsOf, type LedgerEntry } from './gains-of.ts'

/**
 * Takes a locked order whose hand-over can no longer be undone, and content; gives all that it earns: points, cashback,
 * progress of challenges with their rewards, and the rewards of an invitation. Once per order, however often and by however
 * many processes it is called, in the caller's transaction and with at most 23 statements: neither the number of
 * challenges nor the length of a ledger adds one (decision 0055). Rule "When an order earns".
 */
export async function finishOrder(db: WriteDb, order: OrderRow, { settings }: Catalogue): Promise<void> {
  const customerId = customerIdOf(order.shopper)
  if (!customerId || !(await claimFinish(db, order.id))) return
  const at = order.delivered_at ?? order.ended_at ?? order.placed_at
  const [customer, invitation, challenges] = await Promise.all([
    findCustomer(db, customerId),
    findReferral(db, customerId),
    listRunningChallenges(db, at),
  ])
  const owner = invitation?.state === 'waiting' ? [invitation.owner_id] : []
  const balances = await lockBalances(db, [customerId, ...owner])
  const ids = challenges.map(({ id }) => id)
  // what other orders of the same people change is read after the locks
  const [seen, runs] = await Promise.all([
    owner.length > 0 ? readReferralFacts(db, customerId, { mobile: order.contact_mobile, at }) : undefined,
    ids.length > 0 ? listRuns(db, customerId, ids) : [],
  ])
  const end = endOfReferral(order, settings, seen)
  const rewarded = end?.state === 'rewarded' ? seen : undefined
  const back = await readBack(db, order)
  const gains = gainsOf(order, customerId, settings, { rewarded, back })
  const language = customer?.language ?? order.language
  const counted = countChallenges(challenges, runs, countedOrder(order, at, customer?.group_id), {
    tenantId: db.tenantId,
    customerId,
    orderId: order.id,
    ...back,
    language,
  })
  await Promise.all([
    insertGains(db, order.id, gains),
    saveRuns(db, counted.runs),
    insertCounts(db, counted.counts),
    end && endReferral(db, customerId, { ...end, order_id: order.id, ended_at: at }),
  ])
  await pay(db, balances, [...entriesOf(order.id, gains), ...counted.entries], order.id)
}

/** What went back before the hand-over could no longer be undone: seldom anything, and then no question. */
async function readBack(db: WriteDb, order: OrderRow): Promise<ValueBack> {
  const before = order.returned > 0 ? (await readOrderRefunds(db, order)).before : undefined
  return earningBack(order, before ? depositsIn(before) : 0)
}

const countedOrder = (order: OrderRow, at: Date, groupId: string | null | undefined) => ({
  at: at.getTime(),
  type: order.type,
  branchId: order.branch_id,
  bill: order.bill,
  groupId: groupId ?? undefined,
})

/** Writes what was earned; of each person's earnings an open shortfall is settled first. Rule "Taking back what was earned". */
async function pay(
  db: WriteDb,
  balances: LockedBalances,
  earned: readonly LedgerEntry[],
  orderId: string,
): Promise<void> {
  for (const ledger of ['wallet', 'points'] as const) {
    const entries = earned.filter((one) => one.ledger === ledger).map((one) => one.entry)
    const people = [...new Set(entries.map((entry) => entry.customerId))]
    const settled = people.flatMap((customerId): NewEntry[] => {
      const own = entries.filter((entry) => entry.customerId === customerId)
      const sum = own.reduce((all, { amount }) => all + amount, 0)
      const amount = Math.min(balances.short(ledger, customerId), sum)
      if (amount <= 0) return []
      balances.move(ledger, customerId, { short: -amount })
      const source = { source: `earned:${orderId}`, kind: `shortfall:${customerId}` }
      return [{ customerId, type: 'debit', amount: -amount, ...source }]
    })
    await addEntries(db, ledger, [...entries, ...settled])
  }
  await saveShortfalls(db, balances)
}
