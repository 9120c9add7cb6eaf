import type { Database } from '#server/database/tenant-db.ts'
import { insertCoupon, type NewCoupon } from '#server/store/loyalty/coupons.ts'
import { idFor } from './id-for.ts'

type Plan = Pick<NewCoupon, 'code' | 'name' | 'benefit' | 'rules'> & Partial<NewCoupon>

/** Coupons of a demo restaurant: one of percent, one for the first order, one for the delivery. */
const coupons: readonly Plan[] = [
  {
    code: 'AHLAN10',
    name: { ar: 'خصم 10% حتى 20', en: '10 % off, up to 20' },
    benefit: { kind: 'percent', basisPoints: 1000, most: 2000 },
    rules: { minimum: 3000 },
  },
  {
    code: 'FIRST15',
    name: { ar: 'خصم 15 على أول طلب', en: '15 off the first order' },
    benefit: { kind: 'amount', amount: 1500 },
    rules: { firstOrder: true, minimum: 4000 },
    limitPerCustomer: 1,
  },
  {
    code: 'TAWSEEL',
    name: { ar: 'توصيل مجاني', en: 'Free delivery' },
    benefit: { kind: 'free_delivery' },
    rules: { types: ['delivery'] },
    most: 500,
  },
]

/** Takes a demo restaurant that is filled; gives it coupons. */
export async function fillCoupons(db: Database, slug: string, tenantId: string): Promise<void> {
  await db.write(tenantId, async (tx) => {
    for (const plan of coupons)
      await insertCoupon(tx, {
        most: null,
        limitPerCustomer: null,
        limitPerDay: null,
        ...plan,
        id: idFor(slug, 'coupon', plan.code ?? ''),
      })
  })
}
