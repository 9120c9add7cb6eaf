import type { PayMethod } from '#domain/payments/pay-method.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import {
  findUsedAccount,
  type AccountRow,
  type AttemptRow,
  type NewAttempt,
} from '#server/store/payments/payments.ts'

/** How long the one who opens an attempt at its gateway has it for itself. */
export const openingLeaseMs = 30_000

/** An attempt that is inserted with its order, by the account that new payments used when that was read last. */
export interface Opening {
  readonly attempt: NewAttempt
  readonly account: AccountRow
}

/**
 * Takes the parts and a tenant; returns the account that new payments use, as it was read last: whoever inserts by it
 * compares it in that statement, and forgets it where it has changed. None: undefined.
 */
export function usedAccount(deps: Deps, tenantId: string): Promise<AccountRow | undefined> {
  return deps.gateways.usedBy(tenantId, () => deps.db.read(tenantId, (db) => findUsedAccount(db)))
}

/** Takes an account, if there is one; returns the ways to pay that its gateway offers. */
export function methodsOf(
  { gateways }: Pick<Deps, 'gateways'>,
  account: AccountRow | undefined,
): PayMethod[] {
  if (!account) return ['card']
  return [...gateways.get(account.gateway).methods(gateways.open(account.sealed_credentials))]
}

/** What an attempt is made for. */
interface ToPay {
  readonly id: string
  readonly version: number
  readonly holdUntil: Date
  readonly bill: { readonly toPay: number; readonly currency: string }
}

/** Takes the account, the way to pay that was chosen, if any, and an order; returns a new attempt to pay it: by another way of the account where it has not that one. */
export function makeAttempt(
  deps: Deps,
  account: AccountRow,
  method: PayMethod | undefined,
  order: ToPay,
): NewAttempt {
  const methods = methodsOf(deps, account)
  return {
    reference: makeId(),
    order_id: order.id,
    account_id: account.id,
    amount: order.bill.toPay,
    currency: order.bill.currency,
    order_version: order.version,
    session_ends_at: order.holdUntil,
    ask_at: new Date(deps.clock() + openingLeaseMs),
    method: methods.find((one) => one === method) ?? methods[0] ?? 'card',
  }
}

/** Takes the account, the way to pay and an order that is about to be inserted; returns the attempt that goes with it. */
export function makeOpening(
  deps: Deps,
  account: AccountRow,
  method: PayMethod | undefined,
  order: Omit<ToPay, 'version'>,
): Opening {
  return { attempt: makeAttempt(deps, account, method, { ...order, version: 1 }), account }
}

/** Takes an attempt as it was inserted and when; returns its row: nobody else has it. */
export function openingRow(tenantId: string, attempt: NewAttempt, now: Date): AttemptRow {
  return {
    ...attempt,
    tenant_id: tenantId,
    state: 'opening',
    fence: 1,
    made_at: now,
    last_answer: null,
    pay_url: null,
    gateway_payment_id: null,
    settled_at: null,
    session_id: null,
    form: null,
    next_url: null,
  }
}
