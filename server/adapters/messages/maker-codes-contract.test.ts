import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportContract } from '#server/testing/report-contract.ts'
import {
  makeTaqnyatBench,
  makeUnifonicBench,
  makeWhatsAppBench,
  type MessageBench,
} from './make-message-benches.ts'
import { makeTwilioBench } from './make-twilio-bench.ts'
import type { Reply } from './make-provider-desk.ts'
import type { MessageToSend } from './port.ts'
import { taqnyatAnswers } from './taqnyat-answers.ts'

// Every code of each maker's list, answered as that maker answers it. What passes by itself is written here by hand, from the
// maker's own explanation; every other code has to end the try by this sender.

const list = (text: string) => text.trim().split(/\s+/)
const message = (reference: string, over: Partial<MessageToSend> = {}): MessageToSend => ({
  reference,
  event: 'order-ready',
  to: '+966551234567',
  language: 'en',
  subject: '',
  body: 'Your order 041 is ready',
  params: ['041'],
  secret: false,
  ...over,
})
let count = 0

function openBench(makeBench: () => Promise<MessageBench>) {
  let bench: MessageBench
  beforeAll(async () => {
    bench = await makeBench()
  })
  afterAll(() => bench.desk.close())
  return {
    received: () => bench.desk.received,
    async answerTo(reply: Reply, over: Partial<MessageToSend> = {}) {
      bench.desk.misbehave(reply)
      const answer = await bench.provider.send(bench.account, message(`reference${++count}`, over))
      bench.desk.misbehave(undefined)
      return answer
    },
    send: (reference: string, over: Partial<MessageToSend> = {}) =>
      bench.provider.send(bench.account, message(reference, over)),
  }
}

describe('Unifonic', () => {
  const bench = openBench(makeUnifonicBench)
  // docs.unifonic.com/articles/api-documentation/http-status-codes, captured 2026-07-21
  const statuses =
    list(`400 401 402 403 404 406 409 410 412 415 417 419 420 421 422 423 429 431 432 440 449 450 451 452
    455 456 459 460 480 481 482 483 499 546 548 599`)
  // docs.unifonic.com/docs/understanding-reasons-of-sms-non-delivery
  const reasons = list('ER-01 ER-02 ER-03 ER-04 ER-05 ER-06 ER-07 ER-08 ER-09')
  const passing = new Set(list('429 599'))
  const taken = new Set(list('409 ER-09'))
  const wanted = (code: string) => (taken.has(code) ? 'taken' : passing.has(code) ? 'busy' : 'refused')
  const no = (errorCode: string, success: unknown) => ({ success, message: 'no', errorCode, data: null })

  it.each(statuses)('%s, as a status, as a code and as a number in a 200', async (code) => {
    for (const reply of [
      { status: Number(code), body: no(`ER-${code}`, 'false') },
      { status: Number(code), body: '' },
      { status: 200, body: no(`ER-${code}`, 'false') },
      { status: 200, body: no(code, false) },
    ])
      expect([reply, (await bench.answerTo(reply)).state]).toEqual([reply, wanted(code)])
  })
  it.each(reasons)('%s', async (code) => {
    for (const status of [200, 400]) {
      const answer = await bench.answerTo({ status, body: no(code, 'false') })
      expect(answer.state).toBe(wanted(code))
    }
  })
  it('takes the example of the OpenAPI, with every type that its texts have', async () => {
    const data = {
      MessageID: 3_200_017_889_310,
      CorrelationID: '',
      Status: 'Queued',
      NumberOfUnits: 0,
      Cost: 0,
      Balance: 0,
      Recipient: '966000000000',
      TimeCreated: '2018-05-07 06:41:53.237',
      CurrencyCode: '',
    }
    for (const success of ['true', true, 'True', 1, '1'])
      for (const id of [data.MessageID, String(data.MessageID)]) {
        const body = { success, message: '', errorCode: 'ER-00', data: { ...data, MessageID: id } }
        expect(await bench.answerTo({ status: 200, body })).toMatchObject({
          state: 'taken',
          providerMessageId: '3200017889310',
        })
      }
    for (const [success, more, state] of [
      ['true', { MessageID: '' }, 'unknown'],
      ['true', { MessageID: 0 }, 'unknown'],
      ['true', { Status: 'Rejected' }, 'refused'],
      ['true', { Status: 'Failed' }, 'refused'],
      ['yes', {}, 'unknown'],
      ['false', {}, 'refused'],
    ] as const) {
      const body = { success, message: '', errorCode: 'ER-00', data: { ...data, ...more } }
      expect((await bench.answerTo({ status: 200, body })).state).toBe(state)
    }
  })
  it('a repeated message is taken once, under the name that Unifonic gave it', async () => {
    const first = await bench.send('repeated')
    expect(await bench.send('repeated')).toEqual({
      state: 'taken',
      providerMessageId: 'providerMessageId' in first ? first.providerMessageId : '',
    })
  })
  it('says what kind of message it is to Saudi numbers, and from whom', async () => {
    const sentOf = async (over: Partial<MessageToSend>) => {
      await bench.send(`kind${++count}`, over)
      const form = new URLSearchParams(bench.received().at(-1)?.body)
      return [form.get('MessageType'), form.get('SenderID')]
    }
    expect(await sentOf({})).toEqual(['3', 'Saffron'])
    expect(await sentOf({ event: 'campaign' })).toEqual(['5', 'Saffron-AD'])
    expect(await sentOf({ event: 'campaign', to: '+201001234567' })).toEqual([null, 'Saffron'])
  })
  it('is reported', () => {
    const source = 'OpenAPI "SMS API", status list and reasons of non-delivery, docs.unifonic.com'
    const codes = statuses.length + reasons.length
    reportContract({
      adapter: 'unifonic',
      source,
      version: '1.0, captured 2026-07-21',
      codes,
      schemas: 2,
      samples: 10,
    })
  })
})

describe('Taqnyat', () => {
  const bench = openBench(makeTaqnyatBench)
  // dev.taqnyat.sa/en/doc/sms: all of its errors are 400 or 401, told by their sentence
  const sentences = [
    'Your balance is 0',
    'Your balance is not enough',
    'Sender Name is not accepted',
    'Sender Name not active .',
    'Sender Name is expierd',
    'Sender Name is not specified',
    'Mobile(s) number(s) is not specified or incorrect',
    'Message text is not specified',
    'Sending SMS stopped from support',
    'sending by API is disabled',
    'this ip Not authorized to using the API',
    'this country Not authorized to using the API',
    'The number of recipients is greater than 1000',
    'invalid credentials information',
  ]
  const again = ['SMS-API not responding , please try again', 'SMS-API not responding, please try again.']

  it.each([...sentences.map((said) => [said, 'refused']), ...again.map((said) => [said, 'busy'])])(
    '%s',
    async (said = '', state) => {
      for (const reply of [
        { status: 400, body: { statusCode: 400, message: said } },
        { status: 200, body: { statusCode: 400, message: said } },
        { status: 200, body: { statusCode: '400', message: said } },
        { status: 200, body: { ResponseStatus: 'fail', Error: said } },
      ])
        expect([reply, (await bench.answerTo(reply)).state]).toEqual([reply, state])
    },
  )
  it('a 200 or 201 is judged by its lists', async () => {
    const sample = {
      statusCode: 201,
      messageId: 5_452_899_970,
      cost: 0.026,
      currency: 'SAR',
      totalCount: 1,
      msgLength: 1,
      accepted: '[966551234567,]',
      rejected: '[]',
    }
    for (const [more, state] of [
      [{}, 'taken'],
      [{ statusCode: '201', messageId: '5452899970' }, 'taken'],
      [{ accepted: ['966551234567'], rejected: [] }, 'taken'],
      [{ accepted: '[]', rejected: '[966551234567,]' }, 'refused'],
      [{ accepted: [], rejected: [966_551_234_567] }, 'refused'],
      // another's number that only begins alike
      [{ rejected: '[9665512345670,]' }, 'taken'],
      [{ messageId: '' }, 'unknown'],
    ] as const)
      expect((await bench.answerTo({ status: 201, body: { ...sample, ...more } })).state).toBe(state)
  })
  it('is reported', () => {
    expect(Object.keys(taqnyatAnswers).length).toBe(sentences.length + 1)
    reportContract({
      adapter: 'taqnyat',
      source: 'documentation dev.taqnyat.sa/en/doc/sms and the libraries taqnyat/php, taqnyat/python',
      version: 'php 090348cb, python b027c432, read 2026-11-27',
      codes: sentences.length + again.length,
      samples: 7,
      differences: ['Taqnyat publishes neither fields nor signature of its delivery reports: none are read.'],
    })
  })
})

describe('Twilio', () => {
  const bench = openBench(makeTwilioBench)
  // twilio.com/docs/api/errors, its JSON as of 2023-05-15 (1,953 codes): those that sending a text message can meet
  const passing =
    list(`14107 20162 20409 20429 20500 20503 21611 21619 30001 30017 30020 30021 30022 30023 30027
    63009 63010 63012 63017 63018 63023 63038`)
  const ending =
    list(`14101 14102 14103 14104 14105 14108 14111 20001 20002 20003 20004 20005 20006 20008 20010 20011
    20012 20023 20101 20102 20103 20104 20105 20106 20107 20151 20152 20153 20154 20155 20156 20157 20159 20160 20403 20404
    20410 20413 20422 20423 20426 21210 21211 21212 21214 21217 21219 21408 21601 21602 21603 21604 21605 21606 21607 21608
    21609 21610 21612 21613 21614 21616 21617 21618 21620 21621 21622 21623 21624 21626 21627 21653 21654 21655 21656 21657
    21658 21701 21702 21703 21704 21705 21708 21709 21710 21711 21712 21713 21714 21715 21717 21719 21910 30002 30003 30004
    30005 30006 30007 30008 30009 30010 30011 30012 30013 30014 30015 30016 30018 30019 30024 30025 30026 30028 30029 30030
    30031 30032 30033 30034 30035 63001 63002 63003 63005 63006 63007 63008 63011 63013 63014 63015 63016 63019 63020 63021
    63022 63024 63025 63026 63027 63028 63029 63030 63031 63032 63033 63034 63035 63036 63037 63039 63040 63041 63042`)
  const more_info = 'https://www.twilio.com/docs/errors'

  it.each([...passing.map((code) => [code, 'busy']), ...ending.map((code) => [code, 'refused'])])(
    '%s is %s',
    async (code, state) => {
      for (const [status, typed] of [
        [400, Number(code)],
        [400, code],
        [500, Number(code)],
      ] as const) {
        const body = { code: typed, message: 'no', more_info, status }
        expect((await bench.answerTo({ status, body })).state).toBe(state)
      }
    },
  )
  it('a message that is made and has failed at once is not taken', async () => {
    const sid = `SM${'a'.repeat(32)}`
    for (const [body, state] of [
      [{ sid, status: 'failed', error_code: 30_007, error_message: 'filtered' }, 'refused'],
      [{ sid, status: 'undelivered', error_code: '30003' }, 'refused'],
      [{ sid, status: 'failed', error_code: 30_001 }, 'refused'],
      [{ sid, status: 'queued', error_code: null }, 'taken'],
      [{ sid, status: 'accepted' }, 'taken'],
      [{ status: 'queued' }, 'unknown'],
    ] as const)
      expect((await bench.answerTo({ status: 201, body })).state).toBe(state)
  })
  it('is reported', () => {
    reportContract({
      adapter: 'twilio',
      source: 'error dictionary, twilio.com/docs/api/errors',
      version: 'twilio-error-codes.json of 2023-05-15',
      codes: passing.length + ending.length,
      samples: 6,
    })
  })
})

describe('WhatsApp Cloud', () => {
  const bench = openBench(makeWhatsAppBench)
  // developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes, updated 2026-06-18
  const passing = list(
    '1 2 4 80007 130429 131000 131016 131048 131056 131057 132069 133004 133015 134101 2494100',
  )
  const ending =
    list(`0 3 10 33 100 190 200 368 1005 130403 130472 130497 131005 131008 131009 131021 131026 131030
    131031 131037 131042 131045 131047 131049 131050 131051 131052 131053 131055 131063 131064 132000 132001 132005 132007
    132012 132015 132016 132068 133000 133005 133006 133008 133009 133010 133016 134011 134100 134102 135000 2388019
    2388039 2388040`)

  it.each([...passing.map((code) => [code, 'busy']), ...ending.map((code) => [code, 'refused'])])(
    '%s is %s',
    async (code, state) => {
      for (const [status, typed] of [
        [400, Number(code)],
        [200, code],
        [500, Number(code)],
      ] as const) {
        const error = { message: `(#${code}) no`, type: 'OAuthException', code: typed, fbtrace_id: 'A1' }
        expect((await bench.answerTo({ status, body: { error } })).state).toBe(state)
      }
    },
  )
  it('of a code that stands on no list, Meta says itself whether it passes', async () => {
    const says = async (is_transient: unknown) =>
      (await bench.answerTo({ status: 400, body: { error: { code: 999_999, is_transient } } })).state
    expect([await says(true), await says('true'), await says(false), await says(undefined)]).toEqual([
      'busy',
      'busy',
      'refused',
      'refused',
    ])
  })
  it('takes what it accepted, whatever it does with it next', async () => {
    for (const message_status of ['accepted', 'held_for_quality_assessment', 'paused', undefined]) {
      const messages = [{ id: 'wamid.HBgL', ...(message_status && { message_status }) }]
      const contacts = [{ input: '966551234567', wa_id: '966551234567' }]
      const body = { messaging_product: 'whatsapp', contacts, messages }
      expect(await bench.answerTo({ status: 200, body })).toEqual({
        state: 'taken',
        providerMessageId: 'wamid.HBgL',
      })
    }
  })
  it('is reported', () => {
    reportContract({
      adapter: 'whatsapp-cloud',
      source: 'WhatsApp Business Platform, error codes',
      version: 'page updated 2026-06-18',
      codes: passing.length + ending.length,
      samples: 4,
    })
  })
})
