import { expect, it } from 'vitest'
import { shownStatus, statusForGuest, type EndedOrder } from './shown-status.ts'

const company: EndedOrder = {
  status: 'refunded',
  pay_method: 'company',
  bill: {},
  accepted_at: null,
  cancel_reason: null,
}
const cancel_reason = 'closed'
const accepted_at = new Date('2026-11-21T17:05:00.000Z')

it('decision 0182: an order on a company’s account is never said to be refunded: no money went back to anyone', () => {
  expect(shownStatus({ ...company, cancel_reason })).toBe('canceled')
  expect(shownStatus({ ...company, cancel_reason, accepted_at })).toBe('canceled')
  expect(shownStatus(company)).toBe('missed')
  expect(shownStatus({ ...company, accepted_at })).toBe('credited')
  expect(shownStatus({ ...company, accepted_at, status: 'partially_refunded' })).toBe('partially_credited')
})

it('its guest is told of the meal alone', () => {
  expect(statusForGuest({ ...company, cancel_reason })).toBe('canceled')
  expect(statusForGuest(company)).toBe('missed')
  expect(statusForGuest({ ...company, accepted_at })).toBe('delivered')
  expect(statusForGuest({ ...company, accepted_at, status: 'partially_refunded' })).toBe('delivered')
})

it('other orders are what their status says, and so is one of which a wallet has its part back', () => {
  for (const said of [shownStatus, statusForGuest]) {
    expect(said({ ...company, pay_method: 'card', cancel_reason })).toBe('refunded')
    expect(said({ ...company, status: 'delivered', accepted_at })).toBe('delivered')
    expect(said({ ...company, bill: { wallet: 500 }, cancel_reason })).toBe('refunded')
  }
})
