import { expect, it } from 'vitest'
import { kindsWith, kindsWithout, orderKinds, type OrderKindFacts } from './order-kind.ts'

it.each([
  ['isCooked', ['order', 'table_round']],
  ['isSoldByPayment', ['table_share', 'reservation']],
  ['isPaidByOthers', ['table_round']],
  ['isInWallet', ['wallet_topup']],
  ['isVisit', ['order', 'table_share']],
] satisfies [keyof OrderKindFacts, string[]][])('%s is true of %s', (fact, kinds) => {
  expect(kindsWith(fact)).toEqual(kinds)
})

it.each([
  ['isOneHold', ['group_share', 'wallet_topup']],
  ['isSearched', ['table_share', 'group_share', 'order_more']],
] satisfies [keyof OrderKindFacts, string[]][])('%s is not true of %s', (fact, kinds) => {
  expect(kindsWithout(fact)).toEqual(kinds)
})

it('every kind is in one of the two lists of a fact', () => {
  const all = [...kindsWith('isCooked'), ...kindsWithout('isCooked')]
  expect(all.toSorted()).toEqual(Object.keys(orderKinds).toSorted())
})
