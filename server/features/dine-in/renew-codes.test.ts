import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TableDeskWire } from '#contract/dine-in/table-desk.ts'
import { makeTableShop, type TableShop } from '#server/testing/make-table-shop.ts'
import { sitDown } from '#server/testing/make-tables.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

const path = '/api/v1/staff/table-codes'
let test: TestApp
let shop: TableShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeTableShop(test)
})
afterAll(() => test.close())

it('decision 0203: a renewed code starts nothing any more, and who sits there stays', async () => {
  const { phone, printed } = await shop.tableWith('Tea')
  const other = await shop.code()
  const manager = await shop.staff('manager')
  const [branch_id = ''] = shop.branchIds
  const { table: name } = await phone.session()
  const tableNow = async () => {
    const desk = await manager.call<TableDeskWire>('GET', `/api/v1/staff/tables?branch_id=${branch_id}`)
    const table = desk.areas.flatMap((area) => area.tables).find((one) => one.name === name)
    return { id: table?.id ?? '', code: table?.url.split('/').at(-1) ?? '' }
  }
  await manager.call('POST', path, { branch_id, table_id: (await tableNow()).id })
  const fresh = (await tableNow()).code
  expect(fresh).toMatch(/^[0-9A-Za-z]{10}$/)
  expect(fresh).not.toBe(printed)
  const stranger = shop.guest()
  expect(await stranger.refused('POST', `/api/v1/tables/${printed}/sessions`, { name: '' })).toMatchObject({
    status: 404,
    code: 'table-not-found',
  })
  await phone.add(shop.itemId('Tea'))
  await phone.round()
  expect((await sitDown(shop, fresh)).sessionId).toBe(phone.sessionId)
  await sitDown(shop, other)
  await manager.call('POST', path, { branch_id })
  for (const gone of [fresh, other])
    expect(await stranger.refused('GET', `/api/v1/tables/${gone}`)).toMatchObject({ code: 'table-not-found' })
  const host = await shop.staff('host')
  expect(await host.refused('POST', path, { branch_id })).toMatchObject({ code: 'not-allowed' })
  expect(await manager.refused('POST', path, { branch_id, table_id: 'none' })).toMatchObject({
    code: 'table-not-found',
  })
  const log = await test.database.db.read(shop.tenantId, ({ q }) =>
    q
      .selectFrom('audit_log')
      .select('after')
      .where('tenant_id', '=', shop.tenantId)
      .where('action', '=', 'table-codes')
      .orderBy('id')
      .execute(),
  )
  expect(log[0]?.after).toEqual({ tables: [name] })
  expect(log).toHaveLength(2)
})
