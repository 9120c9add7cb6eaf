import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderWire } from '#contract/ordering/order.ts'
import type { TicketAction } from '#contract/backoffice/staff.ts'
import { makePaidOrder, type Ordered } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const refusedMove = async (order: Ordered, action: TicketAction, more: object = {}) =>
  order.owner.refused('POST', `/api/v1/staff/orders/${order.id}/transitions`, {
    action,
    version: await order.version(),
    ...more,
  })

const path: Readonly<Record<string, readonly TicketAction[]>> = {
  created: [],
  accepted: ['accept'],
  ready: ['accept', 'ready'],
  delivered: ['accept', 'ready', 'hand_over'],
}
const allowed: Readonly<Record<string, readonly TicketAction[]>> = {
  created: ['accept', 'cancel'],
  accepted: ['ready', 'cancel'],
  ready: ['hand_over', 'cancel'],
  delivered: [],
}
const all: readonly TicketAction[] = ['accept', 'ready', 'send_out', 'hand_over', 'cancel']

describe('moving an order', () => {
  it('spec 4: goes from created to completed, every step seen by its guest with its time', async () => {
    const order = await makePaidOrder(test, shop)
    expect(await order.move('accept', { minutes: 25 })).toMatchObject({
      status: 'accepted',
      promised_minutes: 25,
    })
    expect(await order.order()).toMatchObject({
      status: 'accepted',
      promised_minutes: 25,
      promised_time: expect.stringMatching(/\d\d:\d\d/),
    })
    expect(await order.move('ready')).toMatchObject({ status: 'ready' })
    expect(await order.move('hand_over')).toMatchObject({ status: 'delivered' })
    const done = await order.order()
    expect(done.timeline.map((step) => [step.status, step.done])).toEqual([
      ['created', true],
      ['accepted', true],
      ['ready', true],
      ['delivered', true],
    ])
    expect(done.timeline.every((step) => step.time !== '')).toBe(true)
  })

  it('tells what staff wrote about a cancelled order to its guest alone', async () => {
    const order = await makePaidOrder(test, shop)
    await order.move('cancel', { reason: 'Noura called: wrong branch' })
    expect(await order.order()).toMatchObject({ cancel_words: 'Noura called: wrong branch' })
    const stranger = await shop.guest().call<{ order: OrderWire }>('GET', `/api/v1/orders/${order.id}`)
    expect(stranger.order).toMatchObject({ status: 'canceled', cancel_reason: null, cancel_words: '' })
  })

  it.each(Object.keys(path))(
    'spec 4: from %s only the allowed steps are taken, and the ticket offers just them',
    async (status) => {
      const order = await makePaidOrder(test, shop)
      for (const action of path[status] ?? []) await order.move(action)
      test.pass(6000)
      const board = await order.owner.call<{ board: { tickets: Ticket[]; ended: Ticket[] } }>(
        'GET',
        `/api/v1/staff/board?branch_id=${shop.branchIds[0] ?? ''}`,
      )
      const ticket = [...board.board.tickets, ...board.board.ended].find((one) => one.id === order.id)
      // what may be done beside steps
      const steps = ticket?.may.filter((act) => !['refund', 'promise', 'edit'].includes(act))
      expect(steps).toEqual(allowed[status])
      for (const action of all.filter((one) => !allowed[status]?.includes(one)))
        expect(await refusedMove(order, action, { reason: 'x' })).toMatchObject({
          status: 409,
          code: 'transition-not-allowed',
          details: { status },
        })
      expect((await order.order()).status).toBe(status)
    },
  )

  it('safety 10: who saw an older version is told what it is now, and nothing moves', async () => {
    const order = await makePaidOrder(test, shop)
    const seen = await order.version()
    await order.move('accept')
    const late = await order.owner.refused('POST', `/api/v1/staff/orders/${order.id}/transitions`, {
      action: 'cancel',
      version: seen,
      reason: 'late',
    })
    expect(late).toMatchObject({
      status: 409,
      code: 'order-changed',
      details: { status: 'accepted', version: seen + 1 },
    })
    expect((await order.order()).status).toBe('accepted')
  })

  it('safety 10: of two clicks at once one wins and the other is told', async () => {
    const order = await makePaidOrder(test, shop)
    const version = await order.version()
    const click = (action: TicketAction) =>
      order.owner.send('POST', `/api/v1/staff/orders/${order.id}/transitions`, {
        action,
        version,
        reason: 'both',
      })
    const statuses = (await Promise.all([click('accept'), click('cancel'), click('accept')])).map(
      (response) => response.status,
    )
    expect(statuses.toSorted()).toEqual([200, 409, 409])
  })

  it('rule "Undo": ready is undone within five seconds, journalled, seen by the guest', async () => {
    const order = await makePaidOrder(test, shop)
    await order.move('accept')
    await order.move('ready')
    test.pass(3000)
    expect(await order.move('undo')).toMatchObject({ status: 'accepted', ready_at: null })
    const steps = (await order.order()).timeline
    expect(steps.find((step) => step.status === 'ready')).toMatchObject({ done: false, time: '' })
    expect(await order.move('ready')).toMatchObject({ status: 'ready' })
  })

  it('rule "Undo": delivered is undone within five seconds, later not', async () => {
    const order = await makePaidOrder(test, shop)
    for (const action of ['accept', 'ready', 'hand_over'] as const) await order.move(action)
    expect(await order.move('undo')).toMatchObject({ status: 'ready', ended_at: null })
    await order.move('hand_over')
    test.pass(5100)
    expect(await refusedMove(order, 'undo')).toMatchObject({ status: 409, code: 'undo-too-late' })
    expect((await order.order()).status).toBe('delivered')
  })

  it('an undo undoes the last step alone, never an acceptance and never twice', async () => {
    const order = await makePaidOrder(test, shop)
    expect(await refusedMove(order, 'undo')).toMatchObject({ code: 'transition-not-allowed' })
    await order.move('accept')
    expect(await refusedMove(order, 'undo')).toMatchObject({ code: 'transition-not-allowed' })
    for (const action of ['ready', 'hand_over', 'undo'] as const) await order.move(action)
    expect(await refusedMove(order, 'undo')).toMatchObject({ code: 'transition-not-allowed' })
  })

  it('cancelling needs a reason, tells it to the guest and gives the money back', async () => {
    const order = await makePaidOrder(test, shop)
    for (const reason of [undefined, '', '   ', '\u0000\u202E'])
      expect(await refusedMove(order, 'cancel', { reason })).toMatchObject({
        status: 422,
        code: 'field-required',
        errors: { reason: ['Field is required'] },
      })
    await order.move('cancel', { reason: 'no bread left' })
    await order.settle()
    expect(await order.order()).toMatchObject({
      status: 'refunded',
      cancel_words: 'no bread left',
      refunded: '20.00',
      refunds: [{ amount: '20.00', state: 'done' }],
    })
  })

  it('an order that waits for its payment is not for the kitchen', async () => {
    const { guest, cart } = await shop.guestWith('Tea')
    const waiting = await guest.place(cart)
    const owner = await shop.staff()
    for (const action of all)
      expect(
        await owner.refused('POST', `/api/v1/staff/orders/${waiting.id}/transitions`, {
          action,
          version: waiting.version,
          reason: 'x',
        }),
      ).toMatchObject({ code: 'transition-not-allowed' })
  })

  it('rule "Audit log": every step is in the audit log with who, before and after', async () => {
    const order = await makePaidOrder(test, shop)
    await order.move('accept')
    await order.move('ready')
    const rows = await test.database.db.read(shop.tenantId, (db) =>
      db.q
        .selectFrom('audit_log')
        .selectAll()
        .where('tenant_id', '=', shop.tenantId)
        .where('subject', '=', order.id)
        .orderBy('id')
        .execute(),
    )
    expect(rows.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: 'order-accept', before: { status: 'created' }, after: { status: 'accepted' } },
      { action: 'order-ready', before: { status: 'accepted' }, after: { status: 'ready' } },
    ])
    expect(rows.every((row) => row.staff_id !== null)).toBe(true)
  })
})

interface Ticket {
  readonly id: string
  readonly may: readonly string[]
}
