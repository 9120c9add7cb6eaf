import type { Minor } from '#domain/core/money.ts'
import type { OrderKind } from '#domain/ordering/order-kind.ts'
import type { Refusal } from '#domain/core/refusal.ts'
import type { WriteDb, TenantDb } from '../database/tenant-db.ts'
import type { LockedOrder, OrderRow } from '../store/ordering/orders.ts'
import type { AttemptRow } from '../store/payments/payments.ts'

/** Captured money that fits its row and is being noted on its attempt. */
export interface CapturedMoney {
  /** The attempt's reference. */
  readonly reference: string
  /** Minor units. */
  readonly amount: Minor
  /** The attempt's own statements, already on their way: awaited first, or beside the row's, but always. */
  readonly noted: readonly Promise<unknown>[]
}

/** Captured money of an attempt that its reader has claimed. */
export interface MoneyAtOnce {
  readonly attempt: AttemptRow
  /** Minor units. */
  readonly amount: Minor
  readonly gatewayPaymentId: string | undefined
  /** The gateway's answer as it came. */
  readonly raw: string
}

/**
 * What a kind of row hands in so that payments need not know it: why its money no longer fits, what happens when it is
 * paid, and what else stands against paying, releasing or refunding it. All run in the caller's transaction with the row
 * locked, and take further locks in the order of safety 8.
 */
export interface Payable {
  /**
   * Takes a locked row whose captured sum is the asked one and which is not paid yet, and now; returns why its money pays
   * for nothing any more, as the journal names it, or undefined. What it takes again for late money stays taken. Safety 3.
   */
  misfit(db: WriteDb, order: LockedOrder, now: Date): Promise<string | undefined>
  /** Takes a locked row without misfit and its money; makes of it what was paid for. Returns the order it now is. Safety 1. */
  record(db: WriteDb, order: LockedOrder, money: CapturedMoney, now: Date): Promise<OrderRow>
  /**
   * For money that fits a row on which nothing else hangs: all of it in one statement, without a lock before it. `fits`
   * takes the row as it was seen; `record` returns undefined when it stands otherwise by now, with the gateway's answer
   * written and nothing else: misfit() and record() then decide under its lock.
   */
  readonly atOnce?: {
    fits(order: OrderRow): boolean
    record(db: TenantDb, order: LockedOrder, money: MoneyAtOnce, now: Date): Promise<OrderRow | undefined>
  }
  /** Takes a locked row that waits for money; returns the refusal with which no payment of it is opened, if any. */
  refuseOpening?(db: WriteDb, order: OrderRow): Promise<Refusal | undefined>
  /** Takes a row that waits for money and is overtaken by an edit; returns what refuses to end it, if anything. */
  refuseSuperseding?(db: TenantDb, order: OrderRow): Promise<Refusal | undefined>
  /** Takes a locked row; returns what refuses that staff give its money back, if anything. */
  refuseRefund?(db: WriteDb, order: OrderRow): Promise<Refusal | undefined>
  /** Takes a locked row whose hold is over; returns another row's attempt for it whose card is being checked: it extends the hold. */
  findSubmitted?(db: WriteDb, order: OrderRow): Promise<AttemptRow | undefined>
  /** Takes a row whose hold is over, ended by it, and now; ends what waited for its money. */
  lapse?(db: WriteDb, order: OrderRow, now: Date): Promise<void>
  /**
   * Takes a locked row of which something goes back; takes the locks that come before those of balances (safety 8). Returns
   * what follows once the credit note is written, or undefined.
   */
  beginCreditNote?(db: WriteDb, order: OrderRow): Promise<(() => Promise<void>) | undefined>
}

/** What goes back by a credit note, minor units. */
export interface NotedBack {
  readonly noteId: string
  /** What of it comes to the customer's wallet. */
  readonly wallet: Minor
  /** What of all that is back by now is deposits. */
  readonly deposits: Minor
}

/** Takes the order after its credit note and what goes back; takes back what the order had earned, in proportion. Safety 6. */
export type TakeBackGains = (after: OrderRow, back: NotedBack) => Promise<void>

/** All that payments know of those above them; gathered once, at the start (server/start/payables.ts). */
export interface Payables {
  readonly byKind: Readonly<Record<OrderKind, Payable>>
  /** Takes a locked order; locks the accounts of all who earned by it (safety 8). Returns how that is taken back, or undefined. */
  lockGains(db: WriteDb, order: OrderRow): Promise<TakeBackGains | undefined>
  /** Takes a locked order on a company's account and what of it goes back (minor units); the company owes that less, once per note. */
  creditAccount(
    db: WriteDb,
    order: OrderRow,
    back: { readonly noteId: string; readonly amount: Minor; readonly actor: string },
    now: Date,
  ): Promise<void>
}
