import type { EInvoicePlace, SendEnd } from '#domain/einvoicing/authority-answer.ts'
import type { AuthorityLogin, EInvoiceAuthority, SentDocument } from '../port.ts'
import { readAnswer } from '../../read-answer.ts'
import { certificateOf, endOf, type Received } from './zatca-answers.ts'

const root = 'https://gw-fatoora.zatca.gov.sa/e-invoicing'

/** The three places of the authority's interface. */
export const zatcaPlaces: Readonly<Record<EInvoicePlace, string>> = {
  sandbox: `${root}/developer-portal`,
  simulation: `${root}/simulation`,
  production: `${root}/core`,
}

/** It holds calls open for minutes on bad days: later is better than never asking another unit's. */
export const usualTimeoutMs = 20_000
const largestAnswer = 5_000_000

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** How it is reached; the real one unless a test or a demo says otherwise. */
export interface Reach {
  readonly url: string
  readonly fetch?: Fetch
  readonly timeoutMs?: number
}

/** Takes where it is; returns the authority of Saudi Arabia (interface version V2). */
export function makeZatcaAuthority({
  url,
  fetch: given = fetch,
  timeoutMs = usualTimeoutMs,
}: Reach): EInvoiceAuthority {
  const ask = async (path: string, init: RequestInit): Promise<Received> => {
    try {
      // its 303 says that clearance is off, and names no place to go to
      const signal = AbortSignal.timeout(timeoutMs)
      const answer = await given(`${url}${path}`, { redirect: 'manual', signal, ...init })
      const text = await readAnswer(answer, largestAnswer)
      return { status: answer.status, text, retryAfter: answer.headers.get('retry-after') }
    } catch (error) {
      return {
        status: 0,
        text: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown failure',
      }
    }
  }
  const send = (
    path: string,
    body: object,
    headers: Readonly<Record<string, string>>,
    method: 'POST' | 'PATCH' = 'POST',
  ) => ask(path, { method, headers: { ...usualHeaders, ...headers }, body: JSON.stringify(body) })
  const submit = async (
    path: string,
    login: AuthorityLogin,
    document: SentDocument,
    clearance?: '0' | '1',
  ): Promise<SendEnd> =>
    endOf(
      await send(path, bodyOf(document), {
        ...loginOf(login),
        ...(clearance && { 'Clearance-Status': clearance }),
      }),
    )
  return {
    time: () => timeOf(given, url, timeoutMs),
    complianceCertificate: async ({ csr, otp }) =>
      certificateOf(await send('/compliance', { csr }, { OTP: otp })),
    checkCompliance: (login, document) => submit('/compliance/invoices', login, document),
    productionCertificate: async (login, requestId) =>
      certificateOf(await send('/production/csids', { compliance_request_id: requestId }, loginOf(login))),
    renewCertificate: async (login, { csr, otp }) =>
      certificateOf(await send('/production/csids', { csr }, { ...loginOf(login), OTP: otp }, 'PATCH')),
    report: (login, document) => submit('/invoices/reporting/single', login, document, '0'),
    clear: (login, document) => submit('/invoices/clearance/single', login, document, '1'),
  }
}

// English: its remarks are kept and searched; what to do about them is said in the reader's language
const usualHeaders = {
  accept: 'application/json',
  'content-type': 'application/json',
  'Accept-Version': 'V2',
  'Accept-Language': 'en',
  'user-agent': 'maidah',
}

function bodyOf({ uuid, hash, xml }: SentDocument): object {
  return { invoiceHash: hash, uuid, invoice: Buffer.from(xml, 'utf8').toString('base64') }
}

function loginOf({ token, secret }: AuthorityLogin): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${token}:${secret}`).toString('base64')}` }
}

/** Any answer has its date; the path need not exist. */
async function timeOf(ask: Fetch, url: string, timeoutMs: number): Promise<number | undefined> {
  try {
    const answer = await ask(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const at = Date.parse(answer.headers.get('date') ?? '')
    return Number.isNaN(at) ? undefined : at
  } catch {
    return undefined
  }
}
