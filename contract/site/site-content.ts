import { limits } from '#domain/core/limits.ts'
import { createRoute, z } from '@hono/zod-openapi'
import { shortLinkLimits } from '#domain/site/short-link.ts'
import { siteContentLimits as most } from '#domain/site/site-content.ts'
import { inEachLanguage, body, id, json, localTime, moment, picture, refusals } from '../core/wire.ts'

const words = (characters: number) => inEachLanguage(z.string().max(characters * 2))
const noLonger = (characters: number) => z.string().max(characters * 2)

const sitePage = z
  .object({
    slug: z.string(),
    title: words(most.title),
    body: words(most.body),
    /** The product's own text, until the owner writes another. */
    standard: z.boolean(),
    /** What is sent back to change it: the same name is the same text. */
    seen: z.string(),
  })
  .openapi('SitePage')

const bannerBody = z.object({
  place: z.enum(['web', 'web_popup']),
  type: z.enum(['default', 'item', 'group', 'url']),
  title: words(most.title),
  text: words(most.text),
  picture: picture.nullable(),
  item_id: id.nullable(),
  group_id: id.nullable(),
  url: noLonger(500).nullable(),
  /** Popups: for how many minutes one that was shown stays away. */
  appear_in_period: z.int().min(0).max(most.period),
  /** A moment, or the clock of the restaurant. */
  starts_at: moment.or(localTime).nullable(),
  ends_at: moment.or(localTime).nullable(),
})

const siteBanner = bannerBody
  .extend({
    id,
    /** What is sent back to change it: the same name is the same banner. */
    seen: z.string(),
    starts_at: moment.nullable(),
    ends_at: moment.nullable(),
    /** The same by the clock of the restaurant. */
    starts_local: localTime.nullable(),
    ends_local: localTime.nullable(),
  })
  .openapi('SiteBanner')

const shortLink = z
  .object({
    code: z.string(),
    target: z.string(),
    clicks: z.int(),
    /** False when its host has left the list since. */
    works: z.boolean(),
  })
  .openapi('ShortLink')

const siteContent = z
  .object({
    /** Where the restaurant's pages live. */
    origin: z.string(),
    pages: z.array(sitePage),
    banners: z.array(siteBanner),
    links: z.array(shortLink),
    /** What a banner may lead to. */
    items: z.array(z.object({ id, name: z.string() })),
    groups: z.array(z.object({ id, name: z.string() })),
  })
  .openapi('SiteContent')

const site = '/api/v1/staff/site'
const answers = { responses: { 200: json('All content as it is now', siteContent), ...refusals } }
const of = { tags: ['staff'], ...answers }
/** Of what is changed; without it, what is sent goes over whatever stands there. */
const seen = z.string().max(64).optional()
const oneBanner = { params: z.object({ id }) }
const onePage = { params: z.object({ slug: z.string().min(1).max(most.slug) }) }
const oneLink = { params: z.object({ code: z.string().min(1).max(shortLinkLimits.code) }) }

export const getSiteContentRoute = createRoute({
  ...of,
  method: 'get',
  path: `${site}/content`,
  description: 'Content pages, banners, popups and short links, in both languages.',
})
export const saveSitePageRoute = createRoute({
  ...of,
  method: 'put',
  path: `${site}/pages/{slug}`,
  description: 'Writes a content page: its body is plain HTML of text, refused as html-unsafe otherwise.',
  request: { ...onePage, ...body(sitePage.omit({ slug: true, standard: true }).extend({ seen })) },
})
export const deleteSitePageRoute = createRoute({
  ...of,
  method: 'delete',
  path: `${site}/pages/{slug}`,
  description: 'Takes a content page away.',
  request: onePage,
})
export const addBannerRoute = createRoute({
  ...of,
  method: 'post',
  path: `${site}/banners`,
  description: 'Adds a banner (place web) or a popup (place web_popup) after the others.',
  request: body(bannerBody),
})
export const changeBannerRoute = createRoute({
  ...of,
  method: 'put',
  path: `${site}/banners/{id}`,
  description: 'Changes a banner or popup.',
  request: { ...oneBanner, ...body(bannerBody.extend({ seen })) },
})
export const deleteBannerRoute = createRoute({
  ...of,
  method: 'delete',
  path: `${site}/banners/{id}`,
  description: 'Takes a banner or popup away.',
  request: oneBanner,
})
export const saveShortLinkRoute = createRoute({
  ...of,
  method: 'put',
  path: `${site}/short-links/{code}`,
  description: 'Leads /r/{code} to an own page or to a listed host. Its count goes on.',
  request: { ...oneLink, ...body(z.object({ target: noLonger(shortLinkLimits.target) })) },
})
export const deleteShortLinkRoute = createRoute({
  ...of,
  method: 'delete',
  path: `${site}/short-links/{code}`,
  description: 'Takes a short link away.',
  request: oneLink,
})
export const addSitePictureRoute = createRoute({
  tags: ['staff'],
  method: 'post',
  path: `${site}/pictures`,
  description: `The bytes of one picture of at most ${limits.imageMegabytes} MB for banners, logo and backgrounds; answers what to name it by.`,
  request: {
    body: {
      required: true,
      content: {
        'application/octet-stream': { schema: z.any().openapi({ type: 'string', format: 'binary' }) },
      },
    },
  },
  responses: { 200: json('The picture', picture), ...refusals },
})

export type SiteContentWire = z.infer<typeof siteContent>
export type SitePageWire = z.infer<typeof sitePage>
export type SiteBannerWire = z.infer<typeof siteBanner>
export type BannerBody = z.infer<typeof bannerBody>
export type ShortLinkWire = z.infer<typeof shortLink>
