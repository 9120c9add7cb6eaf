import type { OpenAPIHono } from '@hono/zod-openapi'
import { editOrderRoute, getOrderEditorRoute } from '#contract/ordering/order-edit.ts'
import type { Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { editOrder } from './edit-order.ts'
import { showOrderEditor } from './show-order-editor.ts'

/** Changing an order before it is accepted; who may accept it may change it. */
export function orderEditRoutes(
  app: OpenAPIHono<AppEnv>,
  deps: Deps,
  refuseAct: (c: AppContext, deps: Deps, orderId: string, act: 'accept') => Promise<Refusal | undefined>,
): void {
  app.openapi(getOrderEditorRoute, async (c) => {
    const { id } = c.req.valid('param')
    const refused = await refuseAct(c, deps, id, 'accept')
    return answer(c, refused ?? (await showOrderEditor(deps, c.get('staff'), id, c.get('language'))), 200)
  })
  app.openapi(editOrderRoute, async (c) => {
    const { id } = c.req.valid('param')
    const { version, lines, total } = c.req.valid('json')
    const refused = await refuseAct(c, deps, id, 'accept')
    const wished = lines.map((line) => ({
      lineId: line.line_id,
      itemId: line.item_id,
      quantity: line.quantity,
      options: line.options?.map(({ option_id: optionId, quantity }) => ({ optionId, quantity })),
      deposits: line.deposits?.map(({ deposit_id: depositId, quantity }) => ({ depositId, quantity })),
      note: line.note,
    }))
    const input = { version, lines: wished, total }
    return answer(c, refused ?? (await editOrder(deps, c.get('staff'), id, input, c.get('language'))), 200)
  })
}
