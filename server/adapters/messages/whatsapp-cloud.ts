import { createHmac, timingSafeEqual } from 'node:crypto'
import { asObject, asText, callProvider, judge, readObject } from './call-provider.ts'
import type { DeliveryReport, MessageProvider, MessageToSend, SendAnswer } from './port.ts'

const version = 'v23.0'

/** WhatsApp by Meta's Cloud API. Messages are templates by the event's name; reports are signed with the app's secret. */
export function createWhatsAppCloud(apiUrl = 'https://graph.facebook.com'): MessageProvider {
  return {
    name: 'whatsapp-cloud',
    channel: 'whatsapp',
    fields: [
      { name: 'phone_number_id', secret: false, shape: /^\d{5,30}$/ },
      { name: 'access_token', secret: true, shape: /^[\w|.-]{20,500}$/ },
      { name: 'app_secret', secret: true, shape: /^\w{16,100}$/ },
      { name: 'verify_token', secret: true, shape: /^[\w.-]{8,100}$/ },
      { name: 'template_prefix', secret: false, optional: true, shape: /^[a-z0-9_]{0,40}$/ },
    ],
    async send({ values }, message, limits) {
      const path = `${version}/${encodeURIComponent(values['phone_number_id'] ?? '')}/messages`
      const headers = {
        authorization: `Bearer ${values['access_token'] ?? ''}`,
        'content-type': 'application/json',
      }
      const body = JSON.stringify(templateOf(message, values['template_prefix'] ?? ''))
      const received = await callProvider(`${apiUrl}/${path}`, { method: 'POST', headers, body }, limits)
      const answer = readObject(received.text)
      const first = Array.isArray(answer['messages']) ? asObject(answer['messages'][0]) : {}
      const id = asText(first['id'])
      if (received.status < 300 && id) return { state: 'taken', providerMessageId: id }
      return judgeError(asObject(answer['error'])) ?? judge(received)
    },
    readReports({ values }, { headers, rawBody }) {
      const given = Buffer.from((headers.get('x-hub-signature-256') ?? '').replace(/^sha256=/, ''), 'hex')
      const wanted = createHmac('sha256', values['app_secret'] ?? '')
        .update(rawBody)
        .digest()
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'forged'
      return readStatuses(readObject(rawBody))
    },
    answerChallenge({ values }, query) {
      const wanted = Buffer.from(values['verify_token'] ?? '')
      const given = Buffer.from(query.get('hub.verify_token') ?? '')
      const isOurs = wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted)
      return isOurs && query.get('hub.mode') === 'subscribe'
        ? (query.get('hub.challenge') ?? undefined)
        : undefined
    },
  }
}

/** Meta refuses a template with an empty value: what is not there (the number of an order that never had one) is a dash. */
const valueOf = (text: string) => text.replace(/\s+/g, ' ').trim() || '–'

/** A code is passed twice: in the text and in the copy button, whose kind must be called "url" all the same. */
function templateOf(message: MessageToSend, prefix: string): object {
  const parameters = message.params.map((text) => ({ type: 'text', text: valueOf(text) }))
  const button = { type: 'button', sub_type: 'url', index: '0', parameters: parameters.slice(0, 1) }
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: message.to.replace('+', ''),
    type: 'template',
    biz_opaque_callback_data: message.reference,
    template: {
      name: prefix + message.event.replaceAll('-', '_'),
      language: { code: message.language },
      components: [
        ...(parameters.length > 0 ? [{ type: 'body', parameters }] : []),
        ...(message.secret ? [button] : []),
      ],
    },
  }
}

// too many (of the app, the account, the pair, the number), or Meta's own trouble: it may go later
const passing = new Set(['1', '2', '4', '80007', '130429', '131000', '131016', '131048', '131056', '133004'])

function judgeError(error: Record<string, unknown>): SendAnswer | undefined {
  const code = asText(error['code'])
  if (!code) return undefined
  const said = `${code} ${asText(error['message'])}`.slice(0, 300)
  return { state: passing.has(code) ? 'busy' : 'refused', error: said }
}

const states: Readonly<Record<string, DeliveryReport['state']>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  failed: 'failed',
}
const listOf = (value: unknown) => (Array.isArray(value) ? value.map(asObject) : [])

function readStatuses(body: Record<string, unknown>): DeliveryReport[] {
  return listOf(body['entry'])
    .flatMap((entry) => listOf(entry['changes']))
    .flatMap((change) => listOf(asObject(change['value'])['statuses']))
    .flatMap((status) => {
      const providerMessageId = asText(status['id'])
      const state = states[asText(status['status'])]
      if (!providerMessageId || !state) return []
      const first = listOf(status['errors'])[0] ?? {}
      const error = `${asText(first['code'])} ${asText(first['title'])}`.trim().slice(0, 300)
      return [{ providerMessageId, state, ...(error && { error }) }]
    })
}
