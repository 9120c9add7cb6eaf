import { lookup } from 'node:dns/promises'
import { isolateNumbers } from '#domain/site/isolate-numbers.ts'
import { isPublicAddress } from '../public-address.ts'
import { neverArrived, usualTimeoutMs } from './call-provider.ts'
import { mailHtml } from './mail-html.ts'
import type { MessageProvider, MessageToSend, ProviderAccount, SendAnswer, SendLimits } from './port.ts'

/**
 * E-mail by SMTP. A tenant names the host, so a live start connects to public addresses alone (`allowPrivate` false):
 * nobody looks around inside the provider's own network with it.
 */
export function createSmtp({ allowPrivate = false }: { allowPrivate?: boolean } = {}): MessageProvider {
  return {
    name: 'smtp',
    channel: 'email',
    fields: [
      { name: 'host', secret: false, address: true, shape: /^[A-Za-z0-9.-]{1,200}$/ },
      {
        name: 'port',
        secret: false,
        shape: allowPrivate ? /^[1-9]\d{0,4}$/ : /^(25|465|587|2525)$/,
      },
      { name: 'user', secret: false, optional: true, shape: /^[^\p{Cc}]{0,200}$/u },
      { name: 'password', secret: true, optional: true, shape: /^[^\p{Cc}]{0,200}$/u },
      { name: 'sender', secret: false, shape: /^[^\p{Cc}<>@\s]{1,64}@[A-Za-z0-9.-]{3,190}$/u },
      { name: 'sender_name', secret: false, optional: true, shape: /^[^\p{Cc}<>"]{0,60}$/u },
    ],
    async send(account, message, limits = {}) {
      const { values } = account
      const address = await findAddress(values['host'] ?? '', allowPrivate)
      if (typeof address === 'object') return address
      const transport = await openTransport(account, address, { allowPrivate, limits })
      try {
        const sent = await untilAborted(transport.sendMail(mailOf(account, message)), limits.signal)
        return { state: 'taken', providerMessageId: sent.messageId }
      } catch (error) {
        return judgeFailure(error)
      } finally {
        transport.close()
      }
    },
  }
}

function mailOf({ values }: ProviderAccount, message: MessageToSend) {
  const sender = values['sender'] ?? ''
  return {
    from: { name: values['sender_name'] ?? '', address: sender },
    to: message.to,
    subject: message.subject,
    text: isolateNumbers(message.body),
    html: mailHtml(message),
    // the same on each try, so that a mailbox which gets it twice shows it once
    messageId: `<${message.reference}@${sender.split('@')[1] ?? 'localhost'}>`,
    headers: headersOf(message),
  }
}

/**
 * A notice is made by the server (RFC 3834); a campaign is written by people for many, who leave it by one press in their
 * mail program: RFC 2369 and 8058, which Gmail and Yahoo ask of those who send to many.
 */
function headersOf({ mailing }: MessageToSend): Record<string, string> {
  if (!mailing) return { 'Auto-Submitted': 'auto-generated' }
  return {
    'List-Unsubscribe': `<${mailing.oneClickUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** A mail under way cannot be called back; its caller is not kept waiting all the same. */
async function untilAborted<T>(sending: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return sending
  let leave = () => {}
  const aborted = new Promise<never>((_, reject) => {
    leave = () => reject(new Error('aborted'))
    signal.addEventListener('abort', leave)
    if (signal.aborted) leave()
  })
  try {
    return await Promise.race([sending, aborted])
  } finally {
    signal.removeEventListener('abort', leave)
    sending.catch(() => {})
  }
}

async function openTransport(
  { values }: ProviderAccount,
  address: string,
  { allowPrivate, limits }: { allowPrivate: boolean; limits: SendLimits },
) {
  const port = Number(values['port'])
  const patience = limits.timeoutMs ?? usualTimeoutMs
  const { createTransport } = await import('nodemailer')
  return createTransport({
    host: address,
    port,
    secure: port === 465,
    requireTLS: !allowPrivate,
    ...(values['user'] && { auth: { user: values['user'], pass: values['password'] ?? '' } }),
    tls: { servername: values['host'] ?? '' },
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** The address is looked up once and connected to, so that a name cannot change between the look and the call. */
async function findAddress(host: string, allowPrivate: boolean): Promise<string | SendAnswer> {
  const found = await lookup(host).catch(() => undefined)
  if (!found) return { state: 'busy', error: 'the host is not found' }
  const { address } = found
  if (!allowPrivate && !isPublicAddress(address))
    return { state: 'refused', error: 'the host is not a public one' }
  return address
}

/** SMTP: 4yz may go later, 5yz never; once the content is under way, silence proves nothing. */
function judgeFailure(error: unknown): SendAnswer {
  if (!(error instanceof Error)) return { state: 'unknown', error: 'unknown failure' }
  const { code, command, responseCode } = error as Error & {
    code?: string
    command?: string
    responseCode?: number
  }
  const said = `${responseCode ?? ''} ${code ?? error.name}`.trim()
  if (code === 'EAUTH' && (responseCode ?? 500) >= 500) return { state: 'refused', error: said }
  if (responseCode && responseCode >= 500) return { state: 'refused', error: said }
  if (responseCode && responseCode >= 400) return { state: 'busy', error: said }
  const early = /^connect |greeting|connection timeout/i.test(error.message)
  const before = early || neverArrived(error) || /^(EHLO|HELO|AUTH|STARTTLS)/.test(command ?? '')
  return { state: before ? 'busy' : 'unknown', error: said }
}
