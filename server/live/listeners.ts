import type { OutboxEvents } from '#server/store/outbox.ts'
import { rooms, type Live } from './socket.ts'

/** Takes the live server; returns what each event tells which room. The only place that chooses rooms. */
export function makeListeners(live: Live) {
  return {
    orderChanged(tenantId: string, event: OutboxEvents['order-changed']): void {
      live.emit(rooms.order(tenantId, event.orderId), 'order', {
        id: event.orderId,
        version: event.version,
        status: event.status,
      })
      live.emit(rooms.board(tenantId, event.branchId), 'board', {
        branch_id: event.branchId,
        order_id: event.orderId,
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
      live.emit(rooms.reservation(tenantId, id), 'reservation', { id, version })
      live.emit(rooms.reservations(tenantId, branch_id), 'reservations', { branch_id, date, created })
      if (event.rooms)
        live.emit(rooms.reservationSlots(tenantId, branch_id), 'reservation_slots', { branch_id, date })
    },
    waitingChanged(tenantId: string, { branchId, areaId, version }: OutboxEvents['waiting-changed']): void {
      live.emit(rooms.waiting(tenantId, branchId), 'waiting', {
        branch_id: branchId,
        area_id: areaId,
        version,
      })
    },
    /** Signing out, and the end of a session, end its connections everywhere (safety 30). */
    sessionEnded(tenantId: string, { session }: OutboxEvents['session-ended']): void {
      live.disconnect(rooms.session(tenantId, session))
    },
    /**
     * Each process tells its own pages, since each watches the versions. A changed site is client_frontend's message
     * (spec 1): every page of the tenant reloads fully, spread over time (safety 30).
     */
    contentChanged(tenantId: string, version: number, site: boolean): void {
      const room = rooms.tenant(tenantId)
      if (site) live.emitHere(room, 'reload', { spreadMs: Math.max(5000, live.sockets() * 5) })
      else live.emitHere(room, 'menu', { version })
    },
  }
}

export type Listeners = ReturnType<typeof makeListeners>
