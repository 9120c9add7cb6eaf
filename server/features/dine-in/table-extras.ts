import type { PriceExtras } from '#domain/pricing/price-extras.ts'
import { settingText, type Settings } from '#domain/site/settings.ts'
import { tableBill, type TableRound } from '#domain/dine-in/table-bill.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import type { CountedCoupon } from '#server/store/loyalty/coupons.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import type { TableSessionRow } from '#server/store/dine-in/table-sessions.ts'
import { applyTenders, type CouponOut } from '../pricing/apply-tenders.ts'
import { loadTenders, type Tenders } from '../pricing/load-tenders.ts'

/** What a table's bill has besides its dishes, and why its coupon is not in it. */
export interface TableExtras extends CouponOut {
  readonly extras: PriceExtras
}

/** Takes settings; returns the table's service charge. */
export function serviceOf(settings: Settings): PriceExtras {
  const service = Number(settingText(settings, 'dine_in.service_charge_basis_points'))
  return service > 0 ? { serviceBasisPoints: service } : {}
}

/** Takes a coupon; returns whether it asks who somebody is: a table's guest is known only when signed in. */
export function isPersonal({ rules, limitPerCustomer, limitPerDay }: CountedCoupon): boolean {
  const { groupIds, customerIds, firstOrder } = rules
  return Boolean(groupIds?.length || customerIds || firstOrder || limitPerCustomer || limitPerDay)
}

/**
 * Takes a session, its rounds, the content and the moment, UTC ms; returns what its bill draws on. Once a payment has
 * begun that is fixed, and only the service charge is left to say. A coupon that applies by itself does so at a table
 * when it asks for nobody in particular. Rule "Coupon and points of a table".
 */
export async function tableExtras(
  db: TenantDb,
  session: Pick<TableSessionRow, 'tender' | 'parts' | 'branch_id'>,
  rounds: readonly TableRound[],
  catalogue: Catalogue,
  now: number,
): Promise<TableExtras> {
  const service = serviceOf(catalogue.settings)
  const branch = catalogue.branches.find((one) => one.id === session.branch_id)
  if (session.parts.length > 0 || !branch) return { extras: service }
  const automatic = catalogue.automaticCoupons.filter((coupon) => !isPersonal(coupon))
  const { coupon, points } = session.tender ?? {}
  if (!coupon && !points && automatic.length === 0) return { extras: service }
  const content = { ...catalogue, automaticCoupons: automatic }
  const load = (shopper: string, draft: { coupon?: string; usePoints?: boolean }) =>
    loadTenders(db, { cart: { shopper, draft }, branch, catalogue: content, now })
  const typed = await load(coupon?.shopper ?? '', coupon ? { coupon: coupon.code } : {})
  const own = points ? await load(points.shopper, { usePoints: true }) : undefined
  const tenders: Tenders = { ...typed, points: own?.points ?? 0 }
  const plain = tableBill(rounds, [], catalogue.tenant).bill
  const { extras, ...couponOut } = applyTenders(tenders, {
    cart: { type: 'dinein', draft: points ? { usePoints: true } : {} },
    lines: plain.lines.map(({ lineId: id, itemId, quantity }) => ({ id, itemId, quantity })),
    plain,
    place: { now, zone: branch.timeZone, branchId: branch.id },
    catalogue,
  })
  const { serviceBasisPoints: _, ...drawn } = extras
  return { extras: { ...drawn, ...service }, ...couponOut }
}

/** Takes a giver's shopper; returns the account, if it is one. */
export const giverOf = (giver: { shopper: string } | undefined) => giver && customerIdOf(giver.shopper)
