import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recipientKey } from '#server/secrets/recipient-key.ts'
import { personalDataTables, nobodysTables, type PersonalDataTable } from './personal-data.ts'
import { leavePersonalData, type Known } from './leave-personal-data.ts'
import { makeShop, type Shop } from './make-shop.ts'
import { makeTestApp, type TestApp } from './make-test-app.ts'
import { columnsOfTenants, tablesWith } from './search-tenant.ts'

const download = '/api/v1/user/customers/download'
const says = (wanted: (trace: PersonalDataTable) => boolean) =>
  Object.entries(personalDataTables)
    .filter(([, trace]) => wanted(trace))
    .map(([name]) => name)
    .sort()

let test: TestApp
let shop: Shop
let known: Known
let marks: readonly string[]
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test)
  known = await leavePersonalData(test, shop)
  marks = [...known.marks, recipientKey(test.seal, shop.tenantId, { mobile: known.mobile })]
})
afterAll(() => test.close())

describe('every table that says something of a customer', () => {
  it('is known, and so is why the others do not: a new table belongs into customer-traces.ts', async () => {
    const columns = await columnsOfTenants(test)
    const listed = [...Object.keys(personalDataTables), ...Object.keys(nobodysTables)].sort()
    expect(listed).toEqual(Object.keys(columns).sort())
    const person = /^(customer_id|friend_id|shopper|browser|recipient|mobile|contact_\w+)$/
    const persons = Object.keys(nobodysTables).filter((name) =>
      columns[name]?.some((one) => person.test(one)),
    )
    expect(persons).toEqual([])
  })

  it('rule "My data as a file": stands in the file of my data, if the list says so', async () => {
    const file = await known.guest.call<Record<string, unknown>>('GET', download)
    const named = new Set(
      Object.values(personalDataTables).flatMap(({ file: where }) => ('in' in where ? [where.in] : [])),
    )
    expect([...named].filter((name) => [file[name] ?? []].flat().length === 0)).toEqual([])
    expect(file).toMatchObject({
      carts: [{ type: 'pickup', items: [{ quantity: 1, note: 'for Zulaikha' }] }],
      shared_carts: [
        { name: 'Zulaikha', own: false },
        { name: 'Zulaikha', own: true },
      ],
      challenges: [{ goal: 'orders', target: '3', progress: '2', won_at: null, paid_in: 'wallet' }],
      rewards: [{ code: 'BOUGHT', points: 30, state: 'used' }],
      points_in_lots: [{ points: 40, left: 40 }],
      invited: [{ state: 'waiting' }],
      came_by_invitation: { state: 'waiting' },
      sent_to_me: [{ channel: 'sms', to: known.mobile, body: '' }],
    })
    const { reservations } = file as { reservations: { id: string }[] }
    expect(reservations.map(({ id }) => id).sort()).toEqual(['booked', 'phoned'])
    const { coupons } = file as { coupons: { code: string; state: string }[] }
    expect(coupons.map(({ code, state }) => `${code} ${state}`).sort()).toEqual(['BOUGHT used', 'GIVEN over'])
    // whom it invited is that one's own data
    expect(JSON.stringify(file)).not.toContain('friend"')
  })

  it('rule "Deleting an account": goes or names nobody once the account is deleted, if the list says so', async () => {
    const [goes, nameless] = [
      says((one) => one.leaving === 'goes'),
      says((one) => one.leaving === 'nameless'),
    ]
    const before = [
      await tablesWith(test, shop.tenantId, marks),
      await tablesWith(test, shop.tenantId, known.words),
    ]
    expect(before[0]).toEqual(expect.arrayContaining(goes))
    expect(before[1]).toEqual(expect.arrayContaining(nameless))
    const left = { wallet_balance: '25.50', points_balance: 40 }
    await known.guest.call('DELETE', '/api/v1/user/customers/delete', left)
    await test.sweep()
    expect((await tablesWith(test, shop.tenantId, marks)).filter((name) => goes.includes(name))).toEqual([])
    expect(await tablesWith(test, shop.tenantId, known.words)).toEqual([])
  })
})
