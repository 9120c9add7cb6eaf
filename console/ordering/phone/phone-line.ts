import type { DeskDishWire } from '#contract/menu/desk-dish.ts'
import type { PhoneCartBody } from '#contract/ordering/phone-order.ts'
import { limits } from '#domain/core/limits.ts'
import type { TakenChoice } from '#web/use-dish-choice.ts'
import { choiceWords } from '../../menu/dish/choice-words.ts'

/** What the caller wants of one dish. It keeps its own words: another branch or way may not have the dish. */
export interface PhoneLine extends TakenChoice {
  readonly key: string
  readonly dishId: string
  readonly name: string
  /** What was chosen, in words. */
  readonly words: readonly string[]
  readonly quantity: number
}

let made = 0

/** Takes a dish with what was chosen of it and how many; returns its line. Its key is its own, also after it is gone. */
export function newLine(dish: DeskDishWire, taken: TakenChoice, quantity: number): PhoneLine {
  made += 1
  return {
    ...taken,
    key: `line${made}`,
    dishId: dish.id,
    name: dish.name,
    words: choiceWords(dish, taken),
    quantity,
  }
}

const choiceKey = ({ dishId, options, deposits = [], note }: PhoneLine): string =>
  JSON.stringify([
    dishId,
    note,
    options.map((one) => `${one.option_id}:${one.quantity}`).toSorted(),
    deposits.map((one) => `${one.deposit_id}:${one.quantity}`).toSorted(),
  ])

/** Takes lines and one that is put in, instead of the one with the key if there is one; equal choices become one line, as in the cart. */
export function putLine(
  lines: readonly PhoneLine[],
  line: PhoneLine,
  instead?: string,
): readonly PhoneLine[] {
  const others = lines.filter(({ key }) => key !== instead)
  const twin = others.find((one) => choiceKey(one) === choiceKey(line))
  if (twin) {
    const quantity = Math.min(limits.quantity, twin.quantity + line.quantity)
    return others.map((one) => (one === twin ? { ...one, quantity } : one))
  }
  return instead === undefined ? [...lines, line] : lines.map((one) => (one.key === instead ? line : one))
}

/** Takes lines, a key and how many of it; returns them so, without it at 0. */
export function countLine(lines: readonly PhoneLine[], key: string, quantity: number): readonly PhoneLine[] {
  return lines.map((one) => (one.key === key ? { ...one, quantity } : one)).filter((one) => one.quantity > 0)
}

/** Takes a line; returns it as it travels. */
export function wireLine({
  dishId,
  quantity,
  options,
  deposits,
  note,
}: PhoneLine): PhoneCartBody['lines'][number] {
  return {
    item_id: dishId,
    quantity,
    options: [...options],
    note,
    ...(deposits && { deposits: [...deposits] }),
  }
}
