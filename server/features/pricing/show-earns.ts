import type { CartWire } from '#contract/ordering/cart.ts'
import type { Bill } from '#domain/pricing/bill.ts'
import { earnedPoints, earningBase } from '#domain/loyalty/earning.ts'
import { shareOf, toDecimal } from '#domain/core/money.ts'
import type { SettingKey } from '#domain/site/setting-keys.ts'
import { settingText } from '#domain/site/settings.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'

/** Takes a bill and content; returns what it will earn, by the rules by which orders earn, or null for nothing. Rule "Earning points". */
export function showEarns(bill: Bill, { settings }: Catalogue): CartWire['earns'] {
  const number = (key: SettingKey) => Number(settingText(settings, key))
  const points = earnedPoints(bill, {
    perUnit: number('order.points_earned'),
    from: number('order.points_earned_from'),
  })
  const cashback = shareOf(earningBase(bill), number('order.cashback_basis_points'))
  return points > 0 || cashback > 0 ? { points, cashback: toDecimal(cashback) } : null
}
