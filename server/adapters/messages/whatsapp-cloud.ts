import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  asObject,
  asObjects,
  asText,
  asYesNo,
  callProvider,
  judge,
  readObject,
  refused,
  type Received,
} from './call-provider.ts'
import { judgeByCode } from './code-judgement.ts'
import { whatsAppCodes, whatsAppStates } from './whatsapp-codes.ts'
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
      const [first = {}] = asObjects(answer['messages'])
      const id = asText(first['id'])
      if (id) return { state: 'taken', providerMessageId: id }
      return judgeError(asObject(answer['error']), received)
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

function judgeError(error: Record<string, unknown>, received: Received): SendAnswer {
  const code = asText(error['code'])
  if (!code) return judge(received)
  const said = `${code} ${asText(error['message'])}`.slice(0, 300)
  // the Graph API says of codes that stand on no list whether they pass
  if (whatsAppCodes[code] === undefined && asYesNo(error['is_transient']) === true)
    return { state: 'busy', error: said }
  const judged = judgeByCode(whatsAppCodes, code, received, said)
  if (judged === 'taken') return refused(said)
  return judged.state === 'unknown' && received.status < 300 ? refused(said) : judged
}

function readStatuses(body: Record<string, unknown>): DeliveryReport[] {
  return asObjects(body['entry'])
    .flatMap((entry) => asObjects(entry['changes']))
    .flatMap((change) => asObjects(asObject(change['value'])['statuses']))
    .flatMap((status) => {
      const providerMessageId = asText(status['id'])
      const state = whatsAppStates[asText(status['status'])]
      if (!providerMessageId || !state) return []
      const [first = {}] = asObjects(status['errors'])
      const error = `${asText(first['code'])} ${asText(first['title'])}`.trim().slice(0, 300)
      const reference = asText(status['biz_opaque_callback_data'])
      return [{ providerMessageId, state, ...(reference && { reference }), ...(error && { error }) }]
    })
}
