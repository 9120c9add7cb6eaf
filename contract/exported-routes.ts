import * as apiKeys from './api-keys.ts'
import * as audit from './audit.ts'
import * as board from './board.ts'
import * as branchDesk from './branch-desk.ts'
import * as campaigns from './campaigns.ts'
import * as cart from './cart.ts'
import * as challenges from './challenges.ts'
import * as companies from './companies.ts'
import * as companyOrders from './company-orders.ts'
import * as contact from './contact.ts'
import * as coupons from './coupons.ts'
import * as customerDesk from './customer-desk.ts'
import * as customerLists from './customer-lists.ts'
import * as customerPlaces from './customer-places.ts'
import * as customer from './customer.ts'
import * as deliveryZones from './delivery-zones.ts'
import * as delivery from './delivery.ts'
import * as domains from './domains.ts'
import * as driver from './driver.ts'
import * as earningDesk from './earning-desk.ts'
import * as gateways from './gateways.ts'
import * as groupOrder from './group-order.ts'
import * as itemHere from './item-here.ts'
import * as kitchen from './kitchen.ts'
import * as lists from './lists.ts'
import * as loyaltyDesk from './loyalty-desk.ts'
import * as maps from './maps.ts'
import * as menuDesk from './menu-desk.ts'
import * as menuImport from './menu-import.ts'
import * as menu from './menu.ts'
import * as messages from './messages.ts'
import * as operator from './operator.ts'
import * as orderActs from './order-acts.ts'
import * as orderCalendar from './order-calendar.ts'
import * as orderEdit from './order-edit.ts'
import * as openingSteps from './opening-steps.ts'
import * as orderDesk from './order-desk.ts'
import * as order from './order.ts'
import * as outMenu from './out-menu.ts'
import * as outOrders from './out-orders.ts'
import * as phoneDesk from './phone-desk.ts'
import * as phoneOrder from './phone-order.ts'
import * as platform from './platform.ts'
import * as printAgent from './print-agent.ts'
import * as printing from './printing.ts'
import * as pos from './pos.ts'
import * as rating from './rating.ts'
import * as receipt from './receipt.ts'
import * as refundRoutes from './refunds.ts'
import * as dailyReport from './daily-report.ts'
import * as reports from './reports.ts'
import * as reservationDesk from './reservation-desk.ts'
import * as reservationRules from './reservation-rules.ts'
import * as reservationSlots from './reservation-slots.ts'
import * as reservation from './reservation.ts'
import * as rewards from './rewards.ts'
import * as signIn from './sign-in.ts'
import * as siteContent from './site-content.ts'
import * as siteDesk from './site-desk.ts'
import * as siteSettings from './site-settings.ts'
import * as slots from './slots.ts'
import * as staffAccount from './staff-account.ts'
import * as staffPasskeys from './staff-passkeys.ts'
import * as staffTeam from './staff-team.ts'
import * as staff from './staff.ts'
import * as tableBill from './table-bill.ts'
import * as tableDesk from './table-desk.ts'
import * as table from './table.ts'
import * as tenant from './tenant.ts'
import * as ticketSlots from './ticket-slots.ts'
import * as timing from './timing.ts'
import * as tracking from './tracking.ts'
import * as usualOrders from './usual-orders.ts'
import * as waitingActs from './waiting-acts.ts'
import * as waitingDesk from './waiting-desk.ts'
import * as waitingPush from './waiting-push.ts'
import * as waiting from './waiting.ts'
import * as webhooks from './webhooks.ts'
import * as wallet from './wallet.ts'

/** For tests: all that the files of the contract export, their routes among it. */
export const exported: Record<string, unknown> = {
  ...cart,
  ...board,
  ...companies,
  ...companyOrders,
  ...contact,
  ...customer,
  ...customerLists,
  ...customerPlaces,
  ...delivery,
  ...driver,
  ...deliveryZones,
  ...maps,
  ...gateways,
  ...menu,
  ...messages,
  ...order,
  ...orderCalendar,
  ...orderActs,
  ...platform,
  ...operator,
  ...domains,
  ...rating,
  ...challenges,
  ...rewards,
  ...groupOrder,
  ...campaigns,
  ...usualOrders,
  ...loyaltyDesk,
  ...earningDesk,
  ...coupons,
  ...wallet,
  ...receipt,
  ...refundRoutes,
  ...reservation,
  ...reservationDesk,
  ...reservationRules,
  ...reservationSlots,
  ...slots,
  ...ticketSlots,
  ...apiKeys,
  ...webhooks,
  ...pos,
  ...outMenu,
  ...outOrders,
  ...audit,
  ...orderDesk,
  ...orderEdit,
  ...kitchen,
  ...printAgent,
  ...printing,
  ...lists,
  ...phoneOrder,
  ...phoneDesk,
  ...customerDesk,
  ...branchDesk,
  ...reports,
  ...dailyReport,
  ...openingSteps,
  ...staffAccount,
  ...staffPasskeys,
  ...staffTeam,
  ...timing,
  ...signIn,
  ...siteDesk,
  ...menuDesk,
  ...menuImport,
  ...siteContent,
  ...siteSettings,
  ...itemHere,
  ...staff,
  ...table,
  ...waiting,
  ...waitingActs,
  ...waitingDesk,
  ...waitingPush,
  ...tableBill,
  ...tableDesk,
  ...tenant,
  ...tracking,
}
