import { createRoute, z } from '@hono/zod-openapi'
import { inEachLanguage, json, refusals } from '../core/wire.ts'

const value = z.union([z.string(), inEachLanguage(z.string())])

const siteSettings = z
  .object({
    /** The restaurant's own values by key; what is not there has the catalogue's default. Amounts and per cent have two places ("12.50"). Never a secret. */
    values: z.record(z.string(), value),
    /** Secret keys that have a value. */
    secrets: z.array(z.string()),
    /** Where the restaurant sells: numbers of authorities have that country's names and forms. */
    country: z.enum(['SA', 'EG', 'AE', 'QA']),
    /** What stands on invoices; the rate is the country's. A branch may have a number of its own. */
    tax: z.object({ number: z.string(), vat_percent: z.string(), prices_include_vat: z.boolean() }),
  })
  .openapi('SiteSettings')

export const getSiteSettingsRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/site/settings',
  description: 'Every setting of the website with its own value; of secrets only that they are set.',
  tags: ['staff'],
  responses: { 200: json('Settings', siteSettings), ...refusals },
})
export const saveSiteSettingsRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/site/settings',
  description:
    'Changes settings, all of them or none. An empty value gives the default back. What a setting does not take is refused by key.',
  tags: ['staff'],
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({
            values: z
              .record(z.string().max(120), value)
              .refine((values) => Object.keys(values).length <= 300, 'too many'),
            /** The restaurant's tax number; left out = as it is. */
            tax_number: z.string().max(120).optional(),
          }),
        },
      },
    },
  },
  responses: { 200: json('As they are now', siteSettings), ...refusals },
})

export type SiteSettingsWire = z.infer<typeof siteSettings>
