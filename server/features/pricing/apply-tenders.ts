import { couponOff } from '#domain/pricing/coupon-benefit.ts'
import { couponRefusal, refuseCoupon, type CouponPlace } from '#domain/loyalty/coupon.ts'
import type { CartLine } from '#domain/menu/cart-line.ts'
import type { Bill } from '#domain/pricing/bill.ts'
import type { WayToPay } from '#domain/payments/way-to-pay.ts'
import type { PriceExtras } from '#domain/pricing/price-extras.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { settingText, type Settings } from '#domain/site/settings.ts'
import type { SettingKey } from '#domain/site/setting-keys.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import type { CartRow } from '#server/store/ordering/carts.ts'
import type { CountedCoupon } from '#server/store/loyalty/coupons.ts'
import type { Tenders } from './load-tenders.ts'
import { cardMinimum } from './card-minimum.ts'

/** Why the coupon that was typed is not in a bill. */
export interface CouponOut {
  readonly couponTrouble?: Refusal
  /** The same, where it would have borne money of this bill: nothing may be ordered without it then. */
  readonly couponMissed?: Refusal
}

/** What the calculator takes of a cart's means, and why its coupon is not in it. */
export interface AppliedTenders extends CouponOut {
  readonly extras: PriceExtras
}

/** What is priced: the cart, its lines that stand and their bill without any of it. */
export interface Drawing {
  readonly cart: Pick<CartRow, 'draft' | 'type'>
  readonly lines: readonly Pick<CartLine, 'id' | 'itemId' | 'quantity'>[]
  readonly plain: Bill
  readonly place: Omit<CouponPlace, 'food' | 'type'>
  readonly catalogue: Catalogue
}

/**
 * Takes a cart's means and what is priced; returns the extras of the calculator. A typed coupon wins over those that
 * apply by themselves, of which the one that takes most off is used. Wallet and points only where the restaurant has
 * them, and with the methods that it allows. Spec 5, 6.
 */
export function applyTenders(
  tenders: Tenders,
  { cart, lines, plain, place, catalogue }: Drawing,
): AppliedTenders {
  const { settings, items } = catalogue
  const { draft } = cart
  const at = { ...place, type: cart.type, food: plain.food, isHeld: tenders.drawn !== undefined }
  const fits = (coupon: CountedCoupon) => !refuseCoupon(coupon, at, tenders.person(coupon.id), coupon.count)
  const couponTrouble =
    tenders.typed === undefined
      ? undefined
      : tenders.typed === null
        ? refuse('coupon-invalid')
        : refuseTyped(tenders.typed, at, tenders)
  const offOf = ({ benefit }: CountedCoupon) => {
    const food = new Map(plain.lines.map((line) => [line.lineId, line.subtotal - line.discount]))
    const seen = lines.map((line) => ({
      itemId: line.itemId,
      groupId: items.get(line.itemId)?.groupId ?? '',
      quantity: line.quantity,
      food: food.get(line.id) ?? 0,
    }))
    return couponOff(benefit, seen).reduce((sum, off) => sum + off, 0)
  }
  const fee = plain.delivery?.amount ?? 0
  // where it goes may not be known yet
  const isFeeOpen = cart.type === 'delivery' && !plain.delivery
  const worthOf = (one: CountedCoupon) => (one.benefit.kind === 'free_delivery' ? fee : offOf(one))
  const isUseful = (one: CountedCoupon) =>
    worthOf(one) > 0 || (isFeeOpen && one.benefit.kind === 'free_delivery')
  const best = tenders.automatic
    .filter((one) => fits(one) && isUseful(one))
    .toSorted((a, b) => worthOf(b) - worthOf(a))[0]
  const coupon = tenders.typed && !couponTrouble ? tenders.typed : best
  const method = draft.payMethod ?? 'card'
  const isMissed = !tenders.typed || isUseful(tenders.typed)
  return {
    ...(couponTrouble && { couponTrouble }),
    ...(couponTrouble && isMissed && { couponMissed: couponTrouble }),
    extras: {
      ...(coupon && {
        coupon: { id: coupon.id, code: coupon.code ?? '', name: coupon.name, benefit: coupon.benefit },
      }),
      ...serviceOf(settings),
      ...balancesOf(tenders, draft, catalogue, method),
      gatewayMinimum: method === 'card' ? cardMinimum(catalogue) : 0,
    },
  }
}

/** What an order drew already it draws whatever the restaurant's terms are by now. */
function balancesOf(
  { wallet, points, drawn: applied }: Tenders,
  { useWallet, usePoints }: CartRow['draft'],
  { settings, pages }: Catalogue,
  method: WayToPay,
): Pick<PriceExtras, 'wallet' | 'points'> {
  const number = (key: SettingKey) => Number(settingText(settings, key))
  const has = (slug: string) => pages.some((page) => page.slug === slug)
  const may = (slug: string, key: 'payment.wallet_with' | 'payment.points_with') =>
    applied !== undefined || (has(slug) && allows(settings, key, method))
  return {
    ...(useWallet &&
      may('app-wallet', 'payment.wallet_with') && {
        wallet: { balance: wallet, minOrder: applied ? 0 : number('order.wallet_min_order_amount') },
      }),
    ...(usePoints &&
      may('app-points', 'payment.points_with') && {
        points: {
          balance: points,
          value: applied?.pointValue ?? number('order.point_value'),
          least: applied ? 0 : number('order.points_minimum'),
        },
      }),
  }
}

/** One that pays into the wallet is typed there. */
function refuseTyped(coupon: CountedCoupon, at: CouponPlace, tenders: Tenders): Refusal | undefined {
  if (coupon.benefit.kind === 'wallet') return couponRefusal(coupon, 'wallet')
  return refuseCoupon(coupon, at, tenders.person(coupon.id), coupon.count)
}

function serviceOf(settings: Settings): Pick<PriceExtras, 'serviceBasisPoints'> {
  const rate = Number(settingText(settings, 'order.service_charge_basis_points'))
  return rate > 0 ? { serviceBasisPoints: rate } : {}
}

/** Takes settings, a list of methods among them and a method; returns whether the list has it. Spec 5. */
export function allows(
  settings: Settings,
  key: 'payment.wallet_with' | 'payment.points_with' | 'payment.methods',
  method: WayToPay,
): boolean {
  return settingText(settings, key).split(',').includes(method)
}
