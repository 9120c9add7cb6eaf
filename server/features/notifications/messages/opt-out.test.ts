import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NotificationsWire } from '#contract/customers/customer.ts'
import { afterQuietHours, campaignText } from '#domain/loyalty/segment.ts'
import { messageChannels } from '#domain/notifications/message-channel.ts'
import { preferencesPath } from '#domain/notifications/notice-preference.ts'
import { createDemoOutbox } from '#server/adapters/messages/demo-outbox.ts'
import {
  makeSmtpBench,
  makeUnifonicBench,
  type MessageBench,
} from '#server/adapters/messages/make-message-benches.ts'
import { queueMessage } from '#server/ports/queue-message.ts'
import { siteLink } from '#server/ports/notice-text.ts'
import { gatherSenders } from '#server/start/senders.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { deliverMessage } from './deliver-message.ts'

let smtp: MessageBench
let sms: MessageBench
let test: TestApp
let shop: MoneyShop
let owner: Visitor
let payer: Payer
beforeAll(async () => {
  smtp = await makeSmtpBench()
  sms = await makeUnifonicBench()
  test = await makeTestApp({
    senders: gatherSenders([smtp.provider, sms.provider], messageChannels.map(createDemoOutbox)),
  })
  shop = await makeMoneyShop(test)
  owner = await shop.staff()
})
afterAll(async () => {
  await test.close()
  await smtp.desk.close()
  await sms.desk.close()
})
beforeEach(async () => {
  test.resetClock()
  test.pass(afterQuietHours(Date.now(), 'Asia/Riyadh') - Date.now())
  payer = await shop.payer()
  await payer.visitor.call('PUT', '/api/v1/user/customers/notifications', {
    data: [{ kind: 'offers', sms: true, whatsapp: true, email: true, push: false }],
  })
})

const connect = ({ provider, account }: MessageBench, over: Record<string, string> = {}) =>
  owner.call('PUT', `/api/v1/staff/senders/${provider.name}`, {
    enabled: true,
    values: { ...account.values, ...over },
  })
const offers = async () =>
  (await payer.visitor.call<NotificationsWire>('GET', '/api/v1/user/customers/notifications')).data.find(
    ({ kind }) => kind === 'offers',
  )
/** Sends a campaign's message by one channel; returns its row. */
async function campaign(to: { email?: string; mobile?: string }) {
  const link = siteLink(test.deps, shop.tenantId, 'en', preferencesPath)
  const id =
    (await test.database.db.write(shop.tenantId, (db) =>
      queueMessage(test.deps, db, {
        event: 'campaign',
        about: `customer:${payer.customerId}`,
        cause: { by: 'campaign' },
        to,
        language: 'en',
        subject: 'Happy Eid',
        body: campaignText('Happy Eid', { code: 'C7K2M9AB', link, language: 'en' }),
      }),
    )) ?? ''
  await deliverMessage(test.deps, shop.tenantId, id)
  return test.database.db.read(shop.tenantId, (db) =>
    db.q.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
}
/** The mail that was sent last: its headers unfolded, its HTML decoded as far as quoted-printable goes. */
function lastMail() {
  const raw = smtp.desk.received.at(-1)?.body ?? ''
  const head = (raw.split('\n\n')[0] ?? '').replaceAll(/\n[ \t]+/g, ' ')
  return { head, html: raw.replaceAll('=\n', '').replaceAll('=3D', '=') }
}
const post = (url: string, body: string | undefined, method = 'POST') =>
  test.app.request(url, {
    method,
    headers: {
      host: new URL(url).host,
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(body !== undefined && { body }),
  })

describe('a campaign’s mail', () => {
  it('leads to its offer first, and to the way out last and quietly', async () => {
    await connect(smtp)
    expect(await campaign({ email: smtp.good })).toMatchObject({ state: 'sent' })
    const { html } = lastMail()
    const [offer, out] = [html.indexOf('/en/menu?coupon=C7K2M9AB'), html.indexOf('/account/notifications"')]
    expect(offer).toBeGreaterThan(0)
    expect(out).toBeGreaterThan(offer)
    expect(html).toContain('>C7K2M9AB</bdi>')
    expect(html.match(/border:1px solid/g)).toHaveLength(1)
  })

  it('RFC 8058: one press in the mail program stops the offers, without cookie or page, as often as it comes', async () => {
    await connect(smtp)
    await campaign({ email: smtp.good })
    const { head } = lastMail()
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const url = /List-Unsubscribe: <([^>]+)>/.exec(head)?.[1] ?? ''
    expect(await offers()).toMatchObject({ email: true, sms: true })
    for (const [body, method] of [
      [undefined, 'GET'],
      [undefined, 'HEAD'],
      ['', 'POST'],
      ['List-Unsubscribe=Later', 'POST'],
    ] as const)
      await post(url, body, method)
    expect(await offers(), 'who only looks stops nothing').toMatchObject({ email: true, sms: true })
    const seen = await post(url, undefined, 'GET')
    expect([seen.status, seen.headers.get('location')]).toEqual([
      302,
      siteLink(test.deps, shop.tenantId, 'ar', preferencesPath),
    ])
    for (let n = 0; n < 2; n++) {
      const stopped = await post(url, 'List-Unsubscribe=One-Click')
      expect([stopped.status, stopped.headers.get('set-cookie')]).toEqual([200, null])
    }
    expect(await offers()).toMatchObject({ email: false, sms: false, whatsapp: false })
  })

  it('attack: another’s token, a changed one, and one at another restaurant stop nothing', async () => {
    await connect(smtp)
    await campaign({ email: smtp.good })
    const url = /List-Unsubscribe: <([^>]+)>/.exec(lastMail().head)?.[1] ?? ''
    const elsewhere = await makeShop(test)
    for (const wrong of [
      url.slice(0, -1) + (url.endsWith('A') ? 'B' : 'A'),
      url.replace(payer.customerId, 'c1'),
      url.replace(new URL(url).host, `${elsewhere.host}:${new URL(url).port || '80'}`),
    ])
      expect((await post(wrong, 'List-Unsubscribe=One-Click')).status).toBe(404)
    expect(await offers()).toMatchObject({ email: true })
  })
})

describe('a campaign’s SMS', () => {
  it('rule "Campaigns": leaves under the name for advertising, and not at all without one', async () => {
    await owner.call('DELETE', '/api/v1/staff/senders/smtp')
    await connect(sms, { ads_sender: '' })
    const sent = sms.desk.received.length
    expect(await campaign({ mobile: sms.good })).toMatchObject({ state: 'failed', reason: 'refused' })
    expect(sms.desk.received).toHaveLength(sent)
    await connect(sms)
    expect(await campaign({ mobile: sms.good })).toMatchObject({ state: 'sent' })
    expect(new URLSearchParams(sms.desk.received.at(-1)?.body).get('SenderID')).toBe('Saffron-AD')
    expect(await campaign({ mobile: '+201001234567' })).toMatchObject({ state: 'sent' })
    expect(new URLSearchParams(sms.desk.received.at(-1)?.body).get('SenderID')).toBe('Saffron')
  })
})
