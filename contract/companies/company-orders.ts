import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { bill } from '../ordering/cart.ts'
import { amount, id, json, orderType, refusals } from '../core/wire.ts'

const approval = z
  .object({
    id,
    company: z.string(),
    /** `charged`: it was approved; `lapsed`: nobody answered in time; `withdrawn`: its member took it back. */
    state: z.enum(['waiting', 'charged', 'refused', 'lapsed', 'withdrawn']),
    /** What asks: the order's own sum, or the month's. */
    why: z.enum(['order', 'month']),
    member: z.string(),
    notes: z.string(),
    branch: z.string(),
    type: orderType,
    /** Once it was approved. */
    number: z.string().nullable(),
    /** In words, of an order for later. */
    slot: z.string().nullable(),
    bill,
    /** The month's other orders, and its limit. */
    month_used: amount,
    month_limit: amount.nullable(),
    placed: z.string(),
    decide_by: z.string(),
  })
  .openapi('CompanyApproval')

const params = z.object({ id })

export const getMyCompanyRoute = createRoute({
  method: 'get',
  path: '/api/v1/user/company',
  description:
    'The company on whose account who is signed in may order, and the orders that wait for the approval of this number.',
  tags: ['customer'],
  responses: {
    200: json(
      'The account, if there is one',
      z.object({
        /** `free`: the largest order that asks nobody; null = any. */
        company: z.object({ name: z.string(), free: amount.nullable() }).nullable(),
        to_approve: z.array(
          z.object({ id, company: z.string(), member: z.string(), total: amount, decide_by: z.string() }),
        ),
      }),
    ),
    ...refusals,
  },
})

export const getApprovalRoute = createRoute({
  method: 'get',
  path: '/api/v1/company-approvals/{id}',
  description: 'An order that waits, or waited, for its company, for whoever holds the approver’s link.',
  tags: ['order'],
  request: { params },
  responses: { 200: json('The order', approval), ...refusals },
})

export const decideApprovalRoute = createRoute({
  method: 'post',
  path: '/api/v1/company-approvals/{id}',
  description:
    'Approves the order, or refuses it. The same answer again changes nothing; another one is refused as company-decided.',
  tags: ['order'],
  request: {
    params,
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({
            approve: z.boolean(),
            reason: z
              .string()
              .max(limits.notes * 4)
              .default(''),
          }),
        },
      },
    },
  },
  responses: { 200: json('The order after it', approval), ...refusals },
})

export type ApprovalWire = z.infer<typeof approval>
export interface MyCompanyWire {
  company: { name: string; free: string | null } | null
  to_approve: { id: string; company: string; member: string; total: string; decide_by: string }[]
}
