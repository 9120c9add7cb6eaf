import { constants } from '#domain/core/limits.ts'
import type { CouponPerson } from '#domain/loyalty/coupon.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import type { CartRow } from '#server/store/ordering/carts.ts'
import { readCouponPerson } from '#server/store/loyalty/coupon-person.ts'
import { findCouponByCode, type CountedCoupon } from '#server/store/loyalty/coupons.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import { readBalance } from '#server/store/loyalty/ledgers.ts'

/** What a cart may draw on besides money: read before it is priced, taken under locks when it is ordered. */
export interface Tenders {
  /** The typed code's coupon; null when there is no such code. */
  readonly typed?: CountedCoupon | null
  readonly automatic: readonly CountedCoupon[]
  /** What is known of the person with a coupon. */
  readonly person: (couponId: string) => CouponPerson
  readonly wallet: number
  readonly points: number
  /**
   * They are what an order drew already, its points at so much each (minor units): the restaurant's terms were judged when
   * it was placed.
   */
  readonly drawn?: { readonly pointValue: number }
}

/** Whose cart, where and when. */
export interface TendersOf {
  readonly cart: Pick<CartRow, 'shopper' | 'draft'>
  readonly branch: Branch
  readonly catalogue: Catalogue
  /** UTC ms. */
  readonly now: number
  /** E.164, once it is known. */
  readonly mobile?: string
  /** What it is called where an account of it is gone. */
  readonly formerKey?: string
  /** What is in the wallet, where it was read already. */
  readonly wallet?: number
}

const nobody: CouponPerson = { signedIn: false, orders: 0, uses: 0, usesToday: 0 }
/** What a cart without a customer, a coupon or points draws on. */
export const noTenders: Tenders = { automatic: [], person: () => nobody, wallet: 0, points: 0 }

/** Takes a cart and content; returns whether the cart may draw on anything that the database has to be asked for. */
export function mayHaveTenders({ draft }: Pick<CartRow, 'draft'>, catalogue: Catalogue): boolean {
  const { coupon, useWallet, usePoints } = draft
  return (
    coupon !== undefined || useWallet === true || usePoints === true || catalogue.automaticCoupons.length > 0
  )
}

/**
 * Takes whose cart, where and when; returns what it may draw on. A cart without coupon, wallet and points asks the
 * database nothing.
 */
export async function loadTenders(
  db: TenantDb,
  { cart, branch, catalogue, now, mobile, formerKey, wallet: read }: TendersOf,
): Promise<Tenders> {
  const { draft, shopper } = cart
  const customerId = customerIdOf(shopper)
  const automatic = catalogue.automaticCoupons
  const useWallet = draft.useWallet === true && customerId !== undefined
  const usePoints = draft.usePoints === true && customerId !== undefined
  if (!mayHaveTenders(cart, catalogue)) return noTenders
  const [typed, wallet, points] = await Promise.all([
    draft.coupon === undefined
      ? undefined
      : findCouponByCode(db, draft.coupon).then((found) => found ?? null),
    useWallet ? (read ?? readBalance(db, 'wallet', customerId)) : 0,
    usePoints ? readBalance(db, 'points', customerId) : 0,
  ])
  const ids = [...automatic, ...(typed ? [typed] : [])].map((coupon) => coupon.id)
  const day = businessDate(now, branch.timeZone, constants.businessDayStartMinutes)
  const user = { shopper, customerId, mobile, formerKey, day }
  const person = ids.length > 0 ? await readCouponPerson(db, ids, user) : noTenders.person
  return { ...(typed !== undefined && { typed }), automatic, person, wallet, points }
}

/** What only a first order gets is judged by a proven number alone: the same answer for whoever types any other. */
export function isForFirst({ typed, automatic }: Tenders, taken: string | undefined): boolean {
  const used = typed ?? automatic.find(({ id }) => id === taken)
  return used?.rules.firstOrder === true
}
