import type { StockWire } from '#contract/backoffice/staff.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import type { Item } from '#domain/menu/menu.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchItems } from '#server/content/branch-items.ts'
import { readStock } from '#server/store/menu/item-stock.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { isFixedFor } from './is-fixed-for.ts'
import { showOptionsHere } from './show-options-here.ts'
import { businessDayEnd } from '#domain/core/business-day.ts'

/** Takes a session and a branch; returns its items by group and whether they are sold out now. Rule "Sold out". */
export async function getStock(
  deps: Deps,
  staff: StaffSession,
  branchId: string,
  language: Language,
): Promise<StockWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'stock', catalogue, branchId)
  if (isRefusal(branch)) return branch
  const now = deps.clock()
  const counted = [...(catalogue.left.get(branch.id)?.keys() ?? [])]
  const left =
    counted.length > 0
      ? await deps.db.read(staff.tenantId, (db) => readStock(db, branch.id, counted))
      : new Map<string, number>()
  const marks = catalogue.soldOut.get(branch.id)
  const money = mayStaff(staff.role, 'see_money')
  const priced = money && !isFixedFor(staff, catalogue.settings, 'order.branch_prices')
  const shown = branchItems(catalogue, branch.id, branch.types[0] ?? 'pickup')
  const items = Map.groupBy(catalogue.items.values(), (item) => item.groupId)
  return {
    rendered_at: new Date(now).toISOString(),
    end_of_day: new Date(businessDayEnd(now, branch.timeZone)).toISOString(),
    options: showOptionsHere(catalogue, { branch, language, now, money }),
    groups: catalogue.groups.map((group) => ({
      id: group.id,
      name: wordIn(group.name, language),
      items: (items.get(group.id) ?? []).map((item) => {
        const mark = marks?.get(item.id)
        const soldOut = mark !== undefined && (mark.until === undefined || mark.until > now)
        const until = soldOut ? mark.until : undefined
        return {
          id: item.id,
          name: wordIn(item.name, language),
          price: toDecimal(money ? (shown.get(item.id) ?? item).price : 0),
          picture: item.picture ?? null,
          left: left.get(item.id) ?? null,
          hidden: catalogue.hidden.get(branch.id)?.has(item.id) ?? false,
          prices: priced ? showPrices(catalogue, branch, item) : [],
          sold_out: soldOut,
          until: until === undefined ? null : new Date(until).toISOString(),
          until_time: until === undefined ? '' : clockWords(until, branch.timeZone, language),
        }
      }),
    })),
  }
}

/** What counts where the branch has no price of its own: its price for all ways, the way's, the item's. Decision 0037. */
function showPrices(
  { prices }: Catalogue,
  branch: Branch,
  item: Item,
): StockWire['groups'][number]['items'][number]['prices'] {
  const of = prices.filter((one) => one.itemId === item.id)
  const here = (type: OrderType | undefined) =>
    of.find((one) => one.branchId === branch.id && one.type === type)?.price
  const everywhere = (type: OrderType) =>
    of.find((one) => one.branchId === undefined && one.type === type)?.price
  return [undefined, ...branch.types].map((type) => {
    const own = here(type)
    const usual = (type && (here(undefined) ?? everywhere(type))) ?? item.price
    return { type: type ?? null, own: own === undefined ? null : toDecimal(own), usual: toDecimal(usual) }
  })
}
