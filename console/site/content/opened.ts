import type { BannerBody, ShortLinkWire, SiteBannerWire, SitePageWire } from '#contract/site/site-content.ts'

/** What the room's dialog is about; without a row it adds one. */
export type Opened =
  | { readonly of: 'banner'; readonly place: BannerBody['place']; readonly banner?: SiteBannerWire }
  | { readonly of: 'page'; readonly page?: SitePageWire }
  | { readonly of: 'link'; readonly link?: ShortLinkWire }
