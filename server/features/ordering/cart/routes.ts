import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  addLineRoute,
  changeCartRoute,
  changeLineRoute,
  getCartRoute,
  getCurrentCartRoute,
  makeCartRoute,
  removeLineRoute,
} from '#contract/ordering/cart.ts'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { Deps } from '#server/core/deps.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { ensureShopper } from '#server/middleware/shopper.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { callOf } from '#server/http/call-of.ts'
import { addLine, changeLine } from './change-lines.ts'
import { draftChangeOf } from './change-draft.ts'
import { draftAddressOf } from './draft-address.ts'
import { draftVehicleOf } from './draft-vehicle.ts'
import { editCart } from './edit-cart.ts'
import { makeCart } from './make-cart.ts'
import { withGateway } from './show-paying.ts'
import { limitGuesses } from '../../pricing/limit-guesses.ts'
import { moveCart } from './move-cart.ts'
import { readCart, readCurrentCart } from './read-cart.ts'
import { chosenDeposits, chosenOptions, wantedLineOf } from './wanted-line.ts'

/** The cart: a new one, this browser's one, its lines (spec 3 "Order draft"). */
export function cartRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const addGateway = async (c: AppContext, cart: Promise<CartWire | Refusal>) =>
    withGateway(deps, c.get('tenantId'), await cart)
  app.openapi(makeCartRoute, async (c) => {
    const { type, branch_id, line } = c.req.valid('json')
    const shopper = ensureShopper(c, deps)
    const wanted = { type, branchId: branch_id, line: line && wantedLineOf(line) }
    const made = makeCart(deps, { ...callOf(c), shopper }, wanted)
    return answer(c, await addGateway(c, made), 201)
  })
  app.openapi(getCurrentCartRoute, async (c) => {
    const found = await readCurrentCart(deps, callOf(c))
    if (isRefusal(found) || !found.cart) return answer(c, found, 200)
    return answer(c, { cart: await withGateway(deps, c.get('tenantId'), found.cart) }, 200)
  })
  app.openapi(getCartRoute, async (c) =>
    answer(c, await addGateway(c, readCart(deps, callOf(c), c.req.valid('param').id)), 200),
  )
  app.openapi(changeCartRoute, async (c) => {
    const { type, branch_id, ...draft } = c.req.valid('json')
    const address = await draftAddressOf(deps, c.get('tenantId'), c.get('customer'), draft.address)
    if (isRefusal(address)) return answer(c, address, 200)
    const vehicle = await draftVehicleOf(deps, c.get('tenantId'), c.get('customer'), draft.vehicle)
    if (isRefusal(vehicle)) return answer(c, vehicle, 200)
    const change = {
      ...draftChangeOf(draft),
      ...(address !== undefined && { address }),
      ...(vehicle !== undefined && { vehicle }),
    }
    const wanted = { type, branchId: branch_id, draft: change }
    const move = () => moveCart(deps, callOf(c), c.req.valid('param').id, wanted)
    return answer(c, await addGateway(c, change.coupon ? limitGuesses(deps, callOf(c), move) : move()), 200)
  })
  app.openapi(addLineRoute, async (c) => {
    const { coupon, ...line } = c.req.valid('json')
    const { id } = c.req.valid('param')
    const draft = draftChangeOf(coupon ? { coupon } : {})
    const add = () => editCart(deps, callOf(c), id, addLine(wantedLineOf(line)), coupon ? { draft } : {})
    return answer(c, await addGateway(c, coupon ? limitGuesses(deps, callOf(c), add) : add()), 200)
  })
  app.openapi(changeLineRoute, async (c) => {
    const { quantity, options, deposits, note } = c.req.valid('json')
    const { id, line_id } = c.req.valid('param')
    const edit = changeLine(line_id, {
      quantity,
      options: options && chosenOptions(options),
      deposits: deposits && chosenDeposits(deposits),
      ...(note !== undefined && { note }),
    })
    return answer(c, await addGateway(c, editCart(deps, callOf(c), id, edit)), 200)
  })
  app.openapi(removeLineRoute, async (c) => {
    const { id, line_id } = c.req.valid('param')
    const removed = editCart(deps, callOf(c), id, changeLine(line_id, { quantity: 0 }))
    return answer(c, await addGateway(c, removed), 200)
  })
}
