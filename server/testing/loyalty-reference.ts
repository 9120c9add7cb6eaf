/** What one customer has by the reference. Minor units, points. */
export interface ReferenceCustomer {
  wallet: number
  points: number
  shortWallet: number
  shortPoints: number
  /** Runs of the two challenges: a number of orders, and money spent. */
  readonly orders: ReferenceRun[]
  readonly spend: ReferenceRun[]
  invitedBy: ReferenceCustomer | undefined
}

interface ReferenceRun {
  readonly end: number
  progress: number
  paid: boolean
}

/** An order by the reference, with what it gave and what of it is back. */
export interface ReferenceOrder {
  readonly of: ReferenceCustomer
  readonly total: number
  readonly walletPart: number
  returned: number
  readonly gave: { to: ReferenceCustomer; unit: 'wallet' | 'points'; amount: number; back: number }[]
  readonly counted: { run: ReferenceRun; target: number; amount: number; back: number; reward: Reward }[]
}

type Reward = { unit: 'wallet' | 'points'; amount: number }

/** The terms that the reference and the restaurant of the test share. */
export const referenceTerms = {
  pointsPerUnit: 1,
  cashbackPercent: 5,
  pointValue: 5,
  ownerReward: 1500,
  friendReward: 500,
  referralFrom: 3000,
  ordersGoal: 3,
  ordersMs: 48 * 3_600_000,
  ordersReward: { unit: 'wallet', amount: 1000 } as Reward,
  spendGoal: 10_000,
  spendMs: 96 * 3_600_000,
  spendReward: { unit: 'points', amount: 40 } as Reward,
  spendMost: 2,
} as const

const terms = referenceTerms

export function makeReferenceCustomer(): ReferenceCustomer {
  return {
    wallet: 0,
    points: 0,
    shortWallet: 0,
    shortPoints: 0,
    orders: [],
    spend: [],
    invitedBy: undefined,
  }
}

/** What is earned settles what is short first. */
function earn(of: ReferenceCustomer, earned: readonly Reward[]): void {
  const sum = (unit: 'wallet' | 'points') =>
    earned.filter((one) => one.unit === unit).reduce((all, one) => all + one.amount, 0)
  const settledWallet = Math.min(of.shortWallet, sum('wallet'))
  const settledPoints = Math.min(of.shortPoints, sum('points'))
  of.shortWallet -= settledWallet
  of.shortPoints -= settledPoints
  of.wallet += sum('wallet') - settledWallet
  of.points += sum('points') - settledPoints
}

/** A run that an order of `at` belongs to, by the words of the domain. */
function runAt(runs: ReferenceRun[], at: number, ms: number, most: number): ReferenceRun | undefined {
  const last = runs.at(-1)
  const mayWin = runs.filter((run) => run.paid).length < most
  if (last && at < last.end && (!last.paid || !mayWin)) return last
  if (!mayWin) return undefined
  const fresh = { end: at + ms, progress: 0, paid: false }
  runs.push(fresh)
  return fresh
}

/** An order is handed over. */
export function referenceOrder(
  of: ReferenceCustomer,
  { total, walletPart, at }: { total: number; walletPart: number; at: number },
): ReferenceOrder {
  of.wallet -= walletPart
  const order: ReferenceOrder = { of, total, walletPart, returned: 0, gave: [], counted: [] }
  const mine: Reward[] = []
  const give = (to: ReferenceCustomer, unit: 'wallet' | 'points', amount: number) => {
    if (amount === 0) return
    order.gave.push({ to, unit, amount, back: 0 })
    if (to === of) mine.push({ unit, amount })
    else earn(to, [{ unit, amount }])
  }
  give(of, 'points', Math.floor(total / 100) * terms.pointsPerUnit)
  give(of, 'wallet', Math.round((total * terms.cashbackPercent) / 100))
  const host = of.invitedBy
  if (host && total >= terms.referralFrom) {
    give(of, 'wallet', terms.friendReward)
    give(host, 'wallet', terms.ownerReward)
    of.invitedBy = undefined
  }
  const count = (run: ReferenceRun | undefined, target: number, amount: number, reward: Reward) => {
    if (!run) return
    order.counted.push({ run, target, amount, back: 0, reward })
    run.progress += amount
    if (run.paid || run.progress < target) return
    run.paid = true
    mine.push(reward)
  }
  count(runAt(of.orders, at, terms.ordersMs, Infinity), terms.ordersGoal, 1, terms.ordersReward)
  count(runAt(of.spend, at, terms.spendMs, terms.spendMost), terms.spendGoal, total, terms.spendReward)
  earn(of, mine)
  return order
}

/** A part of an order goes back. */
export function referenceRefund(order: ReferenceOrder, amount: number): void {
  const { of } = order
  const share = (whole: number, upTo: number) => Math.floor((whole * upTo) / order.total)
  const before = order.returned
  order.returned += amount
  const all = order.returned === order.total
  const walletBack = share(order.walletPart, order.returned) - share(order.walletPart, before)
  of.wallet += walletBack
  const due: { to: ReferenceCustomer; unit: 'wallet' | 'points'; amount: number }[] = []
  for (const gift of order.gave) {
    const back = all ? gift.amount : share(gift.amount, order.returned)
    due.push({ to: gift.to, unit: gift.unit, amount: back - gift.back })
    gift.back = back
  }
  for (const count of order.counted) {
    const back = all ? count.amount : share(count.amount, order.returned)
    count.run.progress -= back - count.back
    count.back = back
    if (!count.run.paid || count.run.progress >= count.target) continue
    count.run.paid = false
    due.push({ to: of, ...count.reward })
  }
  let keepable = walletBack
  for (const { to, amount: points } of due.filter((one) => one.unit === 'points')) {
    const taken = Math.min(points, to.points)
    to.points -= taken
    const fromWallet = Math.min(points - taken, Math.floor(Math.min(keepable, to.wallet) / terms.pointValue))
    keepable -= fromWallet * terms.pointValue
    to.wallet -= fromWallet * terms.pointValue
    to.shortPoints += points - taken - fromWallet
  }
  for (const { to, amount: money } of due.filter((one) => one.unit === 'wallet')) {
    const taken = Math.min(money, to.wallet)
    to.wallet -= taken
    to.shortWallet += money - taken
  }
}
