import { createRoute, z } from '@hono/zod-openapi'
import { companyMostMembers } from '#domain/companies/company.ts'
import { limits } from '#domain/core/limits.ts'
import { body, amount, id, json, language, moment, refusals } from '../core/wire.ts'

const text = z.string().max(limits.name * 4)
const person = z.object({ name: text, mobile: z.string().max(60) })
const version = z.int().min(1).max(2_000_000_000)
/** YYYY-MM by the restaurant's business days. */
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)

const companyBody = z.object({
  name: text,
  tax_number: z.string().max(60),
  /** Of its standard invoices; all of them or none. */
  street: text.optional(),
  building: z.string().max(20).optional(),
  district: text.optional(),
  city: text.optional(),
  postal_code: z.string().max(20).optional(),
  approver: person.extend({ language }),
  /** An order above it asks the approver: 0.00 = every order does, null = none. */
  order_limit: amount.nullable(),
  /** The same of a month's orders together. */
  month_limit: amount.nullable(),
  /** What it may owe at most. */
  credit_limit: amount.nullable(),
  active: z.boolean(),
  members: z.array(person).max(companyMostMembers),
})

const company = companyBody
  .extend({ id, version, owed: amount, waiting: amount, waiting_orders: z.int() })
  .openapi('Company')

const entry = z.object({
  seq: z.int(),
  kind: z.enum(['charge', 'refund', 'payment']),
  /** With its sign: what is owed less is below zero. */
  amount,
  owed: amount,
  order_id: id.nullable(),
  number: z.string().nullable(),
  who: z.string(),
  note: z.string(),
  at: moment,
  /** By the restaurant's clock. */
  when: z.string(),
})

const statement = z
  .object({
    company_id: id,
    company: z.string(),
    month,
    before: amount,
    charged: amount,
    refunded: amount,
    paid: amount,
    owed: amount,
    entries: z.array(entry),
  })
  .openapi('CompanyStatement')

const params = z.object({ id })
export const listCompaniesRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/companies',
  description:
    'Companies that order on account, with members, limits and what they owe, and the month of the restaurant’s clock.',
  tags: ['staff'],
  responses: { 200: json('Companies', z.object({ data: z.array(company), month })), ...refusals },
})
export const addCompanyRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/companies',
  description: 'Opens an account. A number that another company has as member is refused by name.',
  tags: ['staff'],
  request: body(companyBody),
  responses: { 201: json('The company', company), ...refusals },
})
export const changeCompanyRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/companies/{id}',
  description:
    'The company as it is to be, on the version that was shown. Refused as company-changed, with the company as it is now, when somebody was faster.',
  tags: ['staff'],
  request: { params, ...body(z.object({ version, doc: companyBody })) },
  responses: { 200: json('The company', company), ...refusals },
})
export const getStatementRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/companies/{id}/statement',
  description: 'A month of a company’s account: what it owed before, every line, what it owes after.',
  tags: ['staff'],
  request: { params, query: z.object({ month }) },
  responses: { 200: json('The statement', statement), ...refusals },
})
export const getStatementFileRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/companies/{id}/statement-file',
  description: 'The same as a file for spreadsheets (CSV).',
  tags: ['staff'],
  request: { params, query: z.object({ month }) },
  responses: {
    200: { description: 'CSV', content: { 'text/csv': { schema: z.string() } } },
    ...refusals,
  },
})
export const addCompanyPaymentRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/companies/{id}/payments',
  description: 'The company paid: what it owes goes down, exactly once per Idempotency-Key.',
  tags: ['staff'],
  request: {
    params,
    headers: z.object({ 'idempotency-key': z.string().min(8).max(255) }),
    ...body(z.object({ amount, note: z.string().max(limits.notes * 4) })),
  },
  responses: { 200: json('The company', company), ...refusals },
})

export type CompanyBody = z.infer<typeof companyBody>
export type CompanyWire = z.infer<typeof company>
export type StatementWire = z.infer<typeof statement>
