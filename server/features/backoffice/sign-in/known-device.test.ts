import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { StaffAccountWire } from '#contract/backoffice/staff-account.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeStaff } from '#server/testing/make-staff.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { Visitor } from '#server/testing/visitor.ts'
import { isKnown, knownDevice, withDevice, type Device } from './known-device.ts'
import { makeOperator } from '../../platform/operator/make-operator.ts'

const session = '/api/v1/staff/session'
const password = 'a good password'
let test: TestApp
let shop: Shop

beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())
// all that is counted is forgotten
afterEach(() => test.pass(3600_000))

let nth = 0
/** An owner with this e-mail, and the browser that it signed in with and out again. */
async function ownerWithTablet() {
  nth += 1
  const email = `owner-${nth}@shop.example`
  await makeStaff(test.database.db, shop.tenantId, { email, name: 'Noura', role: 'owner', password })
  const tablet = new Visitor(test.app, 'console.localhost')
  await tablet.signIn(email, password)
  return { email, tablet }
}

/** A thousand wrong tries from many places; returns how many were answered as guesses. */
async function guessAThousandTimes(host: string, path: string, email: string): Promise<number> {
  let guessed = 0
  for (let i = 0; i < 1000; i += 1) {
    const stranger = new Visitor(test.app, host)
    const from = { 'user-agent': `script ${i}`, cookie: `device=${'x'.repeat(43)}.${'y'.repeat(43)}` }
    const { status } = await stranger.refused('POST', path, { email, password: `guess ${i}` }, from)
    if (status === 401) guessed += 1
  }
  return guessed
}

it('attack: after 1,000 wrong tries of strangers the device that signed in before gets in at once, and others wait', async () => {
  const { email, tablet } = await ownerWithTablet()
  await tablet.call('DELETE', session)
  // bounded for the account whoever guesses: thirty are free, and each wait is twice the one before
  expect(await guessAThousandTimes('console.localhost', session, email)).toBeLessThan(40)
  const other = new Visitor(test.app, 'console.localhost')
  expect((await other.refused('POST', session, { email, password })).status).toBe(429)
  expect((await tablet.send('POST', session, { email, password })).status).toBe(200)
})

it('attack: the same above the restaurants', async () => {
  const { database, seal } = test
  const made = await makeOperator(database.db, seal, { email: 'boss@maidah.example', name: 'Boss' })
  if ('wrong' in made) throw new Error(made.wrong)
  const { email } = made
  const path = '/api/v1/platform/operator/session'
  const right = (nthCode: number) => ({
    email,
    password: made.password,
    code: made.recoveryCodes[nthCode] ?? '',
  })
  const laptop = new Visitor(test.app, 'localhost')
  await laptop.call('POST', path, right(0))
  expect(await guessAThousandTimes('localhost', path, email)).toBeLessThan(40)
  expect((await new Visitor(test.app, 'localhost').refused('POST', path, right(1))).status).toBe(429)
  expect((await laptop.send('POST', path, right(1))).status).toBe(200)
  const change = { current: made.password, password: 'a very long password' }
  await laptop.call('PUT', '/api/v1/platform/operator/password', change)
  expect(
    (await laptop.send('POST', path, { ...right(2), password: change.password })).status,
    'still known with the new password',
  ).toBe(200)
})

it('a known device has a budget of its own: ten mistakes, then it waits too, and nobody else with it', async () => {
  const { email, tablet } = await ownerWithTablet()
  for (let i = 0; i < 10; i += 1)
    expect((await tablet.refused('POST', session, { email, password: `${i}` })).status).toBe(401)
  expect((await tablet.refused('POST', session, { email, password })).status).toBe(429)
  const other = new Visitor(test.app, 'console.localhost')
  const from = { 'user-agent': 'another browser' }
  expect((await other.send('POST', session, { email, password }, from)).status).toBe(200)
})

it('a device of one member is nobody’s with another e-mail', async () => {
  const [mine, other] = [await ownerWithTablet(), await ownerWithTablet()]
  await guessAThousandTimes('console.localhost', session, other.email)
  expect((await mine.tablet.refused('POST', session, { email: other.email, password })).status).toBe(429)
})

it('who is signed out by force, or has a new password, is known on no other device', async () => {
  const { email, tablet } = await ownerWithTablet()
  const phone = new Visitor(test.app, 'console.localhost')
  await phone.signIn(email, password)
  const known = async () => {
    const rows = await test.database.db.read(shop.tenantId, (db) =>
      db.q.selectFrom('staff').selectAll().where('email', '=', email).execute(),
    )
    const [member] = rows
    if (!member) throw new Error('no member')
    return [tablet, phone].map((visitor) => {
      const [secret = ''] = (visitor.cookies.get('device') ?? '').split('.')
      return isKnown(test.seal, member, { secret, shown: true })
    })
  }
  expect(await known()).toEqual([true, true])
  const { sessions } = await tablet.call<StaffAccountWire>('GET', '/api/v1/staff/account')
  const others = sessions.filter((one) => !one.current)
  for (const { id } of others) await tablet.call('DELETE', `/api/v1/staff/account/sessions/${id}`)
  expect(await known()).toEqual([true, false])
  await phone.signIn(email, password)
  expect(await known()).toEqual([true, true])
  const change = { current: password, password: 'a very long password' }
  await phone.call('PUT', '/api/v1/staff/account/password', change)
  expect(await known()).toEqual([false, true])
})

it('the cookie is unreadable by scripts, of this host alone on https, and worth nothing without the signature', async () => {
  const { email, tablet } = await ownerWithTablet()
  const again = await tablet.send('POST', session, { email, password })
  const set = again.headers.getSetCookie().find((one) => one.startsWith('device='))
  expect(set).toMatch(/^device=[\w-]{43}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/)
  const [secret = ''] = (tablet.cookies.get('device') ?? '').split('.')
  tablet.cookies.set('device', `${secret}.${'x'.repeat(43)}`)
  await tablet.signIn(email, password)
  expect(tablet.cookies.get('device')?.startsWith(secret)).toBe(false)
})

it('a member knows its latest twenty devices', () => {
  const device = (secret: string): Device => ({ secret, shown: true })
  const all = Array.from({ length: 25 }, (_, i) => `d${i}`)
  const latest = all.reduce<string[]>((known, one) => withDevice(known, one), [])
  expect(latest).toEqual(all.slice(5))
  expect(withDevice(latest, 'd5').at(-1)).toBe('d5')
  const seal = { mac: (...parts: readonly string[]) => parts.join(':') }
  const owner = { id: 'a', password_hash: 'one' }
  const known_devices = [knownDevice(seal, owner, device('s'))]
  expect(isKnown(seal, { ...owner, known_devices }, device('s'))).toBe(true)
  expect(isKnown(seal, { ...owner, password_hash: 'two', known_devices }, device('s'))).toBe(false)
})
