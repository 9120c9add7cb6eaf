import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TimingWire } from '#contract/timing/timing.ts'
import { makeId } from '#server/core/make-id.ts'
import { columnsOf } from '#server/store/delivery/delivery-zones.ts'
import {
  askPoint,
  delivering,
  far,
  makeDelivering,
  middle,
  refusedPlace,
  sendTo,
} from '#server/testing/delivering.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { addressAt, testZone } from '#server/testing/make-zones.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
})
afterAll(() => test.close())

const near = { kind: 'circle', center: { latitude: 26, longitude: 50 }, radius: 3000 } as const

describe('who delivers where', () => {
  it('names the branch asked, the others and where to pick up from, nearest first', async () => {
    const shop = await makeDelivering(
      test,
      [testZone(), testZone({ fee: 700, minutes: 30, name: { ar: 'أرخص', en: 'Cheaper' } })],
      [testZone({ fee: 400, shape: { ...near, radius: 100_000 } })],
    )
    const [olaya, dammam] = shop.branchIds
    expect(await askPoint(shop.guest(), middle, olaya)).toMatchObject({
      served: { branch_id: olaya, zone_name: 'Cheaper', fee: '7.00', ready_minutes: { from: 45, to: 50 } },
      others: [],
      pickup: { distance: '0.00' },
    })
    expect(await askPoint(shop.guest(), far, olaya)).toMatchObject({
      served: null,
      others: [{ branch_id: dammam, fee: '4.00', free_above: null }],
    })
    expect(await askPoint(shop.guest(), [0, 0], olaya)).toMatchObject({ served: null, others: [] })
  })

  it('says closed while the hours of that way, a holiday or a pause say so', async () => {
    const shop = await makeDelivering(test)
    const [olaya = ''] = shop.branchIds
    const seen = async () => {
      const { served, pickup } = await askPoint(shop.guest(), middle, olaya)
      return [served?.open, pickup?.open]
    }
    expect(await seen()).toEqual([true, true])
    const manager = await shop.staff('manager')
    const path = `/api/v1/staff/branches/${olaya}`
    await manager.call('PUT', `${path}/pause`, { minutes: 30 })
    expect(await seen()).toEqual([false, false])
    await manager.call('PUT', `${path}/pause`, { minutes: 0 })
    const { plan, seen: from, today } = await manager.call<TimingWire>('GET', `${path}/timing`)
    const holiday = { name: { ar: 'عطلة', en: 'Holiday' }, types: ['delivery'], from: today, to: today }
    const exceptions = [{ ...holiday, windows: [] }]
    await manager.call('PUT', `${path}/timing`, { plan: { ...plan, exceptions }, seen: from })
    expect(await seen()).toEqual([false, true])
  })

  it('the same point gives the same answer to the menu, in the cart and when it is placed', async () => {
    const shop = await makeDelivering(test, [])
    const spot = fc.record({ x: fc.integer({ min: -4, max: 4 }), y: fc.integer({ min: -4, max: 4 }) })
    const place = ({ x, y }: { x: number; y: number }) => ({
      latitude: middle[0] + y / 100,
      longitude: middle[1] + x / 100,
    })
    const shape = fc.oneof(
      fc
        .array(spot.map(place), { minLength: 3, maxLength: 6 })
        .map((points) => ({ kind: 'polygon', points }) as const),
      fc.record({ center: spot.map(place), radius: fc.integer({ min: 500, max: 4000 }) }).map((circle) => ({
        kind: 'circle' as const,
        ...circle,
      })),
    )
    const zones = fc.array(fc.record({ shape, fee: fc.integer({ min: 0, max: 3 }) }), { maxLength: 5 })
    const property = fc.asyncProperty(zones, spot, async (drawn, at) => {
      await test.database.db.write(shop.tenantId, async (db) => {
        await db.q.deleteFrom('delivery_zones').where('tenant_id', '=', shop.tenantId).execute()
        for (const { shape: form, fee } of drawn) {
          const details = testZone({ shape: form, fee: fee * 100, minutes: 10 + fee })
          const own = { tenant_id: shop.tenantId, id: makeId(), branch_id: shop.branchIds[0] ?? '' }
          await db.q
            .insertInto('delivery_zones')
            .values({ ...own, ...columnsOf(details) })
            .execute()
        }
      })
      const { latitude, longitude } = place(at)
      const guest = shop.guest()
      const { served } = await askPoint(guest, [latitude, longitude], shop.branchIds[0])
      const cart = await sendTo(guest, await delivering(shop, guest), addressAt(latitude, longitude))
      expect(cart.delivery?.fee).toBe(served?.fee)
      if (!served) {
        expect(await refusedPlace(guest, cart)).toMatchObject({ code: 'delivery-unavailable' })
        return
      }
      expect(cart.ready_minutes).toEqual(served.ready_minutes)
      expect((await guest.place(cart)).promised_minutes).toBe(served.ready_minutes.to)
    })
    await fc.assert(property, { numRuns: 25 })
  })
})
