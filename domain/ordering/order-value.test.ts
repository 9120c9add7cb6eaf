import { expect, it } from 'vitest'
import { refundedValue, valueOf, type RefundedOrder } from './order-value.ts'

const order = (over: Partial<RefundedOrder>): RefundedOrder => ({
  bill: { total: 2000, toPay: 1500, points: { off: 300, used: 60 } as never },
  status: 'canceled',
  number: 7,
  payment_state: 'paid',
  returned: 0,
  refunding: 0,
  refunded: 0,
  ...over,
})

it('the value of an order is its money and what points took off', () => {
  expect(valueOf(order({}))).toBe(2300)
})

it('safety 5: what a gateway has not confirmed yet is not back', () => {
  const back = (refunded: number) =>
    refundedValue(order({ returned: 2300, refunding: 1500, refunded })).refunded
  expect([back(0), back(700), back(1500)]).toEqual([800, 1500, 2300])
})

it('safety 5: what nobody paid is neither given nor back', () => {
  const due = (returned: number) => refundedValue(order({ payment_state: 'due', returned }))
  expect(due(2300)).toMatchObject({ captured: 800, refunded: 800 })
  expect(due(0)).toMatchObject({ captured: 800, refunded: 0 })
  const cash = order({ bill: { total: 2000, toPay: 2000 }, payment_state: 'due', returned: 2000 })
  expect(refundedValue(cash)).toMatchObject({ captured: 0, refunded: 0 })
})
