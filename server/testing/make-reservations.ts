import type { ReservationSlotsWire } from '#contract/reservations/reservation-slots.ts'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import {
  usualReservationRules,
  type ReservationPeriod,
  type ReservationRules,
} from '#domain/reservations/reservation-plan.ts'
import { addDays, dateText, toLocal } from '#domain/core/zoned-time.ts'
import { makeId } from '#server/core/make-id.ts'
import type { OutboxEvents } from '#server/store/core/outbox.ts'
import { saveEventTypes, saveReasons } from '#server/store/reservations/reservation-choices.ts'
import { saveCombinations, saveRules } from '#server/store/reservations/reservation-rules.ts'
import { saveArea, saveTable } from '#server/store/dine-in/tables.ts'
import { makeShop, type Shop } from './make-shop.ts'
import type { TestApp } from './make-test-app.ts'
import type { Visitor } from './visitor.ts'

/** Rooms of a test: seats by table, in areas; which tables go together. */
export interface FloorLayout {
  readonly areas: Readonly<Record<string, readonly number[]>>
  /** Of tables by their number in the order of the areas, from 0: which, for how many. */
  readonly combinations?: readonly {
    readonly tables: readonly number[]
    readonly from: number
    readonly seats: number
  }[]
  readonly rules?: Partial<ReservationRules>
}

/** The rooms of a branch that takes reservations. */
export interface ReservationFloor {
  readonly branchId: string
  readonly areaIds: Readonly<Record<string, string>>
  readonly tableIds: readonly string[]
  readonly eventId: string
  readonly reasonId: string
}

/** Dinner on every day from 18:00, the last seating half an hour after midnight; free unless said otherwise. */
export function dinner(cost: ReservationPeriod['cost'] = { per: 'none', amount: 0 }): ReservationPeriod {
  return {
    id: 'dinner',
    name: { ar: 'العشاء', en: 'Dinner' },
    days: [0, 1, 2, 3, 4, 5, 6],
    from: 1080,
    last: 1470,
    areaIds: [],
    cost,
  }
}

/** Takes a shop and its rooms; its first branch takes reservations from now on. */
export async function takeReservations(
  test: TestApp,
  shop: Shop,
  plan: FloorLayout,
  branchId = shop.branchIds[0] ?? '',
): Promise<ReservationFloor> {
  const areaIds = Object.fromEntries(Object.keys(plan.areas).map((name) => [name, makeId()]))
  const tableIds: string[] = []
  const [eventId, reasonId] = [makeId(), makeId()]
  await test.database.db.write(shop.tenantId, async (tx) => {
    for (const [position, [name, seats]] of Object.entries(plan.areas).entries()) {
      const area_id = areaIds[name] ?? ''
      await saveArea(tx, { id: area_id, branch_id: branchId, name_ar: name, name_en: name, position })
      for (const one of seats) {
        const id = makeId()
        tableIds.push(id)
        const table = { id, branch_id: branchId, area_id, name: `T${tableIds.length}`, seats: one }
        await saveTable(tx, { ...table, code: makeId().slice(0, 10), position: tableIds.length })
      }
    }
    await saveCombinations(
      tx,
      branchId,
      (plan.combinations ?? []).map((one) => ({
        id: makeId(),
        table_ids: one.tables.map((at) => tableIds[at] ?? ''),
        seats_from: one.from,
        seats: one.seats,
      })),
    )
    const rules = { ...usualReservationRules, periods: [dinner()], ...plan.rules }
    await saveRules(tx, branchId, { enabled: true, rules })
    const now = new Date(test.deps.clock())
    await saveEventTypes(tx, [{ id: eventId, name_ar: 'عيد ميلاد', name_en: 'Birthday', icon: '🎂' }], now)
    await saveReasons(tx, [{ id: reasonId, name_ar: 'تغيّرت خططنا', name_en: 'Plans changed' }], now)
  })
  return { branchId, areaIds, tableIds, eventId, reasonId }
}

/** Two branches that take reservations: a hall and a terrace with free dinners and a paid brunch, and a garden. */
export async function makeBookingShop(
  test: TestApp,
): Promise<{ readonly shop: Shop; readonly floor: ReservationFloor; readonly day: string }> {
  const shop = await makeShop(test, {
    branches: [{ name: { ar: 'Olaya', en: 'Olaya' } }, { name: { ar: 'Malaz', en: 'Malaz' } }],
    content: { allergens: [{ id: 'milk', name: { ar: 'حليب', en: 'Milk' }, icon: 'milk' }] },
  })
  await takeReservations(test, shop, { areas: { garden: [4] } }, shop.branchIds[1])
  const brunch = { ...dinner({ per: 'guest', amount: 2500 }), id: 'brunch', from: 660, last: 780 }
  const floor = await takeReservations(test, shop, {
    areas: { hall: [2, 4, 8], terrace: [2] },
    rules: { periods: [dinner(), brunch] },
  })
  return { shop, floor, day: dayAhead(test, 2) }
}

/** Takes a reservation; returns what its guest is told of it, in order. */
export function noticesOf(test: TestApp, shop: Shop, id: string): Promise<readonly string[]> {
  return test.database.db.read(shop.tenantId, async (db) => {
    const rows = await db.q
      .selectFrom('outbox')
      .select('payload')
      .where('tenant_id', '=', shop.tenantId)
      .where('kind', '=', 'reservation-notice')
      .orderBy('id')
      .execute()
    const own = rows.map(({ payload }) => payload as OutboxEvents['reservation-notice'])
    return own.filter((one) => one.reservationId === id).map((one) => one.event)
  })
}

/** Takes a test and how many days ahead; returns that day of Riyadh, YYYY-MM-DD. */
export function dayAhead(test: TestApp, days: number): string {
  return dateText(addDays(toLocal(test.deps.clock(), 'Asia/Riyadh'), days))
}

export const reservationsPath = '/api/v1/reservation/reservations'

/** A guest's hands, through the front door. */
export function bookingGuest(guest: Visitor, floor: ReservationFloor) {
  const place = (date: string, time: string, guests_count: number, area: string) => ({
    branch_id: floor.branchId,
    area_id: floor.areaIds[area] ?? area,
    date,
    time,
    guests_count,
    source: 'web',
  })
  return {
    guest,
    place,
    slots: (date: string, guests_count: number) =>
      guest.call<ReservationSlotsWire>(
        'POST',
        `/api/v1/branch/branches/${floor.branchId}/reservations-slots`,
        {
          branch_id: floor.branchId,
          date,
          guests_count,
          source: 'web',
        },
      ),
    hold: (date: string, time: string, guests = 2, area = 'hall') =>
      guest.call<ReservationWire>('POST', reservationsPath, place(date, time, guests, area)),
    put: (id: string, body: object) => guest.call<ReservationWire>('PUT', `${reservationsPath}/${id}`, body),
    confirm: (id: string, more: object = {}) =>
      guest.call<ReservationWire>('PUT', `${reservationsPath}/${id}`, {
        name: 'Noura',
        phone: '0551234567',
        action: 'confirm',
        ...more,
      }),
    read: (id: string) => guest.call<ReservationWire>('GET', `${reservationsPath}/${id}?include=notes`),
  }
}
