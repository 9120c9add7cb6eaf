import { hourMs } from '#domain/core/durations.ts'
import { settingText, type Settings } from '#domain/site/settings.ts'
import { budgetLimit, budgetState, usageBudgets } from '#domain/usage/usage-limits.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { readUsage } from '#server/store/usage/usage-counts.ts'
import { restaurantKey } from './usage-subjects.ts'

/** How a budget of the restaurant stands, as its staff see it. */
export interface BudgetWire {
  kind: 'mobile-message' | 'email' | 'map-call'
  day: number
  most_in_day: number
  hour: number
  most_in_hour: number
  state: 'fine' | 'low' | 'over'
}

const kinds = ['mobile-message', 'email', 'map-call'] as const

/** Takes the restaurant's settings, how many branches it has and the time; returns what was used of each of its budgets. */
export async function showBudgets(
  db: TenantDb,
  { settings, branches, now }: { settings: Settings; branches: number; now: number },
): Promise<BudgetWire[]> {
  const hour = new Date(Math.floor(now / hourMs) * hourMs)
  const rows = await readUsage(db, kinds, restaurantKey, hour)
  return kinds.flatMap((kind) => {
    const budget = usageBudgets[kind]
    if (!budget) return []
    const limit = budgetLimit(budget, Number(settingText(settings, budget.setting)), branches)
    const row = rows.find((one) => one.kind === kind)
    const used = { hour: row?.in_hour ?? 0, day: row?.in_day ?? 0 }
    return {
      kind,
      day: used.day,
      most_in_day: limit.day,
      hour: used.hour,
      most_in_hour: limit.hour,
      state: budgetState(limit, used),
    }
  })
}
