import { contentCalls, orderCalls } from './calls.ts'
import { pageCalls, payCalls } from './page-calls.ts'
import { backofficeOperations } from '../backoffice/operations.ts'
import { branchesOperations } from '../branches/operations.ts'
import { companiesOperations } from '../companies/operations.ts'
import { einvoicingOperations } from '../einvoicing/operations.ts'
import { customersOperations } from '../customers/operations.ts'
import { deliveryOperations } from '../delivery/operations.ts'
import { dineInOperations } from '../dine-in/operations.ts'
import { integrationsOperations } from '../integrations/operations.ts'
import { loyaltyOperations } from '../loyalty/operations.ts'
import { menuOperations } from '../menu/operations.ts'
import { notificationsOperations } from '../notifications/operations.ts'
import { orderingOperations } from '../ordering/operations.ts'
import { paymentsOperations } from '../payments/operations.ts'
import { platformOperations } from '../platform/operations.ts'
import { printingOperations } from '../printing/operations.ts'
import { ratingsOperations } from '../ratings/operations.ts'
import { reportsOperations } from '../reports/operations.ts'
import { reservationsOperations } from '../reservations/operations.ts'
import { siteOperations } from '../site/operations.ts'
import { timingOperations } from '../timing/operations.ts'
import { waitlistOperations } from '../waitlist/operations.ts'
import { makeCaller, type ClientOptions } from './caller.ts'
import { contactCalls } from '../site/contact-calls.ts'
import { companyCalls } from '../companies/company-calls.ts'
import { documentCalls } from './document-calls.ts'
import { deliveryCalls } from '../delivery/delivery-calls.ts'
import { driverCalls } from '../delivery/driver-calls.ts'
import { customerCalls, signInCalls } from '../customers/customer-calls.ts'
import { loyaltyCalls, groupCalls, usualCalls } from '../loyalty/loyalty-calls.ts'
import { mapCalls, placeCalls } from '../delivery/place-calls.ts'
import { messageCalls } from '../notifications/message-calls.ts'
import { ratingCalls } from '../ratings/rating-calls.ts'
import { reservationCalls } from '../reservations/reservation-calls.ts'
import { slotCalls } from '../timing/slot-calls.ts'
import { walletCalls } from '../loyalty/wallet-calls.ts'
import { trackingCalls } from '../site/tracking-calls.ts'
import { tableCalls } from '../dine-in/table-calls.ts'
import { waitingCalls } from '../waitlist/waiting-calls.ts'

export { CallError, type ClientOptions } from './caller.ts'

/** Every call of the contract, by what it is about: those of guests by hand, those of console and platform made from their routes. */
export const callGroups = [
  contentCalls,
  orderCalls,
  pageCalls,
  payCalls,
  messageCalls,
  ratingCalls,
  signInCalls,
  customerCalls,
  walletCalls,
  loyaltyCalls,
  usualCalls,
  groupCalls,
  placeCalls,
  mapCalls,
  slotCalls,
  deliveryCalls,
  driverCalls,
  companyCalls,
  documentCalls,
  contactCalls,
  trackingCalls,
  tableCalls,
  reservationCalls,
  waitingCalls,
  backofficeOperations,
  branchesOperations,
  companiesOperations,
  einvoicingOperations,
  customersOperations,
  deliveryOperations,
  dineInOperations,
  integrationsOperations,
  loyaltyOperations,
  menuOperations,
  notificationsOperations,
  orderingOperations,
  paymentsOperations,
  platformOperations,
  printingOperations,
  ratingsOperations,
  reportsOperations,
  reservationsOperations,
  siteOperations,
  timingOperations,
  waitlistOperations,
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
