import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderEditorWire } from '#contract/ordering/order-edit.ts'
import type { OptionGroup } from '#domain/menu/menu.ts'
import { editLinesOf as edit, editUrl as url, type EditedLines } from '#server/testing/edit-lines-of.ts'
import { makePaid, makePaidOrder, type Ordered } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeOption, makeWords, sizeGroup } from '#server/testing/sample-options.ts'

const extras: OptionGroup = {
  id: 'extras',
  name: makeWords('Extras'),
  min: 0,
  max: 3,
  free: 1,
  options: [makeOption('cheese', 200, { max: 2 }), makeOption('egg', 150)],
}

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, {
    items: [
      { name: 'Burger', price: 2500, options: [sizeGroup, extras] },
      { name: 'Tea', price: 300 },
      {
        name: 'Lamb',
        price: 9000,
        deposits: [{ id: 'tray', name: makeWords('Tray'), amount: 5000, min: 1, max: 2 }],
      },
      { name: 'Soup', soldOut: true },
    ],
  })
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const one = (option_id: string, quantity = 1) => ({ option_id, quantity })
const editorOf = (order: Ordered) => order.owner.call<OrderEditorWire>('GET', url(order))
const withFirst = (more: Partial<EditedLines[number]>) => (lines: EditedLines) =>
  lines.map((line, i) => (i === 0 ? { ...line, ...more } : line))

/** A large burger with an egg that is free, and its line. */
const orderBurger = async () => {
  const guest = shop.guest()
  const cart = await guest.add(await guest.openCart(), shop.itemId('Burger'), {
    options: [one('large'), one('egg')],
  })
  return makePaid(test, shop, guest, cart)
}

describe('what is chosen of a line that is already in the order', () => {
  it('becomes dearer: it keeps its line, is priced by the one calculator, and its guest pays the difference by a link', async () => {
    const order = await orderBurger()
    const [line] = (await editorOf(order)).lines
    expect(line?.options).toMatchObject([{ option_id: 'large' }, { option_id: 'egg', free: 1 }])
    // of three extras the dearest is free
    const options = [one('large'), one('cheese', 2), one('egg')]
    const dearer = await edit(order, withFirst({ options, quantity: 2, note: 'well done' }))
    expect(dearer).toMatchObject({ state: 'waiting', was: '30.00', settles: 'link', more: '37.00' })
    expect(dearer.sums.total).toBe('67.00')
    expect(dearer.lines).toMatchObject([{ line_id: line?.line_id, quantity: 2, note: 'well done' }])
  })

  it('becomes cheaper: what was paid too much goes back to the card, and the kitchen reads the new choice', async () => {
    const order = await orderBurger()
    const cheaper = await edit(order, withFirst({ options: [one('small')] }))
    expect(cheaper).toMatchObject({ state: 'done', settles: 'refund', to_card: '5.00' })
    const seen = await order.order()
    expect(seen.bill.lines).toMatchObject([{ options: [{ name: 'small' }], unit_price: '25.00' }])
    await order.settle()
    expect(await order.order()).toMatchObject({ refunds: [{ amount: '5.00', state: 'done' }] })
  })

  it('is refused as a cart refuses it, and nothing has happened', async () => {
    const order = await orderBurger()
    const { version, lines } = await editorOf(order)
    const asked = (options: { option_id: string; quantity: number }[]) => ({
      version,
      lines: lines.map(({ line_id, item_id, quantity }) => ({ line_id, item_id, quantity, options })),
    })
    const refused = (options: { option_id: string; quantity: number }[]) =>
      order.owner.refused('POST', url(order), asked(options))
    expect(await refused([one('egg')])).toMatchObject({ code: 'option-required' })
    expect(await refused([one('large'), one('cheese', 3)])).toMatchObject({ code: 'option-count' })
    expect((await editorOf(order)).version).toBe(version)
  })

  it('deposits are chosen anew with it, and of a new line too', async () => {
    const order = await makePaidOrder(test, shop, 'Lamb')
    const deposits = [{ deposit_id: 'tray', quantity: 2 }]
    const edited = await edit(order, withFirst({ deposits }))
    expect(edited).toMatchObject({ settles: 'link', more: '50.00', sums: { deposits: '100.00' } })
    const other = await makePaidOrder(test, shop, 'Tea')
    const lamb = { item_id: shop.itemId('Lamb'), quantity: 1, deposits }
    expect((await edit(other, (lines) => [...lines, lamb])).sums.deposits).toBe('100.00')
    const { version, lines } = await editorOf(await makePaidOrder(test, shop, 'Lamb'))
    expect([version, lines[0]?.deposits]).toMatchObject([version, [{ deposit_id: 'tray', quantity: 1 }]])
  })
})

it('dishes come with their group, all that may be chosen of them, and whether they can be had', async () => {
  const { dishes } = await editorOf(await makePaidOrder(test, shop, 'Tea'))
  expect(dishes).toMatchObject([
    {
      name: 'Burger',
      group: 'Group',
      state: 'available',
      option_groups: [
        { id: 'size', min: 1, free: 0 },
        { id: 'extras', min: 0, free: 1 },
      ],
    },
    { name: 'Tea', needs_choice: false },
    { name: 'Lamb', deposits: [{ id: 'tray', amount: '50.00', min: 1, max: 2 }] },
    { name: 'Soup', state: 'sold_out' },
  ])
})
