import { earnedBack, earnedPoints } from '#domain/earning.ts'
import { shareOf } from '#domain/money.ts'
import { settingText } from '#domain/settings.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Catalogue } from '#server/store/catalogue.ts'
import { customerIdOf } from '#server/store/customers.ts'
import { addEntry } from '#server/store/ledgers.ts'
import { changeOrder } from '#server/store/change-order.ts'
import type { OrderRow } from '#server/store/orders.ts'
import { settleShortfall } from '#server/store/points-shortfalls.ts'
import { valueOf } from '../refund/order-value.ts'

/**
 * Takes a locked order whose hand-over can no longer be undone, and content; gives its customer the points and the
 * cashback that it earned, once, less what belongs to refunds from before. Points settle an open shortfall first. Domain
 * "Loyalty".
 */
export async function earn(db: WriteDb, order: OrderRow, { settings }: Catalogue): Promise<void> {
  const customerId = customerIdOf(order.shopper)
  if (!customerId || order.earned > 0) return
  const number = (key: Parameters<typeof settingText>[1]) => Number(settingText(settings, key))
  const source = { customerId, orderId: order.id, source: `earned:${order.id}` }
  const cashback = shareOf(
    order.bill.food - (order.bill.coupon?.off ?? 0) - (order.bill.points?.off ?? 0),
    number('order.cashback_basis_points'),
  )
  const kept = cashback - earnedBack(cashback, order.returned, valueOf(order))
  if (kept > 0) await addEntry(db, 'wallet', { ...source, type: 'cashback', amount: kept, kind: 'cashback' })
  const earned = earnedPoints(order.bill, {
    perUnit: number('order.points_earned'),
    from: number('order.points_earned_from'),
  })
  if (earned === 0) return
  const back = earnedBack(earned, order.returned, valueOf(order))
  if (earned > back) {
    await addEntry(db, 'points', { ...source, type: 'adding', amount: earned - back, kind: 'points' })
    await settleShortfall(db, customerId, { ...source, most: earned - back })
  }
  await changeOrder(db, order.id, { earned, earned_back: back })
}
