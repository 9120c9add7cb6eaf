import type { PriceRules } from '#domain/cart-price.ts'
import { settingText, type Settings } from '#domain/settings.ts'
import { tableBill, type TableBill } from '#domain/table-bill.ts'
import { leftToPay, leftToTake, type TakenShare } from '#domain/table-share.ts'
import type { PriceExtras } from '#domain/price-extras.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Catalogue } from '#server/store/catalogue.ts'
import type { OrderRow } from '#server/store/orders.ts'
import {
  listTableRounds,
  listTableShares,
  roundOf,
  takenOf,
  type ShareRow,
} from '#server/store/table-orders.ts'
import type { TableSessionRow } from '#server/store/table-sessions.ts'

/** All that a table has ordered and paid. */
export interface TableMoney {
  readonly rounds: readonly OrderRow[]
  readonly shares: readonly ShareRow[]
  readonly taken: readonly TakenShare[]
  readonly bill: TableBill
  /** Minor units: what nobody holds, and what is not paid. */
  readonly free: number
  readonly left: number
}

/** Takes a session and the content; returns its bill and payments. */
export async function readTableMoney(
  db: TenantDb,
  session: TableSessionRow,
  { tenant, settings }: Pick<Catalogue, 'tenant' | 'settings'>,
): Promise<TableMoney> {
  const [rounds, shares] = await Promise.all([
    listTableRounds(db, [session.id]),
    listTableShares(db, [session.id]),
  ])
  return moneyOf(session, rounds, shares, tenant, extrasOf(settings))
}

/** The same of what was read before. */
export function moneyOf(
  session: TableSessionRow,
  rounds: readonly OrderRow[],
  shares: readonly ShareRow[],
  rules: PriceRules,
  extras: PriceExtras,
): TableMoney {
  const bill = tableBill(rounds.map(roundOf), session.parts, rules, extras)
  const taken = shares.map(takenOf)
  const { total } = bill.bill
  return { rounds, shares, taken, bill, free: leftToTake(total, taken), left: leftToPay(total, taken) }
}

/** Takes settings; returns what a table's bill has besides its dishes. */
export function extrasOf(settings: Settings): PriceExtras {
  const service = Number(settingText(settings, 'dine_in.service_charge_basis_points'))
  return service > 0 ? { serviceBasisPoints: service } : {}
}
