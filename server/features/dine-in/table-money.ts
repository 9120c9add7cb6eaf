import type { PriceRules } from '#domain/pricing/cart-price.ts'
import { tableBill, type TableBill } from '#domain/dine-in/table-bill.ts'
import { leftToPay, leftToTake, type TakenShare } from '#domain/dine-in/table-share.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import {
  listTableRounds,
  listTableShares,
  roundOf,
  takenOf,
  type ShareRow,
} from '#server/store/dine-in/table-orders.ts'
import type { TableSessionRow } from '#server/store/dine-in/table-sessions.ts'
import type { CouponOut } from '../pricing/apply-tenders.ts'
import { tableExtras, type TableExtras } from './table-extras.ts'

/** All that a table has ordered and paid. */
export interface TableMoney extends CouponOut {
  readonly rounds: readonly OrderRow[]
  readonly shares: readonly ShareRow[]
  readonly taken: readonly TakenShare[]
  readonly bill: TableBill
  /** Minor units: what nobody holds, and what is not paid. */
  readonly free: number
  readonly left: number
}

/** Takes a session, the content and the moment, UTC ms; returns its bill and payments. */
export async function readTableMoney(
  db: TenantDb,
  session: TableSessionRow,
  catalogue: Catalogue,
  now: number,
): Promise<TableMoney> {
  const [rounds, shares] = await Promise.all([
    listTableRounds(db, [session.id]),
    listTableShares(db, [session.id]),
  ])
  const extras = await tableExtras(db, session, rounds.map(roundOf), catalogue, now)
  return moneyOf(session, { rounds, shares }, catalogue, extras)
}

/** The same of what was read before. */
export function moneyOf(
  session: TableSessionRow,
  { rounds, shares }: Pick<TableMoney, 'rounds' | 'shares'>,
  { tenant, items }: Pick<Catalogue, 'items'> & { readonly tenant: PriceRules },
  { extras, ...couponOut }: TableExtras,
): TableMoney {
  const groupOf = (itemId: string) => items.get(itemId)?.groupId ?? ''
  const bill = tableBill(rounds.map(roundOf), session.parts, tenant, extras, groupOf)
  const taken = shares.map(takenOf)
  const { total } = bill.bill
  return {
    rounds,
    shares,
    taken,
    bill,
    free: leftToTake(total, taken),
    left: leftToPay(total, taken),
    ...couponOut,
  }
}
