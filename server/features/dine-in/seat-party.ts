import { isRefusal, refuse } from '#domain/core/refusal.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import { makeId } from '#server/core/make-id.ts'
import type { Seating } from '#server/ports/seat-party.ts'
import { lockCart } from '#server/store/ordering/carts.ts'
import { findLiveSession, insertTableMember } from '#server/store/dine-in/table-sessions.ts'
import { lockTable } from '#server/store/dine-in/tables.ts'
import { startSession } from './join-table.ts'
import { placeRound } from './place-round.ts'
import { readTable } from './show-table.ts'
import { changeTable } from '../../ports/table-seats.ts'

/**
 * The host shows a party to its table: the session begins open, since staff are there, and ends when staff close it or it
 * is paid, not for being idle. The phone that waited is in at once, and what it chose ahead is the table's cart, sent as
 * its first round. Rule "Seating a party", decision 0061.
 */
export const seating: Seating = {
  async seat(tx, catalogue, { tableId, branchId, browser, name, cartId, now }) {
    const table = await lockTable(tx, tableId)
    if (!table || table.branch_id !== branchId || table.removed_at !== null) return refuse('table-not-found')
    if (await findLiveSession(tx, tableId)) return refuse('table-taken')
    const member = makeId()
    const chosen = cartId === null ? undefined : await forSystem('derived', lockCart(tx, cartId))
    const lines = chosen?.lines.map((line) => ({ ...line, ...(browser !== null && { by: member }) }))
    const session = await startSession(tx, table, catalogue, now, chosen && lines && { cart: chosen, lines })
    if (browser !== null)
      await insertTableMember(tx, { session_id: session.id, id: member, browser, name, state: 'in' })
    await changeTable(tx, session.id, { state: 'open', ends_at: null, confirmed_at: now }, true)
    return { sessionId: session.id, table: table.name }
  },

  async sendAhead(deps, tenantId, { sessionId, browser, language }) {
    const call = { tenantId, language, shopper: undefined, browser }
    const session = await readTable(deps, call, sessionId)
    if (isRefusal(session) || !session.inside) return
    const { cart } = session.inside
    const asChosen = !cart.blocked && cart.removed.length === 0 && cart.news.length === 0
    if (!asChosen) return
    await placeRound(deps, call, sessionId, { cartVersion: cart.version, total: cart.bill.total })
  },
}
