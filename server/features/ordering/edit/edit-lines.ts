import type { BillLine } from '#domain/pricing/bill.ts'
import { refuseLine, type Offer } from '#domain/ordering/cart-fit.ts'
import type { CartLine, ChosenDeposit, ChosenOption } from '#domain/menu/cart-line.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanText } from '#domain/core/text.ts'
import { addLine } from '../cart/change-lines.ts'

/** A line as staff want it: one that stays, or a new one. */
export interface WishedLine {
  readonly lineId: string | undefined
  readonly itemId: string
  readonly quantity: number
  readonly options: readonly ChosenOption[] | undefined
  readonly deposits: readonly ChosenDeposit[] | undefined
  readonly note: string | undefined
}

/** Takes a line of a bill; returns the choices that it was made of. */
function choicesOf(line: BillLine): CartLine {
  return {
    id: line.lineId,
    itemId: line.itemId,
    name: line.name,
    quantity: line.quantity,
    note: line.note,
    options: line.options.map(({ optionId, quantity }) => ({ optionId, quantity })),
    ...(line.deposits && {
      deposits: line.deposits.map(({ depositId, quantity }) => ({ depositId, quantity })),
    }),
  }
}

/**
 * Takes what was ordered, what staff want of it and what can be had now; returns the new lines. What stays or becomes
 * fewer is never looked up again: it was sold already. Refuses as a cart does, and 'line-not-found'. Spec 5.
 */
export function editLines(
  before: readonly BillLine[],
  wished: readonly WishedLine[],
  offer: Offer,
): readonly CartLine[] | Refusal {
  let lines: readonly CartLine[] = []
  for (const input of wished.filter(({ lineId }) => lineId !== undefined)) {
    const updated = keepLine(before, input, offer)
    if (isRefusal(updated)) return updated
    if (lines.some(({ id }) => id === updated.id)) return refuse('line-not-found')
    lines = [...lines, updated]
  }
  for (const input of wished.filter(({ lineId }) => lineId === undefined)) {
    const added = addLine({ ...input, note: input.note ?? '' })(lines, offer, undefined)
    if (isRefusal(added)) return added
    lines = added
  }
  return lines.length > 0 ? lines : refuse('cart-empty')
}

function keepLine(before: readonly BillLine[], input: WishedLine, offer: Offer): CartLine | Refusal {
  const sold = before.find(({ lineId }) => lineId === input.lineId)
  if (!sold || sold.itemId !== input.itemId) return refuse('line-not-found')
  const line = choicesOf(sold)
  const note = cleanText(input.note ?? line.note, limits.notes)
  if (note === undefined) return refuse('text-too-long', { fields: { note: ['text-too-long'] } })
  const next: CartLine = {
    ...line,
    note,
    quantity: input.quantity,
    ...(input.options && { options: input.options }),
    ...(input.deposits && { deposits: input.deposits }),
  }
  const rechosen = input.options !== undefined || input.deposits !== undefined
  const asksMore = input.quantity > line.quantity || rechosen
  return (asksMore ? refuseLine(next, offer) : undefined) ?? next
}
