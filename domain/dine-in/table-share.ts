import { allot, type Minor } from '../core/money.ts'
import { refuse, type Refusal } from '../core/refusal.ts'

/** A bill divided equally: the parts are what was left when it was divided. */
export interface TableSplit {
  /** Counts the splits of a bill: a part belongs to one of them. */
  readonly no: number
  readonly amounts: readonly Minor[]
}

/** What a guest wants to pay of the bill: all that is left, certain lines, or one part of a split. */
export type ShareInput =
  | { readonly what: 'whole' }
  | { readonly what: 'items'; readonly lineIds: readonly string[] }
  | { readonly what: 'part'; readonly splitNo: number; readonly partNo: number }

/** A payment of the bill that holds its amount: under way or paid. What has ended otherwise is none. */
export interface TakenShare {
  readonly input: ShareInput
  readonly amount: Minor
  readonly paid: boolean
}

/** A bill as its payments need it. */
export interface Payable {
  readonly total: Minor
  /** What each line costs, minor units. */
  readonly amounts: ReadonlyMap<string, Minor>
  readonly split?: TableSplit | undefined
}

/** Takes two wishes; returns whether they want the same of the bill. */
export function sameInput(one: ShareInput, other: ShareInput): boolean {
  if (one.what === 'items' && other.what === 'items')
    return one.lineIds.toSorted().join() === other.lineIds.toSorted().join()
  if (one.what === 'part' && other.what === 'part')
    return one.splitNo === other.splitNo && one.partNo === other.partNo
  return one.what === 'whole' && other.what === 'whole'
}

export const splitLimits = { least: 2, most: 20 } as const

const taken = (shares: readonly TakenShare[]) => shares.reduce((sum, share) => sum + share.amount, 0)

/** Takes the bill's total and its payments; returns what nobody has paid or holds, minor units. Rule "Payments of a table". */
export function leftToTake(total: Minor, shares: readonly TakenShare[]): Minor {
  return Math.max(0, total - taken(shares))
}

/** Takes the bill's total and its payments; returns what is not paid yet, held or not, minor units. */
export function leftToPay(total: Minor, shares: readonly TakenShare[]): Minor {
  return Math.max(0, total - taken(shares.filter((share) => share.paid)))
}

/**
 * Takes what each line of a bill costs and a payment; returns the payment as far as what it is for still stands on the bill:
 * what was paid for lines that are gone goes back, and pays for nobody else's. Safety 13.
 */
export function standingShare(amounts: Payable['amounts'], share: TakenShare): TakenShare {
  const { input, amount } = share
  if (input.what !== 'items') return share
  const most = input.lineIds.reduce((sum, id) => sum + (amounts.get(id) ?? 0), 0)
  return { ...share, amount: Math.min(amount, most) }
}

/** Takes the bill's total and its payments; returns what was paid beyond it (a round was cancelled since), minor units. */
export function overpaid(total: Minor, shares: readonly TakenShare[]): Minor {
  return Math.max(0, taken(shares.filter((share) => share.paid)) - total)
}

/**
 * Takes a bill, its payments and a wish; returns the amount of a new payment, minor units, never beyond what is left.
 * Refuses 'already-paid' when nothing is left to pay, 'share-taken' when another has it, 'line-not-found' and
 * 'table-changed' when the lines or the split are others by now, and 'share-too-small' below the least that its way to pay
 * takes (minor units). Rule "Payments of a table", safety 7, 13.
 */
export function shareAmount(
  bill: Payable,
  shares: readonly TakenShare[],
  input: ShareInput,
  least: Minor = 1,
): Minor | Refusal {
  if (leftToPay(bill.total, shares) === 0) return refuse('already-paid')
  const wanted = wantedAmount(bill, shares, input)
  if (typeof wanted !== 'number') return wanted
  const amount = Math.min(wanted, leftToTake(bill.total, shares))
  if (amount <= 0) return refuse('share-taken')
  return amount < least ? refuse('share-too-small') : amount
}

function wantedAmount(bill: Payable, shares: readonly TakenShare[], input: ShareInput): Minor | Refusal {
  if (input.what === 'whole') return bill.total
  if (input.what === 'part') {
    const amount = bill.split?.no === input.splitNo ? bill.split.amounts[input.partNo] : undefined
    if (amount === undefined) return refuse('table-changed')
    const same = shares.some(
      ({ input: one }) => one.what === 'part' && one.splitNo === input.splitNo && one.partNo === input.partNo,
    )
    return same ? refuse('share-taken') : amount
  }
  const lineIds = new Set(input.lineIds)
  const gone = takenLines(shares)
  let sum = 0
  for (const id of lineIds) {
    const amount = bill.amounts.get(id)
    if (amount === undefined) return refuse('line-not-found')
    if (gone.has(id)) return refuse('share-taken')
    sum += amount
  }
  return sum
}

/** Takes payments; returns the lines that are paid or held by themselves. */
export function takenLines(shares: readonly TakenShare[]): ReadonlySet<string> {
  return new Set(shares.flatMap(({ input }) => (input.what === 'items' ? input.lineIds : [])))
}

/**
 * Takes a bill, its payments and into how many parts what nobody holds is to be divided; returns the split that takes
 * the former one's place. Refuses 'bad-input', 'already-paid', 'share-taken' while a part of the former is being paid, and
 * 'share-too-small' when a part were below the least that a card pays (minor units). Safety 7.
 */
export function divideBill(
  bill: Payable,
  shares: readonly TakenShare[],
  into: number,
  least: Minor = 1,
): TableSplit | Refusal {
  if (!Number.isInteger(into) || into < splitLimits.least || into > splitLimits.most)
    return refuse('bad-input')
  if (leftToPay(bill.total, shares) === 0) return refuse('already-paid')
  if (shares.some(({ input, paid }) => !paid && input.what === 'part')) return refuse('share-taken')
  const amounts = allot(
    leftToTake(bill.total, shares),
    Array.from({ length: into }, () => 1),
  )
  if (amounts.some((amount) => amount < least)) return refuse('share-too-small')
  // parts of divisions that are gone (two bills were put together) keep their numbers
  const known = shares.map(({ input }) => (input.what === 'part' ? input.splitNo : 0))
  return { no: Math.max(bill.split?.no ?? 0, ...known) + 1, amounts }
}
