import type { EditDishWire, EditLineWire, OrderEditorWire } from '#contract/order-edit.ts'
import { limits } from '#domain/limits.ts'
import { cleanText } from '#domain/text.ts'

type ChosenOptions = NonNullable<EditLineWire['options']>

/** A line of the form: one that was ordered, or a new one with what was chosen of it. */
export interface EditLine {
  readonly key: string
  readonly lineId?: string
  readonly itemId: string
  readonly name: string
  /** What was chosen, in words. */
  readonly choices: readonly string[]
  readonly options?: Readonly<ChosenOptions>
  readonly quantity: number
  /** As it is being typed. */
  readonly note: string
}

/** Takes an order as it came; returns its lines as the form has them. */
export const linesOf = (editor: Pick<OrderEditorWire, 'lines'>): EditLine[] =>
  editor.lines.map((line) => ({
    key: line.line_id,
    lineId: line.line_id,
    itemId: line.item_id,
    name: line.name,
    choices: line.options.map(({ name }) => name),
    quantity: line.quantity,
    note: line.note,
  }))

/** Takes a line of the form; returns it as it is asked for. */
export const wishOf = ({ lineId, itemId, quantity, options, note }: EditLine): EditLineWire => ({
  ...(lineId !== undefined && { line_id: lineId }),
  item_id: itemId,
  quantity,
  ...(options && { options: [...options] }),
  note: cleanText(note, limits.notes) ?? note,
})

/** Takes an order as it came and the form's lines; says whether they are still those. */
export const sameAs = (editor: Pick<OrderEditorWire, 'lines'>, lines: readonly EditLine[]): boolean =>
  JSON.stringify(linesOf(editor).map(wishOf)) === JSON.stringify(lines.map(wishOf))

/** Takes a line; says whether its note is longer than a note may be (spec 5). */
export const isNoteTooLong = ({ note }: Pick<EditLine, 'note'>): boolean =>
  cleanText(note, limits.notes) === undefined

let made = 0

/** Its key is its own: a line that was taken out must not leave its key to the next one. */
export function newLine(dish: EditDishWire, options: Readonly<ChosenOptions>): EditLine {
  const names = new Map(dish.groups.flatMap((group) => group.options.map(({ id, name }) => [id, name])))
  return {
    key: `new-${(made += 1)}`,
    itemId: dish.id,
    name: dish.name,
    choices: options.flatMap(({ option_id: id }) => names.get(id) ?? []),
    options,
    quantity: 1,
    note: '',
  }
}
