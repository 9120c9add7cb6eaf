import type { MoyasarPayment } from './moyasar-shapes.ts'

/**
 * Moyasar's refunds carry no reference and cannot be listed. So each leaves a mark in the payment's metadata before it
 * is sent: how much, what had been refunded before, when, and how it ended.
 */
export interface RefundMark {
  readonly reference: string
  readonly amount: number
  /** The payment's `refunded` when the mark was made. */
  readonly before: number
  readonly atSeconds: number
  readonly state: 'sent' | 'done' | 'failed'
}

const prefix = 'refund_'
const letters = { s: 'sent', d: 'done', f: 'failed' } as const

/** Takes a payment; returns its marks. */
export function readMarks({ metadata }: MoyasarPayment): readonly RefundMark[] {
  return Object.entries(metadata ?? {}).flatMap(([key, value]) => {
    const parts = /^(\d{1,12}):(\d{1,12}):(\d{1,12}):([sdf])$/.exec(String(value))
    if (!key.startsWith(prefix) || !parts) return []
    const [, amount, before, at, letter] = parts
    const state = letters[letter as keyof typeof letters]
    const reference = key.slice(prefix.length)
    return [{ reference, amount: Number(amount), before: Number(before), atSeconds: Number(at), state }]
  })
}

/** Takes a payment and a mark; returns the metadata that also carries it. */
export function withMark({ metadata }: MoyasarPayment, mark: RefundMark): Record<string, unknown> {
  const { reference, amount, before, atSeconds, state } = mark
  return { ...metadata, [prefix + reference]: `${amount}:${before}:${atSeconds}:${state.slice(0, 1)}` }
}

/** After so long no answer to a refund that was sent can be on its way any more. */
const onItsWaySeconds = 600

/**
 * Takes a payment and a mark of it; returns what became of that refund: by its own word, else by what the payment says
 * was refunded since. `lost`: proven not to have reached the payment; `unknown`: nothing is proven.
 */
export function judgeMark(
  payment: MoyasarPayment,
  mark: RefundMark,
  nowSeconds: number,
): 'done' | 'failed' | 'lost' | 'unknown' {
  if (mark.state !== 'sent') return mark.state
  const refunded = payment.refunded ?? 0
  if (refunded === mark.before + mark.amount) return 'done'
  if (refunded === mark.before && nowSeconds - mark.atSeconds > onItsWaySeconds) return 'lost'
  return 'unknown'
}
