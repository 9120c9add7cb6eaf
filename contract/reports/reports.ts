import { createRoute, z } from '@hono/zod-openapi'
import { taxCategoryCodes } from '#domain/pricing/line-tax.ts'
import { amount, day, id, json, moment, refusals } from '../core/wire.ts'

/** By what the sales are divided. How to add one: docs/recipes.md "A report dimension". */
const reportParts = ['day', 'hour', 'branch', 'type', 'method', 'item'] as const
export type ReportPart = (typeof reportParts)[number]

const sums = z.object({
  orders: z.int(),
  /** Cancelled or missed; in no other sum. */
  lost: z.int(),
  food: amount,
  discount: amount,
  coupon: amount,
  points: amount,
  delivery: amount,
  fees: amount,
  service: amount,
  vat: amount,
  deposits: amount,
  /** What guests were asked for; of a table, what was paid of its bill. */
  total: amount,
  /** Of the total, deposits of reservations: they are sales and no orders. */
  reservations: amount,
  wallet: amount,
  /** Card money that stayed. */
  captured: amount,
  till: amount,
  /** What companies are charged. */
  account: amount,
})

const row = z.object({
  key: z.string(),
  /** What the part is called. */
  name: z.string(),
  orders: z.int(),
  /** Of items, how many pieces. */
  quantity: z.int(),
  total: amount,
})

/** Credit notes of what was sold; a cancelled or missed order is neither in the sales nor here. */
const refunds = z.object({
  notes: z.int(),
  value: amount,
  vat: amount,
  card: amount,
  till: amount,
  wallet: amount,
  points: amount,
  /** Of a deleted account's wallet, or of a card whose bank sent it back: staff gave it another way. */
  hand: amount,
  /** What companies owe less. */
  account: amount,
})

/** Sales and what went back by kind of VAT; deposits are in none. */
const taxSales = z.object({
  category: z.enum(taxCategoryCodes),
  /** What it is called, with its rate. */
  name: z.string(),
  /** The authority's code of why no VAT was due; empty without one. */
  code: z.string(),
  /** Without VAT. */
  net: amount,
  vat: amount,
  net_back: amount,
  vat_back: amount,
})

const report = z
  .object({
    from: z.string(),
    to: z.string(),
    branch_id: id.nullable(),
    by: z.enum(reportParts),
    sums,
    /** Of as many days before. */
    before: z.object({ from: z.string(), to: z.string(), orders: z.int(), total: amount }),
    rows: z.array(row),
    taxes: z.array(taxSales),
    /** What the restaurant's own fees brought, with VAT. */
    fees: z.array(z.object({ name: z.string(), orders: z.int(), total: amount })),
    refunds,
    ratings: z.object({ count: z.int(), food: z.string().nullable(), service: z.string().nullable() }),
    /** Days that are being summed still: the sums are not whole yet. */
    days_left: z.int(),
    rendered_at: moment,
  })
  .openapi('SalesReport')

const query = z.object({
  branch_id: id.optional(),
  from: day.optional(),
  to: day.optional(),
  by: z.enum(reportParts).default('day'),
})

export const getReportRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/reports/sales',
  description:
    'Sales between two business days, divided by day, hour, branch, type, way to pay or item; tax, refunds, ratings.',
  tags: ['staff'],
  request: { query },
  responses: { 200: json('The report', report), ...refusals },
})
export const getReportFileRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/reports/sales/file',
  description: 'The same as a file for a spreadsheet.',
  tags: ['staff'],
  request: { query: query.extend({ format: z.enum(['csv', 'xlsx']) }) },
  responses: {
    200: {
      description: 'The file',
      content: {
        'text/csv': { schema: z.string() },
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: z.string() },
      },
    },
    ...refusals,
  },
})
export const getDocumentsFileRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/reports/documents/file',
  description: 'Every invoice and credit note issued between two business days, for the accountant (CSV).',
  tags: ['staff'],
  request: { query: query.omit({ by: true }) },
  responses: {
    200: { description: 'CSV', content: { 'text/csv': { schema: z.string() } } },
    ...refusals,
  },
})

export type ReportWire = z.infer<typeof report>
export type ReportQuery = { branch_id?: string; from?: string; to?: string; by?: ReportPart }
