import { asObject, asText, callProvider, judge, readObject, refused } from './call-provider.ts'
import type { MessageProvider } from './port.ts'

/** SMS by Unifonic. Takes where its API answers; its delivery reports are not signed, so none are read. */
export function createUnifonic(apiUrl = 'https://el.cloud.unifonic.com'): MessageProvider {
  return {
    name: 'unifonic',
    channel: 'sms',
    fields: [
      { name: 'app_sid', secret: true, shape: /^[\w-]{8,100}$/ },
      { name: 'sender', secret: false, shape: /^[\w .-]{2,16}$/ },
    ],
    async send({ values }, { to, body, reference }, limits) {
      const form = new URLSearchParams({
        AppSid: values['app_sid'] ?? '',
        SenderID: values['sender'] ?? '',
        Recipient: to.replace('+', ''),
        Body: body,
        responseType: 'JSON',
        CorrelationID: reference,
        baseEncode: 'true',
        async: 'false',
      })
      const received = await callProvider(
        `${apiUrl}/rest/SMS/messages`,
        { method: 'POST', body: form },
        limits,
      )
      const answer = readObject(received.text)
      const data = asObject(answer['data'])
      const id = asText(data['MessageID'])
      if (received.status < 300 && answer['success'] === true && id) {
        const amount = asText(data['Balance'])
        const balance = amount && { amount, currency: asText(data['CurrencyCode']) }
        return { state: 'taken', providerMessageId: id, ...(balance && { balance }) }
      }
      const said = `${asText(answer['errorCode'])} ${asText(answer['message'])}`.trim()
      // it says no with a 200 as well
      return received.status === 200 && answer['success'] === false ? refused(said) : judge(received, said)
    },
  }
}
