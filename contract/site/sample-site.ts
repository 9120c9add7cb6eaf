import type { Samples } from '../core/samples.ts'
import type { BannerBody } from './site-content.ts'

/** For tests: a popup as its owner writes it. */
export const sampleBanner: BannerBody = {
  place: 'web_popup',
  type: 'url',
  title: { ar: 'عرض', en: 'Offer' },
  text: { ar: '', en: '' },
  picture: null,
  item_id: null,
  group_id: null,
  url: 'https://example.com/',
  appear_in_period: 60,
  starts_at: null,
  ends_at: null,
}

/** For tests: the calls about the site and what guests write with arguments as callers give them. */
export const siteSamples = {
  contactForm: [],
  sendContact: [{ name: 'Noura', email: 'n@example.com', message: 'Hello', captcha_token: 'x' }],
  listContact: [{ page: 2 }],
  handleContact: ['message1', { handled: true }],
  getSiteDesk: [],
  getSiteContent: [],
  getSiteSettings: [],
  saveSiteSettings: [{ values: { 'website.primary_color': '#bf3a1b' }, tax_number: '300000000000003' }],
  saveSitePage: [
    'about',
    { title: { ar: 'من نحن', en: 'About' }, body: { ar: '<p>نص</p>', en: '<p>Us</p>' } },
  ],
  deleteSitePage: ['about'],
  addBanner: [sampleBanner],
  changeBanner: ['banner1', { ...sampleBanner, seen: 'name' }],
  deleteBanner: ['banner1'],
  saveShortLink: ['summer', { target: '/menu' }],
  deleteShortLink: ['summer'],
  addSitePicture: [new Blob(['bytes'])],
  setSiteEnabled: [{ enabled: false }],
  setLinkHosts: [{ hosts: ['tables.example.com'] }],
  saveRedirect: ['table', 'T-7', { target: '/menu/e/branch/branch1' }],
  deleteRedirect: ['emenu', '1'],
} satisfies Partial<Samples>
