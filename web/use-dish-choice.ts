import { useMemo, useState } from 'react'
import type { DepositWire, OptionGroupWire } from '#contract/menu/menu.ts'
import { limits } from '#domain/core/limits.ts'
import type { Deposit, OptionGroup } from '#domain/menu/menu.ts'
import { cleanText, lengthOf } from '#domain/core/text.ts'
import {
  chooseMany,
  chooseOnly,
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
  type Choice,
  type ChoiceGroup,
  type ChoiceProblem,
  type DepositChoice,
} from './choice-state.ts'

/** What may be chosen of a dish. */
export interface ChoosableDish {
  readonly price: string
  readonly option_groups: readonly OptionGroupWire[]
  readonly deposits: readonly DepositWire[]
}

/** What was chosen of it, as it travels. */
export interface TakenChoice {
  readonly options: { readonly option_id: string; readonly quantity: number }[]
  readonly note: string
  /** Left out for a dish without deposits. */
  readonly deposits?: { readonly deposit_id: string; readonly quantity: number }[]
}

/** Everything that is being chosen of a dish, and what of it is wrong. */
export interface DishChoice {
  /** Those that are shown with what is chosen now. */
  readonly groups: readonly ChoiceGroup[]
  /** All of them. */
  readonly allGroups: readonly ChoiceGroup[]
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
  /** Returns what was chosen; undefined when something is missing, which `problem` then names. */
  readonly take: () => TakenChoice | undefined
}

/** Takes a dish and, to change it, what was chosen of it before; returns its choice, from the presets or that on. */
export function useDishChoice(
  dish: ChoosableDish,
  before?: Partial<TakenChoice> & { readonly quantity: number },
): DishChoice {
  const groups = useMemo(() => groupsOf(dish.option_groups), [dish])
  const deposits = useMemo(() => depositsOf(dish.deposits), [dish])
  const [choice, setChoice] = useState<Choice>(() => (before ? choiceOf(before) : presetChoice(groups)))
  const [depositChoice, setDepositChoice] = useState(() => depositsAtFirst(deposits, before))
  const [quantity, setQuantity] = useState(before?.quantity ?? 1)
  const [note, setNote] = useState(before?.note ?? '')
  const [problem, setProblem] = useState<ChoiceProblem | undefined>()
  const change = (wanted: Choice) => {
    const next = withNewPresets(groups, wanted, choice)
    setChoice(next)
    // a message goes as soon as its cause has gone
    if (problem && problemOf(groups, next)?.groupId !== problem.groupId) setProblem(undefined)
  }
  const noteTooLong = lengthOf(note.trim()) > limits.notes
  const take = () => {
    const found = problemOf(groups, choice)
    setProblem(found)
    return found || noteTooLong ? undefined : takenOf(groups, choice, { deposits, depositChoice, note })
  }
  return {
    groups: groupsWith(groups, choice),
    allGroups: groups,
    choice,
    deposits,
    depositChoice,
    quantity,
    note,
    noteTooLong,
    problem,
    setQuantity,
    setNote,
    take,
    price: livePrice(dish, groups, choice, quantity),
    deposit: liveDeposit(deposits, depositChoice, quantity),
    chooseOne: (group, optionId) => change(chooseOnly(group, choice, optionId)),
    choose: (optionId, count) => change(chooseMany(choice, optionId, count)),
    chooseDeposit: (id, count) => setDepositChoice(new Map([...depositChoice, [id, count]])),
  }
}

/** Takes a dish; returns its presets with the fewest deposits, as its "+" adds it. */
export function presetsOf(dish: ChoosableDish): TakenChoice {
  const groups = groupsOf(dish.option_groups)
  const deposits = depositsOf(dish.deposits)
  const depositChoice = depositsAtFirst(deposits, undefined)
  return takenOf(groups, presetChoice(groups), { deposits, depositChoice, note: '' })
}

function takenOf(
  groups: readonly ChoiceGroup[],
  choice: Choice,
  rest: { deposits: readonly Deposit[]; depositChoice: DepositChoice; note: string },
): TakenChoice {
  const chosen = rest.deposits.length > 0 ? depositsChosen(rest.depositChoice) : undefined
  return {
    options: chosenOf(groups, choice).map((one) => ({ option_id: one.optionId, quantity: one.quantity })),
    note: cleanText(rest.note, limits.notes) ?? '',
    ...(chosen && {
      deposits: chosen.map((one) => ({ deposit_id: one.depositId, quantity: one.quantity })),
    }),
  }
}

const choiceOf = ({ options = [] }: Partial<TakenChoice>): Choice =>
  new Map(options.map((one) => [one.option_id, one.quantity]))

function depositsAtFirst(
  deposits: readonly Deposit[],
  before: Partial<TakenChoice> | undefined,
): DepositChoice {
  const known = new Map(before?.deposits?.map((one) => [one.deposit_id, one.quantity]))
  return new Map(deposits.map(({ id, min }) => [id, known.get(id) ?? (before ? 0 : min)]))
}
