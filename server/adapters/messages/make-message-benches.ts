import { asObject, asText, readObject } from './call-provider.ts'
import { makeProviderDesk, type ProviderDesk, type Received, type Reply } from './make-provider-desk.ts'
import { makeSmtpDesk } from './make-smtp-desk.ts'
import type { MessageProvider, ProviderAccount } from './port.ts'
import { createSmtp } from './smtp.ts'
import { createTaqnyat } from './taqnyat.ts'
import { createTwilio } from './twilio.ts'
import { createUnifonic } from './unifonic.ts'
import { createWhatsAppCloud } from './whatsapp-cloud.ts'

/** A provider on this machine that answers as its documentation says, its adapter and an account there. */
export interface MessageBench {
  readonly provider: MessageProvider
  readonly account: ProviderAccount
  readonly desk: ProviderDesk
  /** A recipient that it takes, and one that it refuses. */
  readonly good: string
  readonly bad: string
  /** Takes what came; returns to whom it was and all that it says. */
  readMessage(received: Received): { to: string; text: string }
}

const reportUrl = 'https://shop.example/api/v1/messages/reports/p/a'
const good = '+966551234567'
const bad = '+966550000000'
const account = (values: Record<string, string>): ProviderAccount => ({ id: 'account1', values, reportUrl })
let count = 0

/** Unifonic's answers, as research has them. */
export async function makeUnifonicBench(): Promise<MessageBench> {
  const values = { app_sid: 'app-sid-that-is-right', sender: 'Saffron' }
  const desk = await makeProviderDesk(({ body }): Reply => {
    const form = new URLSearchParams(body)
    const no = (errorCode: string, message: string, status = 200) => ({
      status,
      body: { success: false, message, errorCode, data: null },
    })
    if (form.get('AppSid') !== values.app_sid) return no('ER-401', 'Authentication failed', 401)
    if (form.get('Recipient') === bad.slice(1)) return no('ER-482', 'Invalid destination number')
    const data = {
      MessageID: 6_000 + ++count,
      CorrelationID: form.get('CorrelationID'),
      Status: 'Queued',
      NumberOfUnits: 1,
      Cost: 0.05,
      Balance: '128.40',
      Recipient: form.get('Recipient'),
      TimeCreated: '2026-11-21 10:00:00',
      CurrencyCode: 'SAR',
    }
    return { status: 200, body: { success: true, message: '', errorCode: 'ER-00', data } }
  })
  const readMessage = ({ body }: Received) => {
    const form = new URLSearchParams(body)
    return { to: `+${form.get('Recipient')}`, text: form.get('Body') ?? '' }
  }
  return { provider: createUnifonic(desk.url), account: account(values), desk, good, bad, readMessage }
}

export async function makeTaqnyatBench(): Promise<MessageBench> {
  const values = { token: 'taqnyat-token-that-is-right', sender: 'Saffron' }
  const desk = await makeProviderDesk(({ path, headers, body }): Reply => {
    if (headers.get('authorization') !== `Bearer ${values.token}`)
      return { status: 401, body: { statusCode: 401, message: 'Unauthorized' } }
    if (path === '/account/balance')
      return {
        status: 200,
        body: { statusCode: 200, accountStatus: 'active', balance: '77.10', currency: 'SAR' },
      }
    const [number = ''] = (readObject(body)['recipients'] as string[] | undefined) ?? []
    if (number === bad.slice(1))
      return {
        status: 201,
        body: {
          statusCode: 201,
          messageId: 5_452_000_000 + ++count,
          accepted: '[]',
          rejected: `[${number},]`,
        },
      }
    return {
      status: 201,
      body: { statusCode: 201, messageId: 5_452_000_000 + ++count, accepted: `[${number},]`, rejected: '[]' },
    }
  })
  const readMessage = ({ body }: Received) => {
    const sent = readObject(body)
    return { to: `+${(sent['recipients'] as string[])[0]}`, text: asText(sent['body']) }
  }
  return { provider: createTaqnyat(desk.url), account: account(values), desk, good, bad, readMessage }
}

export async function makeTwilioBench(): Promise<MessageBench> {
  const values = {
    account_sid: `AC${'0'.repeat(32)}`,
    auth_token: 'twilioauthtokenthatisright',
    sender: `MG${'1'.repeat(32)}`,
  }
  const pair = Buffer.from(`${values.account_sid}:${values.auth_token}`).toString('base64')
  const no = (status: number, code: number, message: string) => ({ status, body: { code, message, status } })
  const desk = await makeProviderDesk(({ path, headers, body }): Reply => {
    if (headers.get('authorization') !== `Basic ${pair}`) return no(401, 20_003, 'Authenticate')
    if (path.endsWith('/Balance.json'))
      return { status: 200, body: { account_sid: values.account_sid, balance: '41.5', currency: 'USD' } }
    const form = new URLSearchParams(body)
    if (form.get('To') === bad) return no(400, 21_211, "Invalid 'To' Phone Number")
    const sid = `SM${String(++count).padStart(32, '0')}`
    return { status: 201, body: { sid, status: 'queued', error_code: null } }
  })
  const readMessage = ({ body }: Received) => {
    const form = new URLSearchParams(body)
    return { to: form.get('To') ?? '', text: form.get('Body') ?? '' }
  }
  return { provider: createTwilio(desk.url), account: account(values), desk, good, bad, readMessage }
}

export async function makeWhatsAppBench(): Promise<MessageBench> {
  const values = {
    phone_number_id: '1055501234567',
    access_token: 'whatsapp-access-token-that-is-right',
    app_secret: 'whatsappappsecretthatisright',
    verify_token: 'verify-token-that-is-right',
  }
  const no = (status: number, code: number, message: string) => ({
    status,
    body: { error: { message, type: 'OAuthException', code, fbtrace_id: 'A1' } },
  })
  const desk = await makeProviderDesk(({ headers, body }): Reply => {
    if (headers.get('authorization') !== `Bearer ${values.access_token}`)
      return no(401, 190, 'Invalid OAuth access token')
    const to = asText(readObject(body)['to'])
    if (to === bad.slice(1)) return no(400, 131_026, 'Message undeliverable')
    const messages = [{ id: `wamid.${++count}`, message_status: 'accepted' }]
    return {
      status: 200,
      body: { messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages },
    }
  })
  const readMessage = ({ body }: Received) => {
    const sent = readObject(body)
    return { to: `+${asText(sent['to'])}`, text: JSON.stringify(asObject(sent['template'])) }
  }
  return { provider: createWhatsAppCloud(desk.url), account: account(values), desk, good, bad, readMessage }
}

export async function makeSmtpBench(): Promise<MessageBench> {
  const values = { user: 'saffron', password: 'smtp-password-that-is-right' }
  const desk = await makeSmtpDesk(values, 'nobody@shop.example')
  const { hostname, port } = new URL(desk.url)
  return {
    provider: createSmtp({ allowPrivate: true }),
    account: account({
      ...values,
      host: hostname,
      port,
      sender: 'orders@saffron.example',
      sender_name: 'Saffron',
    }),
    desk,
    good: 'huda@shop.example',
    bad: 'nobody@shop.example',
    readMessage: ({ path, body }) => ({ to: path, text: body }),
  }
}
