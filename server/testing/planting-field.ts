import { printOrder } from '#server/features/printing/print-order.ts'
import { noteOrderEvents } from '#server/features/integrations/webhooks/note-events.ts'
import { saveWaitingSettings } from '#server/store/waitlist/waiting-queues.ts'
import pg from 'pg'
import { carryOutbox } from './carry-outbox.ts'
import { makeMoneyShop, type MoneyShop } from './make-money-shop.ts'
import { takeReservations, type ReservationFloor } from './make-reservations.ts'
import { addTestWebhook } from './make-test-webhook.ts'
import type { TestApp } from './make-test-app.ts'
import type { Visitor } from './visitor.ts'

/** Words that nobody else says, one for each place where somebody writes; a word is found wherever it went. */
export interface Planted {
  /** Written by the customer. */
  readonly own: Record<string, string>
  /** Written by staff about the customer. */
  readonly staff: Record<string, string>
}

/** A restaurant with everything in which people write, and who works there. */
export interface PlantingField {
  readonly test: TestApp
  readonly shop: MoneyShop
  readonly floor: ReservationFloor
  readonly owner: Visitor
  readonly planted: Planted
  /** Staff close the table at which the guest sits. */
  readonly visit: { close(): Promise<void> }
  /** Takes by whom and where; returns a new word for it. */
  word(by: keyof Planted, place: string): string
  /** Takes a guest; returns how much of it is under way. */
  underWay(guest: Visitor): Promise<number>
  /** All that waits for the relay goes its way. */
  carry(): Promise<void>
  /** What programs and printers hear of an order. */
  tell(orderId: string): Promise<void>
}

const types = ['pickup', 'car', 'delivery', 'dinein'] as const
const named = (name: string) => ({ ar: name, en: name })

/** Takes an app; returns a restaurant where every way to leave words is open. */
export async function makePlantingField(test: TestApp): Promise<PlantingField> {
  const shop = await makeMoneyShop(
    test,
    {
      'payment.methods': 'card,cash',
      'checkout.allow_notes': '1',
      'general.notification_email': 'desk@planted.example',
    },
    {
      items: [
        { name: 'Meal', price: 4000, types },
        { name: 'Tea', price: 300, types },
      ],
      branches: [{ name: named('Olaya'), types: [...types], phone: '0112345678' }],
      content: { allergens: [{ id: 'milk', name: named('Milk'), icon: 'milk' }] },
    },
  )
  const floor = await takeReservations(test, shop, { areas: { hall: [2, 4, 8] } })
  await test.database.db.write(shop.tenantId, (tx) =>
    saveWaitingSettings(tx, { branch_id: floor.branchId, enabled: true }),
  )
  await addTestWebhook(test, shop.tenantId)
  const planted: Planted = { own: {}, staff: {} }
  let count = 0
  return {
    test,
    shop,
    floor,
    owner: await shop.staff(),
    planted,
    visit: { close: () => Promise.reject(new Error('nobody sits')) },
    word(by, place) {
      count += 1
      return (planted[by][place] = `Zq${count}x${place.replaceAll(/[^a-z]/g, '')}`.slice(0, 26))
    },
    async underWay(guest) {
      const path = '/api/v1/user/customers/deletion'
      return (await guest.call<{ orders_under_way: number }>('GET', path)).orders_under_way
    },
    async carry() {
      const look = new pg.Client(test.database.superuserUrl)
      await look.connect()
      await carryOutbox(test, look, shop.tenantId, 60)
      await look.end()
    },
    async tell(orderId) {
      const rows = await test.database.db.read(shop.tenantId, ({ q }) =>
        q.selectFrom('outbox').select('payload').where('kind', '=', 'order-changed').orderBy('id').execute(),
      )
      for (const { payload } of rows)
        if (payload['orderId'] === orderId) {
          await noteOrderEvents(test.deps, shop.tenantId, payload as never)
          await printOrder(test.deps, shop.tenantId, payload as never)
        }
    },
  }
}
