import { addWaiting } from './add-waiting.ts'
import { bookingGuest, dayAhead } from './make-reservations.ts'
import type { AttackField } from './make-attack-field.ts'
import type { AttackVictim } from './make-attack-victim.ts'
import { signInCustomer } from './sign-in-customer.ts'
import type { Visitor } from './visitor.ts'

type Ids = AttackVictim['ids']

/** What an account made, and its browser, signed in and (later) signed out. */
export interface AccountVictim {
  readonly owner: Visitor
  readonly ids: Ids
  readonly name: string
}

/**
 * Takes the field of attacks; returns the ids of the victim with those of an account in the place of its guest's: a cart
 * with a note, an order that is paid and one that waits, its payment, a reservation, a party in the queue, a group.
 */
export async function makeAccountVictim({ test, a }: AttackField): Promise<AccountVictim> {
  const { shop } = a
  const owner = shop.guest()
  const name = 'Layan Alqahtani'
  await signInCustomer(test, shop, owner, '+966557770001')
  const person = { name, mobile: '0557770001', notes: 'ring twice' }
  const add = async (item: string) => owner.add(await owner.openCart(), shop.itemId(item))
  const paid = await owner.place(await add('Shawarma'), undefined, person)
  const step = await owner.openPayment(paid.id)
  await owner.pay(step.pay_url)
  await owner.call('GET', `/api/v1/payments/${step.reference}`)
  const waits = await owner.place(await add('Tea'), undefined, person)
  const cart = await owner.add(await owner.openCart(), shop.itemId('Tea'), { note: 'for Layan' })
  const hands = bookingGuest(owner, {
    branchId: a.ids.branch,
    areaIds: { hall: a.ids.area },
    tableIds: [],
    eventId: '',
    reasonId: '',
  })
  const held = await hands.hold(dayAhead(test, 10), '20:00')
  await hands.confirm(held.id, { name, phone: '0557770001' })
  const { waiting } = await addWaiting(test, shop, 'window seat', { name, phone: '0557770001', guest: owner })
  return {
    owner,
    name,
    ids: {
      ...a.ids,
      order: paid.id,
      heldOrder: waits.id,
      attempt: step.reference,
      cart: cart.cart_id,
      line: cart.bill.lines[0]?.line_id ?? '',
      reservation: held.id,
      waiting,
    },
  }
}
