import { earnedBack } from '#domain/earning.ts'
import { settingText } from '#domain/settings.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { customerIdOf } from '#server/store/customers.ts'
import { addEntry, lockBalance } from '#server/store/ledgers.ts'
import { changeOrder } from '#server/store/change-order.ts'
import type { OrderRow } from '#server/store/orders.ts'
import { addShortfall } from '#server/store/points-shortfalls.ts'
import { readSettings } from '#server/store/settings.ts'
import { valueOf } from '../refund/order-value.ts'

/**
 * Takes a locked order of which more just went back, and what of that the wallet got (minor units); takes back the points
 * that it had earned, in proportion to all that is back by now. Points that were spent already are kept back from the
 * wallet's part, and the rest is a shortfall that later earnings settle: a refund is never blocked by it. Domain "Orders".
 */
export async function takeBackEarned(
  db: WriteDb,
  order: OrderRow,
  { noteId, wallet }: { noteId: string; wallet: number },
): Promise<OrderRow> {
  const customerId = customerIdOf(order.shopper)
  const due = earnedBack(order.earned, order.returned, valueOf(order)) - order.earned_back
  if (!customerId || due <= 0) return order
  const source = { orderId: order.id, source: `earned:${order.id}`, customerId, type: 'debit' } as const
  const possible = Math.min(due, await lockBalance(db, 'points', customerId))
  if (possible > 0) await addEntry(db, 'points', { ...source, amount: -possible, kind: `back:${noteId}` })
  const missing = due - possible
  if (missing > 0) {
    const value = Number(settingText(await readSettings(db, ['order.point_value']), 'order.point_value'))
    const kept = value > 0 ? Math.min(missing, Math.floor(wallet / value)) : 0
    // its own entry: the credit note and the wallet's refund show the full value (safety 6)
    if (kept > 0) await addEntry(db, 'wallet', { ...source, amount: -kept * value, kind: `kept:${noteId}` })
    if (missing > kept) await addShortfall(db, customerId, missing - kept)
  }
  return changeOrder(db, order.id, { earned_back: order.earned_back + due })
}
