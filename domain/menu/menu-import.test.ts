import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultWords } from './import-fault.ts'
import type { ItemDoc } from './menu-doc.ts'
import { planImport, type StandingMenu } from './menu-import.ts'
import { rowsOfMenu } from './menu-rows.ts'
import { columnName, readSheet, sheetColumnNames, type SheetColumn } from './menu-sheet.ts'
import { toDecimal } from '../core/money.ts'

const grills = { id: 'g1', version: 1, doc: { name: { ar: 'مشاوي', en: 'Grills' }, windows: [] } }
const option = (id: string, ar: string, en: string, price = 0) => ({
  id,
  name: { ar, en },
  price,
  min: 1,
  max: 1,
  preset: false,
})
const kebab: ItemDoc = {
  code: 'G-01',
  groupId: 'g1',
  name: { ar: 'كباب', en: 'Kebab' },
  description: { ar: 'على الفحم', en: 'From the charcoal' },
  price: 3800,
  calories: 640,
  labels: { salt: 5200, salty: true, caffeine: 5, protein: 40_000, sugar: 125 },
  allergens: [],
  optionGroups: [
    {
      id: 'o1',
      name: { ar: 'الحجم', en: 'Size' },
      min: 1,
      max: 1,
      free: 1,
      options: [
        option('s', 'عادي', 'Regular'),
        { ...option('l', 'كبير', 'Large', 1200), calories: 90, labels: { salt: 500, fat: 2500 } },
      ],
    },
  ],
  windows: [],
  scheduledOnly: false,
  featured: true,
  tags: [],
  types: ['pickup'],
  makeMinutes: 12,
  onSale: true,
}
const milk = { id: 'a-milk', name: { ar: 'حليب', en: 'Milk' } }
const nuts = { id: 'a-nuts', name: { ar: 'مكسرات', en: 'Nuts' } }
const menuOf = (...docs: ItemDoc[]): StandingMenu => ({
  groups: [grills],
  items: docs.map((doc, i) => ({ id: `item${i}`, version: 4, doc })),
  allergens: [milk, nuts],
  ids: { groups: new Set(['g1']), items: new Set(), allergens: new Set(['a-milk', 'a-nuts']) },
})
type Cells = Partial<Record<SheetColumn, string>>
const sheetOf = (...rows: Cells[]) => {
  const cells = [
    sheetColumnNames.map((name) => columnName(name, 'en')),
    ...rows.map((row) => sheetColumnNames.map((column) => row[column] ?? '')),
  ]
  const sheet = readSheet(cells.map((line, i) => ({ line: i + 1, cells: line })))
  if (!sheet) throw new Error('no sheet')
  return sheet
}
const plan = (menu: StandingMenu, ...rows: Cells[]) => planImport(sheetOf(...rows), menu)
const faultsOf = (menu: StandingMenu, ...rows: Cells[]) =>
  plan(menu, ...rows).faults.map(({ line, column, kind }) => `${line} ${column} ${kind}`)

describe('a menu from a file', () => {
  it('a known code updates the dish, keeps what the file does not say, and a new one adds it', () => {
    const { dishes, groups, faults } = plan(
      menuOf(kebab),
      { code: 'G-01', price: '٤٢٫٥٠', name_en: 'Lamb kebab' },
      { code: 'D-01', group_en: 'Drinks', name_ar: 'شاي', price: '6', calories: '30' },
      { code: 'D-02', group_en: 'drinks', name_ar: 'قهوة', price: '9.5', on_sale: 'لا' },
    )
    expect(faults).toEqual([])
    expect(groups).toMatchObject([{ doc: { name: { ar: '', en: 'Drinks' } } }])
    expect(dishes[0]).toMatchObject({
      fields: ['name', 'price'],
      before: { id: 'item0' },
      doc: { ...kebab, price: 4250, name: { ar: 'كباب', en: 'Lamb kebab' } },
    })
    expect(dishes[1]?.doc).toMatchObject({ code: 'D-01', price: 600, calories: 30, onSale: true })
    expect(dishes[2]?.doc).toMatchObject({ groupId: dishes[1]?.doc.groupId, price: 950, onSale: false })
  })

  it('an empty cell leaves what is there, a dash takes it away', () => {
    const [same] = plan(menuOf(kebab), { code: 'G-01', calories: '', description_ar: '' }).dishes
    expect(same?.fields).toEqual([])
    const [less] = plan(menuOf(kebab), { code: 'G-01', calories: '-', description_ar: '–' }).dishes
    expect(less?.fields).toEqual(['description', 'calories'])
    expect(less?.doc).toMatchObject({ description: { ar: '', en: 'From the charcoal' } })
    expect(less?.doc.calories).toBeUndefined()
  })

  it('one option in a dish’s lines and they are all its options; those that stay keep what only the console sets', () => {
    const [dish] = plan(
      menuOf(kebab),
      { code: 'G-01', options_en: 'Size', option_en: 'Large', option_price: '14' },
      { code: 'G-01', option_ar: 'عائلي', option_en: 'Family', option_price: '30', option_calories: '900' },
      { options_ar: 'الصوص', options_en: 'Sauce', most: '2', option_en: 'Garlic' },
    ).dishes
    expect(dish?.fields).toEqual(['optionGroups'])
    expect(dish?.doc.optionGroups).toMatchObject([
      {
        id: 'o1',
        free: 1,
        min: 1,
        options: [{ id: 'l', price: 1400, name: { ar: 'كبير' } }, { price: 3000 }],
      },
      { name: { ar: 'الصوص', en: 'Sauce' }, min: 0, max: 2, options: [{ name: { en: 'Garlic' }, price: 0 }] },
    ])
  })

  it('names every fault by its line and column, in the words of either language', () => {
    const menu = menuOf(kebab)
    expect(faultsOf(menu, { name_ar: 'شاي' })).toEqual(['2 code missing'])
    expect(faultsOf(menu, { code: 'X' })).toEqual([
      '2 name_ar missing',
      '2 price missing',
      '2 group_ar missing',
    ])
    const tea = { group_ar: 'مشاوي', name_ar: 'شاي', price: '6' }
    expect(
      faultsOf(
        menu,
        { code: 'A', ...tea, price: '1,250', calories: 'many', on_sale: 'maybe' },
        { code: 'B', ...tea, price: '-1', price_before: '3' },
        { code: 'C', ...tea, name_en: 'x'.repeat(81), price_before: '5' },
        { code: 'A', ...tea },
        { code: 'D', ...tea, option_ar: 'كبير' },
        { code: 'E', ...tea, options_ar: 'الحجم', least: '3', option_ar: 'كبير', option_price: 'free' },
        { code: 'F', ...tea, options_ar: 'الحجم', least: '2', most: '2', option_ar: 'كبير' },
        { options_ar: 'الحجم', option_ar: 'كبير' },
        { name_ar: 'قهوة', price: '9' },
      ),
    ).toEqual([
      '2 price no-amount',
      '2 calories no-number',
      '2 on_sale no-answer',
      '3 price out-of-bounds',
      '4 name_en too-long',
      '4 price_before discount-below',
      '5 code twice',
      '6 options_ar missing',
      '7 option_price no-amount',
      '9 option_ar twice',
      '10 code missing',
    ])
    const [unfit] = plan(menu, {
      code: 'G',
      ...tea,
      options_ar: 'الحجم',
      least: '2',
      most: '2',
      option_ar: 'كبير',
    }).faults
    expect(unfit).toMatchObject({ line: 2, column: 'option_ar', kind: 'options-unfit' })
    const twice = { line: 5, column: 'code', kind: 'twice', value: '$&', other: 2 } as const
    expect(faultWords(twice, 'en')).toBe('“$&” stands on line 2 already')
    expect(faultWords({ ...twice, value: 'أ'.repeat(50) }, 'ar')).toBe(`«${'أ'.repeat(40)}…» ورد في السطر 2`)
  })

  it('labels are read in grams and milligrams, of a dish and of an option; a dash takes one away, a contradiction is named by its cell', () => {
    const [dish] = plan(menuOf(kebab), {
      code: 'G-01',
      salt: '٢٫١',
      salty: '-',
      minutes: '150',
      options_en: 'Size',
      option_en: 'Large',
      option_salt: '0,4',
      option_caffeine: '3',
    }).dishes
    expect(dish?.fields).toEqual(['labels', 'optionGroups'])
    expect(dish?.doc.labels).toEqual({ salt: 2100, caffeine: 5, minutes: 150, protein: 40_000, sugar: 125 })
    expect(dish?.doc.optionGroups[0]?.options).toMatchObject([
      { id: 'l', calories: 90, labels: { salt: 400, caffeine: 3, fat: 2500 } },
    ])
    const option = { options_en: 'Size', option_en: 'Large' }
    expect(
      faultsOf(
        menuOf(kebab),
        { code: 'G-01', salty: 'no', carbs: '0.1', ...option, option_minutes: '5', option_calories: '-' },
        { code: 'N', group_en: 'Grills', name_en: 'Tea', price: '5', salt: 'much', fat: '9999' },
      ),
    ).toEqual([
      '2 salty label-salt-differs',
      '2 sugar label-sugar-above-carbs',
      '2 option_minutes label-minutes-alone',
      '3 salt no-grams',
    ])
  })

  it('allergens and diets are read by their names in either language; a dash says that there is none', () => {
    const [dish] = plan(menuOf(kebab), {
      code: 'G-01',
      allergens: 'Nuts، حليب',
      diet: 'vegan',
      options_en: 'Size',
      option_en: 'Large',
      option_allergens: 'milk',
      option_unfit: 'لحم أو سمك',
    }).dishes
    expect(dish?.fields).toEqual(['allergens', 'optionGroups', 'tags'])
    expect(dish?.doc).toMatchObject({ allergens: ['a-nuts', 'a-milk'], tags: ['vegetarian', 'vegan'] })
    expect(dish?.doc.optionGroups[0]?.options).toMatchObject([
      { id: 'l', allergens: ['a-milk'], unfit: ['vegetarian', 'vegan'] },
    ])
    const rich = { ...kebab, allergens: ['a-milk'], tags: ['vegetarian', 'spicy'] as const }
    const [none] = plan(menuOf(rich), { code: 'G-01', allergens: '-', diet: '-' }).dishes
    expect(none?.doc).toMatchObject({ allergens: [], tags: ['spicy'] })
    expect(faultsOf(menuOf(kebab), { code: 'G-01', allergens: 'Milk, Celery', diet: 'keto' })).toEqual([
      '2 allergens not-known',
      '2 diet not-known',
    ])
  })

  it('knows its columns in both languages and in any order, and says which it does not', () => {
    const lines = [
      ['', ''],
      ['السعر', 'Chef', 'SKU', 'Price'],
      ['9', 'Ali', "'=G-01", '5'],
      ['8', 'Ali', "'＋G-02", '5'],
    ]
    const sheet = readSheet(lines.map((cells, i) => ({ line: i + 1, cells })))
    expect(sheet).toEqual({
      rows: [
        { line: 3, cells: { price: '9', code: '=G-01' } },
        { line: 4, cells: { price: '8', code: '＋G-02' } },
      ],
      ignored: ['Chef', 'Price'],
    })
    expect(readSheet([{ line: 1, cells: ['Name', 'Price'] }])).toBeUndefined()
    expect(readSheet([])).toBeUndefined()
  })
})

const name = fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'abcdefكلمنه123') })
const names = fc.record({ ar: name, en: name })
const counted = fc.integer({ min: 0, max: 20_000 })
const doc = fc
  .record({
    name: names,
    price: fc.integer({ min: 0, max: 90_000_000 }),
    more: fc.option(fc.integer({ min: 1, max: 900 })),
    calories: fc.option(counted),
    salt: fc.option(counted),
    contains: fc.subarray(['a-milk', 'a-nuts']),
    unfit: fc.constantFrom([], ['vegan'] as const, ['vegetarian', 'vegan'] as const),
    tags: fc.constantFrom([], ['vegetarian'] as const, ['vegetarian', 'vegan', 'new'] as const),
    onSale: fc.boolean(),
    options: fc.uniqueArray(fc.record({ name: names, price: counted, preset: fc.boolean() }), {
      maxLength: 4,
      selector: (one) => one.name.ar,
    }),
    code: fc.option(fc.string({ minLength: 1, maxLength: 9, unit: fc.constantFrom(...'ABC-0129') })),
  })
  .map(({ more, calories, salt, contains, unfit, options, code, ...rest }): ItemDoc => {
    const { code: _, calories: __, labels: ___, ...base } = kebab
    return {
      ...base,
      ...rest,
      ...(code !== null && { code: `X${code}` }),
      allergens: contains,
      ...(calories !== null && { calories }),
      ...(salt !== null && { labels: { salt, salty: salt >= 5000 } }),
      ...(more !== null && { priceBefore: rest.price + more }),
      optionGroups:
        options.length === 0
          ? []
          : [
              {
                id: 'o',
                name: { ar: 'الحجم', en: 'Size' },
                min: 1,
                max: 1,
                options: options.map((one, i) => ({
                  ...option(`p${i}`, '', ''),
                  ...one,
                  ...(contains.length > 0 && { allergens: contains }),
                  ...(unfit.length > 0 && { unfit }),
                })),
              },
            ],
    }
  })

it('property: the menu’s own file changes nothing, whatever stands on the menu', () => {
  fc.assert(
    fc.property(fc.uniqueArray(doc, { maxLength: 6, selector: (one) => one.code ?? one }), (docs) => {
      // two options that are named alike in English alone are one to a file
      const menu = menuOf(
        ...docs.filter(
          (one) =>
            new Set(one.optionGroups[0]?.options.map((o) => o.name.en)).size ===
            (one.optionGroups[0]?.options.length ?? 0),
        ),
      )
      const rows = rowsOfMenu(
        menu.items.map(({ id, doc }) => ({ id, doc, group: grills.doc })),
        { language: 'ar', allergens: [milk, nuts] },
      )
      const made = plan(menu, ...rows)
      expect(made.faults).toEqual([])
      expect(made.dishes.flatMap(({ fields }) => fields)).toEqual([])
      const dearer = rows.map((row) => (row.price ? { ...row, price: toDecimal(99_000_000) } : row))
      expect(plan(menu, ...dearer).dishes.every(({ doc }) => doc.price === 99_000_000)).toBe(true)
    }),
    { numRuns: 150 },
  )
})
