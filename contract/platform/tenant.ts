import { createRoute, z } from '@hono/zod-openapi'
import { inEachLanguage, id, json, language, picture, refusals } from '../core/wire.ts'

const tenant = z
  .object({
    tenant: id,
    name: z.string(),
    title: z.string(),
    country: z.enum(['SA', 'EG', 'AE', 'QA']),
    logo: z.string(),
    app_token: z.string(),
    domain: z.string(),
  })
  .openapi('Tenant')

export const banner = z
  .object({
    id,
    place: z.string(),
    type: z.enum(['default', 'item', 'group', 'url']),
    title: z.string(),
    text: z.string(),
    picture: picture.nullable(),
    /** The same as a list of addresses; empty without one. Spec 3. */
    images: z.array(z.string()),
    item_id: id.nullable(),
    group_id: id.nullable(),
    url: z.string().nullable(),
    appear_in_period: z.int(),
  })
  .openapi('Banner')

/** What every page's frame needs: name, look, words, currency. Nothing of the visitor. */
export const site = z
  .object({
    tenant: id,
    /** Public: it identifies a caller and authorises nothing. */
    app_token: z.string(),
    /** The first of the country (spec 7: x-time-zone). */
    time_zone: z.string(),
    name: z.string(),
    title: z.string(),
    description: z.string(),
    keywords: z.string(),
    host: z.string(),
    origin: z.string(),
    logo: z.string(),
    favicon: z.string(),
    enabled: z.boolean(),
    default_language: language,
    language,
    currency: z.object({ code: z.string(), symbol: z.string() }),
    country: z.object({
      iso_code2: z.string(),
      mobile_code: z.string(),
      mobile_format: z.string(),
      mobile_length: z.int(),
    }),
    tax_number: z.string(),
    /** Who sells: what the restaurant entered of its company, as the country calls it. */
    company: z.array(z.object({ name: z.string(), value: z.string() })),
    prices_include_vat: z.boolean(),
    vat_percent: z.string(),
    theme_css: z.string(),
    font: z.enum(['Readex Pro', 'Rubik']),
    color_scheme: z.enum(['light', 'dark']),
    hero: z.object({ title: z.string(), subtitle: z.string(), picture: picture.nullable() }),
    social: z.array(
      z.object({ network: z.string(), url: z.string(), color: z.string(), ground: z.string() }),
    ),
    messages: z.record(z.string(), z.string()),
    pages: z.array(z.object({ slug: z.string(), title: z.string() })),
    /** Whether popups of place web_popup stand now or later. */
    popups: z.boolean(),
    /** Whether empty pages have words or a picture of the restaurant's own. */
    own_empty: z.boolean(),
    /** Where the floating chat link leads; empty for none. */
    chat_url: z.string(),
    /** The frame in which tracking runs, and whether the visitor is asked first; null when nothing is tracked. */
    tags: z.object({ frame: z.string(), ask: z.boolean() }).nullable(),
    content_version: z.int(),
    demo: z.boolean(),
  })
  .openapi('Site')

export const findTenantRoute = createRoute({
  method: 'get',
  path: '/api/v1/tenant/by-host',
  description: 'The restaurant of a host; 404 for an unknown one.',
  tags: ['tenant'],
  request: { query: z.object({ host: z.string().min(1).max(253) }) },
  responses: { 200: json('The tenant of a host', tenant), ...refusals },
})

export const getSettingsRoute = createRoute({
  method: 'get',
  path: '/api/v1/tenant/defaultSettings/getSettingByGroups',
  description:
    'Public settings of the groups asked for, separated by commas. Amounts of money have two places ("12.50").',
  tags: ['tenant'],
  request: {
    query: z.object({ jsonVal: z.literal('1').optional(), groups: z.string().max(400).default('') }),
  },
  responses: {
    200: json(
      'Settings of the groups, never secrets',
      z.object({
        data: z.array(
          z.object({
            key: z.string(),
            value: z.union([z.string(), inEachLanguage(z.string())]),
          }),
        ),
      }),
    ),
    ...refusals,
  },
})

export const getBannersRoute = createRoute({
  method: 'get',
  path: '/api/v1/tenant/banners/all',
  description: 'Banners of a place; place=web answers all whose place begins with web.',
  tags: ['tenant'],
  request: { query: z.object({ place: z.string().max(40).default('web') }) },
  responses: { 200: json('Banners whose place begins so', z.object({ data: z.array(banner) })), ...refusals },
})

export const getPagesRoute = createRoute({
  method: 'get',
  path: '/api/v1/tenant/pages/by-type/web',
  description: 'Content pages of the restaurant.',
  tags: ['tenant'],
  responses: {
    200: json(
      'Content pages',
      z.object({ data: z.array(z.object({ slug: z.string(), title: z.string(), body: z.string() })) }),
    ),
    ...refusals,
  },
})

export const getTrackingCodesRoute = createRoute({
  method: 'get',
  path: '/api/v1/tenant/tracking-codes',
  description: 'Tracking codes of a place.',
  tags: ['tenant'],
  request: { query: z.object({ place: z.string().max(40).default('web') }) },
  responses: {
    200: json(
      'Tracking codes',
      z.object({
        data: z.array(z.object({ provider: z.string(), web_code: z.string(), enable: z.boolean() })),
      }),
    ),
    ...refusals,
  },
})

export const getSiteRoute = createRoute({
  method: 'get',
  path: '/api/v1/storefront',
  description: 'All that the frame of a page shows, in one call.',
  tags: ['tenant'],
  responses: { 200: json('What every page needs', site), ...refusals },
})

export type TenantWire = z.infer<typeof tenant>
export type BannerWire = z.infer<typeof banner>
export type SiteWire = z.infer<typeof site>
