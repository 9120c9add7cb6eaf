import { hourMs } from '#domain/core/durations.ts'
import type { Refusal } from '#domain/core/refusal.ts'
import {
  alarmBetween,
  budgetLimit,
  isWithin,
  refuseUsage,
  usageBudgets,
  usageLimits,
  type UsageKind,
  type UsageLimit,
  type UsageSubject,
  type Used,
} from '#domain/usage/usage-limits.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { countUsage, giveBackUsage, type UsageCounted } from '#server/store/usage/usage-counts.ts'
import { tellBudget } from './tell-budget.ts'
import { subjectKey, type UsageSubjects } from './usage-subjects.ts'

/** One use of something that is limited. */
export interface Spending {
  readonly kind: UsageKind
  /** Whose use it is; who is left out is not counted. The restaurant always is, where it has a limit or a budget. */
  readonly subjects: UsageSubjects
  /** One, if left out. */
  readonly cost?: number
  /** May use up what is kept back of a budget: a sign-in code. */
  readonly reserve?: 'all' | 'kept'
}

type Parts = Pick<Deps, 'seal' | 'clock' | 'settled' | 'wakeRelay'>

/**
 * Takes the caller's transaction and uses in their order; counts each that is within all its limits, and returns for each
 * undefined or the refusal that names the way on. What is refused is not counted. One statement, a second one where
 * something is refused; the owner is told when a budget runs low or ends. Decision 0205.
 */
export async function spendAll(
  parts: Parts,
  db: WriteDb,
  spendings: readonly Spending[],
): Promise<(Refusal | undefined)[]> {
  const now = parts.clock()
  const hour = new Date(Math.floor(now / hourMs) * hourMs)
  const uses = spendings.map((one) => linesOf(parts, db.tenantId, one))
  const sums = new Map<string, { kind: UsageKind; subject: string; cost: number; setting: string | null }>()
  for (const line of uses.flat()) {
    const { key, kind, subject, cost, setting } = line
    sums.set(key, { kind, subject, setting, cost: cost + (sums.get(key)?.cost ?? 0) })
  }
  if (sums.size === 0) return spendings.map(() => undefined)
  const counted = new Map(
    (await countUsage(db, [...sums.values()], hour)).map((row) => [`${row.kind} ${row.subject}`, row]),
  )
  const standing = new Map(
    [...sums].map(([key, { cost }]) => {
      const row = counted.get(key)
      return [key, { hour: (row?.in_hour ?? cost) - cost, day: (row?.in_day ?? cost) - cost }]
    }),
  )
  const before = new Map(standing)
  const refused: Line[] = []
  const results = spendings.map(({ reserve = 'kept' }, at) => {
    const lines = uses[at] ?? []
    const over = lines.find((line) => !fits(line, standing, counted, reserve))
    if (over) {
      refused.push(...lines)
      return refuseUsage(over.kind, over.of, Math.ceil((hour.getTime() + hourMs - now) / 1000))
    }
    for (const line of lines) standing.set(line.key, plus(standing.get(line.key), line.cost))
    return undefined
  })
  if (refused.length > 0) await giveBackUsage(db, merge(refused), hour)
  await tellAlarms(parts, db, uses.flat(), { before, after: standing, counted })
  return results
}

/** The same for one use. */
export async function spend(parts: Parts, db: WriteDb, spending: Spending): Promise<Refusal | undefined> {
  const [refusal] = await spendAll(parts, db, [spending])
  return refusal
}

/** One count of a use. */
interface Line {
  readonly key: string
  readonly kind: UsageKind
  readonly of: UsageSubject
  readonly subject: string
  readonly cost: number
  readonly setting: string | null
}

type Counted = ReadonlyMap<string, UsageCounted>

function linesOf({ seal }: Parts, tenantId: string, { kind, subjects, cost = 1 }: Spending): Line[] {
  const limits = usageLimits[kind]
  const setting = usageBudgets[kind]?.setting ?? null
  const given: Partial<Record<UsageSubject, string | undefined>> = { ...subjects, restaurant: tenantId }
  return (Object.keys(given) as UsageSubject[]).flatMap((of) => {
    const value = given[of]
    const isBudget = of === 'restaurant' && setting !== null
    if (!value || !(limits[of] || isBudget)) return []
    const subject = subjectKey(seal, tenantId, of, value)
    return { key: `${kind} ${subject}`, kind, of, subject, cost, setting: isBudget ? setting : null }
  })
}

function limitOf({ kind, of, setting, key }: Line, counted: Counted): UsageLimit | undefined {
  const budget = setting === null ? undefined : usageBudgets[kind]
  const row = counted.get(key)
  return budget ? budgetLimit(budget, Number(row?.set ?? 0), row?.branches ?? 1) : usageLimits[kind][of]
}

function fits(
  line: Line,
  standing: ReadonlyMap<string, Used>,
  counted: Counted,
  reserve: 'all' | 'kept',
): boolean {
  const limit = limitOf(line, counted)
  return (
    !limit ||
    isWithin(limit, plus(standing.get(line.key), line.cost), line.setting === null ? 'all' : reserve)
  )
}

function plus(used: Used | undefined, cost: number): Used {
  return { hour: (used?.hour ?? 0) + cost, day: (used?.day ?? 0) + cost }
}

function merge(lines: readonly Line[]): { kind: string; subject: string; cost: number }[] {
  const sums = new Map<string, { kind: string; subject: string; cost: number }>()
  for (const { key, kind, subject, cost } of lines)
    sums.set(key, { kind, subject, cost: cost + (sums.get(key)?.cost ?? 0) })
  return [...sums.values()]
}

async function tellAlarms(
  parts: Parts,
  db: WriteDb,
  lines: readonly Line[],
  seen: { before: ReadonlyMap<string, Used>; after: ReadonlyMap<string, Used>; counted: Counted },
): Promise<void> {
  const budgets = new Map(lines.filter(({ setting }) => setting !== null).map((line) => [line.key, line]))
  for (const line of budgets.values()) {
    const limit = limitOf(line, seen.counted)
    const [before, after] = [seen.before.get(line.key), seen.after.get(line.key)]
    const alarm = limit && before && after && alarmBetween(limit, before, after)
    if (alarm) await tellBudget(parts, db, { kind: line.kind, alarm, limit, used: after })
  }
}
