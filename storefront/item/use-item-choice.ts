import { useMemo, useState } from 'react'
import type { BillLineWire } from '#contract/cart.ts'
import type { ItemWire } from '#contract/menu.ts'
import type { Deposit, OptionGroup } from '#domain/menu.ts'
import { limits } from '#domain/limits.ts'
import { cleanText, lengthOf } from '#domain/text.ts'
import { toDecimal } from '#domain/money.ts'
import { useCart } from '../cart/use-cart.tsx'
import {
  chooseMany,
  chooseOnly,
  chosenIn,
  chosenOf,
  depositsChosen,
  depositsOf,
  groupsOf,
  groupsWith,
  liveDeposit,
  livePrice,
  presetChoice,
  problemOf,
  withNewPresets,
} from './choice-state.ts'
import type { Choice, ChoiceGroup, ChoiceProblem, DepositChoice } from './choice-state.ts'

/** Everything that is chosen on an item's page, and how to put it into the cart. */
export interface ItemChoice {
  /** Those that are shown with what is chosen now. */
  readonly groups: readonly ChoiceGroup[]
  readonly choice: Choice
  readonly deposits: readonly Deposit[]
  readonly depositChoice: DepositChoice
  readonly quantity: number
  readonly note: string
  readonly noteTooLong: boolean
  /** Of all pieces, without deposits. */
  readonly price: string
  /** What is left as a deposit for all pieces, "0.00" for nothing. */
  readonly deposit: string
  readonly problem: ChoiceProblem | undefined
  readonly chooseOne: (group: OptionGroup, optionId: string) => void
  readonly choose: (optionId: string, quantity: number) => void
  readonly chooseDeposit: (depositId: string, quantity: number) => void
  readonly setQuantity: (quantity: number) => void
  readonly setNote: (note: string) => void
  /** Adds it; false when something is missing, which `problem` then names. */
  readonly add: () => boolean
}

/** Takes an item and, to change it, its line in the cart; returns its choice, from the presets or the line on. */
export function useItemChoice(item: ItemWire, line?: BillLineWire): ItemChoice {
  const cart = useCart()
  const groups = useMemo(() => groupsOf(item.option_groups), [item])
  const deposits = useMemo(() => depositsOf(item.deposits), [item])
  const [choice, setChoice] = useState(() => (line ? choiceOf(line) : presetChoice(groups)))
  const [depositChoice, setDepositChoice] = useState(() => depositsAtFirst(deposits, line))
  const [quantity, setQuantity] = useState(line?.quantity ?? 1)
  const [note, setNote] = useState(line?.note ?? '')
  const [problem, setProblem] = useState<ChoiceProblem | undefined>()
  const change = (wanted: Choice) => {
    const next = withNewPresets(groups, wanted, choice)
    setChoice(next)
    // a message goes as soon as its cause has gone
    if (problem && problemOf(groups, next)?.groupId !== problem.groupId) setProblem(undefined)
  }
  const noteTooLong = lengthOf(note.trim()) > limits.notes
  const add = () => {
    const found = problemOf(groups, choice)
    setProblem(found)
    if (found || noteTooLong) return false
    const chosen = deposits.length > 0 ? depositsChosen(depositChoice) : undefined
    const body = {
      options: chosenOf(groups, choice).map((one) => ({ option_id: one.optionId, quantity: one.quantity })),
      note: cleanText(note, limits.notes) ?? '',
      ...(chosen && {
        deposits: chosen.map((one) => ({ deposit_id: one.depositId, quantity: one.quantity })),
      }),
    }
    const shown = { ...shownLine(item, groups, choice), ...shownDeposits(deposits, depositChoice) }
    if (line) cart.editLine(line.line_id, quantity, { ...body, shown })
    else cart.add({ ...body, item_id: item.id, quantity }, shown)
    return true
  }
  return {
    groups: groupsWith(groups, choice),
    choice,
    deposits,
    depositChoice,
    quantity,
    note,
    noteTooLong,
    problem,
    setQuantity,
    setNote,
    add,
    price: livePrice(item, groups, choice, quantity),
    deposit: liveDeposit(deposits, depositChoice, quantity),
    chooseOne: (group, optionId) => change(chooseOnly(group, choice, optionId)),
    choose: (optionId, count) => change(chooseMany(choice, optionId, count)),
    chooseDeposit: (id, count) => setDepositChoice(new Map([...depositChoice, [id, count]])),
  }
}

const choiceOf = (line: BillLineWire): Choice =>
  new Map(line.options.map((one) => [one.option_id, one.quantity]))

function depositsAtFirst(deposits: readonly Deposit[], line: BillLineWire | undefined): DepositChoice {
  const known = new Map(line?.deposits?.map((one) => [one.deposit_id, one.quantity]))
  return new Map(deposits.map(({ id, min }) => [id, known.get(id) ?? (line ? 0 : min)]))
}

function shownLine(item: ItemWire, groups: readonly ChoiceGroup[], choice: Choice) {
  return {
    name: item.name,
    picture: item.picture,
    options: chosenIn(groups, choice).map(({ group, option, quantity, free }) => ({
      option_id: option.id,
      group: group.name.ar,
      name: option.name.ar,
      quantity,
      free,
      price: toDecimal(option.price),
    })),
    unit_price: livePrice({ price: item.price_before ?? item.price }, groups, choice, 1),
    price: livePrice(item, groups, choice, 1),
  }
}

/** Only of an item that has some, as the server's line has them. */
function shownDeposits(deposits: readonly Deposit[], choice: DepositChoice): Pick<BillLineWire, 'deposits'> {
  const chosen = deposits.flatMap(({ id, name, amount }) => {
    const quantity = choice.get(id) ?? 0
    return quantity > 0 ? [{ deposit_id: id, name: name.ar, quantity, price: toDecimal(amount) }] : []
  })
  return chosen.length > 0 ? { deposits: chosen } : {}
}
