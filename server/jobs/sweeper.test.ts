import type { Logger } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DatabaseBusy } from '#server/database/database-busy.ts'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { runOnce, startSweepers, type Sweep } from './sweeper.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
  const shop = await makeShop(test)
  const { guest, cart } = await shop.guestWith('Shawarma')
  const order = await guest.place(cart)
  await guest.call('POST', `/api/v1/orders/${order.id}/payments`, {})
  // its hold and its payment are due
  test.pass(3_600_000)
})
afterAll(() => test.close())

describe('sweeps', () => {
  it('safety 28: a kind that is slow is not begun twice, and holds up no other', async () => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => (open = resolve))
    const slow = vi.fn<Sweep['act']>(() => gate)
    const quick = vi.fn<Sweep['act']>(async () => {})
    const running = startSweepers(
      test.database.db,
      [
        { due: 'due_holds', act: slow },
        { due: 'due_attempts', act: quick },
      ],
      test.deps,
    )
    await vi.waitFor(() => expect(quick.mock.calls.length).toBeGreaterThan(2), { timeout: 20_000 })
    expect(slow).toHaveBeenCalledTimes(1)
    open()
    await vi.waitFor(() => expect(slow.mock.calls.length).toBeGreaterThan(1), { timeout: 20_000 })
    await running.stop()
  })

  it('safety 28: ends only when what it acts on is done', async () => {
    let ended = false
    let open = () => {}
    const act = vi.fn<Sweep['act']>(() => new Promise<void>((resolve) => (open = resolve)))
    const running = startSweepers(test.database.db, [{ due: 'due_holds', act }], test.deps)
    await vi.waitFor(() => expect(act).toHaveBeenCalled(), { timeout: 20_000 })
    const stopping = running.stop().then(() => (ended = true))
    await runOnce(test.database.db, { due: 'due_attempts', act: async () => {} }, test.deps)
    expect(ended).toBe(false)
    open()
    await stopping
    expect(ended).toBe(true)
  })

  it('safety 28: a database that is away is asked once for all kinds, and told once', async () => {
    const platform = vi.fn<() => Promise<never>>(() => Promise.reject(new DatabaseBusy('away')))
    const error = vi.fn<(line: object, message: string) => void>()
    const sweeps = (['due_holds', 'due_attempts', 'due_refunds'] as const).map((due) => ({
      due,
      act: async () => {},
    }))
    const tools = { clock: test.deps.clock, log: { error } as unknown as Logger }
    const running = startSweepers({ ...test.database.db, platform }, sweeps, tools)
    await vi.waitFor(() => expect(error).toHaveBeenCalled(), { timeout: 20_000 })
    await running.stop()
    expect(error).toHaveBeenCalledTimes(platform.mock.calls.length)
  })

  it('safety 28: a kind whose question fails, and an act that fails, keep no other from its turn', async () => {
    const broken = { due: 'due_nothing' as Sweep['due'], act: vi.fn<Sweep['act']>(async () => {}) }
    const failing = {
      due: 'due_holds' as const,
      act: vi.fn<Sweep['act']>(() => Promise.reject(new Error('bug'))),
    }
    const well = { due: 'due_attempts' as const, act: vi.fn<Sweep['act']>(async () => {}) }
    const running = startSweepers(test.database.db, [broken, failing, well], test.deps)
    await vi.waitFor(() => expect(well.act.mock.calls.length).toBeGreaterThan(1), { timeout: 20_000 })
    await running.stop()
    expect(failing.act.mock.calls.length).toBeGreaterThan(1)
    expect(broken.act).not.toHaveBeenCalled()
  })
})
