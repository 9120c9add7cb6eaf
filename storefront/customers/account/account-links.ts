import {
  Bell,
  CalendarCheck,
  Car,
  Coins,
  Gift,
  MapPin,
  MonitorSmartphone,
  ReceiptText,
  Repeat,
  Ticket,
  Trophy,
  UserRound,
  Wallet,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { TextKey } from '../../i18n/text-key.ts'

export interface AccountLink {
  /** An own path without language prefix. */
  readonly to: string
  readonly icon: LucideIcon
  readonly words: TextKey
}

/** The pages of the account, in the order of design 7. A new page adds its line here. */
export const accountLinks: readonly AccountLink[] = [
  { to: '/account/orders', icon: ReceiptText, words: 'orders.title' },
  { to: '/reservations', icon: CalendarCheck, words: 'account.reservations' },
  { to: '/order-as-usual', icon: Repeat, words: 'usual.title' },
  { to: '/my-address', icon: MapPin, words: 'address.link' },
  { to: '/account/vehicles', icon: Car, words: 'vehicle.link' },
  { to: '/account/wallet', icon: Wallet, words: 'wallet.title' },
  { to: '/account/points', icon: Coins, words: 'points.title' },
  { to: '/rewards', icon: Ticket, words: 'rewards.title' },
  { to: '/challenges', icon: Trophy, words: 'challenges.title' },
  { to: '/referral-code', icon: Gift, words: 'referral.title' },
  { to: '/account/info', icon: UserRound, words: 'info.title' },
  { to: '/account/notifications', icon: Bell, words: 'notices.title' },
  { to: '/account/devices', icon: MonitorSmartphone, words: 'devices.title' },
]
