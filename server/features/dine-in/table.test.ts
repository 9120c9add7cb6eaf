import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTableShop, type TableShop } from '#server/testing/make-table-shop.ts'
import { makeTables, sitDown, type Phone } from '#server/testing/make-tables.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: TableShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeTableShop(test)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const at = (phone: Phone) => `/api/v1/table-sessions/${phone.sessionId}`

describe('joining a table', () => {
  it('safety 13: looking at the code starts nothing; joining does, and the next phone sits at the same session', async () => {
    const printed = await shop.code()
    const look = shop.guest()
    expect(await look.call('GET', `/api/v1/tables/${printed}`)).toMatchObject({
      live: false,
      session_id: null,
    })
    expect(await look.call('GET', `/api/v1/tables/${printed}`)).toMatchObject({ live: false })
    const sara = await sitDown(shop, printed, 'Sara')
    const omar = await sitDown(shop, printed, 'Omar')
    expect(omar.sessionId).toBe(sara.sessionId)
    expect(sara.sessionId.length).toBeGreaterThanOrEqual(17)
    expect((await sara.inside()).members.map(({ name, mine }) => [name, mine])).toEqual([
      ['Sara', true],
      ['Omar', false],
    ])
  })

  it('safety 13: once something is ordered a phone waits for a tap from inside', async () => {
    const { phone, printed } = await shop.tableWith('Tea')
    const late = await sitDown(shop, printed, 'Late')
    expect(late.state).toBe('waiting')
    expect((await late.session()).inside).toBeNull()
    expect(await late.guest.refused('POST', `${at(late)}/asks`, { what: 'bill' })).toMatchObject({
      code: 'table-not-joined',
    })
    const { me } = await late.session()
    await phone.guest.call('POST', `${at(phone)}/members/${me.id}`, { admit: true })
    expect((await late.inside()).rounds).toHaveLength(1)
    // one who is not let in leaves a gap: nobody gets another's number
    const [omar, lina] = [await sitDown(shop, printed), await sitDown(shop, printed)]
    const { id } = (await omar.session()).me
    await phone.guest.call('POST', `${at(phone)}/members/${id}`, { admit: false })
    const huda = await sitDown(shop, printed)
    expect((await huda.session()).me.no).toBe((await lina.session()).me.no + 1)
  })

  it('a table takes a hundred phones; the next one is told so', async () => {
    const path = `/api/v1/tables/${await shop.code()}/sessions`
    for (let phones = 0; phones < 100; phones += 1) await shop.guest().call('POST', path, { name: '' })
    expect(await shop.guest().refused('POST', path, { name: '' })).toMatchObject({
      status: 409,
      code: 'table-full',
    })
  })

  it('a guessed session id is refused, and one known from elsewhere shows nothing', async () => {
    const { phone } = await shop.tableWith('Tea')
    const stranger = shop.guest()
    expect(await stranger.refused('GET', '/api/v1/table-sessions/b4Zk0mQx9TtS1vYh2LwC')).toMatchObject({
      code: 'table-session-over',
    })
    expect(await stranger.refused('GET', at(phone))).toMatchObject({ code: 'table-not-joined' })
  })

  it('rule "Sessions of a table": staff confirm a session first when the tenant wants it', async () => {
    const strict = await makeShop(test, {
      items: [{ name: 'Tea', types: ['dinein'] }],
      branches: [{ name: { ar: 'أ', en: 'A' }, types: ['dinein'] }],
      settings: { 'dine_in.staff_confirms_session': '1' },
    })
    const [printed = ''] = await makeTables(test, strict, '1')
    const phone = await sitDown(strict, printed)
    await phone.add(strict.itemId('Tea'))
    const { cart } = await phone.inside()
    const round = { cart_version: cart.version, total: cart.bill.total }
    expect(await phone.guest.refused('POST', `${at(phone)}/rounds`, round)).toMatchObject({
      code: 'table-waiting',
    })
    const host = await strict.staff('host')
    await host.call('POST', `/api/v1/staff/table-sessions/${phone.sessionId}/acts`, { act: 'confirm' })
    await phone.round()
  })
})

describe('ordering at a table', () => {
  it('spec 1: all phones share one cart and see who added what; a round goes to the kitchen by itself', async () => {
    const printed = await shop.code()
    const [sara, omar] = [await sitDown(shop, printed, 'Sara'), await sitDown(shop, printed, 'Omar')]
    await sara.add(shop.itemId('Shawarma'))
    await omar.add(shop.itemId('Shawarma'))
    const { cart, added_by, members } = await sara.inside()
    const names = cart.bill.lines.map(
      (line) => members.find((one) => one.id === added_by[line.line_id])?.name,
    )
    expect(names).toEqual(['Sara', 'Omar'])
    const { order_id } = await omar.round()
    const shown = await sara.inside()
    expect(shown.cart.bill.lines).toEqual([])
    expect(shown.rounds).toMatchObject([{ order_id, status: 'accepted', void: false }])
    const owner = await shop.staff()
    const { board } = await owner.call<{ board: { tickets: { id: string; payment_state: string }[] } }>(
      'GET',
      `/api/v1/staff/board?branch_id=${shop.branchIds[0]}`,
    )
    expect(board.tickets.find((one) => one.id === order_id)).toMatchObject({
      payment_state: 'due',
      type: 'dinein',
      table: { area: 'Terrace' },
    })
  })

  it('spec 3: the cart of a table names its table, session and area', async () => {
    const { phone } = await shop.tableWith()
    const { cart } = await phone.inside()
    const { table } = await phone.session()
    expect(cart).toMatchObject({
      table_name: table,
      table_available: true,
      session_id: phone.sessionId,
      area_name: 'Terrace',
    })
    expect(cart.table_id).not.toBeNull()
  })

  it('one version of the cart gives one round, and an older one is told', async () => {
    const { phone } = await shop.tableWith()
    await phone.add(shop.itemId('Tea'))
    const { cart } = await phone.inside()
    const round = () =>
      phone.guest.send('POST', `${at(phone)}/rounds`, { cart_version: cart.version, total: cart.bill.total })
    const answers = await Promise.all([round(), round(), round()])
    const ids = await Promise.all(
      answers.map(async (one) => ((await one.json()) as { order_id: string }).order_id),
    )
    expect(new Set(ids).size).toBe(1)
    expect((await phone.inside()).rounds).toHaveLength(1)
  })

  it('the cart of a table is no way around its bill: it cannot be placed, moved, or edited by strangers', async () => {
    const { phone } = await shop.tableWith()
    const cart = await phone.add(shop.itemId('Tea'))
    const placed = await phone.guest.refused('POST', '/api/v1/orders', phone.guest.checkout(cart), {
      'idempotency-key': 'around-the-bill',
    })
    expect(placed.code).toBe('type-unavailable')
    const moved = await phone.guest.refused('PUT', `/api/v1/carts/${cart.cart_id}`, { type: 'pickup' })
    expect(moved.code).toBe('type-unavailable')
    const stranger = shop.guest()
    const line = { item_id: shop.itemId('Tea') }
    expect(await stranger.refused('POST', `/api/v1/carts/${cart.cart_id}/lines`, line)).toMatchObject({
      code: 'table-not-joined',
    })
  })
})

describe('the bill of a table', () => {
  it('rule "Bill of a table": VAT and service charge once on all rounds, split by item, part and rest', async () => {
    const { phone } = await shop.tableWith('Shawarma', 'Tea')
    const before = await phone.inside()
    expect(before.bill).toMatchObject({ subtotal: '23.00', service_charge: '2.30', total: '25.30' })
    const tea = before.rounds[0]?.lines.find((line) => line.name === 'Tea')
    await phone.payCard({ what: 'items', line_ids: [tea?.line_id ?? ''] })
    expect(await phone.inside()).toMatchObject({ left: '22.00', free: '22.00' })
    await phone.guest.call('PUT', `${at(phone)}/split`, { into: 3 })
    const { split } = await phone.inside()
    expect(split?.parts.map((part) => part.amount)).toEqual(['7.34', '7.33', '7.33'])
    await phone.payCard({ what: 'part', split_no: split?.no ?? 0, part_no: 1 })
    expect((await phone.inside()).left).toBe('14.67')
    await phone.payCard({ what: 'whole' })
    const paid = await phone.session()
    expect(paid).toMatchObject({ state: 'paid', inside: { left: '0.00' } })
    expect(paid.inside?.payments.map(({ amount, paid: done }) => [amount, done])).toEqual([
      ['3.30', true],
      ['7.33', true],
      ['14.67', true],
    ])
  })

  it('safety 13: a paid bill closes joining: the next scan is a new session, old phones keep the receipt', async () => {
    const { phone, printed } = await shop.tableWith('Tea')
    await phone.payCard({ what: 'whole' })
    const next = await sitDown(shop, printed)
    expect(next.sessionId).not.toBe(phone.sessionId)
    expect((await next.inside()).rounds).toEqual([])
    expect((await phone.session()).state).toBe('paid')
  })

  it('spec 2: a closed website takes no further round, and the bill of what was eaten is still paid', async () => {
    const { phone, printed } = await shop.tableWith('Tea')
    const owner = await shop.staff()
    const { cart } = await phone.add(shop.itemId('Tea')).then(phone.inside)
    const round = { cart_version: cart.version, total: cart.bill.total }
    await owner.call('PUT', '/api/v1/staff/site/enabled', { enabled: false })
    try {
      const refused = await phone.guest.refused('POST', `${at(phone)}/rounds`, round)
      expect(refused.code).toBe('order-service-unavailable')
      await phone.payCard({ what: 'whole' })
      expect(await phone.session()).toMatchObject({ state: 'paid', inside: { left: '0.00' } })
    } finally {
      await owner.call('PUT', '/api/v1/staff/site/enabled', { enabled: true })
    }
    expect((await sitDown(shop, printed)).sessionId).not.toBe(phone.sessionId)
  })

  it('half an hour after it was paid its link shows nothing', async () => {
    const { phone } = await shop.tableWith('Tea')
    await phone.payCard({ what: 'whole' })
    test.pass(31 * 60_000)
    await test.sweep()
    expect(await phone.guest.refused('GET', at(phone))).toMatchObject({ code: 'table-session-over' })
  })

  it('a share that is not paid ends like a hold: the next guest takes it', async () => {
    const { phone } = await shop.tableWith('Tea')
    await phone.pay({ what: 'whole' })
    expect((await phone.inside()).free).toBe('0.00')
    test.pass(16 * 60_000)
    await test.sweep()
    expect((await phone.inside()).free).toBe('3.30')
    await phone.payCard({ what: 'whole' })
    expect((await phone.session()).state).toBe('paid')
  })

  it('safety 3: money for a share whose hold was over goes back', async () => {
    const { phone } = await shop.tableWith('Tea')
    const { reference, pay_url } = await phone.pay({ what: 'whole' })
    await phone.guest.pay(pay_url)
    test.pass(16 * 60_000)
    const { guest } = phone
    await test.sweep()
    await guest.call('GET', `/api/v1/payments/${reference}`)
    for (let i = 0; i < 3; i += 1) await test.sweep()
    expect(await phone.inside()).toMatchObject({ left: '3.30', free: '3.30', payments: [] })
    const books = (await (await test.bench.operate('GET', `/books?account=${shop.tenantId}`)).json()) as {
      refunds: { paymentReference: string; amount: number; state: string }[]
    }
    expect(books.refunds.filter((one) => one.paymentReference === reference)).toMatchObject([
      { amount: 330, state: 'done' },
    ])
  })
})
