import { earnedBack } from '#domain/loyalty/earning.ts'
import { gainTypes, takeDue } from '#domain/loyalty/gain.ts'
import { settingText } from '#domain/site/settings.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import {
  addEntries,
  lockBalances,
  saveShortfalls,
  type LockedBalances,
} from '#server/store/loyalty/balances.ts'
import {
  findChallenges,
  listCounts,
  listRuns,
  saveCountsBack,
  saveRuns,
  type CountRow,
  type RunRow,
} from '#server/store/loyalty/challenges.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import { listGains, saveGainsBack, type GainRow } from '#server/store/loyalty/gains.ts'
import type { Ledger, NewEntry } from '#server/store/loyalty/ledgers.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { readExpiredOf, type Brought } from '#server/store/loyalty/points-lots.ts'
import { readSettings } from '#server/store/site/settings.ts'
import { earningBack } from '#domain/ordering/order-value.ts'
import { runSource, uncountChallenges, type UncountedChallenges } from './count-challenges.ts'

/** What an order gave, under the locks of all who got it. */
export interface LockedGains {
  readonly customerId: string
  readonly gains: readonly GainRow[]
  readonly counts: readonly CountRow[]
  readonly people: readonly string[]
}

/**
 * Takes a locked order of which something goes back; locks the accounts of all who got something of it before anything
 * moves, so that locks are taken in one order (safety 8). Nothing for an order that gave nothing.
 */
export async function lockGains(db: WriteDb, order: OrderRow): Promise<LockedGains | undefined> {
  const customerId = customerIdOf(order.shopper)
  if (!customerId) return undefined
  const [gains, counts] = await Promise.all([listGains(db, order.id), listCounts(db, order.id)])
  if (gains.length === 0 && counts.length === 0) return undefined
  const people = [customerId, ...gains.map((gain) => gain.customer_id)]
  await lockBalances(db, people)
  return { customerId, gains, counts, people }
}

/** What is due back; its entry is what is missing of it besides the amount. */
interface Due {
  readonly ledger: Ledger
  readonly amount: number
  readonly entry: Omit<NewEntry, 'amount'>
}

/**
 * Takes what an order gave, under locks, the order after more of it went back, what of that the wallet got and what of all
 * that is back is deposits (minor units); takes back points, cashback, the rewards of an invitation and the progress of challenges in proportion to all
 * that is back by now, and a challenge's reward once its goal no longer stands. What is spent already is kept back
 * from the wallet's part (points) or stays a shortfall that later earnings settle; points that ran out unspent are neither. Rule "Taking back what was earned", safety 6.
 */
export async function takeBackGains(
  db: WriteDb,
  locked: LockedGains | undefined,
  order: OrderRow,
  { noteId, wallet, deposits }: { noteId: string; wallet: number; deposits: number },
): Promise<void> {
  if (!locked) return
  const { customerId, gains, counts, people } = locked
  const now = earningBack(order, deposits)
  const ids = counts.map((count) => count.challenge_id)
  // again, since the refund's own parts have come to the balances
  const [balances, runs, challenges] = await Promise.all([
    lockBalances(db, people),
    listRuns(db, customerId, ids),
    findChallenges(db, ids),
  ])
  const after = uncountChallenges(counts, runs, challenges, now)
  // a refund that its gateway refused took its part already: what is back of a gain only grows
  const backs = gains.map(({ kind, amount, back }) => ({
    kind,
    back: Math.max(back, earnedBack(amount, now.returned, now.value)),
  }))
  await Promise.all([
    saveGainsBack(db, order.id, backs),
    saveCountsBack(db, order.id, after.backs),
    saveRuns(db, after.runs),
  ])
  const expired = await readExpired(db, customerId, order.id, after.lost)
  const due = backs.map(({ back }, n) => dueOf(order.id, gains[n], { back, noteId, expired }))
  const dues = [...due, ...after.lost.map((lost) => dueOfRun(lost, order.id, expired))]
  const open = dues.filter((one) => one.amount > 0)
  await take(db, balances, open, { customerId, wallet, value: await pointValue(db, open) })
}

/** How many of the points that came by a source's effect were over before they were spent: nobody had them, nobody owes them. */
type Expired = (brought: Brought) => number

async function readExpired(
  db: WriteDb,
  customerId: string,
  orderId: string,
  lost: UncountedChallenges['lost'],
): Promise<Expired> {
  const entries = [pointsOf(orderId), ...lost.map(({ run }) => rewardOf(run))]
  const points = await readExpiredOf(db, customerId, entries)
  return ({ source, kind }) =>
    points[entries.findIndex((one) => one.source === source && one.kind === kind)] ?? 0
}

const pointsOf = (orderId: string): Brought => ({ source: `earned:${orderId}`, kind: 'points' })
const rewardOf = (run: RunRow): Brought => ({ source: runSource(run), kind: `won:${run.turn}` })

function dueOf(
  orderId: string,
  gain: GainRow | undefined,
  { back, noteId, expired }: { back: number; noteId: string; expired: Expired },
): Due {
  if (!gain) throw new Error(`order ${orderId} has lost a gain`)
  const { kind, customer_id: customerId, ledger } = gain
  const source = { source: `earned:${orderId}`, kind: `back:${kind}:${noteId}` }
  const seen = kind === 'referral_owner' ? {} : { orderId }
  // what is over is the last to be given back, and is not asked for
  const most = gain.amount - (kind === 'points' ? expired(pointsOf(orderId)) : 0)
  return {
    ledger,
    amount: Math.min(back, most) - Math.min(gain.back, most),
    entry: { customerId, type: gainTypes[kind].back, ...source, ...seen },
  }
}

function dueOfRun(
  { run, challenge, due }: UncountedChallenges['lost'][number],
  orderId: string,
  expired: Expired,
): Due {
  const source = { source: runSource(run), kind: `lost:${run.turn + 1}` }
  return {
    ledger: challenge.reward.ledger,
    amount: due - expired(rewardOf(run)),
    entry: { customerId: run.customer_id, type: 'challenge_cashback', ...source, orderId },
  }
}

async function pointValue(db: WriteDb, dues: readonly Due[]): Promise<number> {
  if (!dues.some((due) => due.ledger === 'points')) return 0
  return Number(settingText(await readSettings(db, ['order.point_value']), 'order.point_value'))
}

/** Points first: what of them is spent is kept back from the wallet's part, before money is taken from the wallet. */
async function take(
  db: WriteDb,
  balances: LockedBalances,
  dues: readonly Due[],
  own: { customerId: string; wallet: number; value: number },
): Promise<void> {
  const entries: Record<Ledger, NewEntry[]> = { wallet: [], points: [] }
  let keepable = own.wallet
  const inOrder = (['points', 'wallet'] as const).flatMap((ledger) =>
    dues.filter((due) => due.ledger === ledger),
  )
  for (const { ledger, amount, entry } of inOrder) {
    const { customerId } = entry
    const mayKeep = ledger === 'points' && customerId === own.customerId
    const wallet = mayKeep ? Math.min(keepable, balances.balance('wallet', customerId)) : 0
    const { fromBalance, fromWallet, short } = takeDue(amount, balances.balance(ledger, customerId), {
      wallet,
      value: own.value,
    })
    if (fromBalance > 0) entries[ledger].push({ ...entry, amount: -fromBalance })
    balances.move(ledger, customerId, { amount: -fromBalance, short })
    if (fromWallet === 0) continue
    const money = fromWallet * own.value
    // its own entry: the credit note and the wallet's refund show the full value (safety 6)
    entries.wallet.push({ ...entry, type: 'debit', amount: -money, kind: `kept:${entry.kind}` })
    balances.move('wallet', customerId, { amount: -money })
    keepable -= money
  }
  await Promise.all([addEntries(db, 'wallet', entries.wallet), addEntries(db, 'points', entries.points)])
  await saveShortfalls(db, balances)
}
