import type { contactCalls } from './contact-calls.ts'
import type { siteContentCalls } from './site-content-calls.ts'
import type { BannerBody } from './site-content.ts'
import type { siteDeskCalls } from './site-desk-calls.ts'
import type { siteSettingsCalls } from './site-settings-calls.ts'

type Calls = ReturnType<typeof contactCalls> &
  ReturnType<typeof siteContentCalls> &
  ReturnType<typeof siteDeskCalls> &
  ReturnType<typeof siteSettingsCalls>

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
export const siteSamples: { [K in keyof Calls]: Parameters<Calls[K]> } = {
  contactForm: [],
  sendContact: [{ name: 'Noura', email: 'n@example.com', message: 'Hello', captcha_token: 'x' }],
  contactMessages: [2],
  handleContact: ['message1', true],
  siteDesk: [],
  siteContent: [],
  siteSettings: [],
  saveSiteSettings: [{ 'website.primary_color': '#bf3a1b' }, '300000000000003'],
  saveSitePage: [
    'about',
    { title: { ar: 'من نحن', en: 'About' }, body: { ar: '<p>نص</p>', en: '<p>Us</p>' } },
  ],
  deleteSitePage: ['about'],
  addBanner: [sampleBanner],
  changeBanner: ['banner1', { ...sampleBanner, seen: 'name' }],
  deleteBanner: ['banner1'],
  saveShortLink: ['summer', '/menu'],
  deleteShortLink: ['summer'],
  addSitePicture: [new Blob(['bytes'])],
  setSiteEnabled: [false],
  setLinkHosts: [['tables.example.com']],
  saveRedirect: ['table', 'T-7', '/menu/e/branch/branch1'],
  deleteRedirect: ['emenu', '1'],
}
