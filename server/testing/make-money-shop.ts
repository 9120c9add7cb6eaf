import type { CartWire } from '#contract/ordering/cart.ts'
import type { CouponBenefit } from '#domain/pricing/coupon-benefit.ts'
import type { CouponRules } from '#domain/loyalty/coupon.ts'
import type { Settings } from '#domain/site/settings.ts'
import { makeId } from '#server/core/make-id.ts'
import { insertCoupon } from '#server/store/loyalty/coupons.ts'
import { addEntry, readBalance, type Ledger } from '#server/store/loyalty/ledgers.ts'
import { makeShop, type Shop, type ShopPlan } from './make-shop.ts'
import type { TestApp } from './make-test-app.ts'
import { makeMobile, signInCustomer } from './sign-in-customer.ts'
import type { Visitor } from './visitor.ts'

/** Someone who has signed in, with a cart. */
export interface Payer {
  readonly visitor: Visitor
  readonly customerId: string
  /** National, as the checkout takes it. */
  readonly mobile: string
  cart(...names: string[]): Promise<CartWire>
  balance(ledger: Ledger): Promise<number>
  give(ledger: Ledger, amount: number): Promise<void>
}

/** A restaurant with wallet and points, its payers and coupons. */
export interface MoneyShop extends Shop {
  payer(balances?: { wallet?: number; points?: number }): Promise<Payer>
  coupon(
    benefit: CouponBenefit,
    more?: {
      code?: string | null
      rules?: CouponRules
      most?: number
      perCustomer?: number
      perDay?: number
    },
  ): Promise<string>
}

const page = (slug: string) => ({ slug, title: { ar: slug, en: slug }, body: { ar: '', en: '' } })

/** Takes settings and what is special about it; returns a restaurant that has wallet, points (5 halalas each) and coupons. */
export async function makeMoneyShop(
  test: TestApp,
  settings: Settings = {},
  plan: ShopPlan = {},
): Promise<MoneyShop> {
  const shop = await makeShop(test, {
    settings,
    content: { pages: [page('app-wallet'), page('app-points')] },
    ...plan,
  })
  const { tenantId } = shop
  const { db } = test.database
  return {
    ...shop,
    async payer({ wallet = 0, points = 0 } = {}) {
      const visitor = shop.guest()
      const mobile = makeMobile()
      const { customer } = await signInCustomer(test, shop, visitor, mobile)
      const payer: Payer = {
        visitor,
        customerId: customer.id,
        mobile: mobile.replace('+966', '0'),
        async cart(...names) {
          let cart = await visitor.openCart()
          for (const name of names) cart = await visitor.add(cart, shop.itemId(name))
          return cart
        },
        balance: (ledger) => db.read(tenantId, (read) => readBalance(read, ledger, customer.id)),
        async give(ledger, amount) {
          const entry = {
            customerId: customer.id,
            type: 'give_away',
            amount,
            source: makeId(),
            kind: 'test',
          } as const
          await db.write(tenantId, (tx) => addEntry(tx, ledger, entry))
        },
      }
      if (wallet > 0) await payer.give('wallet', wallet)
      if (points > 0) await payer.give('points', points)
      return payer
    },
    async coupon(benefit, { code, rules = {}, most, perCustomer, perDay } = {}) {
      const id = makeId()
      await db.write(tenantId, (tx) =>
        insertCoupon(tx, {
          id,
          code: code === undefined ? `C${id.slice(0, 8).toUpperCase()}` : code,
          name: { ar: 'قسيمة', en: 'Coupon' },
          benefit,
          rules,
          most: most ?? null,
          limitPerCustomer: perCustomer ?? null,
          limitPerDay: perDay ?? null,
        }),
      )
      return code ?? `C${id.slice(0, 8).toUpperCase()}`
    },
  }
}
