import type { Bill } from './bill.ts'
import type { CartLine } from './cart.ts'
import { allot, type Minor } from './money.ts'

/** How many companions one cart bears, and how long its link lives, hours. */
export const groupLimits = { members: 20, hours: 6 } as const

/**
 * Takes a bill, who added which of its lines (by line id; none is the host) and the members in their order, the host first;
 * returns what each one's part costs, minor units: the own lines with their deposits, and delivery in equal parts. The
 * parts add up to the total. Issue "everyone pays a share".
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

/** Takes a cart's lines before and after an edit by a companion; returns whether it left the lines of all others as they were. */
export function isOwnEdit(before: readonly CartLine[], after: readonly CartLine[], by: string): boolean {
  const others = (lines: readonly CartLine[]) => lines.filter((line) => line.by !== by)
  return JSON.stringify(others(before)) === JSON.stringify(others(after))
}
