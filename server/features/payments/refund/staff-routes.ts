import type { OpenAPIHono } from '@hono/zod-openapi'
import { judgeRefundRoute, refundOrderRoute } from '#contract/backoffice/staff.ts'
import { getRefundableRoute, listWaitingRefundsRoute } from '#contract/payments/refunds.ts'
import { refuseOrderAct } from '#server/authorization/order-act.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { movedTicket } from '#server/show/moved-ticket.ts'
import { judgeRefund } from './judge-refund.ts'
import { refundOrder } from './refund-order.ts'
import { showRefundable } from './show-refundable.ts'
import { showWaitingRefunds } from './show-waiting-refunds.ts'

/** Money that staff send back, and refunds that wait for a person (rule "Refunds", safety 5). */
export function refundStaffRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(listWaitingRefundsRoute, async (c) =>
    answer(c, await showWaitingRefunds(deps, c.get('staff'), c.get('language')), 200),
  )
  app.openapi(getRefundableRoute, async (c) => {
    const { id } = c.req.valid('param')
    const refused = await refuseOrderAct(deps, c.get('staff'), id, 'refund')
    return answer(c, refused ?? (await showRefundable(deps, c.get('staff'), c.get('language'), id)), 200)
  })
  app.openapi(refundOrderRoute, async (c) => {
    const { id } = c.req.valid('param')
    const staff = c.get('staff')
    const refused = await refuseOrderAct(deps, staff, id, 'refund')
    const refund = async () =>
      movedTicket(deps, staff, c.get('language'), await refundOrder(deps, staff, id, c.req.valid('json')))
    return answer(c, refused ?? (await refund()), 200)
  })
  app.openapi(judgeRefundRoute, async (c) => {
    const { id: orderId, refund_id: refundId } = c.req.valid('param')
    const judged = { orderId, refundId, arrived: c.req.valid('json').arrived }
    const staff = c.get('staff')
    const refused = await refuseOrderAct(deps, staff, orderId, 'refund')
    const judge = async () =>
      movedTicket(deps, staff, c.get('language'), await judgeRefund(deps, staff, judged))
    return answer(c, refused ?? (await judge()), 200)
  })
}
