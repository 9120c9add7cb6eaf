import { asObject, asText, readObject } from './call-provider.ts'
import { makeProviderDesk, type ProviderDesk, type Received, type Reply } from './make-provider-desk.ts'
import { makeSmtpDesk } from './make-smtp-desk.ts'
import type { MessageProvider, ProviderAccount } from './port.ts'
import { createSmtp } from './smtp.ts'
import { createTaqnyat } from './taqnyat.ts'
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

export const benchReportUrl = 'https://shop.example/api/v1/messages/reports/p/a'
export const good = '+966551234567'
export const bad = '+966550000000'
export const benchAccount = (values: Record<string, string>): ProviderAccount => ({
  id: 'account1',
  values,
  reportUrl: benchReportUrl,
})
let count = 0

/** As Unifonic's OpenAPI "SMS API" 1.0 has it: `success` is the text "true" of a send and a boolean of its details. */
export async function makeUnifonicBench(): Promise<MessageBench> {
  const values = { app_sid: 'app-sid-that-is-right', sender: 'Saffron', ads_sender: 'Saffron-AD' }
  const sent = new Map<string, Record<string, unknown>>()
  const yes = (success: unknown, data: object) => ({
    status: 200,
    body: { success, message: '', errorCode: 'ER-00', data },
  })
  const desk = await makeProviderDesk(({ path, body }): Reply => {
    const form = new URLSearchParams(body)
    const no = (errorCode: string, message: string, status: number) => ({
      status,
      body: { success: 'false', message, errorCode, data: '' },
    })
    if (form.get('AppSid') !== values.app_sid) return no('ER-401', 'Authentication failed', 401)
    const reference = form.get('CorrelationID') ?? ''
    const known = sent.get(reference)
    if (path.endsWith('/GetMessagesDetails'))
      return yes(true, {
        messages: known ? [known] : [],
        TotalTextMessages: known ? 1 : 0,
        Next: '',
        Prev: '',
      })
    if (form.get('Recipient') === bad.slice(1)) return no('ER-482', 'Invalid dest num', 482)
    if (known) return no('ER-409', 'This message is duplicate', 409)
    const data = {
      MessageID: 3_200_017_000_000 + ++count,
      CorrelationID: reference,
      Status: 'Queued',
      NumberOfUnits: 1,
      Cost: 0.05,
      Balance: '128.40',
      Recipient: form.get('Recipient'),
      TimeCreated: '2026-11-21 10:00:00.000',
      CurrencyCode: 'SAR',
    }
    sent.set(reference, data)
    return yes('true', data)
  })
  const readMessage = ({ body }: Received) => {
    const form = new URLSearchParams(body)
    return { to: `+${form.get('Recipient')}`, text: form.get('Body') ?? '' }
  }
  return { provider: createUnifonic(desk.url), account: benchAccount(values), desk, good, bad, readMessage }
}

/** As Taqnyat's documentation has it: a number that it rejects is in a 201, too. */
export async function makeTaqnyatBench(): Promise<MessageBench> {
  const values = { token: 'taqnyat-token-that-is-right', sender: 'Saffron' }
  const cost = { cost: 0.026, currency: 'SAR', totalCount: 1, msgLength: 1 }
  const desk = await makeProviderDesk(({ path, headers, body }): Reply => {
    if (headers.get('authorization') !== `Bearer ${values.token}`)
      return { status: 401, body: { statusCode: 401, message: 'invalid credentials information' } }
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
          ...cost,
          totalCount: 0,
          accepted: '[]',
          rejected: `[${number},]`,
        },
      }
    return {
      status: 201,
      body: {
        statusCode: 201,
        messageId: 5_452_000_000 + ++count,
        ...cost,
        accepted: `[${number},]`,
        rejected: '[]',
      },
    }
  })
  const readMessage = ({ body }: Received) => {
    const sent = readObject(body)
    return { to: `+${(sent['recipients'] as string[])[0]}`, text: asText(sent['body']) }
  }
  return { provider: createTaqnyat(desk.url), account: benchAccount(values), desk, good, bad, readMessage }
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
  return {
    provider: createWhatsAppCloud(desk.url),
    account: benchAccount(values),
    desk,
    good,
    bad,
    readMessage,
  }
}

export async function makeSmtpBench(): Promise<MessageBench> {
  const values = { user: 'saffron', password: 'smtp-password-that-is-right' }
  const desk = await makeSmtpDesk(values, 'nobody@shop.example')
  const { hostname, port } = new URL(desk.url)
  return {
    provider: createSmtp({ allowPrivate: true }),
    account: benchAccount({
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
