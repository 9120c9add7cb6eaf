import twilio from 'twilio'
import type RequestClient from 'twilio/lib/base/RequestClient.js'
import sdk from 'twilio/package.json' with { type: 'json' }
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportContract } from '#server/testing/report-contract.ts'
import type { MessageBench } from './make-message-benches.ts'
import { makeTwilioBench } from './make-twilio-bench.ts'
import type { MessageToSend } from './port.ts'
import { twilioStates } from './twilio-codes.ts'

// Twilio's own SDK against our bench, and its way of signing against our reading.

let bench: MessageBench
beforeAll(async () => {
  bench = await makeTwilioBench()
})
afterAll(() => bench.desk.close())

/** The SDK, whose calls to api.twilio.com come to the bench. */
class BenchClient extends twilio.RequestClient {
  override request<T>(options: RequestClient.RequestOptions<T>) {
    return super.request<T>({
      ...options,
      uri: options.uri.replace('https://api.twilio.com', bench.desk.url),
    })
  }
}
const client = (token = bench.account.values['auth_token'] ?? '') =>
  twilio(bench.account.values['account_sid'] ?? '', token, { httpClient: new BenchClient() })
const message: MessageToSend = {
  reference: 'b4Zk0mQx9TtS1vYh2LwC',
  event: 'order-ready',
  to: '+966551234567',
  language: 'ar',
  subject: '',
  body: 'طلبك رقم 041 جاهز',
  params: [],
  secret: false,
}

describe('the bench, read by the official SDK', () => {
  it('makes a message with every property that the SDK has of one', async () => {
    const made = await client().messages.create({
      to: bench.good,
      from: 'Saffron&Co',
      body: 'Your order 041 is ready',
      statusCallback: 'https://shop.example/reports?message=1',
    })
    const shown: Record<string, unknown> = made.toJSON()
    expect(Object.entries(shown).filter(([, value]) => value === undefined)).toEqual([])
    expect(made).toMatchObject({ status: 'queued', direction: 'outbound-api', errorCode: null })
    expect(made.dateCreated).toBeInstanceOf(Date)
    expect((await client().messages(made.sid).fetch()).body).toBe('Your order 041 is ready')
  })
  it('has the balance', async () => {
    expect(await client().balance.fetch()).toMatchObject({ balance: '41.5', currency: 'USD' })
  })
  it('refuses as the SDK expects it', async () => {
    const from = bench.account.values['sender'] ?? ''
    const ask = { to: bench.good, messagingServiceSid: from, body: 'x' }
    await expect(client('wrong-token-altogether').messages.create(ask)).rejects.toMatchObject({
      code: 20_003,
      status: 401,
    })
    await expect(client().messages.create({ ...ask, to: bench.bad })).rejects.toMatchObject({
      code: 21_211,
      status: 400,
    })
    await expect(client().messages.create({ to: bench.good, from: '*', body: 'x' })).rejects.toMatchObject({
      code: 21_212,
    })
    await expect(
      client()
        .messages(`SM${'f'.repeat(32)}`)
        .fetch(),
    ).rejects.toMatchObject({ code: 20_404, status: 404 })
  })
  it('gets the same request from our adapter as from the SDK', async () => {
    await bench.provider.send(bench.account, message)
    const ours = bench.desk.received.at(-1)
    await client().messages.create({
      to: message.to,
      messagingServiceSid: bench.account.values['sender'] ?? '',
      body: message.body,
      statusCallback: new URLSearchParams(ours?.body).get('StatusCallback') ?? '',
    })
    const theirs = bench.desk.received.at(-1)
    expect(ours?.path).toBe(theirs?.path)
    expect(ours?.headers.get('authorization')).toBe(theirs?.headers.get('authorization'))
    const fields = (body = '') => Object.fromEntries(new URLSearchParams(body))
    expect(fields(ours?.body)).toEqual(fields(theirs?.body))
  })
})

describe('a status callback', () => {
  const url = 'https://shop.example/api/v1/messages/reports/account1?message=b4Zk0mQx9TtS1vYh2LwC'
  const read = (form: Record<string, string>, signature: string, address = url) =>
    bench.provider.readReports?.(bench.account, {
      url: address,
      headers: new Headers({ 'x-twilio-signature': signature }),
      rawBody: new URLSearchParams(form).toString(),
    })
  const sign = (form: Record<string, string>, address = url) =>
    twilio.getExpectedTwilioSignature(bench.account.values['auth_token'] ?? '', address, form)
  const form = (status: string) => ({
    SmsSid: 'SM1',
    SmsStatus: status,
    MessageStatus: status,
    To: '+966551234567',
    MessageSid: 'SM1',
    AccountSid: bench.account.values['account_sid'] ?? '',
    From: 'Saffron',
    ApiVersion: '2010-04-01',
    RawDlrDoneDate: '2611211000',
  })

  it.each(Object.entries(twilioStates))('%s', (status, state) => {
    const reports = read(form(status), sign(form(status)))
    const reference = 'b4Zk0mQx9TtS1vYh2LwC'
    expect(reports).toEqual(state ? [{ providerMessageId: 'SM1', state, reference }] : [])
  })
  it('signed by the SDK is read, with and without the port, and by nobody else', () => {
    const sent = form('delivered')
    expect(read(sent, sign(sent, url.replace('.example', '.example:443')))).toMatchObject([
      { state: 'delivered' },
    ])
    expect(read({ ...sent, MessageStatus: 'failed' }, sign(sent))).toBe('forged')
    expect(read(sent, sign(sent, url.replace('message=b', 'message=c')))).toBe('forged')
    expect(read(sent, '')).toBe('forged')
  })
  it('with a name that comes twice is signed as the SDK signs it', () => {
    const rawBody = 'MessageSid=SM1&MessageStatus=delivered&Tag=b&Tag=a&Tag=b'
    const values = { MessageSid: 'SM1', MessageStatus: 'delivered', Tag: ['b', 'a', 'b'] }
    const token = bench.account.values['auth_token'] ?? ''
    const signature = twilio.getExpectedTwilioSignature(token, url, values)
    const headers = new Headers({ 'x-twilio-signature': signature })
    expect(bench.provider.readReports?.(bench.account, { url, headers, rawBody })).toMatchObject([
      { state: 'delivered' },
    ])
  })
  it('is reported', () => {
    const source = 'npm package twilio (official SDK): requests, answers, signatures, statuses'
    const codes = Object.keys(twilioStates).length
    reportContract({ adapter: 'twilio', source, version: sdk.version, codes, schemas: 2, samples: 12 })
  })
})

describe('a sender’s name', () => {
  it('is what Twilio takes: letters, digits, spaces and + - _ &, with a letter, 11 at most', () => {
    const shape = bench.provider.fields.find(({ name }) => name === 'sender')?.shape ?? /$^/
    for (const name of [
      'Saffron',
      'Saffron-AD',
      'B&B',
      'A_B',
      'Caf+',
      'My Shop 24',
      'a1234567890',
      '+966112345678',
    ])
      expect([name, shape.test(name)]).toEqual([name, true])
    for (const name of ['12345', 'Saffron Kitchen', 'زعفران', 'A.B', 'A*', '', '--', 'a12345678901'])
      expect([name, shape.test(name)]).toEqual([name, false])
  })
})
