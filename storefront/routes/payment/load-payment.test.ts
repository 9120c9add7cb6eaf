import { expect, it } from 'vitest'
import { CallError } from '#contract/core/client.ts'
import type { PaymentWire } from '#contract/ordering/order.ts'
import { loadPayment, pathAfter, pathOfPayLink } from './load-payment.ts'

const payment = (more: Partial<PaymentWire>): PaymentWire => ({
  state: 'waiting',
  order_id: null,
  order_number: null,
  table_session_id: null,
  wallet_top_up: false,
  reservation_id: null,
  group_id: null,
  amount: '10.00',
  currency: 'SAR',
  can_retry: false,
  ...more,
})
const refused = (status: number) => ({
  payment: async (): Promise<PaymentWire> => {
    throw new CallError(status, { code: 'x', message: '', request_id: '' })
  },
})
const whereTo = (load: Promise<unknown>) =>
  load.then(
    () => 'stays',
    (thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : 'broken'),
  )

it('safety 11: a reference that the server does not know leads to the message page', async () => {
  expect(await whereTo(loadPayment(refused(409), 'ar', 'abc'))).toBe('/o/message?code=refused')
  expect(await whereTo(loadPayment(refused(400), 'en', '<x>'))).toBe('/en/o/message?code=refused')
  expect(await whereTo(loadPayment(refused(500), 'ar', null))).toBe('/o/message?code=refused')
})

it('safety 11: a busy server says nothing about the payment: the page goes on asking', async () => {
  expect((await loadPayment(refused(503), 'ar', 'abc')).state).toBe('waiting')
})

it('safety 11: paid leads to the order only in the browser that placed it', () => {
  expect(pathAfter(payment({ state: 'paid', order_id: 'o1' }))).toBe('/order/o1')
  expect(pathAfter(payment({ state: 'paid' }))).toBeUndefined()
  expect(pathAfter(payment({ state: 'expired' }))).toBe('/o/message?code=expired')
  expect(
    [payment({ state: 'waiting' }), payment({ state: 'declined' }), payment({ state: 'returned' })].map(
      pathAfter,
    ),
  ).toEqual([undefined, undefined, undefined])
})

it('safety 3, 11: a link to a payment that is under way does not say that nothing was charged', () => {
  const order = {
    status: 'callcenter_pending',
    payment_state: 'pending',
    can_pay: true,
    hold_until: '2026-11-23T10:15:00.000Z',
    rendered_at: '2026-11-23T10:00:00.000Z',
  } as const
  expect(pathOfPayLink(order)).toBeUndefined()
  expect(pathOfPayLink({ ...order, can_pay: false })).toBeUndefined()
  const later = { ...order, can_pay: false, rendered_at: '2026-11-23T10:15:00.000Z' }
  expect(pathOfPayLink(later)).toBe('/o/message?code=expired')
  expect(pathOfPayLink({ ...later, status: 'canceled', hold_until: null })).toBe('/o/message?code=expired')
  expect(pathOfPayLink({ ...later, status: 'created', payment_state: 'paid' })).toBe('/o/message?code=used')
})
