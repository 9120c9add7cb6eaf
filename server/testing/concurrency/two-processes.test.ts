import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import type { JoinedTableWire } from '#contract/dine-in/table.ts'
import { makeSlotRule } from '#domain/timing/make-opening.ts'
import { makeId } from '#server/core/make-id.ts'
import { makeShop, type Shop } from '../make-shop.ts'
import { makeTables, sitDown } from '../make-tables.ts'
import { makeTestApp, type TestApp } from '../make-test-app.ts'
import { makeMobile, signInCustomer } from '../sign-in-customer.ts'
import { chooseSlot, slotFromTomorrow } from '../slots-of-shop.ts'
import { asSuperuser } from '../test-cluster.ts'
import type { Visitor } from '../visitor.ts'
import { startServerProcess, type ServerProcess } from '../start-server-process.ts'

/**
 * The rivals of `slot-rivals`, `stock-rivals` and `table-rivals` once more, against two server processes of their own over one
 * database, with their relays and sweepers; asked at the end is the database alone. `npm run rivals`.
 */
const long = process.env['TEST_MODE'] === 'rivals'
const fifty = Array.from({ length: 50 }, (_, i) => i)

describe.runIf(long)('rivals on two server processes', { timeout: 300_000 }, () => {
  let test: TestApp
  let processes: ServerProcess[]
  beforeAll(async () => {
    test = await makeTestApp({ rateLimits: { pass: () => true } })
    processes = [
      await startServerProcess(test.database.appUrl),
      await startServerProcess(test.database.appUrl),
    ]
  }, 120_000)
  afterAll(async () => {
    for (const one of processes) await one.stop()
    await test.close()
  })

  const at = (i: number, guest: Visitor, shop: Shop): Visitor => {
    const process = processes[i % 2]
    if (!process) throw new Error('no process')
    return process.visited(guest, shop)
  }
  const count = async (text: string, shop: Shop): Promise<unknown> => {
    const { rows } = await asSuperuser(test.database.superuserUrl, (client) =>
      client.query<Record<string, unknown>>(text, [shop.tenantId]),
    )
    return rows[0]
  }
  const capturesOf = async (shop: Shop) =>
    (
      (await (await test.bench.operate('GET', `/books?account=${shop.tenantId}`)).json()) as {
        captures: object[]
      }
    ).captures

  /** Asks like a person: a busy server, and a row that a rival holds for long, are asked again. */
  async function insist<T>(
    ask: () => Promise<Response>,
  ): Promise<{ ok: boolean; body: T & { code?: string } }> {
    for (;;) {
      const response = await ask()
      const body = (await response.json()) as T & { code?: string }
      if (response.status !== 503 && body.code !== 'repeat-with-same-key') return { ok: response.ok, body }
    }
  }
  /** Whoever holds an order pays it. */
  async function buy(visitor: Visitor, cart: CartWire): Promise<string> {
    const headers = { 'idempotency-key': makeId() }
    const { ok, body } = await insist<OrderWire>(() =>
      visitor.send('POST', '/api/v1/orders', visitor.checkout(cart), headers),
    )
    return ok ? pay(visitor, await visitor.openPayment(body.id)) : (body.code ?? '')
  }
  async function pay(visitor: Visitor, step: { reference: string; pay_url: string }): Promise<string> {
    await visitor.pay(step.pay_url)
    // the webhook, the browser and both sweepers settle it: whoever is first
    for (;;) {
      const answer = await visitor.send('GET', `/api/v1/payments/${step.reference}`)
      const { state } = (await answer.json()) as { state: string }
      if (answer.ok && state !== 'open' && state !== 'waiting') return state
      await pause(200)
    }
  }
  const paidOrders = `select count(*) filter (where status = 'created')::int as created,
      count(*) filter (where captured > 0)::int as charged, sum(captured)::int as captured, sum(refunding)::int as refunding
    from orders where tenant_id = $1`

  it('50 buyers for the last 5 places of a slot: 5 win, nobody is charged who lost', async () => {
    const shop = await makeShop(test, {
      branches: [{ name: { ar: 'ا', en: 'Olaya' }, slotRule: makeSlotRule({ limits: { orders: 5 } }) }],
    })
    const { start } = await slotFromTomorrow(shop.guest(), shop.branchIds[0] ?? '')
    const buyers: { visitor: Visitor; cart: CartWire }[] = []
    for (const i of fifty) {
      const { guest, cart } = await shop.guestWith('Shawarma')
      await signInCustomer(test, shop, guest, makeMobile())
      buyers.push({ cart: await chooseSlot(guest, cart, start), visitor: at(i, guest, shop) })
    }
    const ends = await Promise.all(buyers.map(({ visitor, cart }) => buy(visitor, cart)))
    expect(Map.groupBy(ends, (end) => end).get('paid')).toHaveLength(5)
    expect(new Set(ends)).toEqual(new Set(['paid', 'slot-full']))
    expect(await count(paidOrders, shop)).toEqual({ created: 5, charged: 5, captured: 10_000, refunding: 0 })
    expect(
      await count('select sum(orders)::int as orders from slot_usage where tenant_id = $1', shop),
    ).toEqual({
      orders: 5,
    })
    expect(await capturesOf(shop)).toHaveLength(5)
  })

  it('50 buyers for the last 3 pieces: 3 win, nobody is charged who lost', async () => {
    const shop = await makeShop(test, {
      branches: [{ id: 'olaya', name: { ar: 'ا', en: 'Olaya' } }],
      items: [{ id: 'cake', name: 'Cake' }],
      content: { stock: [{ branchId: 'olaya', itemId: 'cake', left: 3 }] },
    })
    const buyers: { visitor: Visitor; cart: CartWire }[] = []
    for (const i of fifty) {
      const { guest, cart } = await shop.guestWith('Cake')
      await signInCustomer(test, shop, guest, makeMobile())
      buyers.push({ cart, visitor: at(i, guest, shop) })
    }
    const ends = await Promise.all(buyers.map(({ visitor, cart }) => buy(visitor, cart)))
    expect(ends.filter((end) => end === 'paid')).toHaveLength(3)
    for (const end of new Set(ends)) expect(['paid', 'items-removed', 'not-enough-left']).toContain(end)
    expect(await count(paidOrders, shop)).toEqual({ created: 3, charged: 3, captured: 6000, refunding: 0 })
    expect(await count('select left_count::int as left from item_stock where tenant_id = $1', shop)).toEqual({
      left: 0,
    })
    expect(await capturesOf(shop)).toHaveLength(3)
  })

  it('50 phones scan one table: one session with all 50 in it; 50 pay one share: one pays', async () => {
    const shop = await makeShop(test, {
      items: [{ name: 'Tea', price: 300, types: ['dinein'] }],
      branches: [{ name: { ar: 'ا', en: 'Olaya' }, types: ['dinein'] }],
    })
    const [code = ''] = await makeTables(test, shop, 'T1')
    const phones = fifty.map((i) => at(i, shop.guest(), shop))
    const joined = await Promise.all(
      phones.map((phone) =>
        insist<JoinedTableWire>(() => phone.send('POST', `/api/v1/tables/${code}/sessions`, { name: '' })),
      ),
    )
    const ids = new Set(joined.map(({ body }) => body.session_id))
    expect(ids.size).toBe(1)
    expect(
      await count(
        `select count(distinct s.id)::int as sessions, count(m.id)::int as members, count(distinct m.no)::int as numbers
         from table_sessions s join table_members m on m.tenant_id = s.tenant_id and m.session_id = s.id
         where s.tenant_id = $1 and m.state = 'in'`,
        shop,
      ),
    ).toEqual({ sessions: 1, members: 50, numbers: 50 })
    const [sessionId = ''] = ids
    const first = await sitDown(shop, code)
    const admit = `/api/v1/table-sessions/${sessionId}`
    for (const item of ['Tea', 'Tea']) await first.add(shop.itemId(item))
    await first.round()
    const line = (await first.inside()).rounds[0]?.lines[0]?.line_id
    const answers = await Promise.all(
      phones.map(async (phone) => {
        const input = { what: 'items', line_ids: [line] }
        const { ok, body } = await insist<{ reference: string; pay_url: string }>(() =>
          phone.send('POST', `${admit}/payments`, input),
        )
        return ok ? pay(phone, body) : (body.code ?? '')
      }),
    )
    expect(answers.filter((end) => end === 'paid')).toHaveLength(1)
    for (const end of new Set(answers)) expect(['paid', 'share-taken', 'already-paid']).toContain(end)
    expect(
      await count(
        `select count(*)::int as paid, sum(o.captured)::int as captured from table_shares s
         join orders o on o.tenant_id = s.tenant_id and o.id = s.order_id where s.tenant_id = $1 and o.captured > 0`,
        shop,
      ),
    ).toEqual({ paid: 1, captured: 600 })
    expect(await capturesOf(shop)).toHaveLength(1)
  })
})
