import { createRoute, z } from '@hono/zod-openapi'
import { auditKinds, type AuditKind } from '#domain/backoffice/audit-kind.ts'
import { id, json, moment, refusals } from '../core/wire.ts'

const change = z.object({
  /** The field's name, as the change was written. */
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

const auditLine = z
  .object({
    id: z.string(),
    /** What was done, such as "order-accept". */
    action: z.string(),
    /** Who did it; '' = nobody of the staff (a driver, the product itself). */
    who: z.string(),
    subject: z.string(),
    /** What the subject is called, where the product knows: an order's number, a member, an item. */
    name: z.string(),
    at: moment,
    /** Finished words of the moment, in the first branch's time zone. */
    when: z.string(),
    changes: z.array(change),
  })
  .openapi('AuditLine')

const audit = z
  .object({
    data: z.array(auditLine),
    /** Where the next page begins; null at the end. */
    next: z.string().nullable(),
    members: z.array(z.object({ id, name: z.string() })),
  })
  .openapi('AuditLog')

export const getAuditRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/audit',
  description: 'What staff did: who, what, before and after; newest first, 50 at a time.',
  tags: ['staff'],
  request: {
    query: z.object({
      staff_id: id.optional(),
      /** What the change is about. */
      kind: z.enum(Object.keys(auditKinds) as [AuditKind, ...AuditKind[]]).optional(),
      /** What it was done to. */
      subject: z
        .string()
        .regex(/^[\w.:-]{1,80}$/)
        .optional(),
      before: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
    }),
  },
  responses: { 200: json('The log', audit), ...refusals },
})

export type AuditWire = z.infer<typeof audit>
export type AuditLineWire = z.infer<typeof auditLine>
