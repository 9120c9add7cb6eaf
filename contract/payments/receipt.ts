import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { bill } from '../ordering/cart.ts'
import { amount, id, json, language, moment, refusals } from '../core/wire.ts'

const pdf = { description: 'PDF', content: { 'application/pdf': { schema: z.string() } } }

export const getReceiptRoute = createRoute({
  method: 'get',
  path: '/api/v1/orders/{id}/receipt',
  description: 'The receipt of an order as PDF, for whoever holds its id; nothing personal is in it.',
  tags: ['order'],
  request: { params: z.object({ id }), query: z.object({ language: language.optional() }) },
  responses: { 200: pdf, ...refusals },
})

export const getCreditNoteRoute = createRoute({
  method: 'get',
  path: '/api/v1/orders/{id}/credit-notes/{note_id}',
  description: 'A credit note of an order as PDF; its reason only for the one who placed the order.',
  tags: ['order'],
  request: { params: z.object({ id, note_id: id }), query: z.object({ language: language.optional() }) },
  responses: { 200: pdf, ...refusals },
})

const documents = z
  .object({
    /** None until the order is created: then it was not sold. */
    invoice: z
      .object({
        title: z.string(),
        number: z.int(),
        issued: z.string(),
        issued_at: moment,
        seller: z.object({
          name: z.string(),
          address: z.string(),
          tax_number: z.string(),
          tax_url: z.string(),
        }),
        /** Text of the code of a Saudi simplified tax invoice. */
        code: z.string().nullable(),
        /** What it says where the order was changed afterwards; none: the order’s own bill. */
        bill: bill.nullable(),
      })
      .nullable(),
    /** What the order costs more or less by changes after its invoice. */
    change_notes: z.array(
      z.object({
        id,
        kind: z.enum(['credit_note', 'debit_note']),
        number: z.int(),
        issued: z.string(),
        value: amount,
        vat: amount,
        code: z.string().nullable(),
      }),
    ),
    credit_notes: z.array(
      z.object({
        id,
        number: z.int(),
        issued: z.string(),
        value: amount,
        vat: amount,
        /** Where it went: card or till, the wallet, and points with what they were worth. */
        rest: amount,
        rest_to: z.enum(['card', 'till', 'company', 'nobody']),
        wallet: amount,
        /** The wallet's part is given by hand: the account is deleted. */
        by_hand: z.boolean(),
        points: z.int(),
        lines: z.array(z.object({ name: z.string(), value: amount })),
        /** Text of the code of its tax document; none in phase 1. */
        code: z.string().nullable(),
      }),
    ),
  })
  .openapi('OrderDocuments')

export const getDocumentsRoute = createRoute({
  method: 'get',
  path: '/api/v1/orders/{id}/documents',
  description: 'Invoice and credit notes of an order, to show as a page.',
  tags: ['order'],
  request: { params: z.object({ id }) },
  responses: { 200: json('The documents', documents), ...refusals },
})

export const mailReceiptRoute = createRoute({
  method: 'post',
  path: '/api/v1/orders/{id}/receipt-mail',
  description:
    'Sends the receipt by e-mail, for the one who placed the order; to one address once, to three at most.',
  tags: ['order'],
  request: {
    params: z.object({ id }),
    body: {
      required: true,
      content: { 'application/json': { schema: z.object({ email: z.string().max(limits.email * 2) }) } },
    },
  },
  responses: { 200: json('It is on its way', z.object({ sent_to: z.string() })), ...refusals },
})

export type DocumentsWire = z.infer<typeof documents>
