import type { OutboxEvents } from '#server/store/core/outbox.ts'
import { rooms } from './channels.ts'
import type { Live } from './socket.ts'

/** Takes the live server; returns what each event tells which room. The only place that chooses rooms. */
export function makeListeners(live: Live) {
  return {
    orderChanged(tenantId: string, event: OutboxEvents['order-changed']): void {
      const { orderId: id, branchId, shopper, version, status } = event
      const dispatch = [
        rooms.order(tenantId, id),
        rooms.ordersOf(tenantId, shopper),
        rooms.ordersIn(tenantId, branchId),
      ]
      live.emit(dispatch, 'order', { id, version, status })
      live.emit(rooms.board(tenantId, branchId), 'board', {
        branch_id: branchId,
        order_id: id,
        created: event.created,
      })
    },
    tableChanged(tenantId: string, event: OutboxEvents['table-changed']): void {
      const { sessionId, branchId, version, ask } = event
      live.emit(rooms.table(tenantId, sessionId), 'table', { id: sessionId, version })
      live.emit(rooms.tables(tenantId, branchId), 'tables', {
        branch_id: branchId,
        session_id: sessionId,
        ask,
      })
    },
    reservationChanged(tenantId: string, event: OutboxEvents['reservation-changed']): void {
      const { reservationId: id, branchId: branch_id, version, date, created } = event
      const own = event.shopper ? [rooms.reservationsOf(tenantId, event.shopper)] : []
      live.emit([rooms.reservation(tenantId, id), ...own], 'reservation', { id, version })
      live.emit(rooms.reservations(tenantId, branch_id), 'reservations', { branch_id, date, created })
      if (event.rooms)
        live.emit(rooms.reservationSlots(tenantId, branch_id), 'reservation_slots', { branch_id, date })
    },
    waitingChanged(tenantId: string, { branchId, areaId, version }: OutboxEvents['waiting-changed']): void {
      live.emit([rooms.waiting(tenantId, branchId), rooms.waiting(tenantId)], 'waiting', {
        branch_id: branchId,
        area_id: areaId,
        version,
      })
    },
    /** Signing out, the end of a session and other rights end its connections everywhere (safety 30). */
    sessionEnded(tenantId: string, { session }: OutboxEvents['session-ended']): void {
      live.disconnect(rooms.session(tenantId, session))
    },
    /**
     * Each process tells its own pages, since each watches the versions. A changed site is client_frontend's message
     * (spec 1): every page of the tenant reloads fully, spread over time (safety 30). Branches are content as the menu is.
     */
    contentChanged(tenantId: string, version: number, site: boolean): void {
      if (site)
        return live.emitHere(rooms.everyPage(tenantId), 'reload', {
          spreadMs: Math.max(5000, live.sockets() * 5),
        })
      live.emitHere(rooms.menus(tenantId), 'menu', { version })
      live.emitHere(rooms.branches(tenantId), 'menu', { version })
    },
  }
}

export type Listeners = ReturnType<typeof makeListeners>
