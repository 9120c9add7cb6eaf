import { createRoute, z } from '@hono/zod-openapi'
import { openingSteps as all } from '#domain/backoffice/opening-steps.ts'
import { id, json, refusals } from '../core/wire.ts'

const step = z.enum(all)
const openingSteps = z
  .object({
    /** The most pressing first; empty once all is done or not needed. */
    steps: z.array(
      z.object({
        step,
        /** The first branch that lacks it, of what each branch needs. */
        branch: z.object({ id, name: z.string() }).nullable(),
      }),
    ),
  })
  .openapi('OpeningSteps')

export const getOpeningStepsRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/opening-steps',
  description: 'What is missing before the restaurant opens, without what its owner does not need.',
  tags: ['staff'],
  responses: { 200: json('What is missing', openingSteps), ...refusals },
})
export const dismissOpeningStepsRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/opening-steps/dismissals',
  description: 'What the restaurant does without: it is not asked for again.',
  tags: ['staff'],
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: z.object({ steps: z.array(step).min(1).max(all.length) }) } },
    },
  },
  responses: { 200: json('What is missing besides', openingSteps), ...refusals },
})

export type OpeningStepsWire = z.infer<typeof openingSteps>
