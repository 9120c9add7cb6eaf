import type { StockWire } from '#contract/backoffice/staff.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import { toDecimal, type Minor } from '#domain/core/money.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { nameKey } from '#domain/menu/menu-sheet.ts'
import type { Item, Option } from '#domain/menu/menu.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'

/** Where, when and in which language options are looked at; `money`: the member may see prices. */
interface OptionsLook {
  readonly branch: Branch
  readonly language: Language
  readonly now: number
  readonly money: boolean
}

type OptionWire = StockWire['options'][number]

/**
 * Takes content and a look; returns the options of the dishes that the branch has, those that are called the same in both
 * languages as one: "avocado" is out in all dishes at once. What stands for an item of the menu is that item's own.
 */
export function showOptionsHere(catalogue: Catalogue, look: OptionsLook): OptionWire[] {
  const named = new Map<string, { option: Option; item: Item }[]>()
  const gone = catalogue.hidden.get(look.branch.id)
  for (const item of catalogue.items.values()) {
    if (gone?.has(item.id)) continue
    for (const option of item.optionGroups.flatMap(({ options }) => options)) {
      if (option.itemId !== undefined) continue
      const key = `${nameKey(option.name.ar)}\t${nameKey(option.name.en)}`
      named.set(key, [...(named.get(key) ?? []), { option, item }])
    }
  }
  const shown = [...named.values()].map((same) => showOne(catalogue, look, same))
  return shown.toSorted((one, other) => other.dishes.length - one.dishes.length)
}

function showOne(
  catalogue: Catalogue,
  { branch, language, now, money }: OptionsLook,
  same: readonly { readonly option: Option; readonly item: Item }[],
): OptionWire {
  const ids = same.map(({ option }) => option.id)
  const marks = ids.flatMap((id) => catalogue.soldOut.get(branch.id)?.get(id) ?? [])
  const held = marks.filter(({ until }) => until === undefined || until > now)
  const ends = held.flatMap(({ until }) => until ?? [])
  const until = held.length > 0 && ends.length === held.length ? Math.max(...ends) : undefined
  const hidden = catalogue.hidden.get(branch.id)
  const [first] = same
  return {
    ids,
    name: first ? wordIn(first.option.name, language) : '',
    dishes: [...new Set(same.map(({ item }) => wordIn(item.name, language)))],
    sold_out: held.length > 0,
    until: until === undefined ? null : new Date(until).toISOString(),
    until_time: until === undefined ? '' : clockWords(until, branch.timeZone, language),
    hidden: ids.every((id) => hidden?.has(id) === true),
    prices: money ? showPrices(catalogue, branch, same) : [],
  }
}

/** As of items (decision 0037): the branch's own, and what counts without one. */
function showPrices(
  { prices }: Catalogue,
  branch: Branch,
  same: readonly { readonly option: Option }[],
): OptionWire['prices'] {
  const priceOf = (id: string, branchId: string | undefined, type: OrderType | undefined) =>
    prices.find((one) => one.itemId === id && one.branchId === branchId && one.type === type)?.price
  return [undefined, ...branch.types].map((type) => ({
    type: type ?? null,
    own: theOne(same.map(({ option }) => priceOf(option.id, branch.id, type))),
    usual: theOne(
      same.map(
        ({ option: { id, price } }) =>
          (type && (priceOf(id, branch.id, undefined) ?? priceOf(id, undefined, type))) ?? price,
      ),
    ),
  }))
}

/** The amount that all of them have, null where they differ or one has none. */
function theOne(amounts: readonly (Minor | undefined)[]): string | null {
  const [first] = amounts
  return first !== undefined && amounts.every((one) => one === first) ? toDecimal(first) : null
}
