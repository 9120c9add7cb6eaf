import type { BulkChangeBody } from '#contract/menu/menu-desk.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'

export const bulkKinds = ['percent', 'add', 'on', 'off', 'salty', 'not-salty', 'group'] as const
export type BulkKind = (typeof bulkKinds)[number]

/** Takes what is to be done and what was typed for it; returns the change as it travels, or undefined when that is no number. */
export function bulkChangeOf(kind: BulkKind, typed: string, groupId: string): BulkChangeBody | undefined {
  if (kind === 'on' || kind === 'off') return { kind: 'on_sale', on: kind === 'on' }
  if (kind === 'salty' || kind === 'not-salty') return { kind: 'salty', on: kind === 'salty' }
  if (kind === 'group') return { kind: 'group', group_id: groupId }
  const amount = parseAmount(typed)
  if (amount === undefined) return undefined
  if (kind === 'add') return { kind: 'price_add', amount: toDecimal(amount) }
  const percent = amount / 100
  return percent >= -90 && percent <= 500 ? { kind: 'price_percent', percent } : undefined
}
