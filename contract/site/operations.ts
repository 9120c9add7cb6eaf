// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as contact from './contact.ts'
import type * as lists from './lists.ts'
import type * as siteContent from './site-content.ts'
import type * as siteDesk from './site-desk.ts'
import type * as siteSettings from './site-settings.ts'

interface SiteRoutes {
  handleContact: typeof contact.handleContactRoute
  listContact: typeof contact.listContactRoute
  getLists: typeof lists.getListsRoute
  saveList: typeof lists.saveListRoute
  addBanner: typeof siteContent.addBannerRoute
  addSitePicture: typeof siteContent.addSitePictureRoute
  changeBanner: typeof siteContent.changeBannerRoute
  deleteBanner: typeof siteContent.deleteBannerRoute
  deleteShortLink: typeof siteContent.deleteShortLinkRoute
  deleteSitePage: typeof siteContent.deleteSitePageRoute
  getSiteContent: typeof siteContent.getSiteContentRoute
  saveShortLink: typeof siteContent.saveShortLinkRoute
  saveSitePage: typeof siteContent.saveSitePageRoute
  deleteRedirect: typeof siteDesk.deleteRedirectRoute
  getSiteDesk: typeof siteDesk.getSiteDeskRoute
  saveRedirect: typeof siteDesk.saveRedirectRoute
  setLinkHosts: typeof siteDesk.setLinkHostsRoute
  setSiteEnabled: typeof siteDesk.setSiteEnabledRoute
  getSiteSettings: typeof siteSettings.getSiteSettingsRoute
  saveSiteSettings: typeof siteSettings.saveSiteSettingsRoute
}

export const siteOperations = callsOf<SiteRoutes>({
  handleContact: 'PUT /api/v1/staff/contact-messages/{id} body',
  listContact: 'GET /api/v1/staff/contact-messages query',
  getLists: 'GET /api/v1/staff/lists',
  saveList: 'PUT /api/v1/staff/lists/{kind} body',
  addBanner: 'POST /api/v1/staff/site/banners body',
  addSitePicture: 'POST /api/v1/staff/site/pictures body',
  changeBanner: 'PUT /api/v1/staff/site/banners/{id} body',
  deleteBanner: 'DELETE /api/v1/staff/site/banners/{id}',
  deleteShortLink: 'DELETE /api/v1/staff/site/short-links/{code}',
  deleteSitePage: 'DELETE /api/v1/staff/site/pages/{slug}',
  getSiteContent: 'GET /api/v1/staff/site/content',
  saveShortLink: 'PUT /api/v1/staff/site/short-links/{code} body',
  saveSitePage: 'PUT /api/v1/staff/site/pages/{slug} body',
  deleteRedirect: 'DELETE /api/v1/staff/site/redirects/{kind}/{code}',
  getSiteDesk: 'GET /api/v1/staff/site',
  saveRedirect: 'PUT /api/v1/staff/site/redirects/{kind}/{code} body',
  setLinkHosts: 'PUT /api/v1/staff/site/hosts body',
  setSiteEnabled: 'PUT /api/v1/staff/site/enabled body',
  getSiteSettings: 'GET /api/v1/staff/site/settings',
  saveSiteSettings: 'PUT /api/v1/staff/site/settings body',
})
