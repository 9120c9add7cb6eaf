import type { OpenAPIHono } from '@hono/zod-openapi'
import { getRefundableRoute } from '#contract/payments/refunds.ts'
import { judgeRefundRoute, moveOrderRoute, refundOrderRoute } from '#contract/backoffice/staff.ts'
import { getTicketSlotsRoute } from '#contract/timing/ticket-slots.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff, mayUndoStep, type StaffAct } from '#domain/backoffice/staff-role.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { findOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { showTicket } from '#server/show/show-ticket.ts'
import { listRefunds } from '#server/store/payments/refunds.ts'
import { orderDeskRoutes } from './desk/routes.ts'
import { driverStaffRoutes } from '../delivery/driver/routes.ts'
import { orderEditRoutes } from './edit/routes.ts'
import { kitchenRoutes } from './kitchen/routes.ts'
import { phoneOrderRoutes } from './phone/routes.ts'
import { moveOrder } from './order/move-order.ts'
import { printingStaffRoutes } from '../printing/routes.ts'
import { judgeRefund } from '../payments/refund/judge-refund.ts'
import { showRefundable } from '../payments/refund/show-refundable.ts'
import { refundOrder } from '../payments/refund/refund-order.ts'
import { showTicketSlots } from './slots/show-ticket-slots.ts'
import { reservationStaffRoutes } from '../reservations/staff-routes.ts'
import { tableStaffRoutes } from '../dine-in/staff-routes.ts'

const needed = {
  accept: 'accept',
  ready: 'ready',
  send_out: 'send_out',
  hand_over: 'hand_over',
  cancel: 'cancel',
  undo: 'undo',
  coming: 'hand_over',
  promise: 'accept',
  slot: 'accept',
} as const

/** What staff do with an order; each member within the branches and acts of the role (rule "Roles"). */
export function orderingStaffRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  orderDeskRoutes(app, deps)
  phoneOrderRoutes(app, deps)
  orderEditRoutes(app, deps, refuseAct)
  driverStaffRoutes(app, deps)
  kitchenRoutes(app, deps)
  printingStaffRoutes(app, deps)
  tableStaffRoutes(app, deps)
  reservationStaffRoutes(app, deps)
  app.openapi(moveOrderRoute, async (c) => {
    const { id } = c.req.valid('param')
    const move = c.req.valid('json')
    const refused = await refuseAct(c, deps, id, needed[move.action])
    return answer(
      c,
      refused ?? (await ticketOf(c, deps, await moveOrder(deps, c.get('staff'), id, move))),
      200,
    )
  })
  app.openapi(getTicketSlotsRoute, async (c) => {
    const { id } = c.req.valid('param')
    const refused = await refuseAct(c, deps, id, 'accept')
    return answer(c, refused ?? (await showTicketSlots(deps, c.get('staff'), c.get('language'), id)), 200)
  })
  app.openapi(getRefundableRoute, async (c) => {
    const { id } = c.req.valid('param')
    const refused = await refuseAct(c, deps, id, 'refund')
    return answer(c, refused ?? (await showRefundable(deps, c.get('staff'), c.get('language'), id)), 200)
  })
  app.openapi(refundOrderRoute, async (c) => {
    const { id } = c.req.valid('param')
    const refused = await refuseAct(c, deps, id, 'refund')
    return answer(
      c,
      refused ?? (await ticketOf(c, deps, await refundOrder(deps, c.get('staff'), id, c.req.valid('json')))),
      200,
    )
  })
  app.openapi(judgeRefundRoute, async (c) => {
    const { id: orderId, refund_id: refundId } = c.req.valid('param')
    const judged = { orderId, refundId, arrived: c.req.valid('json').arrived }
    const refused = await refuseAct(c, deps, orderId, 'refund')
    return answer(
      c,
      refused ?? (await ticketOf(c, deps, await judgeRefund(deps, c.get('staff'), judged))),
      200,
    )
  })
}

async function refuseAct(
  c: AppContext,
  { db }: Deps,
  orderId: string,
  act: StaffAct,
): Promise<Refusal | undefined> {
  const staff = c.get('staff')
  if (!mayStaff(staff.role, act)) return refuse('not-allowed')
  const order = await db.read(staff.tenantId, (read) =>
    authorize(inBranchOf(staff, 'order-unavailable'), findOrder(read, orderId)),
  )
  if (isRefusal(order)) return order
  if (act === 'undo' && !mayUndoStep(staff.role, order.status)) return refuse('not-allowed')
  return undefined
}

async function ticketOf(c: AppContext, deps: Deps, moved: OrderRow | Refusal) {
  if (isRefusal(moved)) return moved
  const refunds = await deps.db.read(moved.tenant_id, (db) => listRefunds(db, [moved.id]))
  const { branches } = await deps.catalogues.current(moved.tenant_id)
  const zone = branches.find((branch) => branch.id === moved.branch_id)?.timeZone ?? 'UTC'
  return showTicket(moved, refunds, {
    staff: c.get('staff'),
    language: c.get('language'),
    now: deps.clock(),
    zone,
  })
}
