import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BoardAnswerWire, BoardWire } from '#contract/ordering/board.ts'
import { makeId } from '#server/core/make-id.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
let branchId: string

beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, {
    branches: [{ name: { ar: 'العليا', en: 'Olaya' } }, { name: { ar: 'النخيل', en: 'Nakheel' } }],
  })
  branchId = shop.branchIds[0] ?? ''
})
afterAll(() => test.close())

async function paidOrder(): Promise<string> {
  const { guest, cart } = await shop.guestWith('Shawarma', 'Tea')
  const order = await guest.place(cart, makeId(), { notes: 'no onion' })
  const { reference, pay_url } = await guest.openPayment(order.id)
  await guest.pay(pay_url)
  test.pass(20_000)
  await guest.call('GET', `/api/v1/payments/${reference}`)
  test.pass(-20_000)
  return order.id
}

const look = async (staff: Visitor, since?: string) =>
  (
    await staff.call<{ board: BoardWire | null }>(
      'GET',
      `/api/v1/staff/board?branch_id=${branchId}${since ? `&since=${since}` : ''}`,
    )
  ).board

it('shows a paid order to the counter: who, what, how much, and what may be done', async () => {
  const id = await paidOrder()
  const board = await look(await shop.staff('cashier'))
  const ticket = board?.tickets.find((one) => one.id === id)
  expect(ticket).toMatchObject({
    status: 'created',
    contact_name: 'Noura',
    notes: 'no onion',
    total: '23.00',
    payment_state: 'paid',
    count: 2,
  })
  expect(ticket?.may).toEqual(['accept', 'cancel', 'edit'])
  expect(ticket?.created_time).toMatch(/^\d\d:\d\d [AP]M$/)
  expect(Date.parse(ticket?.accept_by ?? '')).toBeGreaterThan(Date.parse(board?.rendered_at ?? ''))
  expect(board?.today.open).toBe(board?.tickets.length)
})

it('rule "What the kitchen sees": the kitchen sees tickets without prices, names and phone numbers', async () => {
  const id = await paidOrder()
  const board = await look(await shop.staff('kitchen'))
  const ticket = board?.tickets.find((one) => one.id === id)
  expect(ticket).toMatchObject({ contact_mobile: '', total: '0.00', captured: '0.00', notes: 'no onion' })
  expect(ticket?.lines.map((line) => [line.name, line.unit_price])).toEqual([
    ['Shawarma', '0.00'],
    ['Tea', '0.00'],
  ])
  expect(ticket?.may).toEqual([])
  expect(board?.today.total).toBe('0.00')
})

it('safety 29: asked since its version the board answers null until an order, a refund or the switch changes', async () => {
  const owner = await shop.staff()
  const id = await paidOrder()
  const first = await look(owner)
  expect(await look(owner, first?.version)).toBeNull()
  const move = (action: string, version: number, more: object = {}) =>
    owner.call<{ version: number }>('POST', `/api/v1/staff/orders/${id}/transitions`, {
      action,
      version,
      ...more,
    })
  const accepted = await move('accept', first?.tickets.find((one) => one.id === id)?.version ?? 0, {
    minutes: 10,
  })
  const second = await look(owner, first?.version)
  expect(second?.tickets.find((one) => one.id === id)).toMatchObject({
    status: 'accepted',
    promised_minutes: 10,
  })
  await owner.call('PUT', `/api/v1/staff/branches/${branchId}/accepting`, { accepting: false })
  const third = await look(owner, second?.version)
  expect(third?.accepting).toBe(false)
  await owner.call('PUT', `/api/v1/staff/branches/${branchId}/accepting`, { accepting: true })
  await move('cancel', accepted.version, { reason: 'no bread' })
  const fourth = await look(owner, third?.version)
  expect(fourth?.tickets.some((one) => one.id === id)).toBe(false)
  expect(fourth?.ended[0]).toMatchObject({
    id,
    status: 'canceled',
    cancel_reason: 'no bread',
    refunding: '23.00',
  })
  expect(fourth?.ended[0]?.ended_time).not.toBe('')
})

it('safety 29: who names orders gets their tickets and the marks of all, the same as those of the whole board', async () => {
  const owner = await shop.staff()
  const [id, other] = [await paidOrder(), await paidOrder()]
  const first = await look(owner)
  const ask = (orders: readonly string[], since = first?.version) =>
    owner.call<BoardAnswerWire>(
      'GET',
      `/api/v1/staff/board?branch_id=${branchId}&since=${since}&orders=${orders.join(',')}`,
    )
  expect(await ask([id])).toEqual({ board: null })
  const version = first?.tickets.find((one) => one.id === id)?.version
  await owner.call('POST', `/api/v1/staff/orders/${id}/transitions`, {
    action: 'accept',
    version,
    minutes: 5,
  })
  const { board, change } = await ask([id, 'nobody'])
  expect(board).toBeNull()
  const whole = await look(owner)
  expect(change?.tickets).toEqual(whole?.tickets.filter((one) => one.id === id))
  const marks = whole?.marks ?? {}
  const shown = [...(whole?.tickets ?? []), ...(whole?.ended ?? [])].map((one) => one.id)
  expect(Object.keys(marks).sort()).toEqual(shown.sort())
  expect(change).toMatchObject({ marks, version: whole?.version, today: whole?.today })
  const changed = shown.filter((one) => marks[one] !== first?.marks[one])
  expect(changed).toEqual([id])
  expect((await ask([])).change?.tickets).toEqual([])
  expect((await ask([other])).change?.tickets.map((one) => one.id)).toEqual([other])
  // the kitchen sees the same orders, but other tickets of them
  const kitchen = await look(await shop.staff('kitchen'))
  expect(kitchen?.marks[id]).not.toBe(marks[id])
})

it('attack: another branch than mine, a branch of another restaurant, a role without orders', async () => {
  const here = await shop.staff('cashier', [branchId])
  const path = (id: string) => `/api/v1/staff/board?branch_id=${id}`
  expect(await here.refused('GET', path(shop.branchIds[1] ?? ''))).toMatchObject({
    status: 404,
    code: 'branch-not-found',
  })
  const other = await makeShop(test)
  expect(await here.refused('GET', path(other.branchIds[0] ?? ''))).toMatchObject({
    status: 404,
    code: 'branch-not-found',
  })
  expect(await (await shop.staff('host')).refused('GET', path(branchId))).toMatchObject({
    status: 403,
    code: 'not-allowed',
  })
})

it('attack: an order of another branch, and one of another restaurant, are named in vain', async () => {
  const id = await paidOrder()
  const owner = await shop.staff()
  const stranger = await makeShop(test)
  const path = (branch = '') => `/api/v1/staff/board?branch_id=${branch}&since=none&orders=${id}`
  const elsewhere = await owner.call<BoardAnswerWire>('GET', path(shop.branchIds[1]))
  expect(elsewhere.change).toMatchObject({ marks: {}, tickets: [] })
  const abroad = await (await stranger.staff()).call<BoardAnswerWire>('GET', path(stranger.branchIds[0]))
  expect(abroad.change).toMatchObject({ marks: {}, tickets: [] })
})

it('attack: the kitchen may take back its own "ready", never a hand-over', async () => {
  const id = await paidOrder()
  const owner = await shop.staff()
  const kitchen = await shop.staff('kitchen')
  const version = (await look(owner))?.tickets.find((one) => one.id === id)?.version ?? 0
  const move = (who: Visitor, action: string, seen: number) =>
    who.call<{ version: number; may: string[] }>('POST', `/api/v1/staff/orders/${id}/transitions`, {
      action,
      version: seen,
    })
  const accepted = await move(owner, 'accept', version)
  const ready = await move(kitchen, 'ready', accepted.version)
  expect(ready.may).toEqual(['undo'])
  const back = await move(kitchen, 'undo', ready.version)
  const again = await move(kitchen, 'ready', back.version)
  const handed = await move(owner, 'hand_over', again.version)
  const undo = { action: 'undo', version: handed.version }
  expect(await kitchen.refused('POST', `/api/v1/staff/orders/${id}/transitions`, undo)).toMatchObject({
    status: 403,
    code: 'not-allowed',
  })
})

it('tells in words that a branch is paused although its switch is on, and no more once the pause ends', async () => {
  const owner = await shop.staff()
  const pause = (minutes: number) =>
    owner.call('PUT', `/api/v1/staff/branches/${branchId}/pause`, { minutes })
  const before = await look(owner)
  expect(before?.closed).toBe('')
  await pause(45)
  const paused = await look(owner, before?.version)
  expect(paused).toMatchObject({ accepting: true, closed: expect.stringMatching(/back at/) })
  expect(await look(owner, paused?.version)).toBeNull()
  await pause(0)
  expect((await look(owner, paused?.version))?.closed).toBe('')
})
