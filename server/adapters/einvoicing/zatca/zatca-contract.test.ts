import { afterAll, describe, expect, it } from 'vitest'
import { reportContract } from '#server/testing/report-contract.ts'
import { certificateOf, endOf } from './zatca-answers.ts'
import { makeZatcaAuthority, zatcaPlaces } from './zatca-authority.ts'

// Source: the authority's interface description "e-Invoicing Sandbox Release (2.1.0)", version 1.0.0 (OpenAPI 3): paths, headers,
// bodies and the answers of each status as they stand there.

const info = {
  type: 'INFO',
  code: 'XSD_ZATCA_VALID',
  category: 'XSD validation',
  message: 'Complied with UBL 2.1 standards in line with ZATCA specifications',
  status: 'PASS',
}
const late = {
  type: 'WARNING',
  code: 'BR-KSA-98',
  category: 'KSA',
  message: '[BR-KSA-98] - The simplified invoice should be submitted within 24 hours of issuing the invoice.',
  status: 'WARNING',
}
const wrongHash = {
  type: 'ERROR',
  code: 'invalid-invoice-hash',
  category: 'INVOICE_HASHING_ERRORS',
  message: 'The invoice hash API body does not match the (calculated) Hash of the XML',
  status: 'ERROR',
}
const known = {
  type: 'ERROR',
  code: null,
  category: null,
  message: 'Invoice was already Reported successfully earlier.',
  status: 'ERROR',
}
const results = (status: string, warnings: object[] = [], errors: object[] = []) => ({
  infoMessages: [info],
  warningMessages: warnings,
  errorMessages: errors,
  status,
})
const received = (status: number, body: unknown) => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
})

/** Each answer of reporting and clearance, and how a document that was answered so ends. */
const sent = [
  [200, { validationResults: results('PASS'), reportingStatus: 'REPORTED' }, 'taken'],
  [202, { validationResults: results('WARNING', [late]), reportingStatus: 'REPORTED' }, 'taken'],
  [
    400,
    { validationResults: results('ERROR', [], [wrongHash]), reportingStatus: 'NOT_REPORTED' },
    'rejected',
  ],
  [401, { timestamp: 1654514661409, status: 401, error: 'Unauthorized', message: '' }, 'certificate-refused'],
  [406, 'This Version is not supported or not provided in the header.', 'no-answer'],
  [409, { validationResults: results('ERROR', [], [known]), reportingStatus: 'NOT_REPORTED' }, 'duplicate'],
  [
    500,
    {
      category: 'HTTP-Errors',
      code: '500',
      message: 'Something went wrong and caused an Internal Server Error.',
    },
    'no-answer',
  ],
  [
    200,
    { validationResults: results('PASS'), clearanceStatus: 'CLEARED', clearedInvoice: 'PEludm9pY2UvPg==' },
    'taken',
  ],
  [
    208,
    { validationResults: results('PASS'), clearanceStatus: 'CLEARED', clearedInvoice: 'PEludm9pY2UvPg==' },
    'duplicate',
  ],
  [
    303,
    { message: 'Clearance is deactivated. Please use the /invoices/reporting/single endpoint instead.' },
    'clearance-off',
  ],
  [400, { validationResults: results('ERROR', [], [wrongHash]), clearanceStatus: 'NOT_CLEARED' }, 'rejected'],
  // none of the description's, seen of gateways in front of such services: they blame no document
  [400, '', 'no-answer'],
  [403, '<html>Forbidden</html>', 'no-answer'],
  [413, '', 'rejected'],
  [429, '', 'too-many'],
  [503, '', 'no-answer'],
  [0, 'TimeoutError', 'no-answer'],
] as const

const issued = {
  requestID: 1234567890123,
  tokenType: 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-x509-token-profile-1.0#X509v3',
  dispositionMessage: 'ISSUED',
  binarySecurityToken: 'TUlJ',
  secret: 'c2VjcmV0',
  errors: null,
}
const refusals = [
  [{ code: 'Missing-OTP', message: 'OTP is required field' }, 'otp'],
  [{ code: 'Invalid-OTP', message: 'The provided OTP is invalid' }, 'otp'],
  [{ code: 'Missing-CSR', message: 'CSR is required field' }, 'request'],
  [{ errors: [{ code: 'Invalid-CSR', message: 'The provided CSR is invalid' }] }, 'request'],
  [
    {
      code: 'Missing-ComplianceSteps',
      message:
        'The compliance certificate is not done with the following compliance steps yet [standard-compliant]',
    },
    'checks',
  ],
  [{ code: 'Invalid-ComplianceRequestId', message: 'The compliance request is unknown' }, 'other'],
] as const

describe('the interface of the Saudi tax authority', () => {
  it.each(sent)('an answer %i of a document is an end (%j → %s)', (status, body, end) => {
    expect(endOf(received(status, body)).end).toBe(end)
  })

  it('keeps the authority’s own words, and what it has stamped', () => {
    expect(endOf(received(sent[1][0], sent[1][1]))).toMatchObject({
      words: { status: 202, warnings: [{ code: 'BR-KSA-98', category: 'KSA' }], errors: [] },
    })
    expect(endOf(received(sent[7][0], sent[7][1]))).toMatchObject({ clearedXml: '<Invoice/>' })
    expect(endOf({ status: 429, text: '', retryAfter: '30' })).toEqual({ end: 'too-many', afterMs: 30_000 })
  })

  it.each(refusals)('a certificate is refused by name: %j', (body, what) => {
    expect(certificateOf(received(400, body))).toMatchObject({ end: 'refused', what })
  })

  it('a certificate is issued, or issued on condition by a renewal', () => {
    const { requestID, binarySecurityToken: token, secret } = issued
    const own = { requestId: String(requestID), token, secret }
    expect(certificateOf(received(200, issued))).toEqual({ end: 'issued', issued: own })
    expect(certificateOf(received(428, { ...issued, dispositionMessage: 'NOT_COMPLIANT' }))).toEqual({
      end: 'conditional',
      issued: own,
    })
    expect(certificateOf(received(503, ''))).toMatchObject({ end: 'no-answer' })
  })

  it('is asked at its paths with its headers and fields', async () => {
    const asked: { path: string; method: string; headers: Headers; body: unknown }[] = []
    const authority = makeZatcaAuthority({
      url: zatcaPlaces.sandbox,
      fetch: async (url, init) => {
        const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
        const path = url.replace(zatcaPlaces.sandbox, '')
        asked.push({ path, method: init.method ?? 'GET', headers: new Headers(init.headers), body })
        return new Response('{}', { status: 500 })
      },
    })
    const login = { token: 'T', secret: 'S' }
    const document = { uuid: 'U', hash: 'H', xml: '<Invoice/>' }
    await authority.complianceCertificate({ csr: 'C', otp: '123345' })
    await authority.checkCompliance(login, document)
    await authority.productionCertificate(login, '17')
    await authority.renewCertificate(login, { csr: 'C', otp: '123345' })
    await authority.report(login, document)
    await authority.clear(login, document)
    const fields = { invoiceHash: 'H', uuid: 'U', invoice: 'PEludm9pY2UvPg==' }
    expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/compliance', { csr: 'C' }],
      ['POST', '/compliance/invoices', fields],
      ['POST', '/production/csids', { compliance_request_id: '17' }],
      ['PATCH', '/production/csids', { csr: 'C' }],
      ['POST', '/invoices/reporting/single', fields],
      ['POST', '/invoices/clearance/single', fields],
    ])
    const of = (name: string) => asked.map(({ headers }) => headers.get(name))
    expect(of('accept-version')).toEqual(Array.from({ length: 6 }, () => 'V2'))
    expect(of('otp')).toEqual(['123345', null, null, '123345', null, null])
    expect(of('clearance-status')).toEqual([null, null, null, null, '0', '1'])
    const basic = `Basic ${Buffer.from('T:S').toString('base64')}`
    expect(of('authorization')).toEqual([null, basic, basic, basic, basic, basic])
  })
})

afterAll(() => {
  reportContract({
    adapter: 'zatca',
    source: 'the authority’s interface description "e-Invoicing Sandbox Release (2.1.0)"',
    version: '1.0.0',
    codes: refusals.length,
    schemas: 6,
    samples: sent.length,
    differences: [
      'Certificates are revoked in the authority’s portal only: the interface has no call for it.',
      'A renewal needs a one-time password, so the product warns and does not renew by itself.',
    ],
  })
})
