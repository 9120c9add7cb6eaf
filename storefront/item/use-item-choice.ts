import { useMemo, useState } from 'react'
import type { BillLineWire } from '#contract/cart.ts'
import type { ItemWire } from '#contract/menu.ts'
import type { OptionGroup } from '#domain/menu.ts'
import { limits } from '#domain/limits.ts'
import { cleanText, lengthOf } from '#domain/text.ts'
import { toDecimal } from '#domain/money.ts'
import { useCart } from '../cart/use-cart.tsx'
import {
  chooseMany,
  chooseOnly,
  chosenIn,
  chosenOf,
  groupsOf,
  livePrice,
  presetChoice,
  problemOf,
} from './choice-state.ts'
import type { Choice, ChoiceProblem } from './choice-state.ts'

/** Everything that is chosen on an item's page, and how to put it into the cart. */
export interface ItemChoice {
  readonly groups: readonly OptionGroup[]
  readonly choice: Choice
  readonly quantity: number
  readonly note: string
  readonly noteTooLong: boolean
  readonly price: string
  readonly problem: ChoiceProblem | undefined
  readonly chooseOne: (group: OptionGroup, optionId: string) => void
  readonly choose: (optionId: string, quantity: number) => void
  readonly setQuantity: (quantity: number) => void
  readonly setNote: (note: string) => void
  /** Adds it; false when something is missing, which `problem` then names. */
  readonly add: () => boolean
}

/** Takes an item and, to change it, its line in the cart; returns its choice, from the presets or the line on. */
export function useItemChoice(item: ItemWire, line?: BillLineWire): ItemChoice {
  const cart = useCart()
  const groups = useMemo(() => groupsOf(item.option_groups), [item])
  const [choice, setChoice] = useState(() => (line ? choiceOf(line) : presetChoice(groups)))
  const [quantity, setQuantity] = useState(line?.quantity ?? 1)
  const [note, setNote] = useState(line?.note ?? '')
  const [problem, setProblem] = useState<ChoiceProblem | undefined>()
  const change = (next: Choice) => {
    setChoice(next)
    // a message goes as soon as its cause has gone
    if (problem && problemOf(groups, next)?.groupId !== problem.groupId) setProblem(undefined)
  }
  const noteTooLong = lengthOf(note.trim()) > limits.notes
  const add = () => {
    const found = problemOf(groups, choice)
    setProblem(found)
    if (found || noteTooLong) return false
    const body = bodyOf(choice, note)
    const shown = shownLine(item, groups, choice)
    if (line) cart.editLine(line.line_id, quantity, { ...body, shown })
    else cart.add({ ...body, item_id: item.id, quantity }, shown)
    return true
  }
  return {
    groups,
    choice,
    quantity,
    note,
    noteTooLong,
    problem,
    setQuantity,
    setNote,
    add,
    price: livePrice(item, groups, choice, quantity),
    chooseOne: (group, optionId) => change(chooseOnly(group, choice, optionId)),
    choose: (optionId, count) => change(chooseMany(choice, optionId, count)),
  }
}

const choiceOf = (line: BillLineWire): Choice =>
  new Map(line.options.map((one) => [one.option_id, one.quantity]))

function bodyOf(choice: Choice, note: string) {
  return {
    options: chosenOf(choice).map((one) => ({ option_id: one.optionId, quantity: one.quantity })),
    note: cleanText(note, limits.notes) ?? '',
  }
}

function shownLine(item: ItemWire, groups: readonly OptionGroup[], choice: Choice) {
  return {
    name: item.name,
    picture: item.picture,
    options: chosenIn(groups, choice).map(({ group, option, quantity }) => ({
      option_id: option.id,
      group: group.name.ar,
      name: option.name.ar,
      quantity,
      price: toDecimal(option.price),
    })),
    unit_price: livePrice({ price: item.price_before ?? item.price }, groups, choice, 1),
    price: livePrice(item, groups, choice, 1),
  }
}
