import { isAdvertising, senderOf, smsFields } from './advertising-sender.ts'
import { asObject, asObjects, asText, asYesNo, callProvider, readObject, refused } from './call-provider.ts'
import { judgeByCode } from './code-judgement.ts'
import type { DeliveryReport, MessageProvider, ProviderAccount, SendAnswer, SendLimits } from './port.ts'
import { callbackOf, isKeyed } from './report-address.ts'
import { unifonicCode, unifonicCodes, unifonicStates } from './unifonic-codes.ts'

const headers = { accept: 'application/json' }

/**
 * SMS by Unifonic. Takes where its API answers. Its reports are not signed: they come to an address that only it was told.
 */
export function createUnifonic(apiUrl = 'https://el.cloud.unifonic.com'): MessageProvider {
  return {
    name: 'unifonic',
    channel: 'sms',
    keyedReports: true,
    fields: [
      { name: 'app_sid', secret: true, shape: /^[\w-]{8,100}$/ },
      { name: 'sender', secret: false, shape: /^[\w .-]{2,16}$/ },
      ...smsFields,
    ],
    async send(account, message, limits) {
      const { to, body, reference } = message
      const callback = callbackOf(account, reference)
      const form = new URLSearchParams({
        AppSid: account.values['app_sid'] ?? '',
        SenderID: senderOf(account, message),
        Recipient: to.replace('+', ''),
        Body: body,
        responseType: 'JSON',
        CorrelationID: reference,
        baseEncode: 'true',
        async: 'false',
        // it takes https alone, and refuses the whole message otherwise
        ...(callback.startsWith('https:') && { statusCallback: callback }),
        // its classes of messages to Saudi numbers: 5 advertises, 3 serves
        ...(to.startsWith('+966') && { MessageType: isAdvertising(message) ? '5' : '3' }),
      })
      const request = { method: 'POST', headers, body: form }
      const received = await callProvider(`${apiUrl}/rest/SMS/messages`, request, limits)
      const answer = readObject(received.text)
      const taken = readTaken(answer)
      if (taken) return taken
      const code = unifonicCode(asText(answer['errorCode']), received.status)
      const said = `${asText(answer['errorCode']) || received.status} ${asText(answer['message'])}`.trim()
      const judged = judgeByCode(unifonicCodes, code, received, said)
      if (judged === 'taken') return findTaken(apiUrl, account, reference, limits)
      // it says no with a 200 as well, also by a code that is not on its lists
      return judged.state === 'unknown' && asYesNo(answer['success']) === false ? refused(said) : judged
    },
    readReports(account, report) {
      if (!isKeyed(account, report)) return 'forged'
      const fields = readFields(report.rawBody)
      const read = readReport(fields, new URL(report.url).searchParams.get('message') ?? '')
      return read ? [read] : []
    },
  }
}

/** A success needs its name; a status that says no overrules it. */
function readTaken(answer: Record<string, unknown>): SendAnswer | undefined {
  const data = asObject(answer['data'])
  const id = asText(data['MessageID'])
  if (asYesNo(answer['success']) !== true || !id || id === '0') return undefined
  const status = asText(data['Status'])
  if (unifonicStates[status.toLowerCase()] === 'failed') return refused(status)
  const amount = asText(data['Balance'])
  const balance = amount && { amount, currency: asText(data['CurrencyCode']) }
  return { state: 'taken', providerMessageId: id, ...(balance && { balance }) }
}

/** A duplicate names nothing: its name, by which reports call it, is asked for. Without an answer ours stands for it. */
async function findTaken(
  apiUrl: string,
  account: ProviderAccount,
  reference: string,
  limits: SendLimits | undefined,
): Promise<SendAnswer> {
  const form = new URLSearchParams({
    AppSid: account.values['app_sid'] ?? '',
    CorrelationID: reference,
    Limit: '1',
  })
  const request = { method: 'POST', headers, body: form }
  const received = await callProvider(`${apiUrl}/rest/SMS/Messages/GetMessagesDetails`, request, limits)
  const [found = {}] = asObjects(asObject(readObject(received.text)['data'])['messages'])
  const id = asText(found['CorrelationID']) === reference ? asText(found['MessageID']) : ''
  return { state: 'taken', providerMessageId: id || reference }
}

/** It posts a form or JSON; names differ in case between its two documents. */
function readFields(rawBody: string): ReadonlyMap<string, string> {
  const json = readObject(rawBody)
  const pairs = Object.keys(json).length > 0 ? Object.entries(json) : [...new URLSearchParams(rawBody)]
  return new Map(pairs.map(([name, value]) => [name.toLowerCase(), asText(value)]))
}

function readReport(fields: ReadonlyMap<string, string>, reference: string): DeliveryReport | undefined {
  const providerMessageId = fields.get('messageid') ?? ''
  const said = fields.get('dlr') || fields.get('status') || ''
  const state = unifonicStates[said.trim().toLowerCase()]
  if (!providerMessageId || !state) return undefined
  const error = state === 'failed' ? (fields.get('errorcode') || said).slice(0, 40) : ''
  return { providerMessageId, state, ...(reference && { reference }), ...(error && { error }) }
}
