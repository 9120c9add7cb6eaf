import sharp from 'sharp'
import { isRefusal } from '#domain/core/refusal.ts'
import { makeId } from '#server/core/make-id.ts'
import { insertZone } from '#server/store/delivery/delivery-zones.ts'
import { giveOrders, insertRun } from '#server/store/delivery/driver-runs.ts'
import { addTestKey } from './make-test-key.ts'
import { addTestWebhook } from './make-test-webhook.ts'
import { makeChallenge } from './make-challenge.ts'
import { addCompany, type CompanyIds } from './add-company.ts'
import { addWaiting } from './add-waiting.ts'
import { makeShop, type Shop } from './make-shop.ts'
import { addRating } from './add-rating.ts'
import { addReservation } from './make-attack-reservation.ts'
import { makeTables, sitDown } from './make-tables.ts'
import type { TestApp } from './make-test-app.ts'
import { testZone } from './make-zones.ts'
import { askForCode, signInCustomer } from './sign-in-customer.ts'
import type { Visitor } from './visitor.ts'

/** A restaurant with one of everything, and all that no answer to anybody else may hold. */
export interface AttackVictim {
  readonly shop: Shop
  readonly guest: Visitor
  readonly owner: Visitor
  /** Signed in. */
  readonly customer: Visitor
  /** Another customer of the same restaurant: no secret of the first is for this one. */
  readonly fellow: Visitor
  readonly ids: {
    readonly tenant: string
    readonly appToken: string
    readonly order: string
    readonly heldOrder: string
    readonly cart: string
    readonly line: string
    readonly attempt: string
    readonly account: string
    readonly branch: string
    readonly otherBranch: string
    readonly item: string
    readonly staff: string
    readonly picture: string
    readonly customer: string
    readonly customerSession: string
    readonly customerToken: string
    readonly address: string
    readonly vehicle: string
    readonly customerMobile: string
    /** A live code of somebody who is about to sign in. */
    readonly customerCode: string
    readonly challenge: string
    readonly apiKeyId: string
    /** A key with every scope. */
    readonly apiKey: string
    readonly webhook: string
    readonly delivery: string
    readonly rating: string
    readonly message: string
    readonly photo: string
    readonly run: string
    readonly zone: string
    readonly tableCode: string
    readonly tableSession: string
    readonly tableMember: string
    readonly reservation: string
    readonly wait: string
    readonly block: string
    readonly table: string
    readonly area: string
    readonly tableArea: string
    readonly waiting: string
  } & CompanyIds
  /** Ids, tokens, keys, names and numbers of people. */
  readonly secrets: readonly string[]
}

const placeSecret = 'HUD 4471'
const user = '/api/v1/user'
const words = (name: string) => ({ ar: name, en: name })

/** Takes the app; returns a restaurant with a paid order, one that waits, an open cart, staff, a picture and secrets. */
export async function makeAttackVictim(test: TestApp): Promise<AttackVictim> {
  const keys = Array.from({ length: 2 }, () => `key${makeId()}`)
  const [captcha = '', map = ''] = keys
  const shop = await makeShop(test, {
    branches: [{ name: words('Olaya'), types: ['pickup', 'dinein'] }, { name: words('Malaz') }],
    settings: {
      'website.captcha_secret_key': captcha,
      'website.google_map_server_key': map,
      'payment.cash_limit': '7654321',
      'general.notification_email': 'victim-kitchen@shop.example',
    },
  })
  const { tenantId } = shop
  const person = { name: `Huda ${makeId().slice(0, 10)}`, mobile: '0551239876', notes: `door ${makeId()}` }
  const { guest, cart } = await shop.guestWith('Shawarma')
  const paid = await guest.place(cart, makeId(), person)
  const step = await guest.openPayment(paid.id)
  await guest.pay(step.pay_url)
  await guest.call('GET', `/api/v1/payments/${step.reference}`)
  const held = await shop.guestWith('Tea')
  const heldOrder = await held.guest.place(held.cart, makeId(), person)
  const open = await guest.add(await guest.openCart(), shop.itemId('Tea'))
  const owner = await shop.staff()
  const { customer, fellow, known } = await makeCustomer(test, shop)
  const rows = await test.database.db.read(tenantId, async ({ q }) => ({
    tenant: await q
      .selectFrom('tenants')
      .select('app_token')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow(),
    account: await q
      .selectFrom('gateway_accounts')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow(),
    staff: await q
      .selectFrom('staff')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow(),
    message: await q
      .selectFrom('messages')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .limit(1)
      .executeTakeFirstOrThrow(),
    carts: await q.selectFrom('carts').select(['id', 'shopper']).where('tenant_id', '=', tenantId).execute(),
  }))
  const ids: AttackVictim['ids'] = {
    tenant: tenantId,
    appToken: rows.tenant.app_token,
    order: paid.id,
    heldOrder: heldOrder.id,
    cart: open.cart_id,
    line: open.bill.lines[0]?.line_id ?? '',
    attempt: step.reference,
    account: rows.account.id,
    branch: shop.branchIds[0] ?? '',
    otherBranch: shop.branchIds[1] ?? '',
    item: shop.itemId('Shawarma'),
    staff: rows.staff.id,
    message: rows.message.id,
    picture: await addPicture(test, tenantId),
    ...known,
    // paused: no list shows it
    challenge: await makeChallenge(test.database.db, tenantId, { paused: true }),
    ...(await addTestKey(test, tenantId)),
    ...(await addTestWebhook(test, tenantId)),
    ...(await addTable(test, shop)),
    ...(await addReservation(test, shop)),
    ...(await addWaiting(test, shop, placeSecret)),
    ...(await addRating(test, tenantId, paid.id, shop.branchIds[0] ?? '')),
    ...(await addCompany(test, tenantId, heldOrder.id)),
    ...(await addDelivery(test, tenantId, paid.id, shop.branchIds[0] ?? '')),
  }
  const credentials = Object.values(test.deps.gateways.open(rows.account.sealed_credentials)).filter(
    (one) => typeof one === 'string' && one.length > 15 && !one.startsWith('http'),
  )
  const { customerCode: _, ...unguessable } = ids
  const secrets = [
    ...Object.values(unguessable),
    ...keys,
    ...credentials.map(String),
    person.name,
    person.notes,
    '551239876',
    placeSecret,
    'victim-kitchen',
    '7654321',
    rows.staff.email,
    rows.staff.password_hash,
    rows.account.sealed_credentials,
    shop.host,
    shop.itemId('Tea'),
    ...rows.carts.flatMap((one) => [one.id, one.shopper]),
    ...guest.cookies.values(),
    ...owner.cookies.values(),
  ]
  return { shop, guest, owner, customer, fellow, ids, secrets }
}

async function makeCustomer(test: TestApp, shop: Shop) {
  const [customer, fellow, customerMobile] = [shop.guest(), shop.guest(), '+966559871234']
  await signInCustomer(test, shop, fellow, '+966551119999')
  const signedIn = await signInCustomer(test, shop, customer, customerMobile)
  const { data } = await customer.call<{ data: { id: string }[] }>('GET', '/api/v1/user/auth/sessions')
  const places = await makePlaces(customer)
  const known = {
    ...places,
    customer: signedIn.customer.id,
    customerSession: data[0]?.id ?? '',
    customerToken: customer.cookies.get('customer') ?? '',
    customerMobile,
    customerCode: await askForCode(test, shop, shop.guest(), customerMobile),
  }
  return { customer, fellow, known }
}

async function makePlaces(customer: Visitor): Promise<{ address: string; vehicle: string }> {
  const road = { street_name: `${placeSecret} road`, building_type: 'house' }
  const car = { brand_id: 'kia', color_id: 'red', plate_number: placeSecret }
  const address = await customer.call<{ id: string }>('POST', `${user}/customer-addresses/create`, road)
  const vehicle = await customer.call<{ id: string }>('POST', `${user}/customer-vehicles/create`, car)
  return { address: address.id, vehicle: vehicle.id }
}

/** A zone, and a driver's run that is under way. */
async function addDelivery(
  test: TestApp,
  tenantId: string,
  orderId: string,
  branchId: string,
): Promise<{ run: string; zone: string }> {
  const [run, zone] = [makeId(), makeId()]
  await test.database.db.write(tenantId, async (db) => {
    await insertZone(db, { id: zone, branchId, ...testZone() })
    await insertRun(db, { id: run, branch_id: branchId, driver_name: 'Salem' })
    await giveOrders(db, run, [orderId])
  })
  return { run, zone }
}

async function addPicture(test: TestApp, tenantId: string): Promise<string> {
  const green = sharp({ create: { width: 300, height: 300, channels: 3, background: '#00aa55' } })
  const stored = await test.deps.pictures.put(tenantId, await green.png().toBuffer())
  if (isRefusal(stored)) throw new Error(stored.code)
  return stored.id
}

async function addTable(test: TestApp, shop: Shop) {
  const [tableCode = ''] = await makeTables(test, shop, 'T77')
  const phone = await sitDown(shop, tableCode, 'Huda')
  const { me } = await phone.session()
  return { tableCode, tableSession: phone.sessionId, tableMember: me.id }
}
