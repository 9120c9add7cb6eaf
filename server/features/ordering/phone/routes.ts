import type { OpenAPIHono } from '@hono/zod-openapi'
import { findCallerRoute, phoneDeskRoute, phoneSlotsRoute } from '#contract/ordering/phone-desk.ts'
import { placePhoneOrderRoute, savePhoneCartRoute } from '#contract/ordering/phone-order.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { findCaller } from './find-caller.ts'
import { placePhoneOrder } from './place-phone-order.ts'
import { savePhoneCart } from './save-phone-cart.ts'
import { showPhoneDesk, showPhoneSlots } from './show-phone-desk.ts'
import type { Taker } from './taker.ts'

const takerOf = (c: AppContext): Taker => ({ staff: c.get('staff'), language: c.get('language') })

/** An order that staff take by phone: who calls, what there is, what it costs, and the one press that places it. */
export function phoneOrderRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(phoneDeskRoute, async (c) => {
    const { branch_id: branchId, type, slot_start } = c.req.valid('query')
    const slotStart = slot_start === undefined ? undefined : Date.parse(slot_start)
    return answer(c, await showPhoneDesk(deps, takerOf(c), { branchId, type, slotStart }), 200)
  })
  app.openapi(phoneSlotsRoute, async (c) => {
    const { branch_id: branchId, type, cart_id: cartId } = c.req.valid('query')
    return answer(c, await showPhoneSlots(deps, takerOf(c), { branchId, type, cartId }), 200)
  })
  app.openapi(findCallerRoute, async (c) =>
    answer(c, await findCaller(deps, takerOf(c), c.req.valid('json').mobile), 200),
  )
  app.openapi(savePhoneCartRoute, async (c) =>
    answer(c, await savePhoneCart(deps, takerOf(c), c.req.valid('json')), 200),
  )
  app.openapi(placePhoneOrderRoute, async (c) => {
    const key = c.req.valid('header')['idempotency-key']
    return answer(c, await placePhoneOrder(deps, takerOf(c), c.req.valid('json'), key), 201)
  })
}
