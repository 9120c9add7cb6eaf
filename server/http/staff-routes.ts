import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Deps } from '../core/deps.ts'
import { backofficeRoutes } from '../features/backoffice/routes.ts'
import { branchDeskRoutes } from '../features/branches/routes.ts'
import { companyRoutes } from '../features/companies/routes.ts'
import { customerDeskRoutes } from '../features/customers/desk/routes.ts'
import { driverStaffRoutes } from '../features/delivery/driver/routes.ts'
import { deliveryStaffRoutes } from '../features/delivery/routes.ts'
import { mapStaffRoutes } from '../features/delivery/maps/staff-routes.ts'
import { seating } from '../features/dine-in/seat-party.ts'
import { tableStaffRoutes } from '../features/dine-in/staff-routes.ts'
import { eInvoicingRoutes } from '../features/einvoicing/routes.ts'
import { integrationRoutes } from '../features/integrations/routes.ts'
import { campaignRoutes } from '../features/loyalty/campaigns/routes.ts'
import { couponRoutes } from '../features/loyalty/coupons/routes.ts'
import { balanceStaffRoutes } from '../features/loyalty/ledgers/staff-routes.ts'
import { loyaltyStaffRoutes } from '../features/loyalty/staff-routes.ts'
import { menuDeskRoutes } from '../features/menu/desk/routes.ts'
import { stockRoutes } from '../features/menu/stock/routes.ts'
import { messageStaffRoutes } from '../features/notifications/messages/routes.ts'
import { orderingStaffRoutes } from '../features/ordering/staff-routes.ts'
import { gatewayRoutes } from '../features/payments/gateways/routes.ts'
import { refundStaffRoutes } from '../features/payments/refund/staff-routes.ts'
import { domainStaffRoutes } from '../features/platform/domains/routes.ts'
import { printingStaffRoutes } from '../features/printing/routes.ts'
import { ratingStaffRoutes } from '../features/ratings/staff-routes.ts'
import { reportRoutes } from '../features/reports/routes.ts'
import { reservationStaffRoutes } from '../features/reservations/staff-routes.ts'
import { contactStaffRoutes } from '../features/site/contact/routes.ts'
import { priceRoutes } from '../features/menu/prices/routes.ts'
import { listRoutes } from '../features/site/lists/routes.ts'
import { siteDeskRoutes } from '../features/site/routes.ts'
import { timingRoutes } from '../features/timing/routes.ts'
import { waitingStaffRoutes } from '../features/waitlist/staff-routes.ts'
import type { AppEnv } from './request.ts'

type Add = (app: OpenAPIHono<AppEnv>, deps: Deps) => void

/** What goes on in the restaurant: orders, tables, reservations, money. */
const work: readonly Add[] = [
  orderingStaffRoutes,
  stockRoutes,
  refundStaffRoutes,
  driverStaffRoutes,
  printingStaffRoutes,
  tableStaffRoutes,
  reservationStaffRoutes,
  (app, deps) => waitingStaffRoutes(app, deps, seating),
  reportRoutes,
]

/** What owners offer their guests. */
const offers: readonly Add[] = [
  balanceStaffRoutes,
  couponRoutes,
  loyaltyStaffRoutes,
  campaignRoutes,
  companyRoutes,
  ratingStaffRoutes,
]

/** What staff change of the restaurant itself. */
const desk: readonly Add[] = [
  domainStaffRoutes,
  deliveryStaffRoutes,
  gatewayRoutes,
  eInvoicingRoutes,
  branchDeskRoutes,
  listRoutes,
  priceRoutes,
  customerDeskRoutes,
  menuDeskRoutes,
  timingRoutes,
  mapStaffRoutes,
  siteDeskRoutes,
  contactStaffRoutes,
  messageStaffRoutes,
  integrationRoutes,
]

/** Takes the app with the staff's middleware in place, and the parts; adds what staff do, feature by feature. */
export function staffRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  for (const add of [backofficeRoutes, ...work, ...offers, ...desk]) add(app, deps)
}
