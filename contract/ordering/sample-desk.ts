import type { kitchenCalls } from './kitchen-calls.ts'
import type { listCalls } from '../site/list-calls.ts'
import type { orderDeskCalls } from './order-desk-calls.ts'
import type { phoneOrderCalls } from './phone-order-calls.ts'
import { samplePhoneCart, samplePhoneOrder } from './sample-phone.ts'

type Calls = ReturnType<typeof orderDeskCalls> &
  ReturnType<typeof phoneOrderCalls> &
  ReturnType<typeof kitchenCalls> &
  ReturnType<typeof listCalls>

/** Arguments of each call of the order desk and of the kitchen, as they travel. */
export const deskSamples: { readonly [Name in keyof Calls]: Parameters<Calls[Name]> } = {
  deskOrders: [{ q: 'Noura', status: 'delivered', from: '2026-01-01', to: '2026-12-31' }],
  deskOrder: ['order1'],
  waitingRefunds: [],
  phoneDesk: [{ branch_id: 'branch1', type: 'delivery', slot_start: '2026-11-21T17:30:00.000Z' }],
  phoneSlots: [{ branch_id: 'branch1', type: 'pickup', cart_id: 'cart1' }],
  searchStaffPlaces: ['branch1', 'Olaya Street', 'session-of-typing'],
  locateStaffPlace: ['ChIJ-1000', 'session-of-typing'],
  findCaller: ['0551234567'],
  savePhoneCart: [samplePhoneCart],
  placePhoneOrder: [samplePhoneOrder, 'sample-key'],
  orderEditor: ['order1'],
  editOrder: ['order1', { version: 2, lines: [{ line_id: 'line1', item_id: 'item1', quantity: 1 }] }],
  lists: [],
  saveList: [
    'allergens',
    { seen: 'name', entries: [{ name: { ar: 'سمسم', en: 'Sesame' }, icon: 'sprout' }] },
  ],
  kitchen: ['branch1', 'station1'],
  markKitchen: ['order1', 'station1', true],
  kitchenPlan: ['branch1'],
  saveKitchenPlan: [
    {
      branch_id: 'branch1',
      seen: 'name',
      stations: [{ name_ar: 'شواية', name_en: 'Grill', group_ids: ['group1'] }],
    },
  ],
}
