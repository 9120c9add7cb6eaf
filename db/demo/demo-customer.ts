import type { LedgerType } from '#domain/loyalty/ledger.ts'
import type { Language, Words } from '#domain/core/words.ts'
import { demoMobile } from '#server/demo/demo-customer.ts'
import type { DemoTenant } from './shape.ts'

/** Someone who has ordered at a demo restaurant for a while. */
export interface DemoCustomer {
  readonly name: string
  /** E.164; its codes are read in the outbox. */
  readonly mobile: string
  readonly email: string
  readonly gender: 'male' | 'female'
  readonly birthDate: string
  readonly language: Language
  readonly group: Words
  readonly street: string
  readonly plate: string
  /** Days ago, the order's end, and how many of which dish (counted over the menu's simple dishes). */
  readonly orders: readonly DemoOrder[]
  /** Days ago, type, amount in minor units or points, note. */
  readonly wallet: readonly DemoEntry[]
  readonly points: readonly DemoEntry[]
}

export interface DemoOrder {
  readonly daysAgo: number
  /** Its number of that day; made up where none is given. */
  readonly number?: number
  /** Sent back: cancelled or missed, its money returned. */
  readonly end: 'delivered' | 'refunded'
  readonly dishes: readonly (readonly [dish: number, quantity: number])[]
}

export type DemoEntry = readonly [daysAgo: number, type: LedgerType, amount: number, note: string]

const order = (daysAgo: number, end: DemoOrder['end'], ...dishes: [number, number][]): DemoOrder => ({
  daysAgo,
  end,
  dishes,
})

/** Twelve: my orders have a second page. */
const orders = [
  order(1, 'delivered', [0, 2], [3, 1]),
  order(3, 'delivered', [5, 1], [1, 1], [8, 2]),
  order(6, 'refunded', [2, 1]),
  order(9, 'delivered', [0, 1], [6, 3]),
  order(14, 'delivered', [4, 2]),
  order(20, 'delivered', [7, 1], [3, 2]),
  order(27, 'refunded', [1, 4]),
  order(35, 'delivered', [9, 1], [2, 1], [0, 1]),
  order(48, 'delivered', [0, 2]),
  order(60, 'delivered', [5, 2], [6, 1]),
  order(75, 'delivered', [8, 1], [4, 1]),
  order(92, 'delivered', [1, 1], [3, 1]),
]

/** Takes a demo restaurant; returns its regular. Demo only (safety 33). */
export function demoCustomer({ slug, country }: Pick<DemoTenant, 'slug' | 'country'>): DemoCustomer {
  const english = slug === 'marina'
  const say = (ar: string, en: string) => (english ? en : ar)
  return {
    name: say('ليلى', 'Layla'),
    mobile: demoMobile(country),
    email: `layla@${slug}.example`,
    gender: 'female',
    birthDate: '1994-03-18',
    language: english ? 'en' : 'ar',
    group: { ar: 'ذهبي', en: 'Gold' },
    street: say('شارع النخيل', 'Palm Street'),
    plate: say('ح ط ن 4821', 'D 48213'),
    orders,
    wallet: [
      [90, 'adding', 10_000, say('بطاقة بنكية', 'Bank card')],
      [60, 'debit', -3_550, say('خُصم على طلب', 'Spent on an order')],
      [48, 'cashback', 640, say('استرداد 5% من طلبك', '5% of your order')],
      [27, 'credit', 2_400, say('اعتذار عن التأخير', 'Sorry for the delay')],
      [12, 'give_away', 1_500, say('هدية العيد', 'A gift for Eid')],
    ],
    points: [
      [92, 'adding', 45, ''],
      [75, 'adding', 62, ''],
      [60, 'adding', 118, ''],
      [48, 'debit', -100, say('استبدال بخصم', 'Redeemed for a discount')],
      [14, 'adding', 74, ''],
      [9, 'expired', -12, ''],
      [1, 'adding', 58, ''],
    ],
  }
}
