import type { DeskDishWire } from '#contract/menu/desk-dish.ts'
import type { EditLineWire, OrderEditorWire } from '#contract/ordering/order-edit.ts'
import { limits } from '#domain/core/limits.ts'
import { cleanText } from '#domain/core/text.ts'
import type { TakenChoice } from '#web/use-dish-choice.ts'
import { choiceWords, countedWords } from '../../menu/dish/choice-words.ts'
import type { SheetDish } from '../../menu/dish/dish-sheet.tsx'

type Chosen = Pick<TakenChoice, 'options' | 'deposits'>
type BillLine = OrderEditorWire['lines'][number]

/** A line of the form: one that was ordered, or a new one. */
export interface EditLine {
  readonly key: string
  readonly itemId: string
  readonly name: string
  /** What was chosen, in words. */
  readonly words: readonly string[]
  /** As it was ordered; none for a new line. */
  readonly ordered?: BillLine
  /** What is chosen of it now; left out while it is what was ordered, so that it is not looked up again. */
  readonly chosen?: Chosen
  readonly quantity: number
  readonly note: string
}

/** Takes an order as it came; returns its lines as the form has them. */
export const linesOf = (editor: Pick<OrderEditorWire, 'lines'>): EditLine[] =>
  editor.lines.map((line) => ({
    key: line.line_id,
    itemId: line.item_id,
    name: line.name,
    words: wordsOf(line),
    ordered: line,
    quantity: line.quantity,
    note: line.note,
  }))

const wordsOf = ({ options, deposits = [] }: BillLine): string[] =>
  [...options, ...deposits].map(({ name, quantity }) => countedWords(name, quantity))

/** Takes a line of the form; returns it as it is asked for. */
export const inputOf = ({ ordered, itemId, quantity, chosen, note }: EditLine): EditLineWire => ({
  ...(ordered && { line_id: ordered.line_id }),
  item_id: itemId,
  quantity,
  ...chosen,
  note: cleanText(note, limits.notes) ?? note,
})

/** Takes an order as it came and the form's lines; says whether they are still those. */
export const sameAs = (editor: Pick<OrderEditorWire, 'lines'>, lines: readonly EditLine[]): boolean =>
  JSON.stringify(linesOf(editor).map(inputOf)) === JSON.stringify(lines.map(inputOf))

let made = 0

/** Its key is its own: a line that was taken out must not leave its key to the next one. */
export function newLine(dish: DeskDishWire, { note, ...chosen }: TakenChoice, quantity: number): EditLine {
  return {
    key: `new-${(made += 1)}`,
    itemId: dish.id,
    name: dish.name,
    words: choiceWords(dish, chosen),
    chosen,
    quantity,
    note,
  }
}

/** Takes lines and a new one; returns them with it, counted with a line of the same choice and note as the order counts it. */
export function withLine(lines: readonly EditLine[], line: EditLine): readonly EditLine[] {
  const twin = lines.find(
    (one) =>
      one.itemId === line.itemId &&
      one.note.trim() === line.note.trim() &&
      isSame(choiceOf(one), choiceOf(line)),
  )
  if (!twin) return [...lines, line]
  const quantity = Math.min(limits.quantity, twin.quantity + line.quantity)
  return lines.map((one) => (one === twin ? { ...one, quantity } : one))
}

/** Takes a line; returns what is chosen of it now, as its sheet begins with it. */
export function choiceOf({ chosen, ordered, quantity, note }: EditLine): TakenChoice & { quantity: number } {
  return { ...(chosen ?? choiceOrdered(ordered)), quantity, note }
}

function choiceOrdered(ordered: BillLine | undefined): Chosen {
  const { options = [], deposits } = ordered ?? {}
  return {
    options: options.map(({ option_id, quantity }) => ({ option_id, quantity })),
    ...(deposits && { deposits: deposits.map(({ deposit_id, quantity }) => ({ deposit_id, quantity })) }),
  }
}

/** Takes a line and what its sheet took; returns the line so. What was ordered stays as it was sold where nothing else is chosen. */
export function changedLine(
  line: EditLine,
  dish: Pick<DeskDishWire, 'option_groups' | 'deposits'>,
  { note, ...chosen }: TakenChoice,
  quantity: number,
): EditLine {
  const { chosen: _, ...rest } = line
  const { ordered } = line
  if (ordered && isSame(chosen, onMenu(choiceOrdered(ordered), dish)))
    return { ...rest, words: wordsOf(ordered), quantity, note }
  return { ...rest, chosen, words: choiceWords(dish, chosen), quantity, note }
}

/** What of it the menu still has: the sheet cannot show the rest. */
function onMenu(
  { options, deposits = [] }: Chosen,
  dish: Pick<DeskDishWire, 'option_groups' | 'deposits'>,
): Chosen {
  const known = new Set(dish.option_groups.flatMap((group) => group.options.map(({ id }) => id)))
  const left = new Set(dish.deposits.map(({ id }) => id))
  return {
    options: options.filter(({ option_id: id }) => known.has(id)),
    deposits: deposits.filter(({ deposit_id: id }) => left.has(id)),
  }
}

function isSame(one: Chosen, other: Chosen): boolean {
  const said = ({ options, deposits = [] }: Chosen) =>
    JSON.stringify([
      options.map(({ option_id: id, quantity }) => `${id}:${quantity}`).toSorted(),
      deposits.map(({ deposit_id: id, quantity }) => `${id}:${quantity}`).toSorted(),
    ])
  return said(one) === said(other)
}

/** Takes a line and the menu; returns what its sheet asks, and whether its dish can be had: else it stays or becomes fewer. */
export function sheetOf(
  line: EditLine,
  dishes: readonly DeskDishWire[],
): { readonly dish: SheetDish; readonly sold: boolean } {
  const dish = dishes.find(({ id }) => id === line.itemId)
  if (dish?.state === 'available' || !line.ordered) return { dish: dish ?? asSold(line), sold: true }
  return { dish: asSold(line), sold: false }
}

const asSold = ({ name, ordered, quantity }: EditLine): SheetDish => ({
  name,
  price: ordered?.unit_price ?? '0.00',
  max_quantity: ordered?.quantity ?? quantity,
  option_groups: [],
  deposits: [],
})
