import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeId } from '#server/core/make-id.ts'
import { makeSmtpBench, type MessageBench } from '#server/adapters/messages/make-message-benches.ts'
import { queueMessage } from '#server/ports/queue-message.ts'
import { gatherSenders } from '#server/start/senders.ts'
import { saveMessageAccount } from '#server/store/notifications/message-accounts.ts'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { deliverMessage } from './deliver-message.ts'

let smtp: MessageBench
let test: TestApp
beforeAll(async () => {
  smtp = await makeSmtpBench()
  test = await makeTestApp({ senders: gatherSenders([smtp.provider], []) })
})
afterAll(async () => {
  await test.close()
  await smtp.desk.close()
})

describe('a mail', () => {
  it('spec 1: looks as its restaurant does', async () => {
    const shop = await makeShop(test, { settings: { 'website.primary_color': '#0a5c4a' } })
    const id = await test.database.db.write(shop.tenantId, async (db) => {
      await saveMessageAccount(db, {
        id: makeId(),
        provider: 'smtp',
        channel: 'email',
        place: 0,
        shown: {},
        sealed_secrets: test.seal.close(JSON.stringify(smtp.account.values)),
      })
      return queueMessage(test.deps, db, {
        event: 'order-ready',
        cause: { by: 'order' },
        to: { email: smtp.good },
        language: 'ar',
        body: 'طلبك جاهز. https://shop.example/o/1',
        params: [],
      })
    })
    await deliverMessage(test.deps, shop.tenantId, id ?? '')
    // quoted-printable, whose lines end softly
    const sent = smtp.desk.received.at(-1)?.body.replaceAll('=\n', '')
    expect(sent).toContain('text/html')
    expect(sent).toContain('background:#0a5c4a')
  })
})
