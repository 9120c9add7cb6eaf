import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MenuImportedWire, MenuImportWire } from '#contract/menu/menu-import.ts'
import type { DeskItemWire, MenuDeskWire } from '#contract/menu/menu-desk.ts'
import type { MenuWire } from '#contract/menu/menu.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
let sara: Visitor
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.pass(61_000)
  shop = await makeShop(test, { items: [{ name: 'Burger' }, { name: 'Tea', price: 300 }] })
  sara = await shop.staff('owner')
})

const at = '/api/v1/staff/menu'
const bytes = { 'content-type': 'application/octet-stream' }
const file = (...lines: string[]) => new TextEncoder().encode(lines.join('\n'))
const preview = (content: Uint8Array, language = 'en') =>
  sara.call<MenuImportWire>('POST', `${at}/imports/preview`, content, {
    ...bytes,
    'x-localization': language,
  })
const write = (content: Uint8Array, plan: string, who = sara) =>
  who.send('POST', `${at}/imports?plan=${plan}`, content, bytes)
const menu = () => shop.guest().call<MenuWire>('GET', '/api/v1/menu?type=pickup')
const desk = () => sara.call<MenuDeskWire>('GET', at)
const download = async (of: 'menu' | 'template', format: 'csv' | 'xlsx') =>
  new Uint8Array(await (await sara.send('GET', `${at}/file?of=${of}&format=${format}`)).arrayBuffer())

const sheet = () =>
  file(
    'Code,Group (English),Name (English),Name (Arabic),Price,Calories,Option group (English),Option (English),Option price',
    `${shop.itemId('Tea')},,Mint tea,,4.50,30,,,`,
    'D-01,Desserts,Kunafa,كنافة,18,640,Size,Small,0',
    'D-01,,,,,,,Large,7',
    'D-02,Desserts,Basbousa,بسبوسة,12,,,,',
  )

describe('a menu from a file', () => {
  it('is looked at first: nothing is written before it is confirmed; then all of it is, and once', async () => {
    const seen = await preview(sheet())
    expect(seen).toMatchObject({
      counts: { groups: 1, added: 2, changed: 1, same: 0, faults: 0 },
      groups: ['Desserts'],
      dishes: [
        { line: 2, name: 'Mint tea', added: false, price: '4.50', price_was: '3.00' },
        { line: 3, code: 'D-01', name: 'Kunafa', added: true },
        { line: 5, code: 'D-02', added: true },
      ],
    })
    expect((await menu()).items.map(({ name }) => name)).toEqual(['Burger', 'Tea'])

    const done = (await (await write(sheet(), seen.plan)).json()) as MenuImportedWire
    expect(done).toEqual({ groups: 1, added: 2, changed: 1 })
    const { items, groups } = await menu()
    expect(items.map(({ name, price }) => [name, price])).toEqual([
      ['Burger', '20.00'],
      ['Mint tea', '4.50'],
      ['Kunafa', '18.00'],
      ['Basbousa', '12.00'],
    ])
    expect(groups.map(({ name }) => name)).toEqual(['Group', 'Desserts'])
    const kunafa = (await desk()).items.find(({ name }) => name.en === 'Kunafa')
    const { doc } = await sara.call<DeskItemWire>('GET', `${at}/items/${kunafa?.id}`)
    expect(doc).toMatchObject({ code: 'D-01', calories: 640, name: { ar: 'كنافة' } })
    expect(doc.option_groups[0]?.options.map(({ price }) => price)).toEqual(['0.00', '7.00'])

    expect(await preview(sheet())).toMatchObject({ plan: '', counts: { added: 0, changed: 0, same: 3 } })
    expect((await write(sheet(), seen.plan)).status, 'the same plan once more').toBe(409)
  })

  it('is one press: taken back as one, groups and all', async () => {
    const { plan } = await preview(sheet())
    await write(sheet(), plan)
    const [last] = (await desk()).changes
    expect(last).toMatchObject({ kind: 'import', count: 4, by: 'owner' })
    await sara.call('POST', `${at}/undo`, { batch: last?.batch })
    const { items, groups } = await desk()
    expect([items.map(({ name }) => name.en), groups.length]).toEqual([['Burger', 'Tea'], 1])
  })

  it('the menu’s own file and the template can be imported, as CSV and as XLSX', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const own = await preview(await download('menu', format))
      expect(own.counts, `${format}`).toMatchObject({ same: 2, changed: 0, added: 0, faults: 0 })
      const made = await preview(await download('template', format))
      expect(made.counts, `${format}`).toMatchObject({ groups: 2, added: 2, faults: 0 })
      expect(made.ignored).toEqual([])
    }
  })

  it('tells each fault by its line and column in the caller’s language, and confirms nothing of such a file', async () => {
    const wrong = file(
      'Code,Name (English),Price,Group (English),Chef',
      'A,Soup,free,Soups,Ali',
      ',Salad,9,Soups,',
    )
    const { plan, faults, ignored } = await preview(wrong)
    expect([plan, ignored]).toEqual(['', ['Chef']])
    expect(faults).toEqual([
      { line: 2, column: 'Price', message: '“free” is no amount of money' },
      { line: 3, column: 'Code', message: 'This cell is required' },
    ])
    expect((await preview(wrong, 'ar')).faults[0]).toEqual({
      line: 2,
      column: 'السعر',
      message: '«free» ليس مبلغًا',
    })
    expect((await write(wrong, 'a'.repeat(64))).status).toBe(409)
  })

  it('what changed between the look and the yes is not written over', async () => {
    const { plan } = await preview(sheet())
    const tea = await sara.call<DeskItemWire>('GET', `${at}/items/${shop.itemId('Tea')}`)
    await sara.call('PUT', `${at}/items/${tea.id}`, {
      version: tea.version,
      doc: { ...tea.doc, price: '5.00' },
    })
    expect(await (await write(sheet(), plan)).json()).toMatchObject({ code: 'menu-changed' })
    expect((await menu()).items.map(({ price }) => price)).toEqual(['20.00', '5.00'])
  })

  it('of two who confirm the same at once one does it', async () => {
    const { plan } = await preview(sheet())
    const omar = await shop.staff('manager')
    const answers = await Promise.all([sara, omar].map((one) => write(sheet(), plan, one)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await menu()).items).toHaveLength(4)
  })

  it('refuses what is no such file, is too large, or comes from whom it does not concern', async () => {
    const refused = (content: Uint8Array, who = sara) =>
      who.refused('POST', `${at}/imports/preview`, content, bytes)
    expect(await refused(Uint8Array.from([0x50, 0x4b, 3, 4, 0]))).toMatchObject({ code: 'import-unreadable' })
    expect(await refused(file('Name,Price', 'Tea,3'))).toMatchObject({ status: 422, code: 'import-no-codes' })
    expect(await refused(file('Code', ...Array.from({ length: 3001 }, (_, i) => `C${i}`)))).toMatchObject({
      code: 'too-many-rows',
    })
    expect(await refused(new Uint8Array(2 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      code: 'too-large',
    })
    expect(await refused(sheet(), await shop.staff('cashier'))).toMatchObject({ code: 'not-allowed' })
    expect(await (await shop.staff('kitchen')).refused('GET', `${at}/file?of=menu&format=csv`)).toMatchObject(
      {
        code: 'not-allowed',
      },
    )
  })

  it('two dishes never have one code, whoever types it', async () => {
    const { plan } = await preview(sheet())
    await write(sheet(), plan)
    const tea = await sara.call<DeskItemWire>('GET', `${at}/items/${shop.itemId('Tea')}`)
    const taken = { version: tea.version, doc: { ...tea.doc, code: 'D-01' } }
    expect((await sara.refused('PUT', `${at}/items/${tea.id}`, taken)).errors).toEqual({
      code: [expect.stringContaining('Another item')],
    })
    const kunafa = (await desk()).items.find(({ name }) => name.en === 'Kunafa')
    const copy = await sara.call<DeskItemWire>('POST', `${at}/items/${kunafa?.id}/copies`)
    expect(copy.doc.code).toBe('')
  })
})
