import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  MessageBalanceWire,
  MessagesWire,
  SendersWire,
  SenderTestWire,
} from '#contract/notifications/messages.ts'
import {
  makeTaqnyatBench,
  makeUnifonicBench,
  type MessageBench,
} from '#server/adapters/messages/make-message-benches.ts'
import { createSmtp } from '#server/adapters/messages/smtp.ts'
import { queueMessage, type MessageToQueue } from '#server/ports/queue-message.ts'
import { gatherSenders } from '#server/start/senders.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { deliverMessage } from './deliver-message.ts'

let sms: MessageBench
let unifonic: MessageBench
let test: TestApp
let shop: Shop
let owner: Visitor
beforeAll(async () => {
  sms = await makeTaqnyatBench()
  unifonic = await makeUnifonicBench()
  test = await makeTestApp({ senders: gatherSenders([sms.provider, unifonic.provider, createSmtp()], []) })
  shop = await makeShop(test)
  owner = await shop.staff()
})
afterAll(async () => {
  await test.close()
  await sms.desk.close()
  await unifonic.desk.close()
})

const v1 = (rest: string) => `/api/v1/staff/${rest}`
const save = (bench: MessageBench, values: Record<string, string> = {}) =>
  owner.call<SendersWire>('PUT', v1(`senders/${bench.provider.name}`), {
    enabled: true,
    values: { ...bench.account.values, ...values },
  })
const balance = () => shop.guest().call<MessageBalanceWire>('GET', '/api/v1/sms/clients/by-app')
const message: MessageToQueue = {
  event: 'order-ready',
  cause: { by: 'order' },
  to: { mobile: '+966551234567' },
  language: 'en',
  body: 'Your order 041 is ready',
}
async function queue(over: Partial<MessageToQueue> = {}): Promise<string> {
  const queued = await test.database.db.write(shop.tenantId, (db) =>
    queueMessage(test.deps, db, { ...message, ...over }),
  )
  await deliverMessage(test.deps, shop.tenantId, queued ?? '')
  return queued ?? ''
}
const listed = async (id: string) =>
  (await owner.call<MessagesWire>('GET', v1('messages'))).data.find((one) => one.id === id)

describe('GET /api/v1/sms/clients/by-app', () => {
  it('spec 7: tells a visitor whether messages can be sent, and never the amount', async () => {
    expect(await balance()).toEqual({ can_send: false, balance: 0 })
    await save(unifonic)
    await queue()
    expect(await balance()).toEqual({ can_send: true, balance: 1 })
    const { senders } = await owner.call<SendersWire>('GET', v1('senders'))
    expect(senders[0]?.balance).toEqual({ amount: '128.40', currency: 'SAR' })
    await owner.call('DELETE', v1('senders/unifonic'))
    expect(await balance()).toEqual({ can_send: false, balance: 0 })
  })
})

describe('senders of a restaurant', () => {
  it('credentials go in and never come out, not even into the audit log', async () => {
    const answers = JSON.stringify([await save(sms), await owner.call('GET', v1('senders'))])
    const rows = await test.database.db.read(shop.tenantId, async ({ q }) => [
      await q.selectFrom('message_accounts').selectAll().where('tenant_id', '=', shop.tenantId).execute(),
      await q.selectFrom('audit_log').selectAll().where('tenant_id', '=', shop.tenantId).execute(),
    ])
    expect(answers).toContain('Saffron')
    expect(answers + JSON.stringify(rows)).not.toContain(sms.account.values['token'])
  })

  it('an empty secret keeps the present one; a field that looks wrong is refused by name', async () => {
    await save(sms)
    await save(sms, { token: '', sender: 'Saffron2' })
    const sent = await owner.call<SenderTestWire>('POST', v1('senders/taqnyat/test'), { to: sms.good })
    expect(sent).toEqual({ state: 'taken', error: '' })
    const refused = await owner.refused('PUT', v1('senders/taqnyat'), {
      enabled: true,
      values: { token: 'not a token!', sender: '' },
    })
    expect(Object.keys(refused.errors ?? {}).sort()).toEqual(['sender', 'token'])
  })

  it('attack: a kept password is not sent to another server: who changes the server types it anew', async () => {
    const mail = { host: 'mail.shop.example', port: '587', user: 'shop', sender: 'hello@shop.example' }
    const put = (values: Record<string, string>) =>
      owner.send('PUT', v1('senders/smtp'), { enabled: true, values: { ...mail, ...values } })
    expect((await put({ password: 'known-to-us' })).status).toBe(200)
    expect((await put({ host: 'MAIL.shop.example', port: '465' })).status).toBe(200)
    const refused = await put({ host: 'mail.evil.example' })
    expect(await refused.json()).toMatchObject({ errors: { password: expect.anything() as unknown } })
    expect((await put({ host: 'mail.new.example', password: 'typed' })).status).toBe(200)
    await owner.call('DELETE', v1('senders/smtp'))
  })

  it('a test tells what the provider said', async () => {
    await save(sms, { token: 'wrong-token-altogether' })
    const sent = await owner.call<SenderTestWire>('POST', v1('senders/taqnyat/test'), { to: sms.good })
    expect(sent).toMatchObject({ state: 'refused', error: expect.stringContaining('401') as string })
    await save(sms)
  })

  it('are tried in the order that the owner sets', async () => {
    await save(sms)
    await save(unifonic)
    const order = async (...providers: string[]) =>
      (await owner.call<SendersWire>('PUT', v1('senders-order'), { providers })).senders.map(
        (one) => one.provider,
      )
    expect(await order('unifonic', 'taqnyat')).toEqual(['unifonic', 'taqnyat'])
    expect(await order('taqnyat')).toEqual(['taqnyat', 'unifonic'])
  })

  it('are for owner and manager of the whole restaurant alone', async () => {
    for (const role of ['cashier', 'kitchen', 'host'] as const) {
      const member = await shop.staff(role)
      expect(await member.refused('GET', v1('senders'))).toMatchObject({ code: 'not-allowed' })
      expect(await member.refused('GET', v1('messages'))).toMatchObject({ code: 'not-allowed' })
    }
    const local = await shop.staff('manager', [shop.branchIds[0] ?? ''])
    expect(await local.refused('GET', v1('messages'))).toMatchObject({ code: 'not-allowed' })
    const manager = await shop.staff('manager')
    expect((await manager.call<SendersWire>('GET', v1('senders'))).senders).not.toEqual([])
  })
})

describe('the last messages', () => {
  it('show how far each came and why it failed; a code is not among what they say', async () => {
    const parked = await queue({ to: { mobile: sms.bad } })
    expect(await listed(parked)).toMatchObject({ state: 'failed', reason: 'refused', can_retry: true })
    const code = await queue({ secret: true, body: 'Your code is 4821', params: ['4821'] })
    expect(await listed(code)).toMatchObject({ state: 'sent', body: null, can_retry: false })
  })

  it('a parked one goes out again on a tap, and one that was sent does not', async () => {
    const saved = sms.desk.received.length
    sms.desk.misbehave({ status: 400, body: { message: 'blocked' } })
    unifonic.desk.misbehave({ status: 400, body: { success: false, message: 'blocked' } })
    const parked = await queue()
    expect(await listed(parked)).toMatchObject({ state: 'failed' })
    sms.desk.misbehave(undefined)
    unifonic.desk.misbehave(undefined)
    await owner.call('POST', v1(`messages/${parked}/retry`), {})
    await deliverMessage(test.deps, shop.tenantId, parked)
    expect(await listed(parked)).toMatchObject({ state: 'sent', reason: null })
    expect(sms.desk.received.length).toBe(saved + 2)
    expect(await owner.refused('POST', v1(`messages/${parked}/retry`), {})).toMatchObject({
      code: 'not-found',
    })
  })
})
