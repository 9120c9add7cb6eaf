import type { Caller } from '../core/caller.ts'
import type { BannerBody, SiteContentWire, SitePageWire } from './site-content.ts'
import type { PictureWire } from '../core/wire.ts'

const site = '/api/v1/staff/site'

/** Takes how to call; returns the calls of the owner's rooms for pages, banners, popups and short links. */
export function siteContentCalls({ get, call }: Caller) {
  const change = (method: string, rest: string, body?: object) =>
    call<SiteContentWire>(method, `${site}${rest}`, body)
  return {
    siteContent: () => get<SiteContentWire>(`${site}/content`),
    saveSitePage: (slug: string, page: Pick<SitePageWire, 'title' | 'body'> & { seen?: string }) =>
      change('PUT', `/pages/${slug}`, page),
    deleteSitePage: (slug: string) => change('DELETE', `/pages/${slug}`),
    addBanner: (banner: BannerBody) => change('POST', '/banners', banner),
    changeBanner: (id: string, banner: BannerBody & { seen: string }) =>
      change('PUT', `/banners/${id}`, banner),
    deleteBanner: (id: string) => change('DELETE', `/banners/${id}`),
    saveShortLink: (code: string, target: string) => change('PUT', `/short-links/${code}`, { target }),
    deleteShortLink: (code: string) => change('DELETE', `/short-links/${code}`),
    addSitePicture: (file: Blob) => call<PictureWire>('POST', `${site}/pictures`, file),
  }
}
