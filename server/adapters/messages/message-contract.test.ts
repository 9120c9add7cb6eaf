import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createDemoOutbox } from './demo-outbox.ts'
import {
  makeSmtpBench,
  makeTaqnyatBench,
  makeUnifonicBench,
  makeWhatsAppBench,
  type MessageBench,
} from './make-message-benches.ts'
import { makeTwilioBench } from './make-twilio-bench.ts'
import type { MessageToSend } from './port.ts'

/** What every adapter must do, against a server on this machine that answers as the provider documents. */
const adapters = [
  { name: 'Unifonic', makeBench: makeUnifonicBench, secret: 'app_sid' },
  { name: 'Taqnyat', makeBench: makeTaqnyatBench, secret: 'token' },
  { name: 'Twilio', makeBench: makeTwilioBench, secret: 'auth_token' },
  { name: 'WhatsApp Cloud', makeBench: makeWhatsAppBench, secret: 'access_token' },
  { name: 'SMTP', makeBench: makeSmtpBench, secret: 'password' },
]

const words = 'مطعم الزعفران: طلبك رقم 041 جاهز'
const message = (over: Partial<MessageToSend> = {}): MessageToSend => ({
  reference: 'b4Zk0mQx9TtS1vYh2LwC',
  event: 'order-ready',
  to: '+966551234567',
  language: 'ar',
  subject: 'طلبك جاهز',
  body: words,
  params: ['الزعفران', '041'],
  secret: false,
  ...over,
})

describe.each(adapters)('the message port on $name', ({ makeBench, secret }) => {
  let bench: MessageBench
  beforeAll(async () => {
    bench = await makeBench()
  })
  afterEach(() => bench.desk.misbehave(undefined))
  afterAll(() => bench.desk.close())

  const send = (over: Partial<MessageToSend> = {}, timeoutMs = 10_000) =>
    bench.provider.send(bench.account, message({ to: bench.good, ...over }), { timeoutMs })

  it('hands over the message to its person, in its own letters', async () => {
    const answer = await send()
    expect(answer).toMatchObject({ state: 'taken' })
    expect('providerMessageId' in answer && answer.providerMessageId).toMatch(/./)
    const { to, text } = bench.readMessage(bench.desk.received.at(-1)!)
    expect(to).toBe(bench.good)
    // a mail's letters travel encoded, a template's as its values
    const seen = bench.provider.channel === 'email' ? decodeMail(text) : text
    expect(seen).toContain(bench.provider.channel === 'whatsapp' ? '041' : words)
  })

  it('is refused with wrong credentials, and does not repeat them', async () => {
    const values = { ...bench.account.values, [secret]: 'wrong-credentials-here-and-now' }
    const answer = await bench.provider.send({ ...bench.account, values }, message({ to: bench.good }))
    expect(answer.state).toBe('refused')
    expect(JSON.stringify(answer)).not.toContain('wrong-credentials')
  })

  it('is refused for a recipient that does not exist', async () => {
    expect((await send({ to: bench.bad })).state).toBe('refused')
  })

  it('is busy when nobody listens: surely not sent', async () => {
    const gone = await makeBench()
    await gone.desk.close()
    expect((await gone.provider.send(gone.account, message({ to: gone.good }))).state).toBe('busy')
  })

  it('proves nothing when no answer comes in time, or one that breaks off', async () => {
    bench.desk.misbehave('silent')
    expect((await send({}, 300)).state).toBe('unknown')
    bench.desk.misbehave('cut')
    expect((await send()).state).toBe('unknown')
  })

  it('gives up when its caller does', async () => {
    bench.desk.misbehave('silent')
    const stop = new AbortController()
    const arrived = bench.desk.arrival()
    const answer = bench.provider.send(bench.account, message({ to: bench.good }), { signal: stop.signal })
    await arrived
    stop.abort()
    expect((await answer).state).toBe('unknown')
  })

  it('tells nothing of the message or its account in an error', async () => {
    bench.desk.misbehave({ status: 500, body: 'trouble' })
    const answer = await send()
    expect(answer.state).not.toBe('taken')
    for (const value of Object.values(bench.account.values).filter((one) => one.length > 12))
      expect(JSON.stringify(answer)).not.toContain(value)
  })

  it('names all that it needs, and which of it is secret', () => {
    for (const field of bench.provider.fields)
      if (!field.optional) expect(bench.account.values[field.name]).toMatch(field.shape)
    expect(bench.provider.fields.filter((field) => field.secret).map((field) => field.name)).toContain(secret)
  })
})

describe.each(adapters.slice(0, 4))('over HTTP, $name', ({ makeBench }) => {
  let bench: MessageBench
  beforeAll(async () => {
    bench = await makeBench()
  })
  afterAll(() => bench.desk.close())
  const answerTo = async (status: number, body: unknown) => {
    bench.desk.misbehave({ status, body })
    const answer = await bench.provider.send(bench.account, message())
    bench.desk.misbehave(undefined)
    return answer
  }

  it.each([
    ['too many requests', 429, {}, 'busy'],
    ['trouble of its own', 500, {}, 'busy'],
    ['a maintenance page', 503, '<html>soon back</html>', 'busy'],
    ['a gateway that gave up', 504, '', 'unknown'],
    ['a request that it does not like', 400, {}, 'refused'],
    ['an address that moved', 302, '', 'refused'],
    ['a success that is no JSON', 200, '{"success":tr', 'unknown'],
    ['a success that says nothing', 200, [], 'unknown'],
    ['an answer without end', 200, 'x'.repeat(300_000), 'unknown'],
  ] as const)('%s (%i)', async (_, status, body, state) => {
    expect((await answerTo(status, body)).state).toBe(state)
  })
})

describe('what is special to one provider', () => {
  it('spec 7: Unifonic tells the balance with each message, Taqnyat and Twilio when they are asked', async () => {
    const unifonic = await makeUnifonicBench()
    const answer = await unifonic.provider.send(unifonic.account, message())
    expect(answer).toMatchObject({ balance: { amount: '128.40', currency: 'SAR' } })
    await unifonic.desk.close()
    const twilio = await makeTwilioBench()
    expect(await twilio.provider.askBalance?.(twilio.account)).toEqual({ amount: '41.5', currency: 'USD' })
    await twilio.desk.close()
    const taqnyat = await makeTaqnyatBench()
    expect(await taqnyat.provider.askBalance?.(taqnyat.account)).toEqual({ amount: '77.10', currency: 'SAR' })
    taqnyat.desk.misbehave({ status: 500, body: '' })
    expect(await taqnyat.provider.askBalance?.(taqnyat.account)).toBeUndefined()
    await taqnyat.desk.close()
  })

  it('WhatsApp gets a code in the text and in the copy button, and says which trouble passes', async () => {
    const bench = await makeWhatsAppBench()
    const code = message({ event: 'sign-in-code', params: ['4821'], secret: true })
    await bench.provider.send(bench.account, code)
    const sent = JSON.parse(bench.desk.received[0]?.body ?? '') as { template: object }
    const parameters = [{ type: 'text', text: '4821' }]
    expect(sent.template).toEqual({
      name: 'sign_in_code',
      language: { code: 'ar' },
      components: [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ],
    })
    await bench.provider.send(bench.account, message({ params: ['الزعفران', ''] }))
    expect(bench.desk.received[1]?.body).toContain('{"type":"text","text":"–"}')
    const says = async (code: number) => {
      bench.desk.misbehave({ status: 400, body: { error: { code, message: 'no' } } })
      return (await bench.provider.send(bench.account, message())).state
    }
    expect([await says(130_429), await says(132_000), await says(131_016)]).toEqual([
      'busy',
      'refused',
      'busy',
    ])
    await bench.desk.close()
  })

  it('SMTP: 4yz may go later, 5yz never; a mail has its direction and one id for all tries', async () => {
    const bench = await makeSmtpBench()
    const send = () => bench.provider.send(bench.account, message({ to: bench.good }))
    bench.desk.misbehave({ status: 451, body: 'try later' })
    expect((await send()).state).toBe('busy')
    bench.desk.misbehave({ status: 554, body: 'never' })
    expect((await send()).state).toBe('refused')
    const ids = bench.desk.received.map(({ body }) => /^Message-ID: (.*)$/im.exec(body)?.[1])
    expect(new Set(ids)).toEqual(new Set(['<b4Zk0mQx9TtS1vYh2LwC@saffron.example>']))
    expect(decodeMail(bench.desk.received[0]?.body ?? '')).toContain('dir="rtl"')
    await bench.desk.close()
  })

  it('a demo’s outbox takes all', async () => {
    const answer = await createDemoOutbox('sms').send({ id: 'a', values: {}, reportUrl: '' }, message())
    expect(answer.state).toBe('taken')
  })
})

/** Base64 and quoted-printable parts of a mail, as text. */
function decodeMail(mail: string): string {
  return mail
    .split(/^--.*$/m)
    .map((part) => {
      const [head = '', ...rest] = part.split(/\n\n/)
      const body = rest.join('\n\n')
      if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
      const bytes = body
        .replace(/=\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      return /quoted-printable/i.test(head) ? Buffer.from(bytes, 'latin1').toString('utf8') : body
    })
    .join('\n')
}
