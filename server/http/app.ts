import { OpenAPIHono } from '@hono/zod-openapi'
import { setAvatarRoute } from '#contract/customers/customer.ts'
import { addMenuPictureRoute } from '#contract/menu/menu-desk.ts'
import { importMenuRoute, previewImportRoute } from '#contract/menu/menu-import.ts'
import { addPhotoRoute } from '#contract/ratings/rating.ts'
import { addSitePictureRoute } from '#contract/site/site-content.ts'
import { findTenantRoute } from '#contract/platform/tenant.ts'
import { documentPath } from '#contract/core/api-document.ts'
import { limits } from '#domain/core/limits.ts'
import { refuse } from '#domain/core/refusal.ts'
import type { Language } from '#domain/core/words.ts'
import { badInput, sentOf } from './bad-input.ts'
import type { Deps } from '../core/deps.ts'
import { campaignRoutes } from '../features/loyalty/campaigns/routes.ts'
import { companyRoutes } from '../features/companies/routes.ts'
import { contactRoutes, contactStaffRoutes } from '../features/site/contact/routes.ts'
import { accountRoutes } from '../features/customers/account/routes.ts'
import { brandLogoRoute, placeRoutes } from '../features/customers/places/routes.ts'
import { signInRoutes } from '../features/customers/sign-in/routes.ts'
import { deliveryRoutes, deliveryStaffRoutes } from '../features/delivery/routes.ts'
import { balanceStaffRoutes } from '../features/loyalty/ledgers/staff-routes.ts'
import { ledgerRoutes } from '../features/loyalty/ledgers/routes.ts'
import { listRoutes } from '../features/site/lists/routes.ts'
import { loyaltyRoutes } from '../features/loyalty/routes.ts'
import { loyaltyStaffRoutes } from '../features/loyalty/staff-routes.ts'
import { integrationRoutes } from '../features/integrations/routes.ts'
import { posHookRoutes } from '../features/integrations/pos/routes.ts'
import { mapRoutes } from '../features/delivery/maps/routes.ts'
import { mapStaffRoutes } from '../features/delivery/maps/staff-routes.ts'
import { couponRoutes } from '../features/loyalty/coupons/routes.ts'
import { applePayFileRoute, gatewayRoutes } from '../features/payments/gateways/routes.ts'
import { messageRoutes, messageStaffRoutes } from '../features/notifications/messages/routes.ts'
import { menuRoutes } from '../features/menu/routes.ts'
import { menuDeskRoutes } from '../features/menu/desk/routes.ts'
import { joinShopper } from '../features/ordering/account/join-shopper.ts'
import { accountOrderRoutes } from '../features/ordering/account/routes.ts'
import { orderingRoutes, paymentWebhookRoutes } from '../features/ordering/routes.ts'
import { printAgentRoutes } from '../features/printing/routes.ts'
import { orderingStaffRoutes } from '../features/ordering/staff-routes.ts'
import { moveOrder } from '../features/ordering/order/move-order.ts'
import { outwardRoutes } from '../features/integrations/outward/routes.ts'
import { pictureRoutes } from '../features/site/pictures/routes.ts'
import { documentRoutes } from '../features/platform/document-routes.ts'
import { platformRoutes } from '../features/platform/routes.ts'
import { ratingPhotoRoutes } from '../features/ratings/photo-routes.ts'
import { ratingRoutes } from '../features/ratings/routes.ts'
import { ratingStaffRoutes } from '../features/ratings/staff-routes.ts'
import { branchDeskRoutes } from '../features/branches/routes.ts'
import { customerDeskRoutes } from '../features/customers/desk/routes.ts'
import { reportRoutes } from '../features/reports/routes.ts'
import { searchRoutes } from '../features/site/search/routes.ts'
import { operatorRoutes } from '../features/platform/operator/routes.ts'
import { staffRoutes } from '../features/backoffice/sign-in/routes.ts'
import { siteDeskRoutes } from '../features/site/routes.ts'
import { tenantLookupRoutes, tenantRoutes } from '../features/platform/tenant/routes.ts'
import { waitingRoutes } from '../features/waitlist/routes.ts'
import { waitingStaffRoutes } from '../features/waitlist/staff-routes.ts'
import { seating } from '../features/dine-in/seat-party.ts'
import { timingRoutes } from '../features/timing/routes.ts'
import { tagFrameRoutes } from '../features/site/tracking/tag-frame-routes.ts'
import { trackingRoutes } from '../features/site/tracking/routes.ts'
import { tlsAskRoute } from './tls-ask.ts'
import { healthRoutes } from './health.ts'
import { checkOperations } from '../authorization/check-operations.ts'
import { apiKey } from '../middleware/api-key.ts'
import { guardOperations } from '../middleware/guard-operations.ts'
import { limitBody } from '../middleware/limit-body.ts'
import { customer } from '../middleware/customer.ts'
import { locale } from '../middleware/locale.ts'
import { ownOrigin } from '../middleware/own-origin.ts'
import { pictureTenant } from '../middleware/picture-tenant.ts'
import { addressLimit, rateLimit } from '../middleware/rate-limit.ts'
import { requestId } from '../middleware/request-id.ts'
import { seeOwnSaves } from '../middleware/see-own-saves.ts'
import { shopper } from '../middleware/shopper.ts'
import { staff } from '../middleware/staff.ts'
import { tenant } from '../middleware/tenant.ts'
import { traceRequest } from '../middleware/trace-request.ts'
import { visitor } from '../middleware/visitor.ts'
import { metricsRoute } from '../logs/metrics.ts'
import { refuseError } from './refuse-error.ts'
import { refusalResponse, type AppEnv, type CustomerSession } from './request.ts'

const mostBytes = 256 * 1024
const uploads = {
  paths: [setAvatarRoute.path, addPhotoRoute.path, addSitePictureRoute.path, addMenuPictureRoute.path].map(
    (path) => new RegExp(`^${path.replace('{id}', '\\w+')}$`),
  ),
  mostBytes: limits.imageBytes,
  beyond: 'image-too-large',
  mostAtOnce: 12,
  mostOfOne: 6,
  readLater: true,
} as const
const menuFiles = {
  paths: [previewImportRoute.path, importMenuRoute.path].map((path) => new RegExp(`^${path}$`)),
  mostBytes: limits.menuFileBytes,
  beyond: 'too-large',
  mostAtOnce: 4,
  // two of one restaurant, behind one address, may each have theirs looked at
  mostOfOne: 2,
} as const
const files = [uploads, menuFiles]

/** Calls that come before any tenant is known. */
const externalServices = [
  findTenantRoute.path,
  documentPath,
  '/api/v1/docs',
  '/api/v1/payments/webhooks/*',
  '/api/v1/pos/webhooks/*',
  '/api/v1/out/*',
  '/api/v1/print-agent/*',
  '/.well-known/*',
  '/tls/ask',
]

/** On the platform's own host: the provider's main site, and its operators behind it. */
const platformSiteRoutes = [platformRoutes, operatorRoutes]
/** Callers without a browser: what they name or hold says which tenant. */
const keyedRoutes = [paymentWebhookRoutes, printAgentRoutes]

/** What owners offer their guests. */
const offerRoutes = [couponRoutes, loyaltyStaffRoutes, campaignRoutes, companyRoutes]

/** Takes what the app is made of; returns the whole API. Throws when a call does not say who may call it. */
export function createApp(deps: Deps): OpenAPIHono<AppEnv> {
  const app = assembleApp(deps)
  checkOperations(app.routes)
  return app
}

/** The middleware stack, then one line per feature. Read it first. */
function assembleApp(deps: Deps): OpenAPIHono<AppEnv> {
  const app = new OpenAPIHono<AppEnv>({
    defaultHook: (result, c) =>
      result.success ? undefined : refusalResponse(c, badInput(result.error.issues, sentOf(result))),
  })
  app.onError((error, c) => refuseError(error, c, deps))
  app.notFound((c) => refusalResponse(c, refuse('not-found')))

  guardOperations(app)
  app.use(traceRequest(deps.settled), requestId(deps), locale, limitBody(deps.settled, mostBytes, files))
  healthRoutes(app, deps)
  metricsRoute(app)
  simulatorRoute(app, deps)
  searchRoutes(app, deps)
  tlsAskRoute(app, deps)
  tagFrameRoutes(app, deps)
  for (const path of externalServices) app.use(path, addressLimit(deps))
  brandLogoRoute(app)
  documentRoutes(app, deps)
  tenantLookupRoutes(app, deps)
  for (const add of keyedRoutes) add(app, deps)
  applePayFileRoute(app, deps)

  app.use('/api/v1/platform/*', rateLimit(deps))
  for (const add of platformSiteRoutes) add(app, deps)

  programRoutes(app, deps)

  app.use('/api/v1/staff/*', ownOrigin(deps), staff(deps), rateLimit(deps), seeOwnSaves(deps))
  staffRoutes(app, deps)
  orderingStaffRoutes(app, deps)
  reportRoutes(app, deps)
  deliveryStaffRoutes(app, deps)
  gatewayRoutes(app, deps)
  balanceStaffRoutes(app, deps)
  for (const add of offerRoutes) add(app, deps)
  ratingStaffRoutes(app, deps)
  deskRoutes(app, deps)

  guestRoutes(app, deps)
  return app
}

/** What guests and customers do on a restaurant's own host. */
function guestRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const join = (session: CustomerSession, language: Language) => joinShopper(deps, session, language)
  app.use(
    '/api/v1/*',
    tenant(deps),
    shopper(deps),
    customer(deps, join),
    visitor(deps),
    ownOrigin(deps),
    rateLimit(deps),
  )
  app.use('/pictures/*', pictureTenant(deps))
  app.use('/rating-photos/*', pictureTenant(deps))
  app.route('/', ratingPhotoRoutes(deps))
  app.route(
    '/',
    pictureRoutes<AppEnv>(deps.pictures, (c) => c.get('tenantId')),
  )
  tenantRoutes(app, deps)
  contactRoutes(app, deps)
  trackingRoutes(app, deps)
  menuRoutes(app, deps)
  mapRoutes(app, deps)
  deliveryRoutes(app, deps)
  orderingRoutes(app, deps)
  waitingRoutes(app, deps)
  accountOrderRoutes(app, deps)
  signInRoutes(app, deps, join)
  accountRoutes(app, deps)
  placeRoutes(app, deps)
  ledgerRoutes(app, deps)
  loyaltyRoutes(app, deps)
  messageRoutes(app, deps)
  ratingRoutes(app, deps)
}

/** What stands in for services outside, in a demo alone. */
function simulatorRoute(app: OpenAPIHono<AppEnv>, { simulator }: Deps): void {
  if (simulator) app.all('/_sim/*', async (c) => (await simulator(c.req.raw)) ?? c.notFound())
}

/** What other programs of a restaurant do, each with a key. */
function programRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.use('/api/v1/out/*', apiKey(deps))
  outwardRoutes(app, deps, moveOrder)
  posHookRoutes(app, deps)
}

/** What staff change of the restaurant itself. */
function deskRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  branchDeskRoutes(app, deps)
  listRoutes(app, deps)
  customerDeskRoutes(app, deps)
  menuDeskRoutes(app, deps)
  timingRoutes(app, deps)
  mapStaffRoutes(app, deps)
  waitingStaffRoutes(app, deps, seating)
  siteDeskRoutes(app, deps)
  contactStaffRoutes(app, deps)
  messageStaffRoutes(app, deps)
  integrationRoutes(app, deps)
}
