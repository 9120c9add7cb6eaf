import { z } from 'zod'
import type { AuthorityRemark, AuthorityWords, SendEnd } from '#domain/einvoicing/authority-answer.ts'
import type { CertificateAnswer } from '../port.ts'

// Source: the authority's interface description "e-Invoicing Sandbox Release (2.1.0)", version 1.0.0 (OpenAPI 3), server
// https://gw-fatoora.zatca.gov.sa/e-invoicing/developer-portal. Its fields are read as far as they are there: `code` and
// `category` of a 409 are null in it.

/** What was received: status 0 is no answer, or none to the end. */
export interface Received {
  readonly status: number
  readonly text: string
  readonly retryAfter?: string | null
}

const remark = z.union([
  z.string().transform((message) => ({ code: '', category: '', message })),
  z
    .object({
      code: z.coerce.string().nullish(),
      category: z.string().nullish(),
      message: z.string().nullish(),
    })
    .transform(({ code, category, message }) => ({
      code: code ?? '',
      category: category ?? '',
      message: message ?? '',
    })),
])
const remarks = z
  .array(remark)
  .nullish()
  .transform((all): readonly AuthorityRemark[] => all ?? [])

const results = z.object({
  validationResults: z.object({ warningMessages: remarks, errorMessages: remarks }).nullish(),
  reportingStatus: z.string().nullish(),
  clearanceStatus: z.string().nullish(),
  clearedInvoice: z.string().nullish(),
  code: z.coerce.string().nullish(),
  category: z.string().nullish(),
  message: z.string().nullish(),
  errors: remarks,
})
const certificate = z.object({
  requestID: z.union([z.string(), z.number()]).transform(String),
  binarySecurityToken: z.string().min(1),
  secret: z.string().min(1),
})

/** The most of a remark that is kept. */
const mostLetters = 1000
const mostRemarks = 50
const most = (all: readonly AuthorityRemark[]): readonly AuthorityRemark[] =>
  all
    .slice(0, mostRemarks)
    .map(({ code, category, message }) => ({ code, category, message: message.slice(0, mostLetters) }))

/** Takes what was received after a document was sent; returns how it ended. */
export function endOf(received: Received): SendEnd {
  const { status } = received
  if (status === 429) return { end: 'too-many', ...after(received) }
  if (status === 401) return { end: 'certificate-refused' }
  if (status === 303) return { end: 'clearance-off' }
  if (status === 413)
    return {
      end: 'rejected',
      words: {
        status,
        warnings: [],
        errors: [{ code: '413', category: '', message: 'The document is too large' }],
      },
    }
  const read = readJson(results, received.text)
  const words = read && wordsOf(status, read)
  const cleared = read?.clearedInvoice ? { clearedXml: fromBase64(read.clearedInvoice) } : {}
  // a duplicate's errors only say that it is one
  if (status === 409 || status === 208)
    return { end: 'duplicate', words: words ?? { status, warnings: [], errors: [] }, ...cleared }
  if (!words) return { end: 'no-answer', why: whyOf(received) }
  const passed = [read.reportingStatus, read.clearanceStatus].some(
    (one) => one === 'REPORTED' || one === 'CLEARED',
  )
  if ((status === 200 || status === 202) && passed) return { end: 'taken', words, ...cleared }
  if (status < 500 && words.errors.length > 0) return { end: 'rejected', words }
  return { end: 'no-answer', why: whyOf(received) }
}

/** Takes what was received after a certificate was asked for; returns how it ended. */
export function certificateOf(received: Received): CertificateAnswer {
  const { status, text } = received
  if (status === 429) return { end: 'too-many', ...after(received) }
  const given = status === 200 || status === 428 ? readJson(certificate, text) : undefined
  if (given) {
    const { requestID: requestId, binarySecurityToken: token, secret } = given
    return { end: status === 200 ? 'issued' : 'conditional', issued: { requestId, token, secret } }
  }
  if (status === 401) return { end: 'refused', what: 'login', remarks: [] }
  const read = readJson(results, text)
  const said = read ? wordsOf(status, read).errors : []
  if (status < 400 || status >= 500 || said.length === 0) return { end: 'no-answer', why: whyOf(received) }
  return { end: 'refused', what: whatOf(said), remarks: said }
}

function whatOf(said: readonly AuthorityRemark[]): 'otp' | 'request' | 'checks' | 'other' {
  const codes = said.map(({ code }) => code).join(' ')
  if (/OTP/i.test(codes)) return 'otp'
  if (/CSR/i.test(codes)) return 'request'
  return /ComplianceSteps/i.test(codes) ? 'checks' : 'other'
}

function wordsOf(status: number, read: z.infer<typeof results>): AuthorityWords {
  const { validationResults, code, category, message, errors } = read
  const own = code || message ? [{ code: code ?? '', category: category ?? '', message: message ?? '' }] : []
  return {
    status,
    warnings: most(validationResults?.warningMessages ?? []),
    errors: most([...(validationResults?.errorMessages ?? []), ...errors, ...(status >= 400 ? own : [])]),
  }
}

function after({ retryAfter }: Received): { afterMs?: number } {
  const seconds = Number(retryAfter ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? { afterMs: Math.min(seconds, 3600) * 1000 } : {}
}

function whyOf({ status, text }: Received): string {
  return `${status} ${text.slice(0, 200)}`.trim()
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString('utf8')
}

function readJson<T>(shape: z.ZodType<T>, text: string): T | undefined {
  try {
    const read = shape.safeParse(JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
