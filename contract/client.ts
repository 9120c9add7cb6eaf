import { contentCalls, orderCalls } from './calls.ts'
import { makeCaller, type ClientOptions } from './caller.ts'
import { contactCalls } from './contact-calls.ts'
import { companyCalls } from './company-calls.ts'
import { consoleCalls } from './console-calls.ts'
import { deliveryCalls } from './delivery-calls.ts'
import { domainCalls } from './domain-calls.ts'
import { driverCalls } from './driver-calls.ts'
import { customerCalls, signInCalls } from './customer-calls.ts'
import { loyaltyCalls, loyaltyDeskCalls, campaignCalls, groupCalls, usualCalls } from './loyalty-calls.ts'
import { mapCalls, placeCalls } from './place-calls.ts'
import { menuDeskCalls } from './menu-desk-calls.ts'
import { messageCalls } from './message-calls.ts'
import { ratingCalls } from './rating-calls.ts'
import { reservationCalls, reservationDeskCalls } from './reservation-calls.ts'
import { slotCalls } from './slot-calls.ts'
import { branchDeskCalls } from './branch-desk-calls.ts'
import { customerDeskCalls } from './customer-desk-calls.ts'
import { integrationCalls } from './integration-calls.ts'
import { kitchenCalls } from './kitchen-calls.ts'
import { listCalls } from './list-calls.ts'
import { operatorCalls } from './operator-calls.ts'
import { orderDeskCalls } from './order-desk-calls.ts'
import { phoneOrderCalls } from './phone-order-calls.ts'
import { printingCalls } from './printing-calls.ts'
import { reportCalls } from './report-calls.ts'
import { teamCalls } from './team-calls.ts'
import { timingCalls } from './timing-calls.ts'
import { walletCalls } from './wallet-calls.ts'
import { zoneCalls } from './zone-calls.ts'
import { siteContentCalls } from './site-content-calls.ts'
import { siteSettingsCalls } from './site-settings-calls.ts'
import { siteDeskCalls } from './site-desk-calls.ts'
import { trackingCalls } from './tracking-calls.ts'
import { tableCalls, tableDeskCalls } from './table-calls.ts'
import { waitingCalls, waitingDeskCalls } from './waiting-calls.ts'

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
