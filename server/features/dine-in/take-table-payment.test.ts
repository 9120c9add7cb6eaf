import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TableBillWire } from '#contract/dine-in/table-bill.ts'
import { makeTableShop, type TableShop } from '#server/testing/make-table-shop.ts'
import type { Phone } from '#server/testing/make-tables.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: TableShop
let cashier: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeTableShop(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  test.resetClock()
  cashier = await shop.staff('cashier')
})

const whole = (amount: string) => ({ tender: 'cash', wish: { what: 'whole' }, amount })
const request = (phone: Phone, body: object, key?: string) =>
  cashier.send(
    'POST',
    `/api/v1/staff/table-sessions/${phone.sessionId}/payments`,
    body,
    key === undefined ? {} : { 'idempotency-key': key },
  )
const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code
const paid = async (phone: Phone) => {
  const path = `/api/v1/staff/table-sessions/${phone.sessionId}/bill`
  const { left, payments } = await cashier.call<TableBillWire>('GET', path)
  return { left, amounts: payments.map(({ amount }) => amount) }
}

it('safety 2: a press that is sent again takes nothing more, though as much is left to pay again', async () => {
  const { phone } = await shop.tableWith('Tea', 'Shawarma')
  await phone.guest.call('PUT', `/api/v1/table-sessions/${phone.sessionId}/split`, { into: 2 })
  // a phone holds one half at the gateway's page
  const { reference } = await phone.pay({ what: 'part', split_no: 1, part_no: 0 })
  expect((await request(phone, whole('12.65'), 'press-of-the-half')).status).toBe(200)
  test.pass(60 * 60_000)
  await test.sweep()
  await phone.guest.send('GET', `/api/v1/payments/${reference}`)
  expect(await paid(phone), 'the other half is free again').toEqual({ left: '12.65', amounts: ['12.65'] })
  const again = await request(phone, whole('12.65'), 'press-of-the-half')
  expect([again.status, await again.json()]).toEqual([200, { done: true }])
  expect(await paid(phone)).toEqual({ left: '12.65', amounts: ['12.65'] })
  expect((await request(phone, whole('12.65'), 'press-of-the-rest')).status).toBe(200)
  expect(await paid(phone)).toEqual({ left: '0.00', amounts: ['12.65', '12.65'] })
})

it('safety 2: the same press five times at once is one payment and one invoice, and all five are told that it is done', async () => {
  const { phone } = await shop.tableWith('Tea', 'Shawarma')
  const { rounds } = await phone.inside()
  const tea = rounds[0]?.lines.find(({ name }) => name === 'Tea')
  const body = {
    tender: 'card',
    wish: { what: 'items', line_ids: [tea?.line_id] },
    amount: tea?.amount,
  }
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => request(phone, body, 'press-of-the-tea')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await paid(phone)).amounts).toEqual([tea?.amount])
})

it('safety 2: what is repeated after the bill is paid and the table closed is done; a refused press leaves its key free', async () => {
  const { phone } = await shop.tableWith('Tea')
  expect(await codeOf(await request(phone, whole('9.99'), 'press-of-the-bill'))).toBe('table-changed')
  const key = 'press-of-the-bill'
  expect((await request(phone, whole('3.30'), key)).status).toBe(200)
  expect((await request(phone, whole('3.30'), key)).status).toBe(200)
  expect(await codeOf(await request(phone, whole('3.30'), 'another-press'))).toBe('already-paid')
  await cashier.call('POST', `/api/v1/staff/table-sessions/${phone.sessionId}/acts`, { act: 'close' })
  expect((await request(phone, whole('3.30'), key)).status).toBe(200)
  expect(await paid(phone)).toEqual({ left: '0.00', amounts: ['3.30'] })
})

it('safety 2: a key belongs to one press: another amount, another table or another tender under it is refused', async () => {
  const [{ phone }, other] = [await shop.tableWith('Tea'), await shop.tableWith('Tea')]
  const key = 'press-of-one-table'
  expect((await request(phone, whole('3.30'), key)).status).toBe(200)
  expect(await codeOf(await request(phone, { ...whole('3.30'), tender: 'card' }, key))).toBe('key-reused')
  expect(await codeOf(await request(other.phone, whole('3.30'), key))).toBe('key-reused')
  expect((await paid(other.phone)).amounts).toEqual([])
  // without a key every call is an intent of its own, as before
  expect((await request(other.phone, whole('3.30'))).status).toBe(200)
})
