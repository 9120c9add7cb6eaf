import { createRoute, z } from '@hono/zod-openapi'
import { sellerIdSchemes } from '#domain/einvoicing/seller-form.ts'
import { amount, body, day, id, inEachLanguage, json, moment, refusals } from '../core/wire.ts'

const line = (most: number) => z.string().max(most)

/** Who sells, with the parts of the address that the authority asks for. */
const seller = z
  .object({
    name: line(200),
    tax_number: line(40),
    id_scheme: z.enum(sellerIdSchemes),
    id_number: line(40),
    street: line(200),
    building: line(20),
    district: line(200),
    city: line(200),
    postal_code: line(20),
  })
  .openapi('EInvoiceSeller')

const documentState = z.enum([
  'unsigned',
  'waiting',
  'reported',
  'warned',
  'cleared',
  'rejected',
  'failed',
  'corrected',
])

/** A number, and since when the oldest of them is there. */
const unit = z
  .object({
    branch_id: id,
    branch: inEachLanguage(z.string()),
    /** none: the branch's invoices are of phase 1. */
    state: z.enum(['none', 'onboarding', 'active', 'ended']),
    place: z.enum(['sandbox', 'simulation', 'production']),
    seller,
    /** What of onboarding is done: the authority's first certificate is there; so many of its test documents were taken. */
    has_first_certificate: z.boolean(),
    passed: z.int(),
    to_pass: z.int(),
    certificate_ends_at: moment.nullable(),
    /** The same in words, as the branch’s clock has it. */
    certificate_ends: z.string(),
    /** It ends within a month: a new one is to be asked for. */
    certificate_ends_soon: z.boolean(),
    /** Documents so far. */
    counter: z.int(),
    waiting_since: moment.nullable(),
    waiting: z.string(),
    urgency: z.enum(['calm', 'warning', 'alarm']),
    /** Rejected, or never made: a person has to look. */
    wrong: z.int(),
    /** Of the last thirty days, by state. */
    counts: z.record(documentState, z.int()),
    /** What stands in the way of sending, and since when. */
    trouble: z.enum(['no-answer', 'too-many', 'certificate', 'internal']).nullable(),
    trouble_since: z.string(),
  })
  .openapi('EInvoiceUnit')

const units = z
  .object({ data: z.array(unit), may_change: z.boolean(), may_begin: z.boolean() })
  .openapi('EInvoiceUnits')

const remark = z.object({ code: z.string(), category: z.string(), message: z.string() })

const document = z
  .object({
    id: z.string(),
    counter: z.int(),
    kind: z.enum(['invoice', 'credit_note', 'debit_note', 'prepayment']),
    form: z.enum(['simplified', 'standard']),
    number: z.string(),
    order_id: id,
    issued_at: moment,
    issued: z.string(),
    total: amount,
    state: documentState,
    urgency: z.enum(['calm', 'warning', 'alarm']),
    answered: z.string(),
    /** The authority had it before: an answer was lost on the way. */
    duplicate: z.boolean(),
    warnings: z.array(remark),
    errors: z.array(remark),
    /** What is to be done, for people; none where nothing is. */
    advice: inEachLanguage(z.string()).nullable(),
    corrects_id: z.string().nullable(),
    hash: z.string().nullable(),
    has_xml: z.boolean(),
  })
  .openapi('EInvoiceDocument')

const documents = z.object({ data: z.array(document), next: z.int().nullable() }).openapi('EInvoiceDocuments')

const ofBranch = z.object({ branch_id: id })
const documentId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const tags = ['staff']

export const listEInvoiceUnitsRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/einvoicing',
  description: 'The member’s branches with their e-invoicing units and how their documents stand.',
  tags,
  responses: { 200: json('Units', units), ...refusals },
})
export const beginEInvoicingRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/einvoicing/{branch_id}',
  description:
    'Onboards a branch at the tax authority with a one-time password of its portal; its invoices are of phase 2 from then on.',
  tags,
  request: { params: ofBranch, ...body(z.object({ otp: line(20), seller })) },
  responses: { 200: json('Units', units), ...refusals },
})
export const continueEInvoicingRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/einvoicing/{branch_id}/continuation',
  description: 'Goes on with an onboarding whose one-time password was taken, where it stopped.',
  tags,
  request: { params: ofBranch },
  responses: { 200: json('Units', units), ...refusals },
})
export const renewEInvoicingRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/einvoicing/{branch_id}/renewal',
  description: 'Gets a new key and certificate for a branch’s unit, with a one-time password of the portal.',
  tags,
  request: { params: ofBranch, ...body(z.object({ otp: line(20) })) },
  responses: { 200: json('Units', units), ...refusals },
})
export const changeEInvoiceSellerRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/einvoicing/{branch_id}/seller',
  description: 'Changes who sells on later documents; the VAT number stays that of the certificate.',
  tags,
  request: { params: ofBranch, ...body(seller) },
  responses: { 200: json('Units', units), ...refusals },
})
export const endEInvoicingRoute = createRoute({
  method: 'delete',
  path: '/api/v1/staff/einvoicing/{branch_id}',
  description: 'Ends a branch’s unit, as when the branch closes; what waits is still reported.',
  tags,
  request: { params: ofBranch },
  responses: { 200: json('Units', units), ...refusals },
})
export const listEInvoicesRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/einvoicing/{branch_id}/documents',
  description:
    'A branch’s tax documents, the newest first; found by number, hash or the content of the QR code.',
  tags,
  request: {
    params: ofBranch,
    query: z.object({
      text: z.string().max(2000).optional(),
      show: z.enum(['all', 'open', 'wrong']).optional(),
      before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    }),
  },
  responses: { 200: json('Documents', documents), ...refusals },
})
export const correctEInvoiceRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/einvoicing/{branch_id}/documents/{document_id}/correction',
  description:
    'Puts a corrected document in the place of one that was rejected: with the seller as it is written now.',
  tags,
  request: { params: ofBranch.extend({ document_id: documentId }) },
  responses: { 200: json('Documents', documents), ...refusals },
})
export const getEInvoiceXmlRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/einvoicing/{branch_id}/documents/{document_id}/xml',
  description: 'A tax document as XML; of a cleared one as the authority stamped it.',
  tags,
  request: { params: ofBranch.extend({ document_id: documentId }) },
  responses: {
    200: { description: 'XML', content: { 'application/xml': { schema: z.string() } } },
    ...refusals,
  },
})
export const getEInvoiceArchiveRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/einvoicing/{branch_id}/archive',
  description: 'All documents of a branch from one day to another, as XML in a ZIP.',
  tags,
  request: { params: ofBranch, query: z.object({ from: day, to: day }) },
  responses: {
    200: { description: 'ZIP', content: { 'application/zip': { schema: z.string() } } },
    ...refusals,
  },
})

export type EInvoiceUnitsWire = z.infer<typeof units>
export type EInvoiceUnitWire = z.infer<typeof unit>
export type EInvoiceSellerWire = z.infer<typeof seller>
export type EInvoiceDocumentWire = z.infer<typeof document>
export type EInvoiceDocumentsWire = z.infer<typeof documents>
