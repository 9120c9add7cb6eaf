import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EditedOrderWire, OrderEditorWire } from '#contract/ordering/order-edit.ts'
import type {
  OrderPaperWire,
  PrintingWire,
  TakenPrintJobWire,
  TicketRowWire,
} from '#contract/printing/printing.ts'
import { makeMoneyShop, type MoneyShop } from '#server/testing/make-money-shop.ts'
import { makePaidOrder, makeTendered, type Ordered } from '#server/testing/make-paid-order.ts'
import { makePrinting, type Printing } from '#server/testing/make-printing.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeTables, sitDown } from '#server/testing/make-tables.ts'

let test: TestApp
let shop: MoneyShop
let printing: Printing
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(
    test,
    {},
    {
      settings: { 'payment.methods': 'card,cash' },
      branches: [
        { name: { ar: 'العليا', en: 'Olaya' }, types: ['pickup', 'dinein'], acceptWithinMinutes: 240 },
      ],
      items: [
        { name: 'Shawarma', types: ['pickup', 'dinein'] },
        { name: 'Tea', price: 300, types: ['pickup', 'dinein'] },
      ],
    },
  )
  printing = await makePrinting(test, shop)
})
afterAll(() => test.close())

const browser = { kind: 'browser', agent_id: null, language: 'en' } as const
const take = async () => {
  const body = { branch_id: printing.branch, device: 'counter1' }
  const { job } = await printing.owner.call<{ job: TakenPrintJobWire }>(
    'POST',
    '/api/v1/staff/print-jobs/next',
    body,
  )
  return job
}
const printed = (job: NonNullable<TakenPrintJobWire>) =>
  printing.owner.call<{ done: boolean }>('POST', `/api/v1/staff/print-jobs/${job.id}/printed`, {
    claim: job.claim,
  })
const textsOf = (rows: readonly TicketRowWire[]) =>
  rows.flatMap((row) => (row.kind === 'rule' || row.kind === 'code' ? [] : [row.text]))
/** Takes what waits for this browser, prints it; returns the words on each. */
async function printAll(): Promise<string[][]> {
  const all: string[][] = []
  for (let job = await take(); job; job = await take()) {
    expect(await printed(job)).toEqual({ done: true })
    all.push(textsOf(job.rows))
  }
  return all
}
async function withPrinter(more: object, act: (id: string) => Promise<void>): Promise<void> {
  const id = await printing.add('', { ...browser, ...more })
  try {
    await act(id)
  } finally {
    await printing.owner.call('DELETE', `/api/v1/staff/printers/${id}`)
  }
}

async function edit(order: Ordered, change: (lines: OrderEditorWire['lines']) => OrderEditorWire['lines']) {
  const url = `/api/v1/staff/orders/${order.id}/edit`
  const { version, lines } = await order.owner.call<OrderEditorWire>('GET', url)
  const wanted = change(lines).map(({ line_id, item_id, quantity }) => ({ line_id, item_id, quantity }))
  const shown = await order.owner.call<EditedOrderWire>('POST', url, { version, lines: wanted })
  await order.owner.call('POST', url, { version, lines: wanted, total: shown.sums.total })
}

describe('what is printed by itself', () => {
  it('an accepted order once, however often it is heard of; before that nothing', async () => {
    await withPrinter({ paper: 'kitchen' }, async () => {
      const order = await makePaidOrder(test, shop, 'Shawarma')
      await printing.receive(order)
      expect(await printAll()).toEqual([])
      await order.move('accept')
      await Promise.all([printing.receive(order), printing.receive(order), printing.receive(order)])
      const tickets = await printAll()
      expect(tickets).toHaveLength(1)
      expect(tickets[0]).toContain('1 × Shawarma')
      // rule "What the kitchen sees": the kitchen sees no money and no guests
      expect(tickets[0]?.join()).not.toMatch(/55123|20\.00/)
      await printing.receive(order)
      expect(await printAll()).toEqual([])
    })
  })

  it('after an edit the kitchen gets the difference, the counter a receipt that replaces the former', async () => {
    await withPrinter({ paper: 'kitchen', prints_at: 'created' }, () =>
      withPrinter({ name: 'Receipts', paper: 'receipt', prints_at: 'created' }, async () => {
        const order = await makePaidOrder(test, shop, 'Shawarma', 'Tea')
        await printing.receive(order)
        expect((await printAll()).map((texts) => texts.filter((text) => text.includes('×')))).toEqual([
          ['1 × Shawarma', '1 × Tea'],
          ['1 × Shawarma', '1 × Tea'],
        ])
        await edit(order, (lines) => lines.filter((line) => line.name === 'Shawarma'))
        await printing.receive(order)
        const [kitchen, receipt] = await printAll()
        expect(kitchen).toContain('Order changed')
        expect(kitchen?.filter((text) => text.includes('×'))).toEqual(['− 1 × Tea'])
        expect(receipt).toContain('Changed: replaces the former')
        expect(receipt?.filter((text) => text.includes('×'))).toEqual(['1 × Shawarma'])
      }),
    )
  })

  it('what waits still is written anew; an order that is cancelled before it is printed needs no paper, after it the kitchen hears it', async () => {
    await withPrinter({ paper: 'kitchen', prints_at: 'created' }, async () => {
      const order = await makePaidOrder(test, shop, 'Shawarma', 'Tea')
      await printing.receive(order)
      await edit(order, (lines) => lines.filter((line) => line.name === 'Tea'))
      await printing.receive(order)
      const [ticket, ...more] = await printAll()
      expect([ticket?.filter((text) => text.includes('×')), more]).toEqual([['1 × Tea'], []])
      await order.move('cancel', { reason: 'closed early' })
      await printing.receive(order)
      expect((await printAll())[0]).toContain('Order cancelled')
      const unprinted = await makePaidOrder(test, shop, 'Tea')
      await printing.receive(unprinted)
      await unprinted.move('cancel', { reason: 'closed early' })
      await printing.receive(unprinted)
      expect(await printAll()).toEqual([])
    })
  })

  it.each([
    ['cash', { method: 'cash' as const }],
    ['the wallet', { wallet: 5000 }],
  ])(
    'an order that %s pays and that ends has nothing that a gateway confirms: the kitchen hears it all the same',
    async (_, how) => {
      await withPrinter({ paper: 'kitchen' }, async () => {
        const order = await makeTendered(test, shop, how, 'Shawarma')
        await order.move('accept')
        await printing.receive(order)
        expect((await printAll())[0]).toContain('1 × Shawarma')
        await order.move('cancel', { reason: 'closed early' })
        await printing.receive(order)
        const [ticket, ...more] = await printAll()
        expect([ticket, more]).toEqual([expect.arrayContaining(['Order cancelled']), []])
        // while the printer was off its ticket waited: there is nothing to cook
        const unprinted = await makeTendered(test, shop, how, 'Tea')
        await unprinted.move('accept')
        await printing.receive(unprinted)
        await unprinted.move('cancel', { reason: 'closed early' })
        await printing.receive(unprinted)
        expect(await printAll()).toEqual([])
      })
    },
  )

  it('each round of a table is a ticket of its own, with the table and its count', async () => {
    await withPrinter({ paper: 'kitchen', prints_at: 'created', language: 'both' }, async () => {
      const [code = ''] = await makeTables(test, shop, 'T7')
      const phone = await sitDown(shop, code, 'Sara')
      for (const item of ['Shawarma', 'Tea']) {
        await phone.add(shop.itemId(item))
        await phone.round()
      }
      const rounds = await test.database.db.read(shop.tenantId, ({ q }) =>
        q.selectFrom('orders').select('id').where('kind', '=', 'table_round').orderBy('number').execute(),
      )
      for (const round of rounds) await printing.receive(round)
      const tickets = await printAll()
      expect(tickets.map((texts) => texts.find((text) => text.includes('Round')))).toEqual([
        'الدفعة / Round 1',
        'الدفعة / Round 2',
      ])
      expect(tickets[1]).toContain('طاولة / Table T7')
      expect(tickets[1]?.filter((text) => text.includes('×'))).toEqual(['1 × Tea'])
    })
  })
})

describe('browsers that print', () => {
  it('of two at once one gets the ticket; one that took it and fell silent makes it a possible copy', async () => {
    await withPrinter({ paper: 'receipt' }, async (id) => {
      const order = await makePaidOrder(test, shop, 'Tea')
      await order.move('accept')
      await printing.receive(order)
      const both = await Promise.all([take(), take()])
      const [job] = both.filter((one) => one !== null)
      expect(both.filter((one) => one === null)).toHaveLength(1)
      expect(await take()).toBeNull()
      test.pass(61_000)
      const again = await take()
      expect(again && textsOf(again.rows)).toContain('Possible duplicate')
      // the first one speaks up after all: the ticket is the other's now
      if (job) expect(await printed(job)).toEqual({ done: false })
      if (again) expect(await printed(again)).toEqual({ done: true })
      test.resetClock()
      // printed by hand it is a copy
      await printing.owner.call('POST', `/api/v1/staff/orders/${order.id}/prints`, { printer_id: id })
      expect((await printAll())[0]).toContain('Copy')
    })
  })

  it('who sees no money prints no receipts; a ticket that waits is given up once', async () => {
    await withPrinter({ paper: 'receipt' }, async () => {
      const order = await makePaidOrder(test, shop, 'Tea')
      await order.move('accept')
      await printing.receive(order)
      const cook = await shop.staff('kitchen')
      const body = { branch_id: printing.branch, device: 'kitchen1' }
      expect(await cook.call('POST', '/api/v1/staff/print-jobs/next', body)).toEqual({ job: null })
      expect(await cook.refused('GET', `/api/v1/staff/orders/${order.id}/paper`)).toMatchObject({
        code: 'not-allowed',
      })
      const kitchen = await cook.call<OrderPaperWire>(
        'GET',
        `/api/v1/staff/orders/${order.id}/paper?paper=kitchen`,
      )
      expect(textsOf(kitchen.rows)).toContain('1 × Tea')
      const [job] = (await printing.printing()).jobs
      const url = `/api/v1/staff/print-jobs/${job?.id}`
      expect(await printing.owner.call<PrintingWire>('PUT', url, { act: 'drop' })).toMatchObject({ jobs: [] })
      expect(await printing.owner.refused('PUT', url, { act: 'drop' })).toMatchObject({ code: 'not-found' })
    })
  })

  it('two staff on one printer: the second is told', async () => {
    await withPrinter({ paper: 'receipt' }, async (id) => {
      const printer = (await printing.printing()).printers.find((one) => one.id === id)
      const body = { ...printer, branch_id: printing.branch, copies: 2 }
      await printing.owner.call('PUT', `/api/v1/staff/printers/${id}`, body)
      expect(await printing.owner.refused('PUT', `/api/v1/staff/printers/${id}`, body)).toMatchObject({
        code: 'plan-changed',
      })
    })
  })
})
