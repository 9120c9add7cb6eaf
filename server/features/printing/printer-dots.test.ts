import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PrinterBody, PrintingWire } from '#contract/printing/printing.ts'
import { makeMoneyShop, type MoneyShop } from '#server/testing/make-money-shop.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { makePrinting, type Printing } from '#server/testing/make-printing.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { startPrinter, type SimulatedPrinter } from '#server/testing/simulated-printer.ts'

let test: TestApp
let shop: MoneyShop
let printing: Printing
let printer: SimulatedPrinter
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(
    test,
    {},
    {
      branches: [{ name: { ar: 'العليا', en: 'Olaya' }, types: ['pickup'], acceptWithinMinutes: 240 }],
      items: [{ name: 'Shawarma', types: ['pickup'] }],
    },
  )
  printing = await makePrinting(test, shop)
  printer = await startPrinter()
})
afterAll(async () => {
  await printer.close()
  await test.close()
})

const shown = async (id: string) => {
  const found = (await printing.printing()).printers.find((one) => one.id === id)
  if (!found) throw new Error('no printer')
  return found
}
/** Saves a printer as it is shown, with changes; fields that the body does not know stay away. */
async function change(id: string, more: Partial<PrinterBody>) {
  const { id: _, state: _state, waiting: _waiting, dots: _dots, ...now } = await shown(id)
  const body = { branch_id: printing.branch, ...now, ...more }
  return printing.owner.call<PrintingWire>('PUT', `/api/v1/staff/printers/${id}`, body)
}

describe('a printer whose lines have their own number of dots', () => {
  it.each([
    [undefined, 576],
    [512, 512],
    [504, 504],
  ])('%s: an order prints %s dots wide', async (dots, width) => {
    const before = printer.tickets.length
    const id = await printing.add(printer.address, dots === undefined ? {} : { dots })
    const order = await makePaidOrder(test, shop, 'Shawarma')
    await order.move('accept', { minutes: 10 })
    await printing.receive(order)
    const running = printing.start()
    await vi.waitFor(() => expect(printer.tickets.length).toBe(before + 1), {
      timeout: 20_000,
      interval: 100,
    })
    await running.stop()
    expect(printer.tickets.at(-1)?.width).toBe(width)
    await printing.owner.call('DELETE', `/api/v1/staff/printers/${id}`)
  })

  it('a program that knows of no dots leaves them as they are; a browser has none', async () => {
    const id = await printing.add('192.168.1.50:9100', { dots: 512, prints_at: 'never' })
    await change(id, { copies: 2 })
    expect(await shown(id)).toMatchObject({ copies: 2, dots: 512 })
    await change(id, { dots: null })
    expect(await shown(id)).toMatchObject({ dots: null })
    await change(id, { dots: 512, kind: 'browser' })
    expect(await shown(id)).toMatchObject({ kind: 'browser', dots: null })
  })

  it.each([0, 255, 1281, 512.5])(
    '%s dots are no line: refused by field, and nothing changes',
    async (dots) => {
      const id = await printing.add('192.168.1.51:9100', { dots: 512, prints_at: 'never' })
      const { id: _, state: _state, waiting: _waiting, ...now } = await shown(id)
      const body = { branch_id: printing.branch, ...now, dots }
      const refused = await printing.owner.refused('PUT', `/api/v1/staff/printers/${id}`, body)
      expect(refused).toMatchObject({ status: 400, code: 'bad-input' })
      expect(await shown(id)).toMatchObject({ dots: 512 })
    },
  )
})
