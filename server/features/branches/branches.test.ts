import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BranchDeskWire } from '#contract/branches/branch-desk.ts'
import { acceptByItself } from '#server/features/ordering/order/accept-by-itself.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const url = '/api/v1/staff/branches'
let test: TestApp
let shop: Shop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  owner = await shop.staff()
})
afterAll(() => test.close())

const first = async () => {
  const { data } = await owner.call<BranchDeskWire>('GET', url)
  const [branch] = data
  if (!branch) throw new Error('no branch')
  const { id, accepting: _, seen, ...body } = branch
  return { id, seen, body }
}

describe('branches on the console', () => {
  it('one is opened, and changed with name, place, phone, types and tax number; guests see it', async () => {
    const { body } = await first()
    const { data } = await owner.call<BranchDeskWire>('POST', url, {
      ...body,
      name: { ar: 'النخيل', en: '' },
    })
    const made = data.at(-1)
    expect(made).toMatchObject({ name: { ar: 'النخيل', en: 'النخيل' }, accepting: false })
    const { id, seen } = await first()
    const change = {
      ...body,
      seen,
      phone: '+966 11 555 0000',
      enable_custom_tax: true,
      custom_tax_number: '310000000000003',
    }
    await owner.call('PUT', `${url}/${id}`, change)
    const branch = await shop.guest().call<{ data: object }>('GET', `/api/v1/branch/frontend/branches/${id}`)
    expect(branch.data).toMatchObject({ phone: '+966 11 555 0000' })
  })

  it('of two who change one branch the second is told what the first left', async () => {
    const { id, seen, body } = await first()
    const other = await shop.staff('manager')
    await other.call('PUT', `${url}/${id}`, { ...body, seen, base_minutes: 25 })
    const refused = await owner.refused('PUT', `${url}/${id}`, { ...body, seen, base_minutes: 40 })
    expect(refused).toMatchObject({ code: 'plan-changed', details: { now: { base_minutes: 25 } } })
    expect((await first()).body.base_minutes).toBe(25)
  })

  it('refuses no name, a zone of elsewhere, a tax page without https; a cashier may not', async () => {
    const { body } = await first()
    const wrong = async (more: object) =>
      Object.keys((await owner.refused('POST', url, { ...body, ...more })).errors ?? {})
    expect(await wrong({ name: { ar: ' ', en: '' } })).toEqual(['name'])
    expect(await wrong({ time_zone: 'Europe/Paris' })).toEqual(['time_zone'])
    expect(await wrong({ custom_tax_url: 'javascript:alert(1)' })).toEqual(['custom_tax_url'])
    expect(await wrong({ enable_custom_tax: true, custom_tax_number: '123' })).toEqual(['custom_tax_number'])
    expect(await (await shop.staff('cashier')).refused('GET', url)).toMatchObject({ code: 'not-allowed' })
    const here = await shop.staff('manager', shop.branchIds)
    expect(await here.refused('POST', url, body)).toMatchObject({ code: 'not-allowed' })
  })

  it('a branch that accepts by itself does so with the minutes promised, once', async () => {
    const { id, seen, body } = await first()
    await owner.call('PUT', `${url}/${id}`, { ...body, seen, auto_accept: true })
    const { guest, cart } = await shop.guestWith('Shawarma')
    const order = await guest.place(cart)
    const step = await guest.openPayment(order.id)
    await guest.pay(step.pay_url)
    await guest.call('GET', `/api/v1/payments/${step.reference}`)
    const event = { orderId: order.id, branchId: id }
    await acceptByItself(test.deps, shop.tenantId, event)
    await acceptByItself(test.deps, shop.tenantId, event)
    expect(await guest.order(order.id)).toMatchObject({ status: 'accepted' })
  })
})
