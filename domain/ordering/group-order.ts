import type { Bill } from '../pricing/bill.ts'
import type { CartLine } from '../menu/cart-line.ts'
import { allot, type Minor } from '../core/money.ts'
import { refuse, type Refusal } from '../core/refusal.ts'

/** How many companions one cart bears, and how long its link lives, hours. */
export const groupLimits = { members: 20, hours: 6 } as const

/**
 * Takes a bill, who added which of its lines (by line id; none is the host) and the members in their order, the host first;
 * returns what each one's part costs, minor units: the own lines with their deposits, and delivery in equal parts. The
 * parts add up to the total.
 */
export function groupShares(
  bill: Bill,
  byLine: ReadonlyMap<string, string>,
  members: readonly string[],
): Map<string, Minor> {
  const host = members[0] ?? ''
  const shares = new Map<string, Minor>(members.map((id) => [id, 0]))
  const add = (id: string, amount: Minor) => shares.set(id, (shares.get(id) ?? 0) + amount)
  for (const line of bill.lines) {
    const by = byLine.get(line.lineId)
    add(by !== undefined && shares.has(by) ? by : host, line.paid + (line.deposit ?? 0))
  }
  const rest = bill.total - [...shares.values()].reduce((sum, one) => sum + one, 0)
  const eaters = members.filter((id) => (shares.get(id) ?? 0) > 0)
  const among = eaters.length > 0 ? eaters : [host]
  for (const [n, part] of allot(
    rest,
    among.map(() => 1),
  ).entries())
    add(among[n] ?? host, part)
  return shares
}

/** The host's order, and what each member pays of it by card, minor units: frozen when collecting begins. */
export interface GroupSplit {
  readonly orderId: string
  readonly amounts: Readonly<Record<string, Minor>>
}

/** A payment of shares that holds them: under way or paid. What has ended otherwise is none. */
export interface GroupTaken {
  /** Whose shares. */
  readonly covers: readonly string[]
  readonly paid: boolean
}

/**
 * Takes what each one's part costs, who the host is, what the host's wallet pays and the least that a card pays, minor
 * units; returns what each pays by card: nothing, or that much at least. The wallet pays the host's own part first, what is
 * left of it the others' in proportion; what is too small for a card the host pays; the sum is exact. Safety 7.
 */
export function cardShares(
  shares: ReadonlyMap<string, Minor>,
  host: string,
  wallet: Minor,
  least: Minor = 1,
): Record<string, Minor> {
  const own = Math.min(wallet, shares.get(host) ?? 0)
  const others = [...shares].filter(([id]) => id !== host)
  const off = allot(
    wallet - own,
    others.map(([, amount]) => amount),
  )
  const parts = others.map(([id, amount], n) => [id, amount - (off[n] ?? 0)] as const)
  return giveToHost(parts, [host, (shares.get(host) ?? 0) - own], least)
}

/** Parts below the least are the host's, who takes over of the largest one what the own part then still lacks. */
function giveToHost(
  parts: readonly (readonly [string, Minor])[],
  [host, own]: readonly [string, Minor],
  least: Minor,
): Record<string, Minor> {
  const payable = parts.map(([id, amount]) => [id, amount < least ? 0 : amount] as const)
  const hosts = own + sumOf(parts) - sumOf(payable)
  const [largest, most = 0] = payable.toSorted((a, b) => b[1] - a[1])[0] ?? []
  const lacks = hosts > 0 ? Math.max(0, least - hosts) : 0
  // what remains of the largest is not too small either
  const taken = lacks > 0 && most - lacks < least ? most : lacks
  return Object.fromEntries([
    [host, hosts + taken],
    ...payable.map(([id, amount]) => [id, id === largest ? amount - taken : amount] as const),
  ])
}

const sumOf = (parts: readonly (readonly [string, Minor])[]) =>
  parts.reduce((sum, [, amount]) => sum + amount, 0)

/**
 * Takes a split, its payments and whose shares one wants to pay; returns the amount, minor units. Refuses 'bad-input' for
 * nobody or strangers, 'already-paid' when nothing of it is left, 'share-taken' when another one is paying a part of it.
 * Safety 13.
 */
export function groupAmount(
  split: GroupSplit,
  taken: readonly GroupTaken[],
  covers: readonly string[],
): Minor | Refusal {
  const known = new Set(covers.filter((id) => split.amounts[id] !== undefined))
  if (covers.length === 0 || known.size < covers.length) return refuse('bad-input')
  const touching = taken.filter((one) => one.covers.some((id) => covers.includes(id)))
  if (touching.some((one) => one.paid)) return refuse('already-paid')
  if (touching.length > 0) return refuse('share-taken')
  const amount = covers.reduce((sum, id) => sum + (split.amounts[id] ?? 0), 0)
  return amount > 0 ? amount : refuse('already-paid')
}

/** Takes a split and its payments; returns the members whose shares nobody has paid or is paying. */
export function openMembers({ amounts }: GroupSplit, taken: readonly GroupTaken[]): string[] {
  const covered = new Set(taken.flatMap((one) => one.covers))
  return Object.keys(amounts).filter((id) => (amounts[id] ?? 0) > 0 && !covered.has(id))
}

/** Takes a cart's lines before and after an edit by a companion; returns whether it left the lines of all others as they were. */
export function isOwnEdit(before: readonly CartLine[], after: readonly CartLine[], by: string): boolean {
  const others = (lines: readonly CartLine[]) => lines.filter((line) => line.by !== by)
  return JSON.stringify(others(before)) === JSON.stringify(others(after))
}
