import { makeShop, type Shop } from './make-shop.ts'
import { makeTable, sitDown, type Phone } from './make-tables.ts'
import type { TestApp } from './make-test-app.ts'

/** A restaurant whose guests eat in, with ten per cent of service charge. */
export interface TableShop extends Shop {
  /** The printed code of a new table. */
  code(): Promise<string>
  /** A new table with a phone, which has sent a round of these items. */
  tableWith(...items: string[]): Promise<{ phone: Phone; printed: string }>
}

/** Takes an app; returns a restaurant with tables: Shawarma for 20.00, Tea for 3.00. */
export async function makeTableShop(test: TestApp): Promise<TableShop> {
  const shop = await makeShop(test, {
    items: [
      { name: 'Shawarma', types: ['pickup', 'dinein'] },
      { name: 'Tea', price: 300, types: ['pickup', 'dinein'] },
    ],
    branches: [
      { name: { ar: 'العليا', en: 'Olaya' }, types: ['pickup', 'dinein'], acceptWithinMinutes: 240 },
    ],
    settings: { 'dine_in.service_charge_basis_points': '1000' },
  })
  const code = () => makeTable(test, shop)
  return {
    ...shop,
    code,
    async tableWith(...items) {
      const printed = await code()
      const phone = await sitDown(shop, printed, 'Sara')
      for (const item of items) await phone.add(shop.itemId(item))
      if (items.length > 0) await phone.round()
      return { phone, printed }
    },
  }
}
