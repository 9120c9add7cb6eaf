import { bad, benchAccount, good, type MessageBench } from './make-message-benches.ts'
import { makeProviderDesk, type Received, type Reply } from './make-provider-desk.ts'
import { createTwilio } from './twilio.ts'

const sidOf = (mark: string, count: number) => `${mark}${count.toString(16).padStart(32, '0')}`
const senderName = /^(?=.*[A-Za-z])[A-Za-z0-9 +\-_&]{1,11}$/

/** A message as Twilio's API of 2010-04-01 shows it; what is not known yet is null. */
function messageOf(form: URLSearchParams, accountSid: string, sid: string) {
  const from = form.get('From')
  const service = form.get('MessagingServiceSid')
  const path = `/2010-04-01/Accounts/${accountSid}/Messages/${sid}`
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: form.get('Body'),
    date_created: 'Sat, 21 Nov 2026 10:00:00 +0000',
    date_sent: null,
    date_updated: 'Sat, 21 Nov 2026 10:00:00 +0000',
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from: service ? null : from,
    messaging_service_sid: service,
    num_media: '0',
    num_segments: service ? '0' : '1',
    price: null,
    price_unit: 'USD',
    sid,
    status: service ? 'accepted' : 'queued',
    subresource_uris: { media: `${path}/Media.json` },
    to: form.get('To'),
    uri: `${path}.json`,
  }
}

/** As the official SDK reads it (twilio-contract.test.ts): messages, the balance, and errors with their page. */
export async function makeTwilioBench(): Promise<MessageBench> {
  const values = {
    account_sid: `AC${'0'.repeat(32)}`,
    auth_token: 'twilioauthtokenthatisright',
    sender: `MG${'1'.repeat(32)}`,
  }
  const messages = new Map<string, object>()
  const pair = Buffer.from(`${values.account_sid}:${values.auth_token}`).toString('base64')
  const no = (status: number, code: number, message: string) => ({
    status,
    body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
  })
  const desk = await makeProviderDesk(({ path, headers, body }): Reply => {
    if (headers.get('authorization') !== `Basic ${pair}`) return no(401, 20_003, 'Authenticate')
    if (path.endsWith('/Balance.json'))
      return { status: 200, body: { account_sid: values.account_sid, balance: '41.5', currency: 'USD' } }
    const [, asked] = /\/Messages\/(SM[0-9a-f]{32})\.json$/.exec(path) ?? []
    if (asked) {
      const found = messages.get(asked)
      return found ? { status: 200, body: found } : no(404, 20_404, 'The requested resource was not found')
    }
    const form = new URLSearchParams(body)
    const from = form.get('MessagingServiceSid') ?? form.get('From') ?? ''
    if (!form.get('To')) return no(400, 21_604, "A 'To' phone number is required.")
    if (!form.get('Body')) return no(400, 21_602, 'Message body is required.')
    if (!from) return no(400, 21_603, "A 'From' phone number is required.")
    if (form.get('To') === bad) return no(400, 21_211, "Invalid 'To' Phone Number")
    if (!/^(\+\d+|MG[0-9a-f]{32})$/.test(from) && !senderName.test(from))
      return no(400, 21_212, `Invalid From Number (caller ID): ${from}`)
    const sid = sidOf('SM', messages.size + 1)
    const made = messageOf(form, values.account_sid, sid)
    messages.set(sid, made)
    return { status: 201, body: made }
  })
  const readMessage = ({ body }: Received) => {
    const form = new URLSearchParams(body)
    return { to: form.get('To') ?? '', text: form.get('Body') ?? '' }
  }
  return { provider: createTwilio(desk.url), account: benchAccount(values), desk, good, bad, readMessage }
}
