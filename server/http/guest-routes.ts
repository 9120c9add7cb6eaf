import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Deps } from '../core/deps.ts'
import { accountRoutes } from '../features/customers/account/routes.ts'
import { placeRoutes } from '../features/customers/places/routes.ts'
import { driverRoutes } from '../features/delivery/driver/routes.ts'
import { mapRoutes } from '../features/delivery/maps/routes.ts'
import { deliveryRoutes } from '../features/delivery/routes.ts'
import { tableRoutes } from '../features/dine-in/routes.ts'
import { ledgerRoutes } from '../features/loyalty/ledgers/routes.ts'
import { loyaltyRoutes } from '../features/loyalty/routes.ts'
import { topUpRoutes } from '../features/loyalty/top-up/routes.ts'
import { menuRoutes } from '../features/menu/routes.ts'
import { messageRoutes } from '../features/notifications/messages/routes.ts'
import { accountOrderRoutes } from '../features/ordering/account/routes.ts'
import { orderingRoutes } from '../features/ordering/routes.ts'
import { paymentRoutes } from '../features/payments/routes.ts'
import { tenantRoutes } from '../features/platform/tenant/routes.ts'
import { ratingPhotoRoutes } from '../features/ratings/photo-routes.ts'
import { ratingRoutes } from '../features/ratings/routes.ts'
import { reservationRoutes } from '../features/reservations/routes.ts'
import { contactRoutes } from '../features/site/contact/routes.ts'
import { pictureRoutes } from '../features/site/pictures/routes.ts'
import { trackingRoutes } from '../features/site/tracking/routes.ts'
import { waitingRoutes } from '../features/waitlist/routes.ts'
import type { AppEnv } from './request.ts'

type Add = (app: OpenAPIHono<AppEnv>, deps: Deps) => void

const features: readonly Add[] = [
  tenantRoutes,
  contactRoutes,
  trackingRoutes,
  menuRoutes,
  mapRoutes,
  deliveryRoutes,
  orderingRoutes,
  paymentRoutes,
  driverRoutes,
  tableRoutes,
  topUpRoutes,
  reservationRoutes,
  waitingRoutes,
  accountOrderRoutes,
  accountRoutes,
  placeRoutes,
  ledgerRoutes,
  loyaltyRoutes,
  messageRoutes,
  ratingRoutes,
]

/** Takes the app with the guests' middleware in place, and the parts; adds what guests do on a restaurant's own host. */
export function guestRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.route('/', ratingPhotoRoutes(deps))
  app.route(
    '/',
    pictureRoutes<AppEnv>(deps.pictures, (c) => c.get('tenantId')),
  )
  for (const add of features) add(app, deps)
}
