import type { RouteAttack } from './route-attack.ts'

const site = '/api/v1/staff/site'
const staff = (path: RouteAttack['path'], more: Partial<RouteAttack> = {}): RouteAttack => ({
  zone: 'staff',
  path,
  act: 'site',
  otherBranch: 'not-allowed',
  ...more,
})
const words = { ar: 'نص', en: 'Text' }
const banner = (ids: { item: string }) => ({
  place: 'web',
  type: 'item',
  title: words,
  text: words,
  picture: null,
  item_id: ids.item,
  group_id: null,
  url: null,
  appear_in_period: 0,
  starts_at: null,
  ends_at: null,
})
const page = { title: words, body: { ar: '<p>نص</p>', en: '<p>Text</p>' } }

/** The routes of content pages, banners, popups and short links. */
export const siteContentRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  [`GET ${site}/settings`]: staff(() => `${site}/settings`),
  [`PUT ${site}/settings`]: staff(() => `${site}/settings`, {
    body: () => ({ values: { 'website.primary_color': '#000000' } }),
  }),
  [`GET ${site}/content`]: staff(() => `${site}/content`),
  [`PUT ${site}/pages/{slug}`]: staff(() => `${site}/pages/evil`, { body: () => page }),
  [`DELETE ${site}/pages/{slug}`]: staff(() => `${site}/pages/of-another`, { foreign: 'not-found' }),
  [`POST ${site}/banners`]: staff(() => `${site}/banners`, { body: banner, foreign: 'field-required' }),
  [`PUT ${site}/banners/{id}`]: staff(() => `${site}/banners/anotherbanner`, {
    body: banner,
    foreign: 'not-found',
  }),
  [`DELETE ${site}/banners/{id}`]: staff(() => `${site}/banners/anotherbanner`, { foreign: 'not-found' }),
  [`PUT ${site}/short-links/{code}`]: staff(() => `${site}/short-links/a`, {
    body: () => ({ target: 'https://evil.example/' }),
    foreign: 'target-not-allowed',
  }),
  [`DELETE ${site}/short-links/{code}`]: staff(() => `${site}/short-links/of-another`, {
    foreign: 'not-found',
  }),
  [`POST ${site}/pictures`]: staff(() => `${site}/pictures`, { foreign: 'image-required' }),
}
