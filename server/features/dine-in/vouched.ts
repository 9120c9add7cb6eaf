import type { Bill } from '#domain/pricing/bill.ts'
import { firstRoundLimit } from '#domain/dine-in/first-round.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import { listTableRounds, listTableShares, roundOf, takenOf } from '#server/store/dine-in/table-orders.ts'
import type { TableSessionRow } from '#server/store/dine-in/table-sessions.ts'
import type { Call } from '../../http/call.ts'

/**
 * Takes a session, its round before that is made, and who sends it; returns whether staff look at it first: nobody vouches
 * for the table yet (staff, a proven account, a payment), and with it the table has ordered more than its limit. So a small
 * first round is no way to a big second one, and one press of Accept opens the rest. Rule "Rounds", decision 0203.
 */
export async function isShownFirst(
  tx: WriteDb,
  session: TableSessionRow,
  { call, bill, catalogue }: { call: Call; bill: Bill; catalogue: Catalogue },
): Promise<boolean> {
  if (session.confirmed_at || customerIdOf(call.shopper ?? '') !== undefined) return false
  const limit = firstRoundLimit(catalogue.settings, catalogue.tenant.currency)
  const before = (await listTableRounds(tx, [session.id])).filter((round) => !roundOf(round).void)
  if (before.reduce((sum, round) => sum + round.total, bill.total) <= limit) return false
  return !(await listTableShares(tx, [session.id])).some((share) => takenOf(share).paid)
}
