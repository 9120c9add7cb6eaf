import type { orderDeskCalls } from './order-desk-calls.ts'
import { samplePhoneOrder } from './sample-branch.ts'

type Calls = ReturnType<typeof orderDeskCalls>

/** Arguments of each call of the order desk, as they travel. */
export const deskSamples: { readonly [Name in keyof Calls]: Parameters<Calls[Name]> } = {
  deskOrders: [{ q: 'Noura', status: 'delivered', from: '2026-01-01', to: '2026-12-31' }],
  deskOrder: ['order1'],
  placePhoneOrder: [samplePhoneOrder],
  orderEditor: ['order1'],
  editOrder: ['order1', { version: 2, lines: [{ line_id: 'line1', item_id: 'item1', quantity: 1 }] }],
}
