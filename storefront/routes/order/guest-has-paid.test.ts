import { expect, it } from 'vitest'
import { guestHasPaid } from './guest-has-paid.ts'

const bill = { total: '149.00', wallet: '0.00' }

it('decision 0182: no guest is told of money that comes back where a company owes the order, or nothing is paid yet', () => {
  expect(guestHasPaid({ payment_state: 'paid', on_account: false, bill })).toBe(true)
  expect(guestHasPaid({ payment_state: 'paid', on_account: true, bill })).toBe(false)
  expect(guestHasPaid({ payment_state: 'due', on_account: false, bill })).toBe(false)
  expect(guestHasPaid({ payment_state: 'paid', on_account: false, bill: { ...bill, total: '0.00' } })).toBe(
    false,
  )
})

it('what a wallet paid of it is its guest’s, whoever pays the rest', () => {
  const part = { ...bill, wallet: '20.00' }
  expect(guestHasPaid({ payment_state: 'paid', on_account: true, bill: part })).toBe(true)
  expect(guestHasPaid({ payment_state: 'due', on_account: false, bill: part })).toBe(true)
})
