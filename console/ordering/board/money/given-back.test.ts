import { describe, expect, it } from 'vitest'
import type { BillSumsWire } from '#contract/ordering/cart.ts'
import { backByCancelling, refundWay } from './given-back.ts'
import { makeTicket } from '../ticket/make-ticket.ts'

const company = makeTicket({ pay_method: 'company', captured: '0.00' })
const sums = { to_pay: '20.00' } as BillSumsWire
const cash = makeTicket({ pay_method: 'cash', payment_state: 'due', captured: '0.00', sums })

describe('rule "Refunds": refunds the way that the money came', () => {
  it('cancelling says what it gives back: a payment, nothing, or what a company owes no more', () => {
    expect(backByCancelling(makeTicket())).toBe('paid')
    expect(backByCancelling(makeTicket({ returned: '20.00' }))).toBe('nothing')
    expect(backByCancelling(cash)).toBe('nothing')
    expect(backByCancelling(company)).toBe('company')
    const table = { name: '4', area: 'Hall', from: '', session_id: 'session' }
    expect(backByCancelling(makeTicket({ table, payment_state: 'due', captured: '0.00' }))).toBe('table')
  })

  it('a refund says where it went: no card has what a company owes no more, or what a wallet paid', () => {
    expect(refundWay(makeTicket())).toBe('card')
    expect(refundWay({ ...cash, till: '20.00', payment_state: 'paid' })).toBe('till')
    expect(refundWay(company)).toBe('company')
    expect(refundWay(makeTicket({ captured: '0.00' }))).toBe('balance')
    expect(refundWay(makeTicket({ captured: '0.00' }), '12.00')).toBe('till')
  })
})
