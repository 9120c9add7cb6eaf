import nodemailer from 'nodemailer/package.json' with { type: 'json' }
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reportContract } from '#server/testing/report-contract.ts'
import { makeSmtpBench, type MessageBench } from './make-message-benches.ts'
import type { MessageToSend } from './port.ts'

// RFC 5321 4.2: the first digit decides, 4 for now and 5 for good. RFC 3463's codes stand behind it and explain.
const replies = {
  // RFC 5321 4.2.3, RFC 4954 (AUTH)
  busy: ['421 4.3.2', '432 4.7.12', '450 4.2.1', '451 4.3.0', '452 4.3.1', '454 4.7.0', '455 4.5.1'],
  // RFC 5321 4.2.3, RFC 7504 (521, 556), RFC 4954 (530, 534, 535, 538)
  refused: [
    '500 5.5.2',
    '501 5.5.4',
    '502 5.5.1',
    '503 5.5.1',
    '504 5.5.4',
    '521 5.3.2',
    '530 5.7.0',
    '534 5.7.9',
    '535 5.7.8',
    '538 5.7.11',
    '550 5.1.1',
    '551 5.1.6',
    '552 5.2.2',
    '553 5.1.3',
    '554 5.7.1',
    '555 5.5.4',
    '556 5.1.10',
  ],
} as const
const stages = ['MAIL', 'RCPT', 'DATA', undefined] as const

const message: MessageToSend = {
  reference: 'b4Zk0mQx9TtS1vYh2LwC',
  event: 'order-ready',
  to: 'huda@shop.example',
  language: 'en',
  subject: 'Ready',
  body: 'Your order 041 is ready.',
  params: [],
  secret: false,
}

let bench: MessageBench
beforeAll(async () => {
  bench = await makeSmtpBench()
})
afterEach(() => bench.desk.misbehave(undefined))
afterAll(() => bench.desk.close())

const answerTo = async (reply: string, at: (typeof stages)[number]) => {
  const [status = '', body = ''] = reply.split(' ')
  bench.desk.misbehave({ status: Number(status), body: `${body} no`, ...(at && { at }) })
  return bench.provider.send(bench.account, message)
}
const cases = stages.flatMap((at) =>
  (['busy', 'refused'] as const).flatMap((state) => replies[state].map((reply) => ({ at, state, reply }))),
)

describe('a mail server’s word', () => {
  it.each(cases)('$reply at $at is $state', async ({ at, state, reply }) => {
    const answer = await answerTo(reply, at)
    expect(answer.state).toBe(state)
    expect('error' in answer && answer.error).toContain(reply.slice(0, 3))
  })
  it('whose class and code differ counts by the reply, as RFC 5321 has it', async () => {
    expect((await answerTo('450 5.7.1', undefined)).state).toBe('busy')
    expect((await answerTo('550 4.2.1', undefined)).state).toBe('refused')
  })
  it('that breaks off after the mail proves nothing', async () => {
    bench.desk.misbehave('cut')
    expect((await bench.provider.send(bench.account, message)).state).toBe('unknown')
  })
})

const headersOf = async (over: Partial<MessageToSend>) => {
  await bench.provider.send(bench.account, { ...message, ...over })
  const [head = ''] = (bench.desk.received.at(-1)?.body ?? '').split('\n\n')
  return head.replaceAll(/\n[ \t]+/g, ' ')
}
const mailing = {
  offerUrl: 'https://saffron.example/menu?coupon=C7K2M9',
  optOutUrl: 'https://saffron.example/account/notifications',
  oneClickUrl: `https://saffron.example/api/v1/messages/opt-outs/${'c'.repeat(20)}.${'m'.repeat(43)}`,
}

describe('the headers of a mail', () => {
  it('of one that went to many let a mail program stop them: RFC 2369, RFC 8058', async () => {
    const head = await headersOf({ event: 'campaign', mailing })
    expect(head).toContain(`List-Unsubscribe: <${mailing.oneClickUrl}>`)
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(head).not.toMatch(/^Auto-Submitted:/im)
  })
  it('of a notice say that no person wrote it: RFC 3834', async () => {
    const head = await headersOf({})
    expect(head).toContain('Auto-Submitted: auto-generated')
    expect(head).not.toContain('List-Unsubscribe')
  })
  it('are reported', () => {
    reportContract({
      adapter: 'smtp',
      source: 'RFC 5321, 3463, 4954, 7504, 2369, 3834 and 8058, by nodemailer',
      version: nodemailer.version,
      codes: replies.busy.length + replies.refused.length,
      samples: cases.length,
      differences: [
        'A mail that is refused later comes back to the sender’s mailbox, which the product does not read.',
      ],
    })
  })
})
