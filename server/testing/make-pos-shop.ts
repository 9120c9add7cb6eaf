import type { FoodicsSimulator } from '#server/adapters/pos/foodics-simulator/start-foodics-simulator.ts'
import { makeMoneyShop, type MoneyShop } from './make-money-shop.ts'
import type { TestApp } from './make-test-app.ts'
import type { Visitor } from './visitor.ts'

/** A restaurant whose till is the simulator, its menu linked. */
export interface PosShop {
  readonly shop: MoneyShop
  readonly owner: Visitor
}

const url = '/api/v1/staff/pos/foodics'

/** Takes the till; fills it with the restaurant's menu under its own names, connects it and links both. */
export async function makePosShop(test: TestApp, till: FoodicsSimulator): Promise<PosShop> {
  const shop = await makeMoneyShop(test)
  const owner = await shop.staff()
  till.products = ['Shawarma', 'Tea'].map((name) => ({
    id: `pos-${name.toLowerCase()}`,
    name,
    name_localized: name,
    price: name === 'Tea' ? 3 : 20,
    is_active: true,
    category: { name: 'Group', name_localized: 'Group' },
    modifiers: [],
  }))
  await owner.call('PUT', url, {
    token: 'good-token',
    enabled: true,
    payment_method_id: '',
    delivery_charge_id: '',
    simulator_url: till.url,
  })
  await owner.call('PUT', `${url}/links`, {
    branches: [{ our_id: shop.branchIds[0], pos_id: 'pos-branch' }],
    items: ['Shawarma', 'Tea'].map((name) => ({
      our_id: shop.itemId(name),
      pos_id: `pos-${name.toLowerCase()}`,
    })),
    take: [],
  })
  return { shop, owner }
}
