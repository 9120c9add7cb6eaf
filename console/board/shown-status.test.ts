import { expect, it } from 'vitest'
import type { BillSumsWire } from '#contract/cart.ts'
import { makeTicket } from './make-ticket.ts'
import { shownStatus } from './shown-status.ts'

const company = { pay_method: 'company', captured: '0.00', status: 'refunded' } as const
const accepted_at = '2026-11-21T17:05:00.000Z'

it('an order on a company’s account is never said to be refunded: no money went back to anyone', () => {
  expect(shownStatus(makeTicket({ ...company, cancel_reason: 'closed' }))).toBe('canceled')
  expect(shownStatus(makeTicket({ ...company, cancel_reason: 'closed', accepted_at }))).toBe('canceled')
  expect(shownStatus(makeTicket(company))).toBe('missed')
  expect(shownStatus(makeTicket({ ...company, accepted_at }))).toBe('credited')
  const part = { ...company, accepted_at, status: 'partially_refunded' } as const
  expect(shownStatus(makeTicket(part))).toBe('partially_credited')
})

it('other orders are what their status says, and so is one of which a wallet has its part back', () => {
  expect(shownStatus(makeTicket({ status: 'refunded', cancel_reason: 'closed' }))).toBe('refunded')
  expect(shownStatus(makeTicket({ ...company, status: 'delivered', accepted_at }))).toBe('delivered')
  const sums = { wallet: '5.00' } as BillSumsWire
  expect(shownStatus(makeTicket({ ...company, sums, cancel_reason: 'closed' }))).toBe('refunded')
})
