import { asText, callProvider, judge, readObject, refused } from './call-provider.ts'
import type { MessageProvider, ProviderAccount } from './port.ts'

/** SMS by Taqnyat. Takes where its API answers; its delivery reports are not signed, so none are read. */
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
    ],
    async send(account, { to, body }, limits) {
      const number = to.replace('+', '')
      const sent = { recipients: [number], body, sender: account.values['sender'] }
      const request = { method: 'POST', headers: headers(account), body: JSON.stringify(sent) }
      const received = await callProvider(`${apiUrl}/v1/messages`, request, limits)
      const answer = readObject(received.text)
      const id = asText(answer['messageId'])
      // both lists come as text: "[966501234567,]"
      if (received.status < 300 && asText(answer['rejected']).includes(number))
        return refused('the number was rejected')
      if (received.status < 300 && id) return { state: 'taken', providerMessageId: id }
      return judge(received, asText(answer['message']))
    },
    async askBalance(account, limits) {
      const received = await callProvider(`${apiUrl}/account/balance`, { headers: headers(account) }, limits)
      const answer = readObject(received.text)
      const amount = asText(answer['balance'])
      return received.status === 200 && amount
        ? { amount, currency: asText(answer['currency']).toUpperCase() }
        : undefined
    },
  }
}
