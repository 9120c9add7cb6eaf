import { createHmac, timingSafeEqual } from 'node:crypto'
import { asText, callProvider, judge, readObject } from './call-provider.ts'
import type { DeliveryReport, MessageProvider, ProviderAccount, ReportRequest } from './port.ts'

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
      { name: 'sender', secret: false, shape: /^(\+\d{6,15}|MG[0-9a-f]{32}|[\w ]{2,11})$/ },
    ],
    async send(account, { to, body }, limits) {
      const sender = account.values['sender'] ?? ''
      const form = new URLSearchParams({
        To: to,
        [/^MG[0-9a-f]{32}$/.test(sender) ? 'MessagingServiceSid' : 'From']: sender,
        Body: body,
        StatusCallback: account.reportUrl,
      })
      const request = { method: 'POST', headers: authorize(account), body: form }
      const received = await callProvider(place(account, 'Messages.json'), request, limits)
      const answer = readObject(received.text)
      const id = asText(answer['sid'])
      if (received.status < 300 && id) return { state: 'taken', providerMessageId: id }
      return judge(received, `${asText(answer['code'])} ${asText(answer['message'])}`.trim())
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
      return isSigned(account, report, form) ? readStatus(form) : 'forged'
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
  const sorted = [...form].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const fields = sorted.map(([name, value]) => name + value).join('')
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

const states: Readonly<Record<string, DeliveryReport['state']>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
}

function readStatus(form: URLSearchParams): DeliveryReport[] {
  const providerMessageId = form.get('MessageSid') ?? ''
  const state = states[form.get('MessageStatus') ?? '']
  if (!providerMessageId || !state) return []
  const error = form.get('ErrorCode')
  return [{ providerMessageId, state, ...(error && { error: error.slice(0, 20) }) }]
}
