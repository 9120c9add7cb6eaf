import { describe, expect, it } from 'vitest'
import { mayAdvertise, senderOf, smsFields } from './advertising-sender.ts'
import type { MessageToSend, ProviderAccount } from './port.ts'
import { callbackOf, isKeyed } from './report-address.ts'

const account = (reportUrl: string, values: Record<string, string> = {}): ProviderAccount => ({
  id: 'a',
  values,
  reportUrl,
})

describe('the address of reports', () => {
  it('names the message, and keeps the key', () => {
    expect(callbackOf(account('https://shop.example/reports/a?key=k'), 'ref')).toBe(
      'https://shop.example/reports/a?key=k&message=ref',
    )
  })
  it('is not told where nobody outside reaches it: the message would be refused for it', () => {
    for (const url of [
      '',
      'http://saffron.localhost:3000/reports/a',
      'http://localhost/reports/a',
      'http://127.0.0.1:3000/reports/a',
      'http://[::1]/reports/a',
      'http://printer.local/reports/a',
      'https://shop/reports/a',
    ])
      expect([url, callbackOf(account(url), 'ref')]).toEqual([url, ''])
  })
  it('is known by its key alone', () => {
    const own = account('https://shop.example/reports/a?key=secret')
    const came = (url: string) => isKeyed(own, { url, headers: new Headers(), rawBody: '' })
    expect(came('https://shop.example/reports/a?key=secret&message=1')).toBe(true)
    for (const url of ['https://shop.example/reports/a', 'https://shop.example/reports/a?key=', 'nonsense'])
      expect(came(url)).toBe(false)
    const keyless = account('https://shop.example/reports/a')
    expect(isKeyed(keyless, { url: keyless.reportUrl, headers: new Headers(), rawBody: '' })).toBe(false)
  })
})

describe('rule "Campaigns": the sender of advertising', () => {
  const may = (ads_sender: string, to: string) => mayAdvertise({ values: { ads_sender } }, to)
  it('ends in -AD for Saudi numbers and begins with AD- for the Emirates, 11 characters with it', () => {
    const field = smsFields.find(({ name }) => name === 'ads_sender')
    for (const [name, saudi, emirates] of [
      ['Saffron-AD', true, false],
      ['12345678-AD', true, false],
      ['AD-Saffron', false, true],
      ['Saffron', false, false],
      ['SaffronKit-AD', false, false],
      ['AD-SaffronKit', false, false],
      ['-AD', false, false],
      ['AD-', false, false],
      ['', false, false],
    ] as const) {
      expect([name, may(name, '+966551234567'), may(name, '+971501234567')]).toEqual([name, saudi, emirates])
      expect([name, field?.shape.test(name)]).toEqual([name, saudi || emirates])
    }
    expect(may('', '+201001234567')).toBe(true)
  })
  it('is used for campaigns there alone', () => {
    const own = account('', { sender: 'Saffron', ads_sender: 'Saffron-AD' })
    const message: MessageToSend = {
      reference: 'r',
      event: 'campaign',
      to: '+966551234567',
      language: 'ar',
      subject: '',
      body: '',
      params: [],
      secret: false,
    }
    expect(senderOf(own, message)).toBe('Saffron-AD')
    expect(senderOf(own, { ...message, event: 'order-ready' })).toBe('Saffron')
    expect(senderOf(own, { ...message, to: '+201001234567' })).toBe('Saffron')
  })
})
