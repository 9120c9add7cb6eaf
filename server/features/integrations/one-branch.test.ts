import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const words = (name: string) => ({ ar: name, en: name })
let test: TestApp
let shop: Shop
let oneBranch: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, { branches: [{ name: words('Olaya') }, { name: words('Malaz') }] })
  oneBranch = await shop.staff('owner', shop.branchIds.slice(0, 1))
})
afterAll(() => test.close())

it('attack: an owner of one branch lets in no program that would read all, and changes no gateway', async () => {
  const key = { name: 'Till', scopes: ['orders.read', 'customers.read'] }
  const hook = { url: 'https://hooks.example.com/in', events: ['order.created'] }
  const tries = [
    ['GET', '/api/v1/staff/api-keys'],
    ['POST', '/api/v1/staff/api-keys', key],
    ['GET', '/api/v1/staff/webhooks'],
    ['POST', '/api/v1/staff/webhooks', hook],
    ['GET', '/api/v1/staff/pos/foodics'],
    ['GET', '/api/v1/staff/gateways'],
  ] as const
  for (const [method, path, body] of tries) {
    const { status, code } = await oneBranch.refused(method, path, body)
    expect([method, path, status, code]).toEqual([method, path, 403, 'not-allowed'])
  }
  const owner = await shop.staff()
  expect((await owner.send('POST', '/api/v1/staff/api-keys', key)).status).toBe(201)
})
