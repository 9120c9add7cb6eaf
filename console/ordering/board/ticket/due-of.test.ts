import { expect, it } from 'vitest'
import type { BillSumsWire } from '#contract/ordering/cart.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { dueOf } from './due-of.ts'
import { makeTicket } from './make-ticket.ts'
import { paidKey } from './due-of.ts'

const sums = { to_pay: '41.00', wallet: '20.00', total: '61.00' } as BillSumsWire
const cash = makeTicket({ sums, captured: '0.00', pay_method: 'cash', payment_state: 'due' })

it('rule "Payment state": what is due is what is left to take at hand-over, in cash or by card', () => {
  expect(dueOf(cash)).toBe('41.00')
  expect(dueOf({ ...cash, pay_method: 'card_on_delivery', status: 'ready' })).toBe('41.00')
})

it.each<[string, Partial<TicketWire>]>([
  ['was paid by card', { pay_method: 'card', payment_state: 'paid' }],
  ['was taken', { payment_state: 'paid', till: '41.00', status: 'delivered' }],
  ['is on its table’s bill', { pay_method: 'card' }],
  ['is on a company’s account', { pay_method: 'company' }],
  ['is none of the member’s', { sums: null }],
])('nothing is to be taken of an order that %s', (_, change) => {
  expect(dueOf({ ...cash, ...change })).toBeUndefined()
})

it('design 11: a new order says how it was paid: card, wallet, or that nothing was left to pay', () => {
  const paid = makeTicket({ sums, captured: '41.00' })
  expect(paidKey(paid)).toBe('paid.paid')
  expect(paidKey({ ...paid, captured: '0.00' })).toBe('paid.wallet')
  expect(paidKey({ ...paid, captured: '0.00', sums: { ...sums, wallet: '0.00' } })).toBe('orders.paid.paid')
  expect(paidKey({ ...paid, payment_state: 'pending' })).toBe('paid.pending')
})
