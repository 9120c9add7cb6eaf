import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StaffAccountWire } from '#contract/backoffice/staff-account.ts'
import type { BegunPasskeyWire } from '#contract/backoffice/staff-passkeys.ts'
import type { StaffWire } from '#contract/backoffice/staff.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { SoftwarePasskey, type Asked } from '#server/testing/software-passkey.ts'
import { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const root = '/api/v1/staff'
const origin = 'http://console.localhost:3000'
const stranger = () => new Visitor(test.app, 'console.localhost')
const begin = (member: Visitor) =>
  member.call<BegunPasskeyWire>('POST', `${root}/account/passkeys/options`, { password: 'a good password' })
const askedOf = ({ options }: BegunPasskeyWire, more: Partial<Asked> = {}): Asked => ({
  challenge: (JSON.parse(options) as { challenge: string }).challenge,
  origin,
  rpId: 'console.localhost',
  ...more,
})

async function register(member: Visitor, name = 'Tablet'): Promise<SoftwarePasskey> {
  const key = new SoftwarePasskey()
  const begun = await begin(member)
  const body = { sealed: begun.sealed, name, credential: key.register(askedOf(begun)) }
  await member.call('POST', `${root}/account/passkeys`, body)
  return key
}

async function answerOf(key: SoftwarePasskey, more: Partial<Asked> = {}) {
  const begun = await stranger().call<BegunPasskeyWire>('POST', `${root}/session/passkey-options`)
  return { sealed: begun.sealed, credential: key.answer(askedOf(begun, more)) }
}
const refused = (body: object) => stranger().refused('POST', `${root}/session/passkey`, body)
const account = (member: Visitor) => member.call<StaffAccountWire>('GET', `${root}/account`)

describe('a passkey of staff', () => {
  it('rule "Signing in of staff": signs in without a password, named, last used, and removed it opens nothing', async () => {
    const member = await shop.staff('cashier')
    const key = await register(member, 'Counter tablet')
    const second = await register(member, 'My phone')
    expect((await account(member)).passkeys).toMatchObject([
      { name: 'Counter tablet', used_at: null },
      { name: 'My phone', used_at: null },
    ])
    const visitor = stranger()
    const signed = await visitor.call<StaffWire>('POST', `${root}/session/passkey`, await answerOf(key))
    expect(signed.role).toBe('cashier')
    expect(await visitor.call('GET', `${root}/session`)).toMatchObject({ role: 'cashier' })
    const [used] = (await account(member)).passkeys
    expect(used?.used_at).not.toBeNull()
    await member.call('DELETE', `${root}/account/passkeys/${used?.id ?? ''}`)
    expect(await refused(await answerOf(key))).toMatchObject({ status: 401, code: 'passkey-refused' })
    await stranger().call('POST', `${root}/session/passkey`, await answerOf(second))
  })

  it('safety 19: a challenge serves once, for five minutes, for its own purpose and member', async () => {
    const member = await shop.staff()
    const key = await register(member)
    const body = await answerOf(key)
    const all = await Promise.all(
      Array.from({ length: 4 }, () => stranger().send('POST', `${root}/session/passkey`, body)),
    )
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    const late = await answerOf(key)
    test.pass(5 * 60_000 + 1)
    expect(await refused(late)).toMatchObject({ code: 'passkey-refused' })
    const begun = await begin(await shop.staff())
    const other = new SoftwarePasskey()
    const foreign = { sealed: begun.sealed, name: 'x', credential: other.register(askedOf(begun)) }
    expect(await member.refused('POST', `${root}/account/passkeys`, foreign)).toMatchObject({
      code: 'session-expired',
    })
    expect(await refused({ sealed: begun.sealed, credential: key.answer(askedOf(begun)) })).toMatchObject({
      code: 'passkey-refused',
    })
  })

  it('safety 19: bound to origin, host and holder; made-up answers are refused, not failures', async () => {
    const member = await shop.staff()
    const key = await register(member)
    for (const more of [
      { origin: `http://${shop.host}:3000` },
      { origin: 'https://evil.example' },
      { rpId: 'localhost' },
      { challenge: 'AAAA' },
    ])
      expect(await refused(await answerOf(key, more))).toMatchObject({ code: 'passkey-refused' })
    key.verifies = false
    expect(await refused(await answerOf(key))).toMatchObject({ code: 'passkey-refused' })
    key.verifies = true
    const unknown = new SoftwarePasskey()
    expect(await refused(await answerOf(unknown))).toMatchObject({ code: 'passkey-refused' })
    const { sealed } = await answerOf(key)
    for (const credential of [{}, { id: key.id }, { id: key.id, response: {} }, { id: 7 }])
      expect(await refused({ sealed, credential })).toMatchObject({ code: 'passkey-refused' })
    await stranger().call('POST', `${root}/session/passkey`, await answerOf(key))
  })

  it('a copy of the key, whose counter goes back, is refused and stands in the log', async () => {
    const member = await shop.staff()
    const key = await register(member)
    await stranger().call('POST', `${root}/session/passkey`, await answerOf(key))
    await stranger().call('POST', `${root}/session/passkey`, await answerOf(key))
    key.counter = 0
    expect(await refused(await answerOf(key))).toMatchObject({ code: 'passkey-refused' })
    const { data } = await member.call<{ data: { action: string }[] }>('GET', `${root}/audit`)
    expect(data.map(({ action }) => action)).toContain('passkey-copied')
  })

  it('needs the password to be added, is kept once, and an inactive member has none', async () => {
    const member = await shop.staff('kitchen')
    expect(
      await member.refused('POST', `${root}/account/passkeys/options`, { password: 'a guess' }),
    ).toMatchObject({ code: 'password-wrong' })
    const key = await register(member)
    const begun = await begin(member)
    const again = { sealed: begun.sealed, name: 'again', credential: key.register(askedOf(begun)) }
    expect(await member.refused('POST', `${root}/account/passkeys`, again)).toMatchObject({
      code: 'passkey-refused',
    })
    await test.database.db.write(shop.tenantId, async ({ q }) => {
      await q
        .updateTable('staff')
        .set({ active: false })
        .where('tenant_id', '=', shop.tenantId)
        .where('role', '=', 'kitchen')
        .execute()
    })
    expect(await refused(await answerOf(key))).toMatchObject({ code: 'passkey-refused' })
  })

  // the last one: this address has to wait after it
  it('attack: opens whatever passwords strangers tried meanwhile', async () => {
    const member = await shop.staff('manager')
    const key = await register(member)
    const { email } = await account(member)
    for (let i = 0; i < 40; i += 1)
      await stranger().refused(
        'POST',
        `${root}/session`,
        { email, password: `${i}` },
        { 'user-agent': `${i}` },
      )
    const right = { email, password: 'a good password' }
    expect((await stranger().refused('POST', `${root}/session`, right)).status).toBe(429)
    await stranger().call('POST', `${root}/session/passkey`, await answerOf(key))
  })
})
