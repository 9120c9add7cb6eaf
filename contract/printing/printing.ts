import { counted } from '#domain/core/counted.ts'
import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import {
  dotLimits,
  paperWidths,
  printLanguages,
  printMoments,
  printPapers,
} from '#domain/printing/print-ticket.ts'
import { body, id, json, language, moment, refusals } from '../core/wire.ts'

const said = { text: z.string(), language }
/** A row of a ticket (domain/printing/ticket-rows.ts). */
const ticketRow = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('line'),
    ...said,
    at: z.enum(['start', 'center']),
    size: z.enum(['small', 'plain', 'large', 'huge']),
    bold: z.boolean().optional(),
    indent: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('pair'), ...said, amount: z.string(), bold: z.boolean().optional() }),
  z.object({ kind: z.literal('mark'), ...said }),
  z.object({ kind: z.literal('note'), ...said }),
  z.object({ kind: z.literal('rule') }),
  z.object({ kind: z.literal('code'), text: z.string() }),
])

const width = z.union([z.literal(paperWidths[0]), z.literal(paperWidths[1])])
const choices = {
  /** `network`: a thermal printer in the shop, reached by the program there; `browser`: whatever the console prints to. */
  kind: z.enum(['network', 'browser']),
  agent_id: id.nullable(),
  /** host:port in the shop's own network. */
  address: z.string().max(100),
  /** Of the paper, mm. */
  width,
  paper: z.enum(printPapers),
  /** Whose lines a kitchen's ticket has; none = of every station. */
  station_ids: z.array(id).max(12),
  language: z.enum(printLanguages),
  copies: z.int().min(1).max(5),
  /** From which step on an order is printed by itself. */
  prints_at: z.enum(printMoments),
}

/** Dots of a line of a thermal printer; null: as most printers of that paper (384 of 58 mm, 576 of 80 mm). */
const dots = z.int().min(dotLimits.least).max(dotLimits.most).nullable()

const printer = z
  .object({
    id,
    name: z.string(),
    ...choices,
    dots,
    /** Names it as it is: saving it says from where it began. */
    seen: z.string(),
    state: z.enum(['ready', 'unreachable', 'paper', 'cover', 'stopped', 'unknown', 'away', 'unpaired']),
    /** Tickets that are not printed yet. */
    waiting: z.int(),
  })
  .openapi('Printer')

const printing = z
  .object({
    branch_id: id,
    stations: z.array(z.object({ id, name: z.string() })),
    printers: z.array(printer),
    /** The programs in the shop that reach its printers. */
    agents: z.array(z.object({ id, name: z.string(), online: z.boolean(), seen: z.string() })),
    /** What is not printed yet, in its order. */
    jobs: z.array(
      z.object({
        id,
        printer_id: id,
        /** Of the order; empty on a test page. */
        number: z.string(),
        kind: z.enum(['whole', 'changed', 'canceled', 'test']),
        copy: z.enum(['none', 'copy', 'possible']),
        at_printer: z.boolean(),
        time: z.string(),
      }),
    ),
  })
  .openapi('Printing')

const typed = z.object({
  branch_id: id,
  name: z
    .string()
    .min(1)
    .max(limits.name * 4),
  ...choices,
  /** Left out: as it was. */
  dots: dots.optional(),
  /** Of a printer that is changed. */
  seen: z.string().max(64).optional(),
})
const all = { 200: json('All about printing in the branch', printing), ...refusals }
const staff = { tags: ['staff'] }

export const getPrintingRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/printing',
  description: 'Printers of a branch, the programs that reach them, and what is not printed yet.',
  ...staff,
  request: { query: z.object({ branch_id: id }) },
  responses: all,
})
export const addPrinterRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/printers',
  description: 'A new printer of a branch.',
  ...staff,
  request: body(typed),
  responses: all,
})
export const changePrinterRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/printers/{id}',
  description: 'A printer as it is to be, on what was seen of it.',
  ...staff,
  request: { params: z.object({ id }), ...body(typed) },
  responses: all,
})
export const removePrinterRoute = createRoute({
  method: 'delete',
  path: '/api/v1/staff/printers/{id}',
  description: 'Removes a printer with all that waits for it.',
  ...staff,
  request: { params: z.object({ id }) },
  responses: all,
})
export const printTestRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/printers/{id}/test',
  description: 'Prints a test page.',
  ...staff,
  request: { params: z.object({ id }) },
  responses: all,
})
export const makePrintCodeRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/print-codes',
  description: `A code that pairs the program of a shop, once, within ${counted(limits.printAgentCodeMinutes, 'en', { one: '{word} minute', other: '{word} minutes' })}.`,
  ...staff,
  request: body(z.object({ branch_id: id })),
  responses: { 200: json('The code', z.object({ code: z.string(), ends_at: moment })), ...refusals },
})
export const revokePrintAgentRoute = createRoute({
  method: 'delete',
  path: '/api/v1/staff/print-agents/{id}',
  description: 'The program’s key is worth nothing from now on.',
  ...staff,
  request: { params: z.object({ id }) },
  responses: all,
})
export const actOnPrintJobRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/print-jobs/{id}',
  description: 'Gives a ticket up that waits.',
  ...staff,
  request: { params: z.object({ id }), ...body(z.object({ act: z.literal('drop') })) },
  responses: all,
})
export const printOrderRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/orders/{id}/prints',
  description: 'Prints an order at a printer once more, marked as a copy.',
  ...staff,
  request: { params: z.object({ id }), ...body(z.object({ printer_id: id })) },
  responses: { 200: json('It waits for its printer', z.object({ queued: z.literal(true) })), ...refusals },
})

const paper = z
  .object({
    number: z.string(),
    rows: z.array(ticketRow),
    stations: z.array(z.object({ id, name: z.string() })),
    /** Printers of the order's branch that it can be sent to. */
    printers: z.array(z.object({ id, name: z.string() })),
  })
  .openapi('OrderPaper')
export const getOrderPaperRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/orders/{id}/paper',
  description:
    'An order as a ticket, for a browser to print: the guest’s receipt, or the kitchen’s by station.',
  ...staff,
  request: {
    params: z.object({ id }),
    query: z.object({
      paper: z.enum(printPapers).default('receipt'),
      station_id: id.optional(),
      language: z.enum(printLanguages).optional(),
    }),
  },
  responses: { 200: json('The ticket', paper), ...refusals },
})

const taken = z.object({ id, claim: id, copies: z.int(), width, rows: z.array(ticketRow) }).nullable()
export const takePrintJobRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/print-jobs/next',
  description:
    'The next ticket for this browser to print. What another browser took and never said printed comes again after a minute, marked.',
  ...staff,
  request: body(z.object({ branch_id: id, device: id })),
  responses: { 200: json('The ticket; null when none waits', z.object({ job: taken })), ...refusals },
})
export const endPrintJobRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/print-jobs/{id}/printed',
  description: 'This browser has printed it.',
  ...staff,
  request: { params: z.object({ id }), ...body(z.object({ claim: id })) },
  responses: { 200: json('Whether it counted', z.object({ done: z.boolean() })), ...refusals },
})

export type PrintingWire = z.infer<typeof printing>
export type PrinterWire = z.infer<typeof printer>
export type PrinterBody = z.infer<typeof typed>
export type OrderPaperWire = z.infer<typeof paper>
export type TicketRowWire = z.infer<typeof ticketRow>
export type TakenPrintJobWire = z.infer<typeof taken>
