import { createHash } from 'node:crypto'
import type { Context, Env, Hono } from 'hono'
import { z } from 'zod'
import {
  issueCertificate,
  readRequest,
  readToken,
  secretOf,
  type CertificateSubject,
  type KnownCertificate,
} from './certificates.ts'
import { checkRules } from './check-rules.ts'
import { checkSignature } from './check-signature.ts'
import { readXml, type XmlPart } from './read-xml.ts'
import { remark, type Remark } from './remark.ts'
import type { ZatcaBooks } from './zatca-books.ts'

/** What a test sets of the authority. */
export interface ZatcaMood {
  /** UTC ms, its own: another one than ours is a clock that is off. */
  clock: () => number
  /** How long a certificate is good, ms. */
  goodForMs: number
  /** Standard documents are not cleared for now. */
  clearanceOff: boolean
  /** Of a document's number; returns an error of a rule that this simulator does not know, or undefined. */
  reject: (number: string) => { code: string; message: string } | undefined
  /** Of a document's number; returns a warning. */
  warn: (number: string) => { code: string; message: string } | undefined
  /** A renewal asks for the compliance documents once more (428). */
  renewsOnCondition: boolean
}

/** The parts of the simulated authority. */
export interface ZatcaDesk {
  readonly books: ZatcaBooks
  readonly mood: ZatcaMood
}

// of the interface's description: how its sandbox answers them
const wrongOtps: ReadonlySet<string> = new Set(['111111', '222222'])
/** Works any number of times, as in the authority's sandbox. */
const lastingOtp = '123345'
const version = 'This Version is not supported or not provided in the header.'
const tokenType = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-x509-token-profile-1.0#X509v3'

/**
 * Takes an app and a desk; adds the authority's interface, version V2, at the paths of its description. It is written from the
 * published rules and knows nothing of how the product writes documents: signature, certificate, hash, chain and counter are
 * checked by an XML parser and node:crypto alone.
 */
export function addZatcaRoutes<E extends Env>(app: Hono<E>, desk: ZatcaDesk): void {
  app.use('*', async (c, next) => {
    const isAsked = c.req.method === 'HEAD'
    if (!isAsked && c.req.header('accept-version') !== 'V2') return c.text(version, 406)
    await next()
    c.res.headers.set('date', new Date(desk.mood.clock()).toUTCString())
    return undefined
  })
  app.get('/', (c) => c.text('', 404))
  app.post('/compliance', async (c) => {
    const { csr } = await bodyOf(c)
    const refused = refuseOtp(c, desk)
    if (refused) return refused
    const request = readRequest(csr)
    if (!request) return c.json({ code: 'Invalid-CSR', message: 'The provided CSR is invalid' }, 400)
    if (!/^3\d{13}3$/.test(request.taxNumber) || !/^1-.+\|2-.+\|3-.+$/.test(request.serial))
      return c.json(
        {
          errors: [{ code: 'Invalid-CSR', message: 'The VAT number or serial number of the CSR is invalid' }],
        },
        400,
      )
    return c.json(issue(desk, request), 200)
  })
  app.post('/compliance/invoices', async (c) => checkCompliance(c, desk))
  app.post('/production/csids', async (c) => {
    const { compliance_request_id: id } = await bodyOf(c)
    const login = loginOf(c, desk)
    if (!login) return unauthorized(c)
    if (id !== idOf(login.token))
      return c.json(
        { code: 'Invalid-ComplianceRequestId', message: 'The compliance request is unknown' },
        400,
      )
    const passed = desk.books.passed.get(idOf(login.token))
    const missing = stepsOf(login.certificate).filter((step) => !passed?.has(step))
    if (missing.length > 0)
      return c.json(
        {
          code: 'Missing-ComplianceSteps',
          message: `The compliance certificate is not done with the following compliance steps yet [${missing.join()}]`,
        },
        400,
      )
    return c.json(issue(desk, login.certificate), 200)
  })
  app.patch('/production/csids', async (c) => renew(c, desk))
  app.post('/invoices/reporting/single', (c) => receive(c, desk, 'reported'))
  app.post('/invoices/clearance/single', (c) => receive(c, desk, 'cleared'))
}

interface Login {
  readonly token: string
  readonly certificate: KnownCertificate
}

function issue({ books, mood }: ZatcaDesk, subject: CertificateSubject) {
  books.issued += 1
  const now = mood.clock()
  const number = `${subject.serial} ${now} ${books.issued}`
  const good = { from: now - 60_000, until: now + mood.goodForMs, number }
  const { token, secret } = issueCertificate(subject, good)
  const dispositionMessage = 'ISSUED'
  return {
    requestID: Number(idOf(token)),
    tokenType,
    dispositionMessage,
    binarySecurityToken: token,
    secret,
    errors: null,
  }
}

/** Thirteen digits, as the authority's. */
function idOf(token: string): string {
  return String(
    1_000_000_000_000 + Number.parseInt(createHash('sha256').update(token).digest('hex').slice(0, 10), 16),
  )
}

function refuseOtp(c: Context, { books }: ZatcaDesk): Response | undefined {
  const otp = c.req.header('otp')
  if (!otp) return c.json({ code: 'Missing-OTP', message: 'OTP is required field' }, 400)
  if (!/^\d{6}$/.test(otp) || wrongOtps.has(otp) || books.usedOtps.has(otp))
    return c.json({ code: 'Invalid-OTP', message: 'The provided OTP is invalid' }, 400)
  if (otp !== lastingOtp) books.usedOtps.add(otp)
  return undefined
}

function loginOf(c: Context, { books, mood }: ZatcaDesk): Login | undefined {
  const [, coded = ''] = /^Basic (.+)$/.exec(c.req.header('authorization') ?? '') ?? []
  const [token = '', secret] = Buffer.from(coded, 'base64').toString('utf8').split(':')
  const certificate = readToken(token)
  if (!certificate || secret !== secretOf(token) || books.revoked.has(token)) return undefined
  return mood.clock() >= certificate.until ? undefined : { token, certificate }
}

const unauthorized = (c: Context) =>
  c.json({ timestamp: Date.now(), status: 401, error: 'Unauthorized', message: '' }, 401)

const text = z.string().catch('')
const sent = z.object({
  csr: text,
  invoice: text,
  invoiceHash: text,
  uuid: text,
  compliance_request_id: z.union([z.string(), z.number()]).transform(String).catch(''),
})

/** What was sent, as far as it is there. */
async function bodyOf(c: Context): Promise<z.infer<typeof sent>> {
  const read: unknown = await c.req.json().catch(() => ({}))
  return sent.parse(typeof read === 'object' && read !== null ? read : {})
}

async function renew(c: Context, desk: ZatcaDesk): Promise<Response> {
  const { csr } = await bodyOf(c)
  const login = loginOf(c, desk)
  if (!login) return unauthorized(c)
  const refused = refuseOtp(c, desk)
  if (refused) return refused
  const request = readRequest(csr)
  const { serial, taxNumber } = login.certificate
  if (!request || request.serial !== serial || request.taxNumber !== taxNumber)
    return c.json({ code: 'Invalid-CSR', message: 'The provided CSR is invalid' }, 400)
  return c.json(issue(desk, request), desk.mood.renewsOnCondition ? 428 : 200)
}

const kinds: readonly (readonly [type: string, step: string])[] = [
  ['388', 'compliant'],
  ['381', 'credit-note-compliant'],
  ['383', 'debit-note-compliant'],
]

/** Which compliance documents a certificate's kinds ask for. */
function stepsOf({ kinds: asked }: CertificateSubject): string[] {
  const forms = [...(asked.startsWith('1') ? ['standard'] : []), ...(asked[1] === '1' ? ['simplified'] : [])]
  return forms.flatMap((form) => kinds.map(([, step]) => `${form}-${step}`))
}

/** Takes what was sent and its certificate; returns what is wrong with it by every check that a document alone allows. */
async function judge(c: Context, { mood }: ZatcaDesk, login: Login): Promise<Judged> {
  const { invoice, invoiceHash: claimed, uuid } = await bodyOf(c)
  const xml = Buffer.from(invoice, 'base64').toString('utf8')
  const root = readXml(xml)
  if (!root)
    return {
      root: undefined,
      remarks: [remark('XSD validation', 'SAXParseException', 'Schema validation failed')],
    }
  const now = mood.clock()
  const number = root.text('cbc:ID')
  const said = [
    ['ERROR', mood.reject(number)],
    ['WARNING', mood.warn(number)],
  ] as const
  const remarks = [
    ...checkSignature({ xml, root, claimed, certificate: login.certificate, now }),
    ...checkRules(root, now),
    ...(uuid === root.text('cbc:UUID')
      ? []
      : [remark('INVOICE', 'invalid-uuid', 'The UUID is not that of the XML')]),
    ...said.flatMap(([type, one]) => (one ? [remark('KSA', one.code, one.message, type)] : [])),
  ]
  return { root, remarks }
}

interface Judged {
  readonly root: XmlPart | undefined
  readonly remarks: readonly Remark[]
}

const valid = {
  type: 'INFO',
  code: 'XSD_ZATCA_VALID',
  category: 'XSD validation',
  message: 'Complied with UBL 2.1 standards in line with ZATCA specifications',
  status: 'PASS',
}

function resultsOf(remarks: readonly Remark[], isRead = true) {
  const of = (type: Remark['type']) => remarks.filter((one) => one.type === type)
  const [errorMessages, warningMessages] = [of('ERROR'), of('WARNING')]
  const status = errorMessages.length > 0 ? 'ERROR' : warningMessages.length > 0 ? 'WARNING' : 'PASS'
  return { infoMessages: isRead ? [valid] : [], warningMessages, errorMessages, status }
}

async function checkCompliance(c: Context, desk: ZatcaDesk): Promise<Response> {
  const login = loginOf(c, desk)
  if (!login) return unauthorized(c)
  const { root, remarks } = await judge(c, desk, login)
  const validationResults = resultsOf(remarks, root !== undefined)
  const isStandard = root?.text('cbc:InvoiceTypeCode/@name').startsWith('01') ?? false
  const isGood = root !== undefined && validationResults.status !== 'ERROR'
  if (isGood) {
    const step = kinds.find(([type]) => type === root.text('cbc:InvoiceTypeCode'))?.[1]
    const passed = desk.books.passed.get(idOf(login.token)) ?? new Set()
    desk.books.passed.set(
      idOf(login.token),
      passed.add(`${isStandard ? 'standard' : 'simplified'}-${step ?? ''}`),
    )
  }
  const status = isStandard
    ? { reportingStatus: null, clearanceStatus: isGood ? 'CLEARED' : 'NOT_CLEARED' }
    : { reportingStatus: isGood ? 'REPORTED' : 'NOT_REPORTED', clearanceStatus: null }
  return c.json(
    { validationResults, ...status, qrSellertStatus: null, qrBuyertStatus: null },
    isGood ? (validationResults.status === 'WARNING' ? 202 : 200) : 400,
  )
}

async function receive(c: Context, desk: ZatcaDesk, how: 'reported' | 'cleared'): Promise<Response> {
  const login = loginOf(c, desk)
  if (!login) return unauthorized(c)
  if (how === 'cleared' && desk.mood.clearanceOff)
    return c.json(
      { message: 'Clearance is deactivated. Please use the /invoices/reporting/single endpoint instead.' },
      303,
    )
  const { root, remarks: own } = await judge(c, desk, login)
  const { invoice, invoiceHash: hash } = await bodyOf(c)
  const book = desk.books.unit(login.certificate.serial)
  const answer = (remarks: readonly Remark[], status: 200 | 202 | 208 | 400 | 409, taken: boolean) =>
    c.json(
      {
        validationResults: resultsOf(remarks, root !== undefined),
        ...(how === 'reported'
          ? { reportingStatus: taken ? 'REPORTED' : 'NOT_REPORTED' }
          : { clearanceStatus: taken ? 'CLEARED' : 'NOT_CLEARED', clearedInvoice: taken ? invoice : null }),
      },
      status,
    )
  if (book.taken.some((one) => one.hash === hash)) {
    book.duplicates += 1
    const message = 'Invoice was already Reported successfully earlier.'
    return answer([{ ...remark('', '', message) }], how === 'reported' ? 409 : 208, how === 'cleared')
  }
  const remarks = [...own, ...(root ? checkPlace(desk, login, root, how) : [])]
  // what is rejected has its place too: the next one names it
  if (root) book.last = { counter: counterOf(root), hash }
  if (resultsOf(remarks).status === 'ERROR' || !root) return answer(remarks, 400, false)
  book.taken.push({
    uuid: root.text('cbc:UUID'),
    hash,
    number: root.text('cbc:ID'),
    counter: counterOf(root),
    previousHash: previousOf(root),
    type: root.text('cbc:InvoiceTypeCode'),
    how,
    at: desk.mood.clock(),
  })
  return answer(remarks, remarks.length > 0 ? 202 : 200, true)
}

const counterOf = (root: XmlPart) =>
  Number(root.text("cac:AdditionalDocumentReference[cbc:ID='ICV']/cbc:UUID"))
const previousOf = (root: XmlPart) =>
  root.text("cac:AdditionalDocumentReference[cbc:ID='PIH']//cbc:EmbeddedDocumentBinaryObject")
/** Base64 of the hex SHA-256 of "0". */
const first = Buffer.from(createHash('sha256').update('0').digest('hex')).toString('base64')

/** Where a document stands in its unit's chain, and whether it came by the call for its form. */
function checkPlace(
  { books, mood }: ZatcaDesk,
  { certificate }: Login,
  root: XmlPart,
  how: 'reported' | 'cleared',
): readonly Remark[] {
  const wrong: Remark[] = []
  const isStandard = root.text('cbc:InvoiceTypeCode/@name').startsWith('01')
  const fits = how === 'cleared' ? isStandard : !isStandard || mood.clearanceOff
  if (!fits) wrong.push(remark('INVOICE', 'wrong-endpoint', 'The document is of the other form'))
  const book = books.unit(certificate.serial)
  const counter = counterOf(root)
  const previous = previousOf(root)
  const { last } = book
  if (!Number.isSafeInteger(counter) || counter < 1)
    wrong.push(remark('KSA', 'BR-KSA-33', 'The invoice must have a counter'))
  // after a restart the simulator takes the first document that it sees as it is
  else if (last ? counter <= last.counter || previous !== last.hash : counter === 1 && previous !== first) {
    book.breaks.push(`${counter} after ${last?.counter ?? 0}`)
    wrong.push(remark('KSA', 'BR-KSA-26', 'The previous invoice hash is not that of the invoice before'))
  }
  return wrong
}
