import { createHmac, timingSafeEqual } from 'node:crypto'
import { senderOf, smsFields } from './advertising-sender.ts'
import { asText, callProvider, readObject, refused } from './call-provider.ts'
import { judgeByCode } from './code-judgement.ts'
import type { DeliveryReport, MessageProvider, ProviderAccount, ReportRequest } from './port.ts'
import { callbackOf } from './report-address.ts'
import { twilioCodes, twilioStates } from './twilio-codes.ts'

/** A number, a service, or a name: 11 of its letters, digits, spaces and + - _ & with a letter among them. */
const sender = /^(\+\d{6,15}|MG[0-9a-f]{32}|(?=.*[A-Za-z])[A-Za-z0-9 +\-_&]{1,11})$/

/** SMS by Twilio. Takes where its API answers. Reports are signed with the account's token. */
export function createTwilio(apiUrl = 'https://api.twilio.com'): MessageProvider {
  const place = ({ values }: ProviderAccount, path: string) =>
    `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(values['account_sid'] ?? '')}/${path}`
  return {
    name: 'twilio',
    channel: 'sms',
    fields: [
      { name: 'account_sid', secret: false, shape: /^AC[0-9a-f]{32}$/ },
      { name: 'auth_token', secret: true, shape: /^\w{16,64}$/ },
      { name: 'sender', secret: false, shape: sender },
      ...smsFields,
    ],
    async send(account, message, limits) {
      const from = senderOf(account, message)
      const callback = callbackOf(account, message.reference)
      const form = new URLSearchParams({
        To: message.to,
        [/^MG[0-9a-f]{32}$/.test(from) ? 'MessagingServiceSid' : 'From']: from,
        Body: message.body,
        ...(callback && { StatusCallback: callback }),
      })
      const request = { method: 'POST', headers: authorize(account), body: form }
      const received = await callProvider(place(account, 'Messages.json'), request, limits)
      const answer = readObject(received.text)
      const id = asText(answer['sid'])
      const failed = twilioStates[asText(answer['status'])] === 'failed'
      // an answer that is a message has no `code`: an error's `status` is the one of HTTP
      if (id && !failed) return { state: 'taken', providerMessageId: id }
      const code = asText(answer['code']) || asText(answer['error_code'])
      const said = `${code} ${asText(answer['message']) || asText(answer['error_message'])}`.trim()
      const judged = judgeByCode(twilioCodes, code, received, said)
      return failed || judged === 'taken' ? refused(said) : judged
    },
    async askBalance(account, limits) {
      const received = await callProvider(
        place(account, 'Balance.json'),
        { headers: authorize(account) },
        limits,
      )
      const answer = readObject(received.text)
      const amount = asText(answer['balance'])
      return received.status === 200 && amount ? { amount, currency: asText(answer['currency']) } : undefined
    },
    readReports(account, report) {
      const form = new URLSearchParams(report.rawBody)
      return isSigned(account, report, form)
        ? readStatus(form, new URL(report.url).searchParams.get('message') ?? '')
        : 'forged'
    },
  }
}

function authorize({ values }: ProviderAccount): Record<string, string> {
  const pair = `${values['account_sid'] ?? ''}:${values['auth_token'] ?? ''}`
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}

/** It signs the address with or without the usual port, so both are tried. */
function isSigned(
  { values }: ProviderAccount,
  { url, headers }: ReportRequest,
  form: URLSearchParams,
): boolean {
  const given = Buffer.from(headers.get('x-twilio-signature') ?? '', 'base64')
  // a name that comes more than once is signed with each of its values once, in their order
  const fields = [...new Set(form.keys())]
    .toSorted()
    .flatMap((name) => [...new Set(form.getAll(name))].toSorted().map((value) => name + value))
    .join('')
  return [url, ...otherSpellings(url)].some((address) => {
    const wanted = createHmac('sha1', values['auth_token'] ?? '')
      .update(address + fields)
      .digest()
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}

function otherSpellings(url: string): string[] {
  const { protocol, host, port } = new URL(url)
  if (port) return []
  return [url.replace(`//${host}`, `//${host}:${protocol === 'https:' ? 443 : 80}`)]
}

function readStatus(form: URLSearchParams, reference: string): DeliveryReport[] {
  const providerMessageId = form.get('MessageSid') || form.get('SmsSid') || ''
  const state = twilioStates[form.get('MessageStatus') || form.get('SmsStatus') || '']
  if (!providerMessageId || !state) return []
  const error = form.get('ErrorCode')
  return [
    {
      providerMessageId,
      state,
      ...(reference && { reference }),
      ...(error && { error: error.slice(0, 20) }),
    },
  ]
}
