import * as apiKeys from '../integrations/api-keys.ts'
import * as audit from '../backoffice/audit.ts'
import * as board from '../ordering/board.ts'
import * as branchDesk from '../branches/branch-desk.ts'
import * as campaigns from '../loyalty/campaigns.ts'
import * as cart from '../ordering/cart.ts'
import * as challenges from '../loyalty/challenges.ts'
import * as companies from '../companies/companies.ts'
import * as companyOrders from '../companies/company-orders.ts'
import * as contact from '../site/contact.ts'
import * as coupons from '../loyalty/coupons.ts'
import * as customerDesk from '../customers/customer-desk.ts'
import * as customerLists from '../customers/customer-lists.ts'
import * as customerPlaces from '../delivery/customer-places.ts'
import * as customer from '../customers/customer.ts'
import * as deliveryZones from '../delivery/delivery-zones.ts'
import * as delivery from '../delivery/delivery.ts'
import * as domains from '../platform/domains.ts'
import * as driver from '../delivery/driver.ts'
import * as eInvoicing from '../einvoicing/einvoicing.ts'
import * as earningDesk from '../loyalty/earning-desk.ts'
import * as fees from '../menu/fees.ts'
import * as gateways from '../payments/gateways.ts'
import * as groupOrder from '../ordering/group-order.ts'
import * as itemHere from '../menu/item-here.ts'
import * as kitchen from '../ordering/kitchen.ts'
import * as lists from '../site/lists.ts'
import * as loyaltyDesk from '../loyalty/loyalty-desk.ts'
import * as maps from '../delivery/maps.ts'
import * as menuDesk from '../menu/menu-desk.ts'
import * as menuImport from '../menu/menu-import.ts'
import * as menu from '../menu/menu.ts'
import * as messages from '../notifications/messages.ts'
import * as operator from '../platform/operator.ts'
import * as orderActs from '../ordering/order-acts.ts'
import * as orderCalendar from '../ordering/order-calendar.ts'
import * as orderEdit from '../ordering/order-edit.ts'
import * as openingSteps from '../backoffice/opening-steps.ts'
import * as orderDesk from '../ordering/order-desk.ts'
import * as checkout from '../ordering/checkout.ts'
import * as order from '../ordering/order.ts'
import * as outMenu from '../menu/out-menu.ts'
import * as outOrders from '../integrations/out-orders.ts'
import * as phoneDesk from '../ordering/phone-desk.ts'
import * as phoneOrder from '../ordering/phone-order.ts'
import * as platform from '../platform/platform.ts'
import * as printAgent from '../printing/print-agent.ts'
import * as printing from '../printing/printing.ts'
import * as priceLists from '../menu/price-lists.ts'
import * as pos from '../integrations/pos.ts'
import * as rating from '../ratings/rating.ts'
import * as receipt from '../payments/receipt.ts'
import * as refundRoutes from '../payments/refunds.ts'
import * as dailyReport from '../reports/daily-report.ts'
import * as reports from '../reports/reports.ts'
import * as reservationDesk from '../reservations/reservation-desk.ts'
import * as reservationRules from '../reservations/reservation-rules.ts'
import * as reservationSlots from '../reservations/reservation-slots.ts'
import * as reservation from '../reservations/reservation.ts'
import * as rewards from '../loyalty/rewards.ts'
import * as signIn from '../customers/sign-in.ts'
import * as siteContent from '../site/site-content.ts'
import * as siteDesk from '../site/site-desk.ts'
import * as siteSettings from '../site/site-settings.ts'
import * as slots from '../timing/slots.ts'
import * as staffAccount from '../backoffice/staff-account.ts'
import * as staffPasskeys from '../backoffice/staff-passkeys.ts'
import * as staffTeam from '../backoffice/staff-team.ts'
import * as staff from '../backoffice/staff.ts'
import * as tableBill from '../dine-in/table-bill.ts'
import * as tableDesk from '../dine-in/table-desk.ts'
import * as table from '../dine-in/table.ts'
import * as tenant from '../platform/tenant.ts'
import * as ticketSlots from '../timing/ticket-slots.ts'
import * as timing from '../timing/timing.ts'
import * as tracking from '../site/tracking.ts'
import * as usualOrders from '../ordering/usual-orders.ts'
import * as waitingActs from '../waitlist/waiting-acts.ts'
import * as waitingDesk from '../waitlist/waiting-desk.ts'
import * as waitingPush from '../waitlist/waiting-push.ts'
import * as waiting from '../waitlist/waiting.ts'
import * as webhooks from '../integrations/webhooks.ts'
import * as wallet from '../loyalty/wallet.ts'

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
  ...fees,
  ...priceLists,
  ...gateways,
  ...menu,
  ...messages,
  ...checkout,
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
  ...eInvoicing,
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
