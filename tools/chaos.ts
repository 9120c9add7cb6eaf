import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MenuWire } from '#contract/menu/menu.ts'
import type { CheckoutWire } from '#contract/ordering/checkout.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import type { OutboxWire } from '#contract/platform/platform.ts'
import type { BoardWire } from '#contract/ordering/board.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { killPoints, type KillPoint } from './chaos/kill-points.ts'
import { payThroughChaos } from './chaos/payments.ts'
import { MortalProduct } from './chaos/mortal-product.ts'
import { startOwnGateway, type OwnGateway } from './chaos/own-gateway.ts'
import { findFreePort } from './find-free-port.ts'
import {
  checkOutByApi,
  fillCart,
  newCheckout,
  openPaymentByApi,
  payAtSandbox,
  placeByApi,
} from './order-by-api.ts'
import { signInByApi } from './staff-by-api.ts'
import { makeVisitor, type Visitor } from './visitor.ts'

// Kills the server (SIGKILL) at each named point of an order's life, starts it again, and compares the product with the
// gateway's own books: every captured payment has exactly one order, or exactly one refund.

// CHAOS_FOLDER holds a demo that was filled before, in data/: a fill takes longer than several starts
const folder = process.env['CHAOS_FOLDER'] ?? mkdtempSync(join(tmpdir(), 'chaos-'))
const filledKey = join(folder, 'data', 'secret-key')
const secret = existsSync(filledKey) ? readFileSync(filledKey, 'utf8') : randomBytes(32).toString('hex')
const gatewayKey = createHash('sha256').update(`sandbox:${secret}`).digest('hex')

const findTickets = async (
  port: number,
  name: string,
): Promise<{ staff: Visitor; tickets: TicketWire[] }> => {
  const { visitor: staff, member } = await signInByApi(port, 'saffron')
  const boards = await Promise.all(
    member.branches.map(({ id }) =>
      staff.call<{ board: BoardWire }>('GET', `/api/v1/staff/board?branch_id=${id}`),
    ),
  )
  const all = boards.flatMap(({ board }) => [...board.tickets, ...board.ended])
  return { staff, tickets: all.filter((ticket) => ticket.contact_name === name) }
}

/** Has the guests' dishes counted, or not any more, at their branch. */
const countDishes = async (port: number, left: number | null): Promise<void> => {
  const { visitor: staff } = await signInByApi(port, 'saffron')
  const menu = await makeVisitor(port, 'saffron.localhost').call<MenuWire>('GET', '/api/v1/menu?type=pickup')
  const items = menu.items.filter((item) => item.state === 'available' && !item.needs_choice).slice(0, 2)
  for (const { id } of items)
    await staff.call('PUT', `/api/v1/staff/items/${id}/here`, { branch_id: menu.branch.id, left })
}

interface OpenOrder {
  readonly orderId: string
  readonly payUrl: string
  /** Sends the same press again; returns the id of the order that it brings. */
  readonly again: () => Promise<string>
}

/** From the cart to the open payment, call by call. */
const placeThroughDeath = async (
  product: MortalProduct,
  guest: Visitor,
  point: KillPoint,
): Promise<OpenOrder> => {
  const intent = await product.insist(() => fillCart(guest, point.name))
  if (point.during === 'placing') product.arm()
  const order = await product.insist(() => placeByApi(guest, intent))
  if (point.during === 'paying') product.arm()
  const step = await product.insist(() => openPaymentByApi(guest, order.id))
  const again = async () => (await placeByApi(guest, intent)).id
  return { orderId: order.id, payUrl: step.pay_url, again }
}

/** The same in one call, by a browser without a cookie each time: its cookie is lost with the answer. */
const checkOutThroughDeath = async (
  product: MortalProduct,
  port: number,
  point: KillPoint,
): Promise<OpenOrder> => {
  const intent = await product.insist(() => newCheckout(makeVisitor(port, 'saffron.localhost'), point.name))
  product.arm()
  const press = () => checkOutByApi(makeVisitor(port, 'saffron.localhost'), intent)
  const { order, payment } = await product.insist(press)
  const again = async () => {
    const guest = makeVisitor(port, 'saffron.localhost')
    const key = { 'idempotency-key': intent.key }
    return (await guest.call<CheckoutWire>('POST', '/api/v1/checkouts', intent.body, key)).order.id
  }
  const repeated = await product.insist(press)
  if (repeated.payment.pay_url !== payment.pay_url) throw new Error('the same key gave a second payment')
  return { orderId: order.id, payUrl: payment.pay_url, again }
}

/** One guest's order from the cart to the paid order, with the server's death on the way. */
const orderThroughDeath = async (
  product: MortalProduct,
  port: number,
  point: KillPoint,
): Promise<OrderWire> => {
  const guest = makeVisitor(port, 'saffron.localhost')
  if (point.counted) await product.insist(() => countDishes(port, 1000))
  const open =
    point.during === 'checking-out'
      ? await checkOutThroughDeath(product, port, point)
      : await placeThroughDeath(product, guest, point)
  await product.insist(() => payAtSandbox(open.payUrl))
  const { order: paid } = await product.insist(
    () => guest.call<{ order: OrderWire }>('GET', `/api/v1/orders/${open.orderId}`),
    (answer) => answer.order.status === 'created',
  )
  const same = await product.insist(open.again)
  if (same !== open.orderId) throw new Error(`the same key gave a second order ${same}`)
  if (point.counted) await product.insist(() => countDishes(port, null))
  return paid
}

const cancelThroughDeath = async (product: MortalProduct, port: number, point: KillPoint): Promise<void> => {
  product.arm()
  await product.insist(async () => {
    const { staff, tickets } = await findTickets(port, point.name)
    const ticket = tickets[0]
    if (ticket?.status === 'created')
      await staff.call('POST', `/api/v1/staff/orders/${ticket.id}/transitions`, {
        action: 'cancel',
        version: ticket.version,
        reason: 'chaos',
      })
  })
  await product.insist(
    () => findTickets(port, point.name),
    ({ tickets }) => tickets[0]?.refunded === tickets[0]?.captured && tickets[0]?.refunded !== '0.00',
  )
}

/** The guest hears of the order once, however often the event was carried. */
const receivesOnce = async (product: MortalProduct, port: number, order: OrderWire): Promise<void> => {
  const platform = makeVisitor(port, 'localhost')
  const count = await product.insist(
    async () => {
      const { data } = await platform.call<OutboxWire>('GET', '/api/v1/platform/outbox')
      return data.filter((one) => one.event === 'order-received' && one.body.includes(order.id)).length
    },
    (found) => found > 0,
  )
  if (count !== 1) throw new Error(`${count} messages say that the order was received`)
}

/** Takes what the books said before; compares what came since with the product's one ticket. */
const judge = async (
  gateway: OwnGateway,
  port: number,
  point: KillPoint,
  known: Set<string>,
): Promise<string> => {
  const { captures, refunds } = await gateway.readBooks()
  const fresh = captures.filter((one) => !known.has(one.reference))
  for (const one of fresh) known.add(one.reference)
  const back = refunds.filter((one) => fresh.some((paid) => paid.reference === one.paymentReference))
  const { tickets } = await findTickets(port, point.name)
  const [ticket] = tickets
  if (fresh.length !== 1) throw new Error(`${fresh.length} payments were captured`)
  if (tickets.length !== 1 || !ticket) throw new Error(`${tickets.length} orders are on the board`)
  const captured = Number(ticket.captured.replace('.', ''))
  if (captured !== fresh[0]?.amount)
    throw new Error(`captured ${fresh[0]?.amount}, the order says ${captured}`)
  if (point.during !== 'cancelling') {
    if (back.length > 0) throw new Error(`${back.length} refunds of a kept order`)
    return 'one payment, one order'
  }
  const done = back.filter((one) => one.state === 'done')
  if (back.length !== 1 || done[0]?.amount !== captured) throw new Error(`refunds ${JSON.stringify(back)}`)
  return 'one payment, one refund'
}

/** Kills the server at each named point, one after the other; returns how many points it did not survive. */
const survivePoints = async (wanted: readonly string[]): Promise<number> => {
  const gateway = await startOwnGateway(join(folder, 'books'), gatewayKey)
  const port = await findFreePort()
  const env = { SECRET_KEY: secret, SANDBOX_GATEWAY_URL: gateway.url }
  const points = killPoints.filter((point) => wanted.length === 0 || wanted.includes(point.name))
  const known = new Set<string>()
  let failed = 0
  for (const point of points) {
    const product = new MortalProduct(folder, port, env)
    const began = performance.now()
    try {
      await product.start(point)
      const order = await orderThroughDeath(product, port, point)
      await receivesOnce(product, port, order)
      if (point.during === 'cancelling') await cancelThroughDeath(product, port, point)
      const verdict = await judge(gateway, port, point, known)
      if (product.deaths === 0) throw new Error('the server never came to this point')
      console.log(`ok   ${point.name}: ${verdict} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
    } catch (error) {
      failed += 1
      console.log(`FAIL ${point.name}: ${error instanceof Error ? error.message : String(error)}`)
      console.log(product.logs.slice(-2000))
    }
    await product.stop()
  }
  await gateway.stop()
  console.log(`${points.length - failed} points survived, ${failed} failed`)
  return failed
}

const [first, ...rest] = process.argv.slice(2)
const failed =
  first === 'payments'
    ? await payThroughChaos({ folder, secret, gatewayKey }, rest)
    : await survivePoints(first === undefined ? [] : [first, ...rest])
if (failed === 0) rmSync(folder, { recursive: true, force: true })
else console.log(`Its data stays in ${folder}`)
process.exitCode = failed === 0 ? 0 : 1
