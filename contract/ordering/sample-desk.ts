import type { Samples } from '../core/samples.ts'
import { samplePhoneCart, samplePhoneOrder } from './sample-phone.ts'

/** Arguments of each call of the order desk and of the kitchen, as they travel. */
export const deskSamples = {
  listDeskOrders: [{ q: 'Noura', status: 'delivered', from: '2026-01-01', to: '2026-12-31' }],
  getDeskOrder: ['order1'],
  listWaitingRefunds: [],
  phoneDesk: [{ branch_id: 'branch1', type: 'delivery', slot_start: '2026-11-21T17:30:00.000Z' }],
  phoneSlots: [{ branch_id: 'branch1', type: 'pickup', cart_id: 'cart1' }],
  searchStaffPlaces: [{ branch_id: 'branch1', q: 'Olaya Street', session: 'session-of-typing' }],
  readStaffPlace: [{ text: 'PM7G+C4 الرياض', latitude: 24.7, longitude: 46.7 }],
  locateStaffPlace: ['ChIJ-1000', { session: 'session-of-typing' }],
  findCaller: [{ mobile: '0551234567' }],
  savePhoneCart: [samplePhoneCart],
  placePhoneOrder: [samplePhoneOrder, 'sample-key'],
  getOrderEditor: ['order1'],
  editOrder: ['order1', { version: 2, lines: [{ line_id: 'line1', item_id: 'item1', quantity: 1 }] }],
  getLists: [],
  saveList: [
    'allergens',
    { seen: 'name', entries: [{ name: { ar: 'سمسم', en: 'Sesame' }, icon: 'sprout' }] },
  ],
  getKitchen: [{ branch_id: 'branch1', station_id: 'station1' }],
  markKitchen: ['order1', { station_id: 'station1', made: true }],
  getKitchenPlan: [{ branch_id: 'branch1' }],
  saveKitchenPlan: [
    {
      branch_id: 'branch1',
      seen: 'name',
      stations: [{ name_ar: 'شواية', name_en: 'Grill', group_ids: ['group1'] }],
    },
  ],
} satisfies Partial<Samples>
