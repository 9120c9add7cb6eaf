import { describe, expect, it } from 'vitest'
import { mayRefund, wasSold, type PaidRow } from './order-sold.ts'

const row = (over: Partial<PaidRow>): PaidRow => ({
  number: null,
  kind: 'order',
  delivered_at: null,
  status: 'delivered',
  payment_state: 'paid',
  captured: 0,
  refunding: 0,
  returned: 0,
  value: 500,
  ...over,
})
const at = new Date(0)

describe('what was sold', () => {
  it('safety 6: an order with its number, a paid part of a bill, a paid deposit; nothing else', () => {
    expect(wasSold(row({ number: 1 }))).toBe(true)
    for (const kind of ['table_share', 'reservation'] as const)
      expect([wasSold(row({ kind })), wasSold(row({ kind, delivered_at: at }))]).toEqual([false, true])
    for (const kind of ['group_share', 'wallet_topup', 'order_more'] as const)
      expect(wasSold(row({ kind, delivered_at: at }))).toBe(false)
  })
})

describe('safety 5: what staff may give back', () => {
  const held = { captured: 500, refunding: 0 }

  it('of a sale, what is not back yet; by whatever it was paid', () => {
    expect(mayRefund(row({ number: 1 }))).toBe(true)
    expect(mayRefund(row({ number: 1, returned: 500 }))).toBe(false)
    expect(mayRefund(row({ number: 1, payment_state: 'due' }))).toBe(false)
    expect(mayRefund(row({ kind: 'reservation', delivered_at: at, ...held }))).toBe(true)
    expect(mayRefund(row({ kind: 'reservation', delivered_at: at, captured: 500, returned: 500 }))).toBe(true)
  })

  it('of what was no sale, what a card was charged for and is not on its way back', () => {
    expect(mayRefund(row({ status: 'canceled', ...held }))).toBe(true)
    expect(mayRefund(row({ status: 'canceled', payment_state: 'closed', ...held }))).toBe(true)
    expect(mayRefund(row({ status: 'canceled', payment_state: 'closed' }))).toBe(false)
    expect(mayRefund(row({ status: 'canceled', captured: 500, refunding: 500 }))).toBe(false)
    expect(mayRefund(row({ kind: 'order_more', delivered_at: at }))).toBe(false)
  })

  it('never of a round, which its table pays, nor of a top-up that is in the wallet', () => {
    expect(mayRefund(row({ kind: 'table_round', number: 1, ...held }))).toBe(false)
    expect(mayRefund(row({ kind: 'wallet_topup', delivered_at: at, ...held }))).toBe(false)
    expect(mayRefund(row({ kind: 'wallet_topup', status: 'canceled', ...held }))).toBe(true)
  })
})
