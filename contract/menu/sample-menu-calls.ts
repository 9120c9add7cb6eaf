import type { Samples } from '../core/samples.ts'
import type { FeeWire } from './fees.ts'
import type { PriceListWire } from './price-lists.ts'
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
  tax: { category: 'standard', basis_points: 500, code: '', reason: { ar: '', en: '' } },
  labels: { salt: 5200, protein: 31_000 },
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
      shared: null,
      options: [
        {
          id: 'new2',
          name: { ar: 'عادي', en: 'Regular' },
          price: '0.00',
          min: 1,
          max: 1,
          calories: null,
          labels: {},
          allergens: [],
          unfit: [],
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

export const sampleFee: FeeWire = {
  id: 'new1',
  name: { ar: 'كيس', en: 'Bag' },
  kind: 'order',
  amount: '1.00',
  basis_points: 0,
  types: ['pickup', 'delivery'],
  branch_ids: [],
  below: null,
  item_ids: [],
  group_ids: [],
  tax: null,
  active: true,
}

export const samplePriceList: PriceListWire = {
  id: 'new1',
  name: { ar: 'ساعة السعادة', en: 'Happy hour' },
  branch_ids: [],
  channels: ['storefront'],
  windows: [{ days: [0, 1, 2, 3, 4, 5, 6], from: 960, to: 1080 }],
  from: null,
  to: null,
  basis_points: -2000,
  group_ids: [],
  prices: [],
  is_offer: true,
  active: true,
}

export const sampleMenuGroup: GroupDocWire = {
  name: { ar: 'حلويات', en: 'Desserts' },
  windows: [],
  picture: null,
}

/** Arguments of each call of the menu editor, as they travel. */
export const sampleMenuCalls = {
  getMenuDesk: [],
  getDeskItem: ['item1'],
  addDeskItem: [{ doc: sampleDish }],
  changeDeskItem: ['item1', { version: 2, doc: sampleDish }],
  deleteDeskItem: ['item1', { version: 2 }],
  copyDeskItem: ['item1'],
  addMenuGroup: [{ doc: sampleMenuGroup }],
  changeMenuGroup: ['group1', { version: 1, doc: sampleMenuGroup }],
  deleteMenuGroup: ['group1', { version: 1 }],
  orderMenu: [{ groups: [{ id: 'group1', items: ['item1'] }] }],
  bulkMenu: [{ item_ids: ['item1'], change: { kind: 'price_percent', percent: 10 } }],
  undoMenu: [{ batch: 'batch1' }],
  addPriceChange: ['item1', { price: '12.00', due_at: '2026-12-01T09:00:00.000Z' }],
  deletePriceChange: ['change1'],
  getFees: [],
  saveFees: [{ seen: 'name', fees: [sampleFee] }],
  getPriceLists: [],
  savePriceLists: [{ seen: 'name', lists: [samplePriceList] }],
  previewImport: [new Blob(['code'])],
  importMenu: [new Blob(['code']), { plan: 'a'.repeat(64) }],
  addMenuPicture: [new Blob(['bytes'])],
} satisfies Partial<Samples>
