import { senderOf, smsFields } from './advertising-sender.ts'
import { asText, callProvider, judge, readObject, refused, type Received } from './call-provider.ts'
import type { MessageProvider, ProviderAccount, SendAnswer } from './port.ts'
import { plainWords, taqnyatAnswers } from './taqnyat-answers.ts'

/**
 * SMS by Taqnyat. Takes where its API answers. It knows no key for repeated requests, and describes neither the fields nor
 * a signature of its delivery reports, so none are read.
 */
export function createTaqnyat(apiUrl = 'https://api.taqnyat.sa'): MessageProvider {
  const headers = ({ values }: ProviderAccount) => ({
    authorization: `Bearer ${values['token'] ?? ''}`,
    'content-type': 'application/json',
  })
  return {
    name: 'taqnyat',
    channel: 'sms',
    fields: [
      { name: 'token', secret: true, shape: /^[\w.-]{8,200}$/ },
      { name: 'sender', secret: false, shape: /^[\w .-]{2,16}$/ },
      ...smsFields,
    ],
    async send(account, message, limits) {
      const number = message.to.replace('+', '')
      const sent = { recipients: [number], body: message.body, sender: senderOf(account, message) }
      const request = { method: 'POST', headers: headers(account), body: JSON.stringify(sent) }
      const received = await callProvider(`${apiUrl}/v1/messages`, request, limits)
      return readAnswer(received, number)
    },
    async askBalance(account, limits) {
      const received = await callProvider(`${apiUrl}/account/balance`, { headers: headers(account) }, limits)
      const answer = readObject(received.text)
      const amount = asText(answer['balance'])
      return statusOf(received, answer) === 200 && amount
        ? { amount, currency: asText(answer['currency']).toUpperCase() }
        : undefined
    },
  }
}

/** What the answer says of itself counts more than the status that it came with. */
function statusOf({ status }: Received, answer: Record<string, unknown>): number {
  const said = Number(asText(answer['statusCode']))
  return status > 0 && Number.isInteger(said) && said >= 200 && said < 600 ? said : status
}

function readAnswer(received: Received, number: string): SendAnswer {
  const answer = readObject(received.text)
  const status = statusOf(received, answer)
  const said = asText(answer['message']) || asText(answer['Error'])
  const isFailed = /^fail/i.test(asText(answer['ResponseStatus']))
  const id = asText(answer['messageId'])
  if (status >= 200 && status < 300 && !isFailed) {
    if (numbersOf(answer['rejected']).includes(number)) return refused('the number was rejected')
    if (id && id !== '0') return { state: 'taken', providerMessageId: id }
  }
  const meaning = received.status === 0 ? undefined : taqnyatAnswers[plainWords(said)]
  if (meaning === 'busy') return { state: 'busy', error: `${status} ${said}` }
  if (meaning || isFailed) return refused(`${status} ${said}`.trim())
  return judge({ ...received, status }, said)
}

/** Both lists come as text that is no JSON: "[966501234567,]". */
function numbersOf(list: unknown): string[] {
  const text = Array.isArray(list) ? list.map(asText).join(',') : asText(list)
  return text.split(/[^\d]+/).filter(Boolean)
}
