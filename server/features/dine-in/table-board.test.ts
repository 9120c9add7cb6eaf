import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BoardWire } from '#contract/ordering/board.ts'
import { makeTableShop, type TableShop } from '#server/testing/make-table-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: TableShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeTableShop(test)
})
afterAll(() => test.close())

it('safety 29: the board of a branch hears of what a table paid: its sum of the day is not left behind', async () => {
  const { phone } = await shop.tableWith('Tea', 'Shawarma')
  const cashier = await shop.staff('cashier')
  const lines = (await phone.inside()).bill.lines
  const input = { what: 'items', line_ids: [lines.find(({ name }) => name === 'Tea')?.line_id] }
  const url = `/api/v1/staff/board?branch_id=${shop.branchIds[0]}`
  const look = (since = '') => cashier.call<{ board: BoardWire | null }>('GET', url + since)
  const { board } = await look()
  const cash = { tender: 'cash', wish: input, amount: '3.30' }
  await cashier.call('POST', `/api/v1/staff/table-sessions/${phone.sessionId}/payments`, cash)
  const after = (await look(`&since=${board?.version}`)).board
  expect(Number(after?.today.total) - Number(board?.today.total)).toBeCloseTo(3.3)
})
