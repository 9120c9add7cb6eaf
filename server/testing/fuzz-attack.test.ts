import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorBody } from '#contract/core/wire.ts'
import { nastyTexts, worstTexts } from './arbitrary-attack.ts'
import { makePaidOrder, type Ordered } from './make-paid-order.ts'
import { makeShop, type Shop } from './make-shop.ts'
import { makeTestApp, type TestApp } from './make-test-app.ts'
import { addTestKey } from './make-test-key.ts'
import { nastyRequests } from './nasty-request-attack.ts'
import { operationsOf, requestsTo, type Operation, type WildRequest } from './request-attack.ts'
import { routeAttacks } from './route-attack-table.ts'
import { signInOperator } from './sign-in-operator.ts'
import { makeMobile, signInCustomer } from './sign-in-customer.ts'
import { watchStoredChanges, type StoredChanges } from './stored-changes.ts'
import { Visitor } from './visitor.ts'

/** `npm test` sends the same few requests each time; `npm run fuzz` others, so many seconds for each route. */
const long = process.env['TEST_MODE'] === 'fuzz'
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 20)
const fewRuns = 12
const seed = Number(process.env['FUZZ_SEED'] ?? (long ? Date.now() % 2 ** 31 : 20261121))

let test: TestApp
let stored: StoredChanges
let operations: readonly Operation[]
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  stored = await watchStoredChanges(test)
  const about = { openapi: '3.1.0', info: { title: '', version: '' } }
  operations = operationsOf(test.app.getOpenAPI31Document(about))
})
afterAll(async () => {
  await stored.close()
  await test.close()
})

interface Target {
  readonly shop: Shop
  readonly order: Ordered
  readonly ids: readonly string[]
  readonly visitor: Visitor
  /** Of a call of the outward API. */
  readonly key: string
  /** Something may have been noted as changed since that was last asked for. */
  noted: boolean
}

/** A restaurant of its own for each route, with options, a limited item and orders in several states. */
async function makeTarget(operation: Operation): Promise<Target> {
  const words = (name: string) => ({ ar: name, en: name })
  const group = {
    id: 'size',
    name: words('Size'),
    min: 1,
    max: 2,
    options: [
      { id: 'small', name: words('Small'), price: 0, min: 1, max: 2, preset: true },
      { id: 'large', name: words('Large'), price: 500, min: 1, max: 1, preset: false },
    ],
  }
  const items = [
    { name: 'Shawarma' },
    { name: 'Tea', price: 300 },
    { name: 'Juice', price: 700, options: [group], maxQuantity: 5 },
    { name: 'Cake', soldOut: true },
  ]
  const shop = await makeShop(test, { items, branches: [{ name: words('Olaya') }, { name: words('Malaz') }] })
  const order = await makePaidOrder(test, shop)
  const { guest } = order
  const cart = await guest.add(await guest.openCart(), shop.itemId('Juice'), {
    options: [{ option_id: 'large', quantity: 1 }],
  })
  const held = await guest.place(await guest.add(await guest.openCart(), shop.itemId('Tea')))
  const account = await test.database.db.read(shop.tenantId, (db) =>
    db.q
      .selectFrom('gateway_accounts')
      .select('id')
      .where('tenant_id', '=', shop.tenantId)
      .executeTakeFirstOrThrow(),
  )
  const ids = [
    ...(operation.name.includes('/platform/') ? [shop.tenantId] : []),
    cart.cart_id,
    cart.bill.lines[0]?.line_id ?? '',
    order.id,
    held.id,
    order.reference,
    account.id,
    ...shop.branchIds,
    ...items.map((item) => shop.itemId(item.name)),
    'small',
    'large',
    ...(operation.name.includes('/user/customer-') ? await makePlaces(shop, guest) : []),
  ]
  const zone = routeAttacks[operation.name]?.zone
  const visitor = zone === 'staff' ? order.owner : zone === 'platform' ? await signInOperator(test) : guest
  const { apiKey: key } = await addTestKey(test, shop.tenantId)
  return { shop, order, ids, visitor, key, noted: true }
}

/** Calls that only read leave a restaurant as it was: the next ones can have it too. */
const read = new Map<string, Promise<Target>>()
function targetOf(operation: Operation): Promise<Target> {
  if (operation.method !== 'GET') return makeTarget(operation)
  const kind = [routeAttacks[operation.name]?.zone, operation.name.includes('/user/customer-')].join()
  const target = read.get(kind) ?? makeTarget(operation)
  read.set(kind, target)
  return target
}

/** Signs the guest in and adds two places; returns their ids. */
async function makePlaces(shop: Shop, guest: Visitor): Promise<string[]> {
  await signInCustomer(test, shop, guest, makeMobile())
  const base = '/api/v1/user'
  const road = { street_name: 'Olaya', building_type: 'house' }
  const car = { brand_id: 'kia', color_id: 'red', plate_number: '1' }
  const address = await guest.call<{ id: string }>('POST', `${base}/customer-addresses/create`, road)
  const vehicle = await guest.call<{ id: string }>('POST', `${base}/customer-vehicles/create`, car)
  return [address.id, vehicle.id]
}

async function send({ visitor, shop, key }: Target, request: WildRequest): Promise<Response> {
  const { method, path, headers, body, who } = request
  const stranger = new Visitor(test.app, visitor.host)
  const sender = who === 'stranger' ? stranger : visitor
  const cookie = [...sender.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const origin = `http://${visitor.host}:3000`
  const host = visitor.host === 'localhost' ? 'localhost' : visitor.host || shop.host
  const init = {
    method,
    headers: {
      host: `${host}:3000`,
      ...(cookie && { cookie }),
      ...(method !== 'GET' && { origin }),
      ...(who !== 'stranger' && path.startsWith('/api/v1/out/') && { authorization: `Bearer ${key}` }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  }
  // from an address of its own: its failed sign-ins make nobody else wait
  return test.app.request(`http://${host}:3000${path}`, init, {
    incoming: { socket: { remoteAddress: '203.0.113.7' } },
  })
}

async function check(target: Target, request: WildRequest): Promise<void> {
  const { tenantId } = target.shop
  const changing = request.method !== 'GET'
  if (changing && target.noted) await stored.take(tenantId)
  target.noted = true
  const response = await send(target, request)
  const text = await response.text()
  if (response.ok) return
  const shape = errorBody.strict().safeParse(JSON.parse(text))
  const right = request.language === 'ar' ? /[\u0600-\u06FF]/ : /^[^\u0600-\u06FF]+$/
  const checks = {
    below500: response.status < 500,
    shape: shape.success,
    words: right.test(shape.data?.message ?? ''),
  }
  const changed = changing ? await stored.take(tenantId) : []
  target.noted = !changing
  expect({ request, text, ...checks, changed }).toEqual({
    request,
    text,
    below500: true,
    shape: true,
    words: true,
    changed: [],
  })
}

describe('whatever is sent', () => {
  it.each(Object.keys(routeAttacks))(
    '%s answers below 500; a refusal has the one shape and the language asked for, and stores nothing',
    async (name) => {
      const operation = operations.find((one) => one.name === name)
      if (!operation) throw new Error(`${name} is not in the document`)
      const target = await targetOf(operation)
      for (const request of nastyRequests(operation, target.ids, long ? nastyTexts : worstTexts))
        await check(target, request)
      const property = fc.asyncProperty(requestsTo(operation, target.ids), (request) =>
        check(target, request),
      )
      const limit = {
        numRuns: 1_000_000,
        interruptAfterTimeLimit: seconds * 1000,
        markInterruptAsFailure: false,
      }
      await fc.assert(property, { seed, ...(long ? limit : { numRuns: fewRuns }) })
    },
    long ? seconds * 2000 + 120_000 : 60_000,
  )
})
