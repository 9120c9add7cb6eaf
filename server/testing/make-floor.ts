import type { TableByCodeWire } from '#contract/dine-in/table.ts'
import type { TableDeskWire } from '#contract/dine-in/table-desk.ts'
import { makeCouponBody } from './make-coupon-body.ts'
import type { TableShop } from './make-table-shop.ts'
import type { Phone } from './make-tables.ts'

type Act = 'move' | 'join' | 'free'

/** Takes who sits there; returns where its phones and where staff act on its session. */
export const sessionAt = (phone: Phone) => `/api/v1/table-sessions/${phone.sessionId}`
export const deskAt = (phone: Phone) => `/api/v1/staff/table-sessions/${phone.sessionId}`

/** What staff send to move a party, to join tables or to give one back. */
export const placeInput = (act: Act, tableId: string, anyway: string[] = []) => ({
  act,
  table_id: tableId,
  anyway,
})

/** Takes a restaurant with tables; returns what its floor staff do and see. Tables are named by their printed codes. */
export function makeFloor(shop: TableShop) {
  const byCode = async (code: string) => {
    const path = `/api/v1/staff/tables?branch_id=${shop.branchIds[0]}`
    const desk = await (await shop.staff('cashier')).call<TableDeskWire>('GET', path)
    const found = desk.areas.flatMap((area) => area.tables).find((table) => table.code === code)
    if (!found) throw new Error('no such table')
    return found
  }
  return {
    byCode,
    place: async (phone: Phone, act: Act, code: string) =>
      (await shop.staff('host')).call(
        'POST',
        `${deskAt(phone)}/place`,
        placeInput(act, (await byCode(code)).id),
      ),
    refusedPlace: async (phone: Phone, act: Act, code: string) =>
      (await shop.staff('host')).refused(
        'POST',
        `${deskAt(phone)}/place`,
        placeInput(act, (await byCode(code)).id),
      ),
    doorOf: (phone: Phone, code: string) =>
      phone.guest.call<TableByCodeWire>('GET', `/api/v1/tables/${code}`),
    /** A coupon of an amount that one table may use, once. */
    coupon: async (code: string, amount: string) =>
      (await shop.staff('owner')).call(
        'POST',
        '/api/v1/staff/coupons',
        makeCouponBody({
          code,
          name: { ar: code, en: code },
          benefit: { kind: 'amount', amount },
          rules: {
            branch_ids: [],
            types: ['dinein'],
            windows: [],
            minimum: null,
            group_ids: [],
            first_order: false,
          },
          limit_total: 1,
        }),
      ),
    choose: (phone: Phone, code: string | null) =>
      phone.guest.call('PUT', `${sessionAt(phone)}/tender`, { coupon: code }),
  }
}

export type Floor = ReturnType<typeof makeFloor>
