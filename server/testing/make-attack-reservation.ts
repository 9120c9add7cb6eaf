import type { Shop } from './make-shop.ts'
import type { TestApp } from './make-test-app.ts'
import { bookingGuest, dayAhead, takeReservations } from './make-reservations.ts'

/** A table that is booked by a guest with a name, one who waits, and a block. */
export async function addReservation(test: TestApp, shop: Shop) {
  const floor = await takeReservations(test, shop, { areas: { hall: [4, 4] } })
  const guest = shop.guest()
  const day = dayAhead(test, 9)
  const hands = bookingGuest(guest, floor)
  const held = await hands.hold(day, '20:00')
  await hands.confirm(held.id, { name: 'Huda', phone: '0551239876' })
  const input = { branch_id: floor.branchId, date: day, guests_count: 2, from: '19:00', to: '21:00' }
  const person = { name: 'Huda', phone: '0551239876' }
  const wait = await guest.call<{ id: string }>('POST', '/api/v1/reservation/waitlist', {
    ...input,
    ...person,
  })
  const table = floor.tableIds[1] ?? ''
  const block = await (
    await shop.staff()
  ).call<{ id: string }>('POST', '/api/v1/staff/table-blocks', {
    branch_id: floor.branchId,
    table_ids: [table],
    start: new Date(test.deps.clock() + 3_600_000).toISOString(),
    end: new Date(test.deps.clock() + 7_200_000).toISOString(),
  })
  const area = floor.areaIds['hall'] ?? ''
  return { reservation: held.id, wait: wait.id, block: block.id, table, area }
}
