import type { StockWire } from '#contract/staff.ts'
import { clockWords } from '#domain/clock-words.ts'
import { toDecimal } from '#domain/money.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import { mayStaff } from '#domain/staff-role.ts'
import { wordIn, type Language } from '#domain/words.ts'
import type { Deps } from '#server/deps.ts'
import type { StaffSession } from '#server/request.ts'
import { branchFor } from './branches-of.ts'
import { businessDayEnd } from './business-day.ts'

/** Takes a session and a branch; returns its items by group and whether they are sold out now. Domain "Stock and slots". */
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
  const marks = catalogue.soldOut.get(branch.id)
  const money = mayStaff(staff.role, 'see_money')
  const items = Map.groupBy(catalogue.items.values(), (item) => item.groupId)
  return {
    rendered_at: new Date(now).toISOString(),
    end_of_day: new Date(businessDayEnd(now, branch.timeZone)).toISOString(),
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
          price: toDecimal(money ? item.price : 0),
          picture: item.picture ?? null,
          sold_out: soldOut,
          until: until === undefined ? null : new Date(until).toISOString(),
          until_time: until === undefined ? '' : clockWords(until, branch.timeZone, language),
        }
      }),
    })),
  }
}
