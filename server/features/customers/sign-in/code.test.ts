import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { texts } from '#domain/platform/texts.ts'
import { makeSenders } from '#server/start/senders.ts'
import { saveMessageAccount } from '#server/store/notifications/message-accounts.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { askForCode, makeMobile } from '#server/testing/sign-in-customer.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test)
})
afterEach(() => test.resetClock())
afterAll(() => test.close())

const enter = '/api/v1/user/auth/sign-in'
const other = (code: string, by = 1) => String((Number(code) + by) % 10_000).padStart(4, '0')
const inArabic = { 'x-localization': 'ar' }

describe('a code', () => {
  it('spec 5: has 4 digits; anything else is told and costs no try', async () => {
    const [guest, mobile] = [shop.guest(), makeMobile()]
    const code = await askForCode(test, shop, guest, mobile)
    expect(code).toMatch(/^\d{4}$/)
    for (const typed of ['123', '12345', 'abcd', '12 3'])
      expect(await guest.refused('POST', enter, { mobile, code: typed })).toMatchObject({
        status: 422,
        code: 'code-wrong',
      })
    expect(await guest.refused('POST', enter, { mobile, code: ' ' })).toMatchObject({
      code: 'field-required',
      errors: { code: [texts['field-required'].en] },
    })
    const wrong = await guest.refused('POST', enter, { mobile, code: other(code) })
    expect(wrong).toMatchObject({ code: 'code-wrong', details: { tries_left: 4 } })
    await guest.call('POST', enter, { mobile, code })
  })

  it('spec 8: "Session Expired" when it has lapsed, in both languages', async () => {
    const [guest, mobile] = [shop.guest(), makeMobile()]
    const code = await askForCode(test, shop, guest, mobile)
    test.pass(300_001)
    const late = await guest.refused('POST', enter, { mobile, code })
    expect(late).toMatchObject({ status: 401, code: 'session-expired', message: texts['session-expired'].en })
    const inAr = await guest.refused('POST', enter, { mobile, code }, inArabic)
    expect(inAr.message).toBe(texts['session-expired'].ar)
  })

  it('is not promised where the restaurant has nobody who could bring it', async () => {
    const live = await makeTestApp({ beside: test, senders: makeSenders({ mode: 'live' }) })
    const bare = await makeShop(live)
    const ask = (body: object, headers = {}) =>
      bare.guest().refused('POST', '/api/v1/user/auth/request-code', body, headers)
    expect(await ask({ mobile: makeMobile() })).toMatchObject({
      status: 422,
      code: 'no-sender',
      errors: { mobile: ['Nothing can be sent there now. Try another way, or contact the restaurant'] },
    })
    expect(await ask({ email: 'sara@example.com' }, inArabic)).toMatchObject({
      code: 'no-sender',
      errors: { email: ['لا يمكن الإرسال إلى هنا الآن، يُرجى تجربة وسيلة أخرى أو التواصل مع المطعم'] },
    })
    const whatsApp = { id: 'w', provider: 'whatsapp-cloud', channel: 'whatsapp', place: 1 } as const
    await live.database.db.write(bare.tenantId, (tx) =>
      saveMessageAccount(tx, { ...whatsApp, sealed_secrets: '', shown: {} }),
    )
    await bare.guest().call('POST', '/api/v1/user/auth/request-code', { mobile: makeMobile() })
    expect(await ask({ email: 'sara@example.com' })).toMatchObject({ code: 'no-sender' })
    await live.close()
  })

  it('works once, bears five tries, and ends when a newer one is asked for', async () => {
    const [guest, mobile] = [shop.guest(), makeMobile()]
    const used = await askForCode(test, shop, guest, mobile)
    await guest.call('POST', enter, { mobile, code: used })
    expect(await guest.refused('POST', enter, { mobile, code: used })).toMatchObject({
      code: 'session-expired',
    })
    test.pass(60_000)
    const first = await askForCode(test, shop, guest, mobile)
    test.pass(120_000)
    const second = await askForCode(test, shop, guest, mobile)
    const former = first === second ? other(second) : first
    expect(await guest.refused('POST', enter, { mobile, code: former })).toMatchObject({ code: 'code-wrong' })
    for (let by = 1; by <= 4; by += 1) await guest.refused('POST', enter, { mobile, code: other(second, by) })
    expect(await guest.refused('POST', enter, { mobile, code: second })).toMatchObject({
      code: 'session-expired',
    })
  })

  it('attack: is worth nothing in another browser, even the right one', async () => {
    const [guest, thief, mobile] = [shop.guest(), shop.guest(), makeMobile()]
    const code = await askForCode(test, shop, guest, mobile)
    expect(await thief.refused('POST', enter, { mobile, code })).toMatchObject({ code: 'session-expired' })
    await thief.openCart()
    expect(await thief.refused('POST', enter, { mobile, code })).toMatchObject({ code: 'session-expired' })
    await guest.call('POST', enter, { mobile, code })
  })

  it('is nowhere in the database as people read it, nor is its number in the log of codes', async () => {
    const [guest, mobile] = [shop.guest(), makeMobile()]
    const code = await askForCode(test, shop, guest, mobile)
    const rows = await test.database.db.read(shop.tenantId, async ({ q }) => [
      ...(await q.selectFrom('sign_in_codes').selectAll().where('tenant_id', '=', shop.tenantId).execute()),
      ...(await q
        .selectFrom('messages')
        .select(['body', 'params', 'sealed_content'])
        .where('tenant_id', '=', shop.tenantId)
        .where('recipient', '=', mobile)
        .execute()),
    ])
    const values = rows.flatMap((row) => Object.values(row).map((value) => JSON.stringify(value)))
    expect(values.filter((value) => value.includes(`"${code}"`) || value.includes(`#${code}`))).toEqual([])
    expect(values.filter((value) => value.includes(mobile.slice(1)))).toEqual([])
  })
})
