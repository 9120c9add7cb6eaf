import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EditedListWire, ListBody, ListKind } from '#contract/site/lists.ts'
import { noticeText } from '#server/ports/notice-text.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  owner = await shop.staff()
})
afterAll(() => test.close())

async function listOf(kind: ListKind): Promise<EditedListWire> {
  const { data } = await owner.call<{ data: EditedListWire[] }>('GET', '/api/v1/staff/lists')
  const list = data.find((one) => one.kind === kind)
  if (!list) throw new Error(`no list of ${kind}`)
  return list
}
const save = async (kind: ListKind, change: (entries: ListBody['entries']) => ListBody['entries']) => {
  const { seen, entries } = await listOf(kind)
  return owner.send('PUT', `/api/v1/staff/lists/${kind}`, { seen, entries: change(entries) })
}

describe('lists that a restaurant makes its own', () => {
  it('spec 7: reasons to leave the queue are the restaurant’s own once it wrote them', async () => {
    const guest = shop.guest()
    const reasons = () =>
      guest.call<{ data: { name: string }[] }>('GET', '/api/v1/branch/waitlist-cancellation-reasons')
    expect((await reasons()).data).toHaveLength(4)
    await save('waiting_reasons', () => [{ name: { ar: 'مطر', en: 'It rains' } }])
    expect((await reasons()).data).toMatchObject([{ name: 'It rains' }])
  })

  it('spec 3: makes of cars that are not shown are not offered, and no new one can be made up', async () => {
    const saved = await save('vehicle_brands', (entries) =>
      entries.map((one) => ({ ...one, shown: one.id === 'kia' })),
    )
    expect(saved.status).toBe(200)
    const { brands } = await shop
      .guest()
      .call<{ brands: { id: string }[] }>('GET', '/api/v1/user/customer-vehicles/choices')
    expect(brands.map(({ id }) => id)).toEqual(['kia', 'other'])
    const refused = await save('vehicle_brands', (entries) => [...entries, { name: { ar: 'م', en: 'M' } }])
    expect(refused.status).toBe(404)
  })

  it('allergens are added, and one that a dish has cannot go', async () => {
    await save('allergens', () => [{ name: { ar: 'سمسم', en: 'Sesame' }, icon: 'sprout' }])
    const [sesame] = (await listOf('allergens')).entries
    expect(sesame).toMatchObject({ name: { en: 'Sesame' }, icon: 'sprout' })
    await test.database.db.write(shop.tenantId, async ({ q }) => {
      await q
        .updateTable('items')
        .set({ allergens: [sesame?.id ?? ''] })
        .where('tenant_id', '=', shop.tenantId)
        .execute()
    })
    expect(await (await save('allergens', () => [])).json()).toMatchObject({ code: 'entry-in-use' })
  })

  it('rule "Notices": the texts of notices are the restaurant’s own, and an empty one is the product’s', async () => {
    const text = { ar: 'طلبك {number}', en: 'Order {number} is here' }
    const own = await listOf('notices')
    expect(own.own['order-ready']?.en).toContain('{number}')
    await save('notices', (entries) =>
      entries.map((one) => (one.id === 'order-ready' ? { ...one, name: text } : one)),
    )
    expect(await noticeText(test.deps, shop.tenantId, 'order-ready', 'en')).toBe(text.en)
    await save('notices', (entries) => entries.map((one) => ({ ...one, name: { ar: '', en: '' } })))
    expect(await noticeText(test.deps, shop.tenantId, 'order-ready', 'en')).toBe('')
  })

  it('who was slower is told, and names need words', async () => {
    const { seen, entries } = await listOf('customer_groups')
    const body = { seen, entries: [...entries, { name: { ar: 'كبار', en: 'VIP' } }] }
    expect((await owner.send('PUT', '/api/v1/staff/lists/customer_groups', body)).status).toBe(200)
    expect(await owner.refused('PUT', '/api/v1/staff/lists/customer_groups', body)).toMatchObject({
      code: 'plan-changed',
    })
    const empty = await save('customer_groups', () => [{ name: { ar: '', en: 'x' } }])
    expect(await empty.json()).toMatchObject({ code: 'fill-all-fields' })
  })

  it('attack: a cashier, and a manager of one branch, do not rewrite what all branches say', async () => {
    const { seen, entries } = await listOf('notices')
    for (const one of [await shop.staff('cashier'), await shop.staff('manager', shop.branchIds)]) {
      expect((await one.refused('GET', '/api/v1/staff/lists')).code).toBe('not-allowed')
      const saved = one.refused('PUT', '/api/v1/staff/lists/notices', { seen, entries })
      expect((await saved).code).toBe('not-allowed')
    }
  })
})
