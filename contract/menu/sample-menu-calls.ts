import type { menuDeskCalls } from './menu-desk-calls.ts'
import type { GroupDocWire, ItemDocWire } from './menu-doc.ts'

/** A dish as the menu editor sends it. */
export const sampleDish: ItemDocWire = {
  code: '',
  group_id: 'group1',
  name: { ar: 'برجر', en: 'Burger' },
  description: { ar: '', en: '' },
  price: '38.00',
  price_before: null,
  calories: 640,
  picture: null,
  allergens: [],
  option_groups: [
    {
      id: 'new1',
      name: { ar: 'الحجم', en: 'Size' },
      min: 1,
      max: 1,
      free: 0,
      when: null,
      options: [
        {
          id: 'new2',
          name: { ar: 'عادي', en: 'Regular' },
          price: '0.00',
          min: 1,
          max: 1,
          calories: null,
          preset: true,
          item_id: null,
        },
      ],
    },
  ],
  deposits: [],
  windows: [],
  max_quantity: null,
  scheduled_only: false,
  featured: false,
  tags: [],
  types: ['pickup'],
  make_minutes: 5,
  on_sale: true,
}

export const sampleMenuGroup: GroupDocWire = {
  name: { ar: 'حلويات', en: 'Desserts' },
  windows: [],
  picture: null,
}

type Calls = ReturnType<typeof menuDeskCalls>

/** Arguments of each call of the menu editor, as they travel. */
export const sampleMenuCalls: { readonly [Name in keyof Calls]: Parameters<Calls[Name]> } = {
  menuDesk: [],
  deskItem: ['item1'],
  addDeskItem: [sampleDish],
  changeDeskItem: ['item1', 2, sampleDish],
  deleteDeskItem: ['item1', 2],
  copyDeskItem: ['item1'],
  addMenuGroup: [sampleMenuGroup],
  changeMenuGroup: ['group1', 1, sampleMenuGroup],
  deleteMenuGroup: ['group1', 1],
  orderMenu: [[{ id: 'group1', items: ['item1'] }]],
  bulkMenu: [['item1'], { kind: 'price_percent', percent: 10 }],
  undoMenu: ['batch1'],
  addPriceChange: ['item1', { price: '12.00', due_at: '2026-12-01T09:00:00.000Z' }],
  deletePriceChange: ['change1'],
  previewImport: [new Blob(['code'])],
  importMenu: [new Blob(['code']), 'a'.repeat(64)],
  addMenuPicture: [new Blob(['bytes'])],
}
