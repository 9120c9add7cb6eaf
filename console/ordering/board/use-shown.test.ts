import { expect, it } from 'vitest'
import { makeTicket } from './ticket/make-ticket.ts'
import { hiddenOf } from './use-shown.ts'

it('an order that rings and is not among those that are shown is counted: the bell has an order', () => {
  const pickup = makeTicket({ id: '1' })
  const car = makeTicket({ id: '2', type: 'car' })
  expect(hiddenOf([pickup, car], [pickup, makeTicket({ id: '3', status: 'accepted' })])).toEqual([car])
  expect(hiddenOf([pickup], [pickup, car])).toEqual([])
})
