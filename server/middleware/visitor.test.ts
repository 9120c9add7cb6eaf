import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import { saveSetting } from '#server/store/site/settings.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { isIssuedSecret, makeBrowserSecret } from './browser-secret.ts'
import { makeRateLimits, type RateLimits } from './rate-limit.ts'

let test: TestApp
let shop: Shop
let keys: string[] = []
let fresh: RateLimits = makeRateLimits()
const counting: RateLimits = {
  pass(key, most, now) {
    keys.push(key)
    return fresh.pass(key, most, now)
  },
}
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: counting })
  shop = await makeShop(test)
})
afterAll(() => test.close())

const search = '/api/v1/maps/search?q=olaya'

/** What processes of before set, and what anyone can write. */
const unsigned = () => randomBytes(32).toString('base64url')

/** Who a call of this guest counts as. */
async function countedAs(guest: Visitor): Promise<string[]> {
  keys = []
  await guest.send('GET', search)
  return keys.filter((key) => key.startsWith('maps'))
}

function guestWithCookie(secret: string): Visitor {
  const guest = shop.guest()
  guest.cookies.set('shopper', secret)
  return guest
}

describe('a browser counts for limits by a cookie that the server issued', () => {
  it('one that it issued has a budget of its own, without a look into the database', async () => {
    const guest = shop.guest()
    await guest.openCart()
    expect(guest.cookies.get('shopper')).toMatch(/^[\w-]{64}$/)
    expect((await countedAs(guest))[0]).toMatch(/^maps:/)
    expect(keys.some((key) => key.startsWith('unsigned:'))).toBe(false)
  })

  it('900 searches with a cookie made up for each are 600, as without any', async () => {
    fresh = makeRateLimits()
    const answers = { ok: 0, refused: 0 }
    for (let call = 0; call < 900; call += 1) {
      const { status } = await guestWithCookie(unsigned()).send('GET', search)
      if (status === 429) answers.refused += 1
      else answers.ok += 1
    }
    expect(answers).toEqual({ ok: 600, refused: 300 })
  })

  it('the map’s budget of the restaurant ends whatever cookie comes, and says what to do instead', async () => {
    fresh = makeRateLimits()
    const own = await makeShop(test)
    await test.database.db.write(own.tenantId, (db) => saveSetting(db, 'general.map_calls_per_day', '10'))
    const answers: unknown[] = []
    for (let call = 0; call < 6; call += 1) {
      const guest = own.guest()
      if (call % 2) await guest.openCart()
      const response = await guest.send('GET', search)
      answers.push(response.ok ? 'found' : ((await response.json()) as { code: string }).code)
    }
    // two fifths of a day's within one hour
    expect(answers).toEqual(['found', 'found', 'found', 'found', 'map-limit', 'map-limit'])
  })

  it('a signature of another restaurant, of another key or cut short is none', () => {
    const secret = makeBrowserSecret(test.seal, shop.tenantId)
    expect(isIssuedSecret(test.seal, shop.tenantId, secret)).toBe(true)
    expect(isIssuedSecret(test.seal, 'another', secret)).toBe(false)
    expect(
      isIssuedSecret(test.seal, shop.tenantId, `${secret.slice(0, -1)}${secret.at(-1) === 'A' ? 'B' : 'A'}`),
    ).toBe(false)
    expect(isIssuedSecret(test.seal, shop.tenantId, secret.slice(0, 43))).toBe(false)
  })
})

describe('a cookie from before cookies were signed', () => {
  it('keeps its cart, and is signed from the next answer on', async () => {
    fresh = makeRateLimits()
    const guest = guestWithCookie(unsigned())
    const cart = await guest.add(await guest.openCart(), shop.itemId('Shawarma'))
    const again = guestWithCookie(guest.cookies.get('shopper') ?? '')
    expect((await countedAs(again))[0]).toMatch(/^maps:/)
    expect(again.cookies.get('shopper-proof')).toMatch(/^[\w-]{43}$/)
    const { cart: current } = await again.call<{ cart: CartWire }>('GET', '/api/v1/carts/current')
    expect(current).toMatchObject({ cart_id: cart.cart_id })
    expect(keys.some((key) => key.startsWith('unsigned:'))).toBe(true)
    await countedAs(again)
    expect(keys.some((key) => key.startsWith('unsigned:'))).toBe(false)
  })

  it('that nothing hangs on counts as none, also with the proof of another', async () => {
    const guest = guestWithCookie(unsigned())
    await guest.openCart()
    await countedAs(guest)
    const liar = guestWithCookie(unsigned())
    liar.cookies.set('shopper-proof', guest.cookies.get('shopper-proof') ?? '')
    expect((await countedAs(liar))[0]).toMatch(/^maps-new:/)
    expect(liar.cookies.get('shopper-proof')).toBe(guest.cookies.get('shopper-proof'))
  })

  it('of a browser that is signed in is signed without a look for it', async () => {
    const guest = guestWithCookie(unsigned())
    await signInCustomer(test, shop, guest, makeMobile())
    guest.cookies.delete('shopper-proof')
    await countedAs(guest)
    expect(guest.cookies.get('shopper-proof')).toMatch(/^[\w-]{43}$/)
    expect(keys.some((key) => key.startsWith('unsigned:'))).toBe(false)
  })
})
