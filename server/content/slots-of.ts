import type { OrderType } from '#domain/core/order-type.ts'
import { settingText } from '#domain/site/settings.ts'
import type { SlotsAsked } from '#domain/timing/slots.ts'
import { addDays, toLocal, toUtc } from '#domain/core/zoned-time.ts'
import { constants } from '#domain/core/limits.ts'
import type { Branch, Catalogue } from '../store/menu/catalogue.ts'

/** Takes content, a branch, an order type and now (UTC ms); returns which slots may be ordered there. */
export function slotsOf(catalogue: Catalogue, branch: Branch, type: OrderType, now: number): SlotsAsked {
  const days = Number(settingText(catalogue.settings, 'order.schedule_days_ahead'))
  return {
    plan: branch,
    rule: branch.slotRule,
    type,
    now,
    daysAhead: branch.slotRule.daysAhead ?? days,
    // a branch whose switch is off takes nothing more for this business day
    ...(!branch.accepting && { notBefore: nextBusinessDay(now, branch.timeZone) }),
  }
}

/** Takes a branch and an order type; returns whether orders for later are taken there at all. Spec 4. */
export function maySchedule(branch: Branch, type: OrderType): boolean {
  return type !== 'dinein' && branch.scheduleAllowed
}

function nextBusinessDay(now: number, zone: string): number {
  const local = toLocal(now, zone)
  const days = local.minutes < constants.businessDayStartMinutes ? 0 : 1
  return toUtc(addDays(local, days), constants.businessDayStartMinutes, zone)
}
