import { createRoute, z } from '@hono/zod-openapi'
import { body, id, json, refusals } from '../core/wire.ts'

const claims = z.array(id).max(200)

const job = z
  .object({
    id,
    claim: id,
    printer_id: id,
    address: z.string(),
    /** Of a line of what is printed: nothing of it is beyond the printer's own number. A test page may be wider. */
    dots: z.int(),
    /** What to write to the printer, base64. */
    bytes: z.string(),
  })
  .openapi('AgentPrintJob')

export const pairPrintAgentRoute = createRoute({
  method: 'post',
  path: '/api/v1/print-agent/pair',
  description: 'Pairs a program in a shop by the code that the console shows; the key is told once.',
  tags: ['printing'],
  request: body(z.object({ code: z.string().min(8).max(20), name: z.string().min(1).max(100) })),
  responses: { 200: json('The key', z.object({ agent_id: id, key: z.string() })), ...refusals },
})

const sync = z.object({
  /** 0 to begin; then the turn that was answered, at least one more each time. */
  turn: z.int().min(0),
  /** Names the journal on the program's disk: another one knows nothing of what was claimed before. */
  journal: id,
  /** Claims whose ticket is not written, or is being written right now. */
  held: claims,
  /** Written and confirmed. */
  done: claims,
  /** Written in part or perhaps: a fall came between. */
  unsure: claims,
  /** Not written at all: the printer could not be reached. */
  back: claims,
  /** Printers that get nothing new for now. */
  resting: claims,
  printers: z
    .array(z.object({ id, state: z.enum(['ready', 'unreachable', 'paper', 'cover', 'stopped']) }))
    .max(100),
})

export const syncPrintAgentRoute = createRoute({
  method: 'post',
  path: '/api/v1/print-agent/sync',
  description:
    'What became of tickets, and the next ones: at most one for each printer. Said again it changes nothing more; a turn that is over is refused (plan-changed).',
  tags: ['printing'],
  request: body(sync),
  responses: { 200: json('The next tickets', z.object({ turn: z.int(), jobs: z.array(job) })), ...refusals },
})

export const waitPrintAgentRoute = createRoute({
  method: 'get',
  path: '/api/v1/print-agent/wait',
  description: 'Waits until a ticket is there, 25 seconds at most.',
  tags: ['printing'],
  request: {
    query: z.object({
      seconds: z.coerce.number().int().min(0).max(25).default(25),
      /** Printers that do not matter now, divided by commas. */
      resting: z.string().max(4200).default(''),
    }),
  },
  responses: { 200: json('Whether one is there', z.object({ news: z.boolean() })), ...refusals },
})

export type AgentSyncBody = z.infer<typeof sync>
export type AgentPrintJobWire = z.infer<typeof job>
