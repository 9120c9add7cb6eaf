import { contentCalls, orderCalls } from './calls.ts'
import { makeCaller, type ClientOptions } from './caller.ts'
import { contactCalls } from '../site/contact-calls.ts'
import { companyCalls } from '../companies/company-calls.ts'
import { consoleCalls } from './console-calls.ts'
import { deliveryCalls } from '../delivery/delivery-calls.ts'
import { domainCalls } from '../platform/domain-calls.ts'
import { driverCalls } from '../delivery/driver-calls.ts'
import { customerCalls, signInCalls } from '../customers/customer-calls.ts'
import {
  loyaltyCalls,
  loyaltyDeskCalls,
  campaignCalls,
  groupCalls,
  usualCalls,
} from '../loyalty/loyalty-calls.ts'
import { mapCalls, placeCalls } from '../delivery/place-calls.ts'
import { menuDeskCalls } from '../menu/menu-desk-calls.ts'
import { messageCalls } from '../notifications/message-calls.ts'
import { ratingCalls } from '../ratings/rating-calls.ts'
import { reservationCalls, reservationDeskCalls } from '../reservations/reservation-calls.ts'
import { slotCalls } from '../timing/slot-calls.ts'
import { branchDeskCalls } from '../branches/branch-desk-calls.ts'
import { customerDeskCalls } from '../customers/customer-desk-calls.ts'
import { integrationCalls } from '../integrations/integration-calls.ts'
import { kitchenCalls } from '../ordering/kitchen-calls.ts'
import { listCalls } from '../site/list-calls.ts'
import { operatorCalls } from '../platform/operator-calls.ts'
import { orderDeskCalls } from '../ordering/order-desk-calls.ts'
import { phoneOrderCalls } from '../ordering/phone-order-calls.ts'
import { printingCalls } from '../printing/printing-calls.ts'
import { reportCalls } from '../reports/report-calls.ts'
import { teamCalls } from '../backoffice/team-calls.ts'
import { timingCalls } from '../timing/timing-calls.ts'
import { walletCalls } from '../loyalty/wallet-calls.ts'
import { zoneCalls } from '../delivery/zone-calls.ts'
import { siteContentCalls } from '../site/site-content-calls.ts'
import { siteSettingsCalls } from '../site/site-settings-calls.ts'
import { siteDeskCalls } from '../site/site-desk-calls.ts'
import { trackingCalls } from '../site/tracking-calls.ts'
import { tableCalls, tableDeskCalls } from '../dine-in/table-calls.ts'
import { waitingCalls, waitingDeskCalls } from '../waitlist/waiting-calls.ts'

export { CallError, type ClientOptions } from './caller.ts'

/** Every call of the contract, by what it is about. */
export const callGroups = [
  contentCalls,
  orderCalls,
  messageCalls,
  ratingCalls,
  signInCalls,
  customerCalls,
  walletCalls,
  loyaltyCalls,
  usualCalls,
  groupCalls,
  campaignCalls,
  loyaltyDeskCalls,
  placeCalls,
  mapCalls,
  slotCalls,
  timingCalls,
  deliveryCalls,
  driverCalls,
  companyCalls,
  consoleCalls,
  operatorCalls,
  domainCalls,
  teamCalls,
  orderDeskCalls,
  phoneOrderCalls,
  kitchenCalls,
  printingCalls,
  listCalls,
  integrationCalls,
  customerDeskCalls,
  branchDeskCalls,
  reportCalls,
  menuDeskCalls,
  zoneCalls,
  siteDeskCalls,
  contactCalls,
  trackingCalls,
  siteContentCalls,
  siteSettingsCalls,
  tableCalls,
  tableDeskCalls,
  reservationCalls,
  reservationDeskCalls,
  waitingCalls,
  waitingDeskCalls,
]

type Joined<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never

export type Client = Joined<ReturnType<(typeof callGroups)[number]>>

/**
 * Takes how to fetch, the language and who calls; returns one typed function per call of the contract, with every
 * header of spec 7. Each resolves to the answer or throws a CallError with the server's code and message.
 */
export function makeClient(options: ClientOptions): Client {
  const caller = makeCaller(options)
  return Object.assign({}, ...callGroups.map((makeCalls) => makeCalls(caller))) as Client
}
