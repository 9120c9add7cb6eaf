import type { OpenAPIHono } from '@hono/zod-openapi'
import { moveOrderRoute } from '#contract/backoffice/staff.ts'
import { getTicketSlotsRoute } from '#contract/timing/ticket-slots.ts'
import { refuseOrderAct } from '#server/authorization/order-act.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { movedTicket } from '#server/show/moved-ticket.ts'
import { boardRoutes } from './board/routes.ts'
import { orderDeskRoutes } from './desk/routes.ts'
import { orderEditRoutes } from './edit/routes.ts'
import { kitchenRoutes } from './kitchen/routes.ts'
import { phoneOrderRoutes } from './phone/routes.ts'
import { moveOrder } from './order/move-order.ts'
import { showTicketSlots } from './slots/show-ticket-slots.ts'

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
  boardRoutes(app, deps)
  orderDeskRoutes(app, deps)
  phoneOrderRoutes(app, deps)
  orderEditRoutes(app, deps)
  kitchenRoutes(app, deps)
  app.openapi(moveOrderRoute, async (c) => {
    const { id } = c.req.valid('param')
    const move = c.req.valid('json')
    const staff = c.get('staff')
    const refused = await refuseOrderAct(deps, staff, id, needed[move.action])
    const moved = async () =>
      movedTicket(deps, staff, c.get('language'), await moveOrder(deps, staff, id, move))
    return answer(c, refused ?? (await moved()), 200)
  })
  app.openapi(getTicketSlotsRoute, async (c) => {
    const { id } = c.req.valid('param')
    const refused = await refuseOrderAct(deps, c.get('staff'), id, 'accept')
    return answer(c, refused ?? (await showTicketSlots(deps, c.get('staff'), c.get('language'), id)), 200)
  })
}
