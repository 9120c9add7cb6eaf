import {
  Armchair,
  CalendarClock,
  BookOpen,
  Building2,
  ChartColumn,
  ChefHat,
  CircleOff,
  Clock,
  Coins,
  CreditCard,
  FileCheck2,
  Gift,
  Gauge,
  Globe,
  Hourglass,
  Inbox,
  LayoutGrid,
  ListChecks,
  Megaphone,
  MessageSquare,
  Phone,
  Plug,
  Printer,
  ReceiptText,
  ScrollText,
  Send,
  Settings,
  Star,
  Store,
  Tags,
  TicketPercent,
  Trophy,
  Truck,
  Users,
  UsersRound,
  UtensilsCrossed,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import { mayStaff, type StaffAct, type StaffRole } from '#domain/backoffice/staff-role.ts'
import type { TextKey } from '../../i18n/catalogue.ts'

/** A room of the console: its address, who may enter, and how it is named. */
export interface Page {
  readonly path: string
  readonly act: StaffAct
  readonly icon: LucideIcon
  readonly word: TextKey
  /** It is the whole restaurant's: who works in some branches alone does not have it. */
  readonly whole?: true
}

/** Rooms that are entered a few times a week stand behind one button. */
export interface PageGroup {
  readonly id: string
  readonly icon: LucideIcon
  readonly word: TextKey
  readonly pages: readonly Page[]
}

/** Rooms of the day: each stands on the rail itself. */
export const dayPages: readonly Page[] = [
  { path: '/', act: 'see_board', icon: LayoutGrid, word: 'shell.orders' },
  { path: '/kitchen', act: 'see_board', icon: ChefHat, word: 'kitchen.title' },
  { path: '/today', act: 'find_orders', icon: Gauge, word: 'shell.today' },
  { path: '/phone', act: 'phone_orders', icon: Phone, word: 'shell.phone' },
  { path: '/orders', act: 'find_orders', icon: ReceiptText, word: 'shell.find-orders' },
  { path: '/tables', act: 'tables', icon: Armchair, word: 'tables.title' },
  { path: '/reservations', act: 'reservations', icon: CalendarClock, word: 'res.nav' },
  { path: '/queue', act: 'queue', icon: Hourglass, word: 'queue.title' },
]

/** All other rooms, by what they are about. A new room is one line in its group. */
export const pageGroups: readonly PageGroup[] = [
  {
    id: 'menu',
    icon: UtensilsCrossed,
    word: 'shell.group.menu',
    pages: [
      { path: '/menu', act: 'menu', icon: BookOpen, word: 'menu.title', whole: true },
      { path: '/prices', act: 'menu', icon: Tags, word: 'prices.title', whole: true },
      { path: '/lists', act: 'menu', icon: ListChecks, word: 'lists.title', whole: true },
      { path: '/sold-out', act: 'stock', icon: CircleOff, word: 'shell.sold-out' },
    ],
  },
  {
    id: 'guests',
    icon: Users,
    word: 'shell.group.guests',
    pages: [
      { path: '/customers', act: 'customers', icon: Users, word: 'shell.customers' },
      { path: '/companies', act: 'companies', icon: Building2, word: 'companies.title', whole: true },
      { path: '/ratings', act: 'see_ratings', icon: Star, word: 'shell.ratings' },
      { path: '/inbox', act: 'messages', icon: Inbox, word: 'shell.inbox' },
      { path: '/balances', act: 'balances', icon: Wallet, word: 'shell.balances' },
    ],
  },
  {
    id: 'offers',
    icon: Megaphone,
    word: 'shell.group.offers',
    pages: [
      { path: '/coupons', act: 'coupons', icon: TicketPercent, word: 'shell.coupons', whole: true },
      { path: '/campaigns', act: 'loyalty', icon: Send, word: 'campaign.title', whole: true },
      { path: '/earning', act: 'loyalty', icon: Coins, word: 'earning.title', whole: true },
      { path: '/challenges', act: 'loyalty', icon: Trophy, word: 'loyalty.challenges', whole: true },
      { path: '/rewards', act: 'loyalty', icon: Gift, word: 'loyalty.rewards', whole: true },
    ],
  },
  {
    id: 'reports',
    icon: ChartColumn,
    word: 'shell.reports',
    pages: [{ path: '/reports', act: 'reports', icon: ChartColumn, word: 'shell.reports' }],
  },
  {
    id: 'site',
    icon: Globe,
    word: 'shell.group.site',
    pages: [
      { path: '/site', act: 'site', icon: Globe, word: 'shell.site', whole: true },
      { path: '/messages', act: 'messages', icon: MessageSquare, word: 'shell.messages', whole: true },
    ],
  },
  {
    id: 'settings',
    icon: Settings,
    word: 'shell.group.settings',
    pages: [
      { path: '/branches', act: 'branches', icon: Store, word: 'shell.branches' },
      { path: '/hours', act: 'opening', icon: Clock, word: 'shell.hours' },
      { path: '/zones', act: 'zones', icon: Truck, word: 'shell.zones' },
      { path: '/printing', act: 'branches', icon: Printer, word: 'printing.title' },
      { path: '/einvoicing', act: 'einvoicing', icon: FileCheck2, word: 'einvoicing.title' },
      { path: '/gateways', act: 'gateways', icon: CreditCard, word: 'shell.gateways', whole: true },
      { path: '/integrations', act: 'integrations', icon: Plug, word: 'int.title', whole: true },
      { path: '/team', act: 'staff', icon: UsersRound, word: 'shell.team' },
      { path: '/audit', act: 'audit', icon: ScrollText, word: 'shell.audit', whole: true },
    ],
  },
]

/** Takes a role and whether it is had in every branch; returns its rooms of the day and its groups, none of them empty. */
export function pagesOf(
  role: StaffRole,
  allBranches: boolean,
): { day: readonly Page[]; groups: readonly PageGroup[] } {
  const mine = (pages: readonly Page[]) =>
    pages.filter(({ act, whole }) => mayStaff(role, act) && (allBranches || !whole))
  return {
    day: mine(dayPages),
    groups: pageGroups
      .map((group) => ({ ...group, pages: mine(group.pages) }))
      .filter(({ pages }) => pages.length > 0),
  }
}

/** Takes a role; returns where its day begins: the board, or the first room that it has. */
export function firstPathOf(role: StaffRole): string | undefined {
  const { day, groups } = pagesOf(role, false)
  return (day[0] ?? groups[0]?.pages[0])?.path
}
