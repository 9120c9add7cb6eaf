import type { CartWire } from '#contract/ordering/cart.ts'
import type {
  JoinedTableWire,
  ShareInputBody,
  TableInsideWire,
  TableSessionWire,
} from '#contract/dine-in/table.ts'
import { makeId } from '#server/core/make-id.ts'
import { saveArea, saveTable } from '#server/store/dine-in/tables.ts'
import type { Shop } from './make-shop.ts'
import type { TestApp } from './make-test-app.ts'
import type { Visitor } from './visitor.ts'

/** Takes a shop and names of tables; puts them into its first branch and returns the printed code of each. */
export async function makeTables(test: TestApp, shop: Shop, ...names: string[]): Promise<string[]> {
  const branch_id = shop.branchIds[0] ?? ''
  const area_id = makeId()
  const codes = names.map(() => makeId().slice(0, 10))
  await test.database.db.write(shop.tenantId, async (tx) => {
    await saveArea(tx, { id: area_id, branch_id, name_ar: 'شرفة', name_en: 'Terrace', position: 0 })
    for (const [position, name] of names.entries())
      await saveTable(tx, {
        id: makeId(),
        branch_id,
        area_id,
        name,
        seats: 4,
        code: codes[position] ?? '',
        position,
      })
  })
  return codes
}

let lastTable = 0
/** The printed code of a new table whose name no other has. */
export async function makeTable(test: TestApp, shop: Shop): Promise<string> {
  const [code = ''] = await makeTables(test, shop, `T${(lastTable += 1)}`)
  return code
}

/** A phone at a table, through the front door. */
export interface Phone {
  readonly guest: Visitor
  readonly sessionId: string
  readonly state: 'waiting' | 'in'
  session(): Promise<TableSessionWire>
  inside(): Promise<TableInsideWire>
  add(itemId: string): Promise<CartWire>
  /** Sends what stands in the shared cart. */
  round(): Promise<{ order_id: string }>
  pay(input: ShareInputBody): Promise<{ reference: string; pay_url: string }>
  /** Types the card at the gateway's page and comes back. */
  payCard(input: ShareInputBody): Promise<void>
}

/** Takes a shop, a table's code and a name; a new phone scans and joins. */
export async function sitDown(shop: Shop, code: string, name = ''): Promise<Phone> {
  const guest = shop.guest()
  const joined = await guest.call<JoinedTableWire>('POST', `/api/v1/tables/${code}/sessions`, { name })
  const at = `/api/v1/table-sessions/${joined.session_id}`
  const session = () => guest.call<TableSessionWire>('GET', at)
  const inside = async () => {
    const shown = (await session()).inside
    if (!shown) throw new Error('not let in')
    return shown
  }
  const pay = (input: ShareInputBody) =>
    guest.call<{ reference: string; pay_url: string }>('POST', `${at}/payments`, input)
  return {
    guest,
    sessionId: joined.session_id,
    state: joined.state,
    session,
    inside,
    async add(itemId) {
      const { cart } = await inside()
      return guest.add(cart, itemId)
    },
    async round() {
      const { cart } = await inside()
      return guest.call('POST', `${at}/rounds`, { cart_version: cart.version, total: cart.bill.total })
    },
    pay,
    async payCard(input) {
      const { reference, pay_url } = await pay(input)
      await guest.pay(pay_url)
      await guest.call('GET', `/api/v1/payments/${reference}`)
    },
  }
}
