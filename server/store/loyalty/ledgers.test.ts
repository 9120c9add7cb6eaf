import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeMoneyShop, type MoneyShop } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { addEntry, lockBalance, type Ledger } from './ledgers.ts'

let test: TestApp
let shop: MoneyShop
let watch: pg.Client
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test)
  watch = new pg.Client(test.database.superuserUrl)
  await watch.connect()
})
afterAll(async () => {
  await watch.end()
  await test.close()
})

async function someoneWaits(): Promise<boolean> {
  const { rowCount } = await watch.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return Boolean(rowCount)
}

it.each(['wallet', 'points'] as const)(
  'safety 8: a rival with the same source waits at the account, then finds it done: %s',
  async (ledger: Ledger) => {
    const payer = await shop.payer({ [ledger]: 100 })
    const entry = {
      customerId: payer.customerId,
      type: 'adding',
      amount: 7,
      source: 'twice',
      kind: ledger,
    } as const
    const locked = Promise.withResolvers<void>()
    const racerWaits = Promise.withResolvers<void>()
    const first = test.database.db.write(shop.tenantId, async (tx) => {
      await lockBalance(tx, ledger, payer.customerId)
      locked.resolve()
      await racerWaits.promise
      return addEntry(tx, ledger, entry)
    })
    await locked.promise
    const racer = test.database.db.write(shop.tenantId, (tx) => addEntry(tx, ledger, entry))
    await vi.waitUntil(someoneWaits, { timeout: 4000 }).finally(() => racerWaits.resolve())
    expect(await Promise.all([first, racer])).toEqual([true, false])
    expect(await payer.balance(ledger)).toBe(107)
  },
)
