import type { CartLine, ChosenDeposit, ChosenOption } from '#domain/menu/cart-line.ts'
import { refuseLine, refuseQuantities } from '#domain/ordering/cart-fit.ts'
import type { Item } from '#domain/menu/menu.ts'
import { limits } from '#domain/core/limits.ts'
import { presetOptions } from '#domain/menu/option-choice.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanText } from '#domain/core/text.ts'
import { makeId } from '#server/core/make-id.ts'
import type { Edit } from './apply-edit.ts'

/** What a line is to be. */
export interface WantedLine {
  readonly itemId: string
  readonly quantity: number
  /** Left out: the item's presets, as its "+" adds it. */
  readonly options: readonly ChosenOption[] | undefined
  readonly note: string
  /** Left out: the fewest of each that its item asks for. */
  readonly deposits?: readonly ChosenDeposit[] | undefined
}

/** Takes a wanted line; returns the edit that adds it, joined with a line of the same choices. Spec 5. */
export function addLine(wanted: WantedLine): Edit {
  return (lines, offer, by) => {
    const note = cleanText(wanted.note, limits.notes)
    if (note === undefined) return refuse('text-too-long', { fields: { note: ['text-too-long'] } })
    const item = offer.items.get(wanted.itemId)
    if (!item) return refuse('item-not-found')
    const options = wanted.options ?? presetOptions(item)
    const deposits = depositsOf(item, wanted.deposits)
    const choice = choiceKey({ itemId: item.id, options, note, deposits })
    const twin = lines.find((line) => choiceKey(line) === choice && line.by === by)
    const line: CartLine = twin
      ? { ...twin, quantity: twin.quantity + wanted.quantity }
      : {
          id: makeId(),
          itemId: item.id,
          name: item.name,
          quantity: wanted.quantity,
          options,
          note,
          ...(deposits && { deposits }),
          ...(by && { by }),
        }
    if (!twin && lines.length >= limits.linesPerCart) return refuse('item-limit')
    const next = twin ? lines.map((one) => (one.id === twin.id ? line : one)) : [...lines, line]
    return refuseLine(line, offer) ?? checkQuantities(next, line, offer)
  }
}

/** Takes a line's id and what changes; returns the edit. Quantity 0 takes the line out. */
export function changeLine(
  id: string,
  change: Partial<Pick<WantedLine, 'options' | 'note' | 'deposits'>> & { readonly quantity: number },
): Edit {
  return (lines, offer) => {
    const present = lines.find((line) => line.id === id)
    if (!present) return change.quantity === 0 ? lines : refuse('line-not-found')
    if (change.quantity === 0) return lines.filter((line) => line.id !== id)
    const note = cleanText(change.note ?? present.note, limits.notes)
    if (note === undefined) return refuse('text-too-long', { fields: { note: ['text-too-long'] } })
    const { quantity, options = present.options, deposits = present.deposits } = change
    const line: CartLine = { ...present, quantity, options, note, ...(deposits && { deposits }) }
    const next = lines.map((one) => (one.id === id ? line : one))
    return refuseLine(line, offer) ?? checkQuantities(next, line, offer)
  }
}

function checkQuantities(
  lines: readonly CartLine[],
  line: CartLine,
  offer: Parameters<Edit>[1],
): readonly CartLine[] | Refusal {
  if (line.quantity > limits.quantity) return refuse('item-limit', { details: { max: limits.quantity } })
  const refused = refuseQuantities(lines, offer)
  return isRefusal(refused) ? refused : lines
}

/** Two lines of one choice are one line. */
function choiceKey({
  itemId,
  options,
  note,
  deposits,
}: Pick<CartLine, 'itemId' | 'options' | 'note' | 'deposits'>) {
  const all = [
    ...options.map((one) => `${one.optionId}:${one.quantity}`),
    ...(deposits ?? []).map((one) => `${one.depositId}:${one.quantity}`),
  ]
  return JSON.stringify([itemId, note, all.sort()])
}

/** What is kept with the line: none for an item without deposits, so that old lines and new ones are alike. */
function depositsOf(item: Item, wanted: WantedLine['deposits']): readonly ChosenDeposit[] | undefined {
  if (wanted) return wanted.filter((one) => one.quantity > 0)
  if (!item.deposits) return undefined
  return item.deposits.flatMap(({ id, min }) => (min > 0 ? [{ depositId: id, quantity: min }] : []))
}
