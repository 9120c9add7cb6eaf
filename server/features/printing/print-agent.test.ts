import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makePrinting, type Printing } from '#server/testing/make-printing.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { countMarks, startPrinter, type SimulatedPrinter } from '#server/testing/simulated-printer.ts'
import type { AgentPoint } from '#tools/print-agent/run-agent.ts'

let test: TestApp
let shop: Shop
let printing: Printing
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  printing = await makePrinting(test, shop)
})
afterAll(() => test.close())

/** Until nothing waits for any printer. */
const allPrinted = () =>
  vi.waitFor(async () => expect((await printing.printing()).jobs).toEqual([]), {
    timeout: 20_000,
    interval: 200,
  })

/** A printer for which a test page waits. */
async function withPrinter(act: (printer: SimulatedPrinter) => Promise<void>): Promise<void> {
  const printer = await startPrinter()
  const id = await printing.add(printer.address)
  await printing.owner.call('POST', `/api/v1/staff/printers/${id}/test`)
  try {
    await act(printer)
  } finally {
    await printing.owner.call('DELETE', `/api/v1/staff/printers/${id}`)
    await printer.close()
  }
}

/** What lies under the printer after a fall at each point and a new start: whole tickets, and the marks on each (a test page has one). */
const falls: readonly (readonly [AgentPoint, { whole: number[]; torn: number }])[] = [
  // nothing had been written: one ticket, as if there had been no fall
  ['claimed', { whole: [1], torn: 0 }],
  ['got', { whole: [1], torn: 0 }],
  ['connected', { whole: [1], torn: 0 }],
  // something may have been written: what comes after is marked
  ['writing', { whole: [2], torn: 0 }],
  ['half', { whole: [2], torn: 1 }],
  ['sent', { whole: [1, 2], torn: 0 }],
  ['confirmed', { whole: [1, 2], torn: 0 }],
  // all was written, and noted: nothing is printed again
  ['written', { whole: [1], torn: 0 }],
  ['told', { whole: [1], torn: 0 }],
]

const written: Partial<Record<AgentPoint, (printer: SimulatedPrinter) => boolean>> = {
  half: (printer) => printer.received() > 4000,
  sent: (printer) => printer.tickets.length === 1,
}

describe('the program in a shop', () => {
  it.each(falls)(
    'falls at "%s": nothing is lost, and nothing is printed twice unmarked',
    async (point, { whole, torn }) => {
      await withPrinter(async (printer) => {
        const first = printing.start(point)
        await first.fallen
        // what had left the computer reaches the printer, whatever becomes of the computer
        if (written[point])
          await vi.waitFor(() => expect(written[point]?.(printer)).toBe(true), { timeout: 20_000 })
        printer.hangUp()
        const second = printing.start()
        await allPrinted()
        await second.stop()
        expect(printer.strange).toEqual([])
        expect(printer.tickets.filter((ticket) => !ticket.torn).map(countMarks)).toEqual(whole)
        expect(printer.tickets.filter((ticket) => ticket.torn)).toHaveLength(torn)
      })
    },
  )

  it('the program itself is killed, twice: what was not begun is printed once, what may lie there is marked', async () => {
    const printer = await startPrinter()
    const shopAt = await printing.startProgram()
    const id = await printing.add(printer.address, { agent_id: shopAt.agentId })
    const testPage = () => printing.owner.call('POST', `/api/v1/staff/printers/${id}/test`)
    // claimed, and the printer has answered nothing yet: not a dot of it is written
    printer.say({ silent: true })
    await testPage()
    await vi.waitFor(() => expect(printer.received()).toBeGreaterThan(0), { timeout: 20_000 })
    await shopAt.kill()
    printer.say({ silent: false })
    await shopAt.again()
    await allPrinted()
    expect(printer.tickets.map(countMarks)).toEqual([1])
    // all of it is on paper, and the printer has not said so yet: nobody can know
    printer.say({ endless: true })
    await testPage()
    await vi.waitFor(() => expect(printer.tickets).toHaveLength(2), { timeout: 20_000 })
    await shopAt.kill()
    printer.say({ endless: false })
    await shopAt.again()
    await allPrinted()
    await shopAt.stop()
    expect(printer.tickets.map(countMarks)).toEqual([1, 1, 2])
    await printing.owner.call('DELETE', `/api/v1/staff/printers/${id}`)
    await printing.owner.call('DELETE', `/api/v1/staff/print-agents/${shopAt.agentId}`)
    await printer.close()
  })

  it('a journal that was lost with its disk knows nothing: what was claimed comes marked', async () => {
    await withPrinter(async (printer) => {
      await printing.start('connected').fallen
      printer.hangUp()
      const other = printing.start(undefined, join(printing.folder, 'new-disk'))
      await allPrinted()
      await other.stop()
      expect(printer.tickets.filter((ticket) => !ticket.torn).map(countMarks)).toEqual([2])
    })
  })

  it('a line of the journal that was not written whole was never noted', async () => {
    await withPrinter(async (printer) => {
      await printing.start('connected').fallen
      printer.hangUp()
      await appendFile(join(printing.folder, 'journal.jsonl'), '{"claim":"torn","st')
      const again = printing.start()
      await allPrinted()
      await again.stop()
      expect(printer.tickets.map(countMarks)).toEqual([1])
    })
  })

  it('a word that was held up on the way is not heard any more: it could print a ticket twice', async () => {
    const say = (turn: number) =>
      test.app.request('http://localhost:3000/api/v1/print-agent/sync', {
        method: 'POST',
        headers: {
          host: 'localhost',
          'content-type': 'application/json',
          authorization: `Bearer ${printing.key}`,
        },
        body: JSON.stringify({
          turn,
          journal: 'journal1',
          held: [],
          done: [],
          unsure: [],
          back: [],
          resting: [],
          printers: [],
        }),
      })
    const { turn } = (await (await say(0)).json()) as { turn: number }
    expect((await say(turn)).status).toBe(200)
    expect((await say(turn)).status).toBe(409)
  })

  it('a printer that is off shows in the console with what waits, and prints it once it is on', async () => {
    const printer = await startPrinter()
    const { address } = printer
    await printer.close()
    const id = await printing.add(address)
    const running = printing.start()
    await printing.owner.call('POST', `/api/v1/staff/printers/${id}/test`)
    const shown = async () => (await printing.printing()).printers.find((one) => one.id === id)
    await vi.waitFor(async () => expect(await shown()).toMatchObject({ state: 'unreachable', waiting: 1 }), {
      timeout: 20_000,
      interval: 200,
    })
    const on = await startPrinter(Number(address.split(':')[1]))
    on.say({ paper: 0x72 })
    await vi.waitFor(async () => expect(await shown()).toMatchObject({ state: 'paper', waiting: 1 }), {
      timeout: 20_000,
      interval: 200,
    })
    expect(on.tickets).toEqual([])
    on.say({ paper: 0x12 })
    await allPrinted()
    await vi.waitFor(async () => expect(await shown()).toMatchObject({ state: 'ready', waiting: 0 }), {
      timeout: 20_000,
      interval: 200,
    })
    await running.stop()
    // a test page says so
    expect(on.tickets.map(countMarks)).toEqual([1])
    // its lines have 576 dots; the ruler goes on beyond every head of that paper (decision 0220)
    expect(on.tickets[0]?.width).toBe(640)
    await printing.owner.call('DELETE', `/api/v1/staff/printers/${id}`)
    await on.close()
  })

  it('its key is revoked in the console, stored as a hash, and goes nowhere outside the shop', async () => {
    const outside = await printing.add('93.184.216.34:9100', { prints_at: 'never' })
    await printing.owner.call('POST', `/api/v1/staff/printers/${outside}/test`)
    const running = printing.start()
    await vi.waitFor(
      async () =>
        expect((await printing.printing()).printers.find((one) => one.id === outside)?.state).toBe(
          'unreachable',
        ),
      { timeout: 20_000, interval: 200 },
    )
    await running.stop()
    const { agents } = await printing.printing()
    const stored = await test.database.db.read(shop.tenantId, ({ q }) =>
      q.selectFrom('print_agents').selectAll().execute(),
    )
    expect(JSON.stringify(stored)).not.toContain(printing.key)
    const after = await printing.owner.call('DELETE', `/api/v1/staff/print-agents/${agents[0]?.id}`)
    expect(after).toMatchObject({ agents: [], printers: [{ id: outside, state: 'unpaired' }] })
    await expect(printing.start().stop()).rejects.toMatchObject({ code: 'sign-in-required' })
  })
})
