import type { ChosenOption, CartLine } from '#domain/cart.ts'
import { refuseLine, refuseQuantities } from '#domain/cart-fit.ts'
import { limits } from '#domain/limits.ts'
import { presetOptions } from '#domain/option-choice.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { cleanText } from '#domain/text.ts'
import { makeId } from '#server/make-id.ts'
import type { Edit } from './edit-cart.ts'

/** What a line is to be. */
export interface WantedLine {
  readonly itemId: string
  readonly quantity: number
  /** Left out: the item's presets, as its "+" adds it. */
  readonly options: readonly ChosenOption[] | undefined
  readonly note: string
}

/** Takes a wanted line; returns the edit that adds it, joined with a line of the same choices. Spec 5. */
export function addLine(wanted: WantedLine): Edit {
  return (lines, offer) => {
    const note = cleanText(wanted.note, limits.notes)
    if (note === undefined) return refuse('text-too-long', { fields: { note: ['text-too-long'] } })
    const item = offer.items.get(wanted.itemId)
    if (!item) return refuse('item-not-found')
    const options = wanted.options ?? presetOptions(item)
    const twin = lines.find(
      (line) => line.itemId === item.id && line.note === note && sameOptions(line.options, options),
    )
    const line: CartLine = twin
      ? { ...twin, quantity: twin.quantity + wanted.quantity }
      : { id: makeId(), itemId: item.id, name: item.name, quantity: wanted.quantity, options, note }
    if (!twin && lines.length >= limits.linesPerCart) return refuse('item-limit')
    const next = twin ? lines.map((one) => (one.id === twin.id ? line : one)) : [...lines, line]
    return refuseLine(line, offer) ?? checkQuantities(next, line, offer)
  }
}

/** Takes a line's id and what changes; returns the edit. Quantity 0 takes the line out. */
export function changeLine(
  id: string,
  change: { quantity: number; options?: readonly ChosenOption[] | undefined; note?: string | undefined },
): Edit {
  return (lines, offer) => {
    const present = lines.find((line) => line.id === id)
    if (!present) return change.quantity === 0 ? lines : refuse('line-not-found')
    if (change.quantity === 0) return lines.filter((line) => line.id !== id)
    const note = cleanText(change.note ?? present.note, limits.notes)
    if (note === undefined) return refuse('text-too-long', { fields: { note: ['text-too-long'] } })
    const line = { ...present, quantity: change.quantity, options: change.options ?? present.options, note }
    const next = lines.map((one) => (one.id === id ? line : one))
    return refuseLine(line, offer) ?? checkQuantities(next, line, offer)
  }
}

function checkQuantities(
  lines: readonly CartLine[],
  line: CartLine,
  { items }: Parameters<Edit>[1],
): readonly CartLine[] | Refusal {
  if (line.quantity > limits.quantity) return refuse('item-limit', { details: { max: limits.quantity } })
  const refused = refuseQuantities(lines, items)
  return isRefusal(refused) ? refused : lines
}

function sameOptions(a: readonly ChosenOption[], b: readonly ChosenOption[]): boolean {
  const key = (all: readonly ChosenOption[]) =>
    all
      .map((one) => `${one.optionId}:${one.quantity}`)
      .sort()
      .join(' ')
  return key(a) === key(b)
}
