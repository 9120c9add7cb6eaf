import { parseAmount, toDecimal, type Minor } from '#domain/core/money.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { spreadAmount, valueOfPieces } from '#domain/pricing/refund-split.ts'
import type { OrderRefunds } from './order-refunds.ts'

/** What staff want back: everything that is left, an amount, or parts by their pieces. */
export interface RefundInput {
  readonly amount?: string | undefined
  readonly lines?: readonly { readonly key: string; readonly pieces: number }[] | undefined
  /** What staff saw left: else one who presses again after a lost answer gives it back twice. */
  readonly left?: string | undefined
  readonly reason: string
}

/** What goes back by it: card money that a gateway refused before, and value by part. Minor units. */
export interface ChosenRefund {
  readonly again: OrderRefunds['owed']
  readonly value: ReadonlyMap<string, Minor>
  readonly pieces?: ReadonlyMap<string, number>
}

/**
 * Takes what of an order may go back and what staff want; returns what goes back, or refuses 'nothing-to-refund',
 * 'refund-too-much' and 'bad-input'. What failed before goes first. Safety 5, 6.
 */
export function chooseRefund(refunds: OrderRefunds, input: RefundInput): ChosenRefund | Refusal {
  const owed = refunds.owed.reduce((sum, one) => sum + one.amount, 0)
  const left = refunds.leftSum + owed
  if (left <= 0) return refuse('nothing-to-refund')
  if (input.lines) return chooseLines(refunds, input.lines)
  const asked = input.amount === undefined ? left : parseAmount(input.amount)
  if (asked === undefined || asked <= 0) return refuse('bad-input', { fields: { amount: ['bad-input'] } })
  if (asked > left) return refuse('refund-too-much', { details: { left: toDecimal(left) } })
  let rest = asked
  const again: { creditNoteId?: string; amount: Minor }[] = []
  for (const one of refunds.owed) {
    const amount = Math.min(rest, one.amount)
    if (amount > 0) again.push({ ...one, amount })
    rest -= amount
  }
  return { again, value: rest > 0 ? spreadAmount(refunds.left, rest) : new Map() }
}

function chooseLines(
  refunds: OrderRefunds,
  lines: NonNullable<RefundInput['lines']>,
): ChosenRefund | Refusal {
  const value = new Map<string, Minor>()
  const pieces = new Map<string, number>()
  for (const { key, pieces: count } of lines) {
    const part = refunds.parts.find((one) => one.key === key)
    const before = { pieces: refunds.pieces.get(key) ?? 0, value: refunds.before.get(key) ?? 0 }
    if (!part || count < 1 || value.has(key)) return refuse('bad-input', { fields: { lines: ['bad-input'] } })
    if (before.pieces + count > part.quantity)
      return refuse('refund-too-much', { details: { left: toDecimal(refunds.left.get(key) ?? 0) } })
    value.set(key, valueOfPieces(part, before, count))
    pieces.set(key, count)
  }
  const sum = [...value.values()].reduce((total, one) => total + one, 0)
  return sum > 0 ? { again: [], value, pieces } : refuse('nothing-to-refund')
}
