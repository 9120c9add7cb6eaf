import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TableDeskWire } from '#contract/table-desk.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTables, sitDown, type Phone } from '#server/testing/make-tables.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, {
    items: [
      { name: 'Shawarma', types: ['pickup', 'dinein'] },
      { name: 'Tea', price: 300, types: ['pickup', 'dinein'] },
    ],
    branches: [
      { name: { ar: 'العليا', en: 'Olaya' }, types: ['pickup', 'dinein'], acceptWithinMinutes: 240 },
    ],
    settings: { 'dine_in.service_charge_basis_points': '1000' },
  })
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const code = async () => (await makeTables(test, shop, `T${Math.random()}`.slice(0, 8)))[0] ?? ''
const at = (phone: Phone) => `/api/v1/table-sessions/${phone.sessionId}`

async function tableWith(...items: string[]): Promise<{ phone: Phone; printed: string }> {
  const printed = await code()
  const phone = await sitDown(shop, printed, 'Sara')
  for (const item of items) await phone.add(shop.itemId(item))
  if (items.length > 0) await phone.round()
  return { phone, printed }
}

describe('staff at the tables', () => {
  it('see who sits where, take cash, and close the table only when nothing is left', async () => {
    const { phone } = await tableWith('Tea')
    const cashier = await shop.staff('cashier')
    await phone.guest.call('POST', `${at(phone)}/asks`, { what: 'waiter' })
    const desk = () =>
      cashier.call<TableDeskWire>('GET', `/api/v1/staff/tables?branch_id=${shop.branchIds[0]}`)
    const seatedAt = async () =>
      (await desk()).areas
        .flatMap((area) => area.tables.flatMap((table) => table.sessions))
        .find((session) => session.id === phone.sessionId)
    const seated = await seatedAt()
    expect(seated).toMatchObject({ members: [{ name: 'Sara' }], open_rounds: 1, money: { left: '3.30' } })
    expect(seated?.waiter_called_at).not.toBeNull()
    const acts = `/api/v1/staff/table-sessions/${phone.sessionId}`
    expect(await cashier.refused('POST', `${acts}/acts`, { act: 'close' })).toMatchObject({
      code: 'table-unpaid',
    })
    const host = await shop.staff('host')
    const cash = { tender: 'cash', wish: { what: 'whole' }, amount: '3.30' }
    expect(await host.refused('POST', `${acts}/payments`, cash)).toMatchObject({ code: 'not-allowed' })
    await cashier.call('POST', `${acts}/payments`, cash)
    expect((await phone.session()).state).toBe('paid')
    await host.call('POST', `${acts}/acts`, { act: 'close' })
    expect(await phone.guest.refused('GET', at(phone))).toMatchObject({ code: 'table-session-over' })
    expect(await seatedAt()).toBeUndefined()
  })

  it('plan areas and tables, and print their codes as a PDF', async () => {
    const manager = await shop.staff('manager')
    const branch_id = shop.branchIds[0] ?? ''
    const before = await manager.call<TableDeskWire>('GET', `/api/v1/staff/tables?branch_id=${branch_id}`)
    const area = { name_ar: 'العائلات', name_en: 'Families', tables: [{ name: 'F1', seats: 6 }] }
    const areas = [...before.areas, area]
    const after = await manager.call<TableDeskWire>('PUT', '/api/v1/staff/table-plan', { branch_id, areas })
    const table = after.areas.at(-1)?.tables[0]
    expect(table).toMatchObject({ name: 'F1', seats: 6, sessions: [] })
    const sheet = await manager.send('GET', `/api/v1/staff/table-sheet?branch_id=${branch_id}`)
    expect(sheet.headers.get('content-type')).toBe('application/pdf')
    expect((await sheet.text()).startsWith('%PDF-')).toBe(true)
    const phone = await sitDown(shop, table?.code ?? '')
    expect(phone.state).toBe('in')
    const without = { branch_id, areas: after.areas.slice(0, -1) }
    expect(await manager.refused('PUT', '/api/v1/staff/table-plan', without)).toMatchObject({
      code: 'table-changed',
    })
  })
})
