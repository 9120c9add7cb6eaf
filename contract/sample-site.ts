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
