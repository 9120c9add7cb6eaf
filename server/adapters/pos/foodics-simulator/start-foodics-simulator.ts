import { wrongSums } from './wrong-sums.ts'
import { startSimulator, type Simulator, type SimulatorApp } from '../../payment/simulator/start-simulator.ts'

export interface SimulatedProduct {
  readonly id: string
  readonly name: string
  readonly name_localized: string
  readonly price: number
  readonly is_active: boolean
  readonly calories?: number | null
  readonly walking_minutes_to_burn_calories?: number | null
  readonly is_high_salt?: boolean
  readonly category: { readonly name: string; readonly name_localized: string }
  readonly modifiers: readonly {
    readonly options: readonly {
      id: string
      name: string
      name_localized: string
      price: number
      calories?: number | null
    }[]
  }[]
}

export interface SimulatedOrder {
  readonly id: string
  readonly created_at: string
  readonly body: Readonly<Record<string, unknown>>
  status: number
  delivery_status: number | null
}

export interface SimulatedTax {
  readonly id: string
  readonly name: string
  readonly rate: number
}

export interface FoodicsSimulator extends Simulator {
  /** Every order that arrived, in its order: the till knows no same order twice. */
  readonly orders: readonly SimulatedOrder[]
  products: SimulatedProduct[]
  taxes: SimulatedTax[]
  /** What its staff do with an order; tells the address of its webhook, if it has one. */
  move(id: string, status: number, deliveryStatus?: number): Promise<void>
  setHook(url: string): void
}

const perPage = 50

/** Starts a till that speaks Foodics v5 as its public digests tell it. The token `good-token` is its one account. */
export async function startFoodicsSimulator(): Promise<FoodicsSimulator> {
  const orders: SimulatedOrder[] = []
  const state: Till = { products: [], taxes: [{ id: 'pos-vat', name: 'VAT', rate: 15 }], hook: '' }
  const simulator = await startSimulator((app) => {
    menuRoutes(app, state)
    orderRoutes(app, orders, state)
  })
  return {
    ...simulator,
    orders,
    get products() {
      return state.products
    },
    set products(products) {
      state.products = products
    },
    get taxes() {
      return state.taxes
    },
    set taxes(taxes) {
      state.taxes = taxes
    },
    setHook(url) {
      state.hook = url
    },
    async move(id, status, deliveryStatus) {
      const one = orders.find((order) => order.id === id)
      if (!one) throw new Error(`no order ${id}`)
      one.status = status
      one.delivery_status = deliveryStatus ?? one.delivery_status
      if (!state.hook) return
      await fetch(state.hook, {
        method: 'POST',
        body: JSON.stringify({
          timestamp: 1,
          event: 'order.updated',
          business: { name: 'Shop', reference: 774_411 },
          order: shown(one),
        }),
      })
    },
  }
}

interface Till {
  products: SimulatedProduct[]
  taxes: SimulatedTax[]
  hook: string
}

const shown = (one: SimulatedOrder) => ({
  id: one.id,
  status: one.status,
  delivery_status: one.delivery_status,
  created_at: one.created_at,
  source: 2,
  meta: one.body['meta'],
})
const page = <T>(rows: readonly T[], wanted: string | undefined) => {
  const current = Number(wanted ?? 1)
  const data = rows.slice((current - 1) * perPage, current * perPage)
  const last = Math.max(1, Math.ceil(rows.length / perPage))
  return { data, meta: { current_page: current, last_page: last, per_page: perPage, total: rows.length } }
}

function menuRoutes(app: SimulatorApp, state: Till): void {
  app.use('*', async (c, next) => {
    if (c.req.header('authorization') !== 'Bearer good-token')
      return c.json({ message: 'Unauthenticated.' }, 401)
    await next()
    return undefined
  })
  app.get('/whoami', (c) =>
    c.json({ data: { user: { name: 'Owner' }, business: { name: 'Shop', reference: '774411' } } }),
  )
  app.get('/branches', (c) =>
    c.json(page([{ id: 'pos-branch', name: 'Olaya', name_localized: 'العليا' }], c.req.query('page'))),
  )
  app.get('/taxes', (c) => c.json(page(state.taxes, c.req.query('page'))))
  app.get('/products', (c) => c.json(page(state.products, c.req.query('page'))))
}

function orderRoutes(app: SimulatorApp, orders: SimulatedOrder[], state: Till): void {
  app.get('/orders', (c) => c.json(page([...orders].reverse().map(shown), c.req.query('page'))))
  app.get('/orders/:id', (c) => {
    const one = orders.find(({ id }) => id === c.req.param('id'))
    return one ? c.json({ data: shown(one) }) : c.json({ message: 'Not found' }, 404)
  })
  app.post('/orders', async (c) => {
    const body = (await c.req.json()) as Record<string, unknown>
    const products = body['products'] as { product_id: string }[]
    const unknown = products.filter((one) => !state.products.some(({ id }) => id === one.product_id))
    const wrong = wrongSums(body, state.taxes)
    if (unknown.length > 0 || body['branch_id'] !== 'pos-branch' || wrong)
      return c.json(
        { message: wrong ?? 'The given data was invalid.', errors: { products: ['invalid'] } },
        422,
      )
    const one: SimulatedOrder = {
      id: `pos-order-${orders.length + 1}`,
      created_at: new Date().toISOString().slice(0, 19).replace('T', ' '),
      body,
      status: 1,
      delivery_status: null,
    }
    orders.push(one)
    return c.json({ data: shown(one) })
  })
}
