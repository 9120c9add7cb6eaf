import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ZoneBody, ZonesWire, ZoneWire } from '#contract/delivery/delivery-zones.ts'
import { askPoint, delivering, makeDelivering, middle, sendTo } from '#server/testing/delivering.ts'
import type { Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { addressAt } from '#server/testing/make-zones.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
let manager: Visitor
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeDelivering(test, [])
  manager = await shop.staff('manager')
})
afterAll(() => test.close())

const zones = '/api/v1/staff/delivery-zones'
const branch = () => shop.branchIds[0] ?? ''
const corners = [
  [24.69, 46.65],
  [24.69, 46.7],
  [24.74, 46.7],
  [24.74, 46.65],
].map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }))
const drawn: ZoneBody = {
  name: { ar: 'الوسط', en: 'Middle' },
  shape: { kind: 'polygon', points: corners },
  fee: '12.00',
  minimum: '0.00',
  minutes: 25,
}
const add = (more: Partial<ZoneBody> = {}) =>
  manager.call<ZoneWire>('POST', zones, { ...drawn, ...more, branch_id: branch() })

describe('zones drawn in the console', () => {
  it('serve at once, change at once, and are gone when they are deleted', async () => {
    const guest = shop.guest()
    const zone = await add()
    const cart = await sendTo(guest, await delivering(shop, guest), addressAt(...middle))
    expect(cart.delivery).toMatchObject({ zone_name: 'Middle', fee: '12.00', minutes: 25 })
    const changed = await manager.call<ZoneWire>('PUT', `${zones}/${zone.id}`, {
      ...drawn,
      fee: '9.50',
      free_above: '100.00',
    })
    expect(changed).toMatchObject({ id: zone.id, fee: '9.50', free_above: '100.00', on: true })
    expect((await askPoint(guest, middle, branch())).served).toMatchObject({ fee: '9.50' })
    await manager.call('PUT', `${zones}/${zone.id}`, { ...drawn, on: false })
    expect((await askPoint(guest, middle, branch())).served).toBeNull()
    const { data, branch: at } = await manager.call<ZonesWire>('GET', `${zones}?branch_id=${branch()}`)
    expect(data).toMatchObject([{ id: zone.id, on: false, shape: { kind: 'polygon' } }])
    expect(at).toEqual({ latitude: 24.7136, longitude: 46.6753 })
    await manager.call('DELETE', `${zones}/${zone.id}`)
    expect((await manager.call<ZonesWire>('GET', `${zones}?branch_id=${branch()}`)).data).toEqual([])
    expect(await manager.refused('DELETE', `${zones}/${zone.id}`)).toMatchObject({ code: 'not-found' })
  })

  it('are refused field by field', async () => {
    const refused = (more: object) =>
      manager.refused('POST', zones, { ...drawn, ...more, branch_id: branch() })
    expect(await refused({ shape: { kind: 'polygon', points: corners.slice(0, 2) } })).toMatchObject({
      status: 422,
      code: 'zone-shape-invalid',
    })
    expect(await refused({ name: { ar: '', en: ' ' } })).toMatchObject({ code: 'fill-all-fields' })
    expect(await refused({ fee: '-1.00' })).toMatchObject({ errors: { fee: [expect.any(String)] } })
    expect(await refused({ fee: '1.5' })).toMatchObject({ status: 400 })
  })

  it('every change is in the audit log, with what was before and what is after', async () => {
    const zone = await add()
    await manager.call('PUT', `${zones}/${zone.id}`, { ...drawn, fee: '7.00' })
    await manager.call('DELETE', `${zones}/${zone.id}`)
    const rows = await test.database.db.read(shop.tenantId, ({ q }) =>
      q.selectFrom('audit_log').selectAll().where('subject', '=', zone.id).orderBy('id').execute(),
    )
    expect(rows.map(({ action }) => action)).toEqual(['zone-add', 'zone-change', 'zone-remove'])
    expect(rows[1]).toMatchObject({ before: { fee: 1200 }, after: { fee: 700 } })
  })
})
