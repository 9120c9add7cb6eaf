import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { inEachLanguage, body, id, json, orderType, refusals } from '../core/wire.ts'

const line = z.string().regex(/^\P{Cc}*$/u)
const words = (most: number) => inEachLanguage(line.max(most))

const branchBody = z.object({
  name: words(limits.branchName),
  address: words(limits.branchAddress),
  /** As people dial it; empty = none. */
  phone: line.max(30),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  time_zone: z.string().max(40),
  types: z.array(orderType).max(4),
  /** Minutes that an order takes when the kitchen is calm. */
  base_minutes: z.int().min(1).max(240),
  /** An order that is not accepted within so many minutes is missed, and its money goes back. */
  accept_within_minutes: z.int().min(1).max(240),
  /** Orders are accepted by themselves, with the minutes that were promised. */
  auto_accept: z.boolean(),
  /** Its own tax number on receipts, with the page that proves it. */
  enable_custom_tax: z.boolean(),
  custom_tax_number: line.max(40),
  custom_tax_url: z.string().max(300),
})

const branch = branchBody
  .extend({
    id,
    accepting: z.boolean(),
    /** Names what is shown: saving over another's change is refused by it. */
    seen: z.string(),
  })
  .openapi('DeskBranch')

const desk = z
  .object({
    data: z.array(branch),
    /** Of the restaurant's country. */
    time_zones: z.array(z.string()),
    may_add: z.boolean(),
  })
  .openapi('BranchDesk')

export const listDeskBranchesRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/branches',
  description: 'The member’s branches as their own page of the console shows them.',
  tags: ['staff'],
  responses: { 200: json('Branches', desk), ...refusals },
})
export const addBranchRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/branches',
  description: 'Opens a branch; it takes no orders until it has hours and is switched on.',
  tags: ['staff'],
  request: body(branchBody),
  responses: { 201: json('Branches', desk), ...refusals },
})
export const changeBranchRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/branches/{id}',
  description: 'Changes a branch, on what was shown of it; the second of two is told what the first changed.',
  tags: ['staff'],
  request: { params: z.object({ id }), ...body(branchBody.extend({ seen: z.string().max(64) })) },
  responses: { 200: json('Branches', desk), ...refusals },
})

export type BranchDeskWire = z.infer<typeof desk>
export type DeskBranchWire = z.infer<typeof branch>
export type BranchBody = z.infer<typeof branchBody>
