import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ContactFormWire, ContactMessagesWire } from '#contract/site/contact.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { texts } from '#domain/platform/texts.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  const words = (name: string) => ({ ar: name, en: name })
  shop = await makeShop(test, {
    settings: { 'general.notification_email': 'kitchen@shop.example' },
    branches: [{ name: words('Olaya') }, { name: words('Malaz') }],
  })
})
afterAll(() => test.close())
// an address may write so often in a minute
beforeEach(() => test.pass(121_000))

const typed = { name: 'نورة', email: 'Noura@Example.com', mobile: '', message: 'هل عندكم خبز بلا غلوتين؟' }
const solve = async (host: string) => {
  const answer = await test.app.request('http://x/_sim/captcha/recaptcha_v2/solve', {
    method: 'POST',
    headers: { host },
  })
  return ((await answer.json()) as { token: string }).token
}
const send = async (more: object = {}) =>
  shop.guest().call('POST', '/api/v1/contact', { ...typed, captcha_token: await solve(shop.host), ...more })
const refused = (body: object, headers = {}) =>
  shop.guest().refused('POST', '/api/v1/contact', { ...typed, ...body }, headers)
const inbox = async (who?: Visitor) =>
  (who ?? (await shop.staff())).call<ContactMessagesWire>('GET', '/api/v1/staff/contact-messages')

describe('the contact page', () => {
  it('a message reaches the tenant by e-mail and in the console, with its branch', async () => {
    await send({ branch_id: shop.branchIds[0] })
    const { data } = await inbox()
    expect(data[0]).toMatchObject({
      name: 'نورة',
      email: 'noura@example.com',
      message: typed.message,
      branch: 'Olaya',
      handled: false,
    })
    // by the restaurant's clock, wherever the console is open
    const came = Date.parse(data[0]?.created_at ?? '')
    expect(data[0]?.when).toBe(momentWords(came, test.deps.clock(), 'Asia/Riyadh', 'en'))
    const mail = await test.database.db.read(shop.tenantId, (db) =>
      db.q.selectFrom('messages').selectAll().where('event', '=', 'contact-message').executeTakeFirst(),
    )
    expect(mail).toMatchObject({ channel: 'email', recipient: 'kitchen@shop.example' })
    expect(mail?.body).toContain(typed.message)
    expect(mail?.body).toContain('noura@example.com')
  })

  it('spec 8: "Wrong Data, Please complete the human validation", in both languages, without the proof of a person', async () => {
    const used = await solve(shop.host)
    await send({ captcha_token: used })
    for (const captcha_token of ['', 'invented', used, await solve('evil.example')])
      for (const language of ['ar', 'en'] as const)
        expect(await refused({ captcha_token }, { 'x-localization': language })).toMatchObject({
          status: 422,
          code: 'captcha-failed',
          message: texts['captcha-failed'][language],
        })
  })

  it('spec 8: a message that could not be sent says so, in both languages: the captcha cannot be asked', async () => {
    const { captcha } = test.deps
    Object.assign(test.deps, { captcha: { ...captcha, verify: async () => 'unreachable' } })
    const before = (await inbox()).meta.total
    for (const language of ['ar', 'en'] as const)
      expect(await refused({ captcha_token: 'x' }, { 'x-localization': language })).toMatchObject({
        status: 422,
        code: 'message-failed',
        message: texts['message-failed'][language],
      })
    Object.assign(test.deps, { captcha })
    expect((await inbox()).meta.total).toBe(before)
  })

  it('spec 7: a captcha, version 2 by default; who has proved a mobile by code needs none', async () => {
    const guest = shop.guest()
    const form = await guest.call<ContactFormWire>('GET', '/api/v1/contact')
    expect(form).toMatchObject({ proved: false, captcha: { provider: 'recaptcha_v2' } })
    await signInCustomer(test, shop, guest, makeMobile())
    expect(await guest.call('GET', '/api/v1/contact')).toEqual({ proved: true, captcha: null })
    expect(await guest.call('POST', '/api/v1/contact', typed)).toEqual({ sent: true })
  })

  it('spec 5: name 30, e-mail 50 and notes 500 characters; what is missing is named', async () => {
    const wrong = await refused({ name: 'ن'.repeat(31), email: 'x', message: '' })
    expect(wrong).toMatchObject({ code: 'fill-all-fields' })
    expect(Object.keys(wrong.errors ?? {}).toSorted()).toEqual(['email', 'message', 'name'])
    const long = await refused({ message: 'ن'.repeat(501) })
    expect(long.code).toBe('text-too-long')
    expect(Object.keys(long.errors ?? {})).toEqual(['message'])
    expect(await refused({ email: 'x' })).toMatchObject({ code: 'email-invalid' })
  })

  it('spec 5: a mobile may be left out; what is typed is checked, in any digits, of any country that says itself', async () => {
    for (const [mobile, stored] of [
      ['٠٥٥١٢٣٤٥٦٧', '+966551234567'],
      ['+20 101 234 5678', '+201012345678'],
    ])
      await send({ mobile }).then(async () => expect((await inbox()).data[0]?.mobile).toBe(stored))
    for (const mobile of ['12', 'call me', '01012345678'])
      expect((await refused({ mobile })).errors).toHaveProperty('mobile')
  })

  it('is slowed down by address', async () => {
    const codes = new Set<string>()
    for (let i = 0; i < 24; i += 1) codes.add((await refused({ captcha_token: 'x' })).code)
    expect(codes).toContain('too-many-requests')
  })
})

describe('what came by it', () => {
  it('is marked as answered; one of a branch sees that branch alone, the kitchen none', async () => {
    const [first] = (await inbox()).data
    const owner = await shop.staff()
    const path = `/api/v1/staff/contact-messages/${first?.id}`
    expect(await owner.call('PUT', path, { handled: true })).toEqual({ handled: true })
    expect((await inbox()).data.find(({ id }) => id === first?.id)?.handled).toBe(true)
    const elsewhere = await shop.staff('manager', [shop.branchIds[1] ?? ''])
    expect((await inbox(elsewhere)).data).toEqual([])
    expect(await elsewhere.refused('PUT', path, { handled: false })).toMatchObject({ code: 'not-found' })
    const kitchen = await shop.staff('kitchen')
    expect(await kitchen.refused('GET', '/api/v1/staff/contact-messages')).toMatchObject({ status: 403 })
  })
})

it('rule "Deleting an account": what a customer wrote goes with the account, and so does the mail about it, sent or queued', async () => {
  const guest = shop.guest()
  await signInCustomer(test, shop, guest, makeMobile())
  const message = 'Where do you park?'
  await guest.call('POST', '/api/v1/contact', { ...typed, name: 'Leaving', message })
  const mails = () =>
    test.database.db.read(shop.tenantId, ({ q }) =>
      q.selectFrom('messages').selectAll().where('event', '=', 'contact-message').execute(),
    )
  expect((await mails()).some(({ body }) => body.includes(message))).toBe(true)
  await guest.call('DELETE', '/api/v1/user/customers/delete', { wallet_balance: '0.00', points_balance: 0 })
  expect((await inbox()).data.find((one) => one.message === message)).toBeUndefined()
  const left = await mails()
  expect(JSON.stringify(left)).not.toMatch(/Leaving|park/)
  // it waited for its sender, and is not sent any more
  expect(left.filter(({ recipient }) => recipient === '').map(({ state }) => state)).toEqual(['failed'])
})
