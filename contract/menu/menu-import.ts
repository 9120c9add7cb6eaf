import { limits } from '#domain/core/limits.ts'
import { createRoute, z } from '@hono/zod-openapi'
import { itemFields } from '#domain/menu/menu-doc.ts'
import { amount, errorBody, json, refusals } from '../core/wire.ts'

const menuImport = z
  .object({
    /** What confirms exactly this; empty while there is a fault, or nothing to change. */
    plan: z.string(),
    counts: z.object({
      groups: z.int(),
      added: z.int(),
      changed: z.int(),
      same: z.int(),
      faults: z.int(),
    }),
    /** Names of groups that the menu does not have yet. */
    groups: z.array(z.string()),
    /** Dishes that are new or change, in the file's order. */
    dishes: z.array(
      z.object({
        line: z.int(),
        code: z.string(),
        name: z.string(),
        added: z.boolean(),
        price: amount,
        /** Where it changes. */
        price_was: amount.nullable(),
        fields: z.array(z.enum(itemFields)),
      }),
    ),
    /** What is wrong, in the caller's language; the first few hundred. */
    faults: z.array(z.object({ line: z.int(), column: z.string(), message: z.string() })),
    /** Headings that name no column. */
    ignored: z.array(z.string()),
  })
  .openapi('MenuImport')

const imported = z.object({ groups: z.int(), added: z.int(), changed: z.int() }).openapi('MenuImported')

const at = '/api/v1/staff/menu'
const staff = { tags: ['staff'] }
const file = {
  body: {
    required: true,
    content: {
      'application/octet-stream': { schema: z.any().openapi({ type: 'string', format: 'binary' }) },
    },
  },
}
const tooLarge = {
  413: json(`Larger than ${limits.menuFileMegabytes} MB`, errorBody),
  503: json('Too many files at once', errorBody),
}

export const getMenuFileRoute = createRoute({
  ...staff,
  method: 'get',
  path: `${at}/file`,
  description:
    'The menu as a file for a spreadsheet, or a template with examples; either can be imported again.',
  request: {
    query: z.object({ of: z.enum(['menu', 'template']), format: z.enum(['csv', 'xlsx']) }),
  },
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
export const previewImportRoute = createRoute({
  ...staff,
  method: 'post',
  path: `${at}/imports/preview`,
  description:
    'The bytes of a CSV or XLSX file; answers what it would change and what is wrong with it, line by line. Writes nothing.',
  request: file,
  responses: { 200: json('What it would change', menuImport), ...tooLarge, ...refusals },
})
export const importMenuRoute = createRoute({
  ...staff,
  method: 'post',
  path: `${at}/imports`,
  description:
    'The same file with the plan that its preview named: all of it is done, as one press that can be taken back. Refused as menu-changed when it would do something else by now.',
  request: { ...file, query: z.object({ plan: z.string().regex(/^[0-9a-f]{64}$/) }) },
  responses: { 200: json('What was changed', imported), ...tooLarge, ...refusals },
})

export type MenuImportWire = z.infer<typeof menuImport>
export type MenuImportedWire = z.infer<typeof imported>
