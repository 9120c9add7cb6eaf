import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from './make-test-app.ts'
import { plantAndSignIn } from './plant-visits.ts'
import { plantOwnWords, plantStaffWords } from './plant-words.ts'
import { makePlantingField, type PlantingField } from './planting-field.ts'
import { columnsWith } from './search-database.ts'
import type { Visitor } from './visitor.ts'

/** Where a planted word may stay, and by which law. Nothing of a customer's own is among them. */
const exempt: Readonly<Record<string, string>> = {
  'public.credit_notes.reason':
    'an issued tax document is never changed; staff give the reason that the law asks for, a customer can not write there',
}

const mobile = '+966551987654'
/** As E.164, international and national: whatever stands around them, these digits are in each. */
const digits = '551987654'

let test: TestApp
let field: PlantingField
let guest: Visitor
let customerId: string
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  field = await makePlantingField(test)
  guest = field.shop.guest()
  customerId = await plantAndSignIn(field, guest, mobile)
  await plantOwnWords(field, guest, mobile)
  await plantStaffWords(field, customerId, mobile)
}, 60_000)
afterAll(() => test.close())

const deletion = () =>
  guest.call<{ wallet_balance: string; points_balance: number; orders_under_way: number }>(
    'GET',
    '/api/v1/user/customers/deletion',
  )

describe('what people wrote', () => {
  it('rule "My data as a file": stands in the file of my data, every word that is the customer’s own', async () => {
    const file = JSON.stringify(await guest.call('GET', '/api/v1/user/customers/download'))
    const missing = Object.entries(field.planted.own).filter(([, word]) => !file.includes(word))
    expect(missing.map(([place]) => place)).toEqual([])
    expect(file).toContain(digits)
  })

  it('rule "Deleting an account": stands nowhere once the account is deleted, in no column of any table, jobs and sealed ones too', async () => {
    const { own, staff } = field.planted
    const places = new Map(
      [own, staff].flatMap((said) => Object.entries(said).map(([place, word]) => [word, place])),
    )
    const words = [...places.keys(), digits]
    const before = await columnsWith(test, words)
    // each of them was somewhere, or the search would prove nothing
    expect(words.filter((word) => !before.some((found) => found.startsWith(`${word}: `)))).toEqual([])
    await field.visit.close()
    const { orders_under_way, wallet_balance, points_balance } = await deletion()
    expect(orders_under_way).toBe(0)
    await guest.call('DELETE', '/api/v1/user/customers/delete', { wallet_balance, points_balance })
    await test.sweep()
    await field.carry()
    const left = (await columnsWith(test, words)).map((found) => found.split(': '))
    const named = left.map(([word = '', column = '']) => [places.get(word) ?? word, column] as const)
    expect(named.filter(([, column]) => !(column in exempt))).toEqual([])
    expect(named.filter(([place]) => place in field.planted.own)).toEqual([])
  })
})
