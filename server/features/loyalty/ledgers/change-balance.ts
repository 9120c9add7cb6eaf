import type { ChangeBalanceBody, StaffBalancesWire } from '#contract/loyalty/wallet.ts'
import { toWesternDigits } from '#domain/core/digits.ts'
import { limits } from '#domain/core/limits.ts'
import { parseAmount } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanText } from '#domain/core/text.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { claimRequest, oncePerKey, type IdempotentRequest } from '#server/http/once-per-key.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { findCustomer } from '#server/store/customers/customers.ts'
import { addEntry, lockBalance } from '#server/store/loyalty/ledgers.ts'
import { showBalances } from './show-balances.ts'

/** Who changes a balance. */
export interface BalanceStaff {
  readonly tenantId: string
  readonly staffId: string
  readonly language: Language
}

const mostMoney = 1_000_000_00
const mostPoints = 10_000_000

/**
 * Takes a member of staff, a customer, what changes of the balances with its reason, and the browser's key; writes it once,
 * into the ledger and the audit. Refuses 'not-found', 'bad-input', 'field-required', 'balance-too-low' (what is not there
 * cannot be taken) and 'key-reused' for another change under the same key. Rule "Balances changed by staff", safety 2, 8.
 */
export async function changeBalance(
  deps: Deps,
  staff: BalanceStaff,
  customerId: string,
  body: ChangeBalanceBody,
  key: string,
): Promise<StaffBalancesWire | Refusal> {
  const reason = cleanText(body.reason, limits.notes)
  if (!reason)
    return refuse('field-required', {
      fields: { reason: [reason === undefined ? 'text-too-long' : 'field-required'] },
    })
  const amount = amountOf(body)
  if (amount === undefined) return refuse('bad-input', { fields: { amount: ['bad-input'] } })
  const request = { staff, key, body: { customerId, ...body } }
  const change = { ...body, customerId, amount, reason }
  const done = await oncePerKey(deps, request, {
    make: () => writeChange(deps, request, change),
    again: () => Promise.resolve({ done: true }),
  })
  return isRefusal(done) ? done : showBalances(deps, staff, customerId)
}

interface Change extends Omit<ChangeBalanceBody, 'amount'> {
  readonly customerId: string
  /** Minor units, or points; above zero. */
  readonly amount: number
}

function writeChange(
  deps: Deps,
  request: IdempotentRequest & { readonly key: string },
  { ledger, type, customerId, amount, reason }: Change,
): Promise<{ done: boolean } | Refusal> {
  const { tenantId, staffId } = request.staff
  return writeUnlessRefused(deps.db, tenantId, async (tx) => {
    if (!(await findCustomer(tx, customerId))) return refuse('not-found')
    const before = await lockBalance(tx, ledger, customerId)
    const taken = await claimRequest(tx, request, customerId)
    if (taken) return taken
    if (type === 'debit' && before < amount) return refuse('balance-too-low')
    const signed = type === 'debit' ? -amount : amount
    const source = { source: `staff:${staffId}:${request.key}`, kind: `${ledger}:${customerId}` }
    const fresh = await addEntry(tx, ledger, { customerId, type, amount: signed, ...source, note: reason })
    if (!fresh) return refuse('key-reused')
    await writeAudit(tx, {
      staffId,
      action: `balance-${type}`,
      subject: customerId,
      before: { [ledger]: before },
      after: { [ledger]: before + signed, reason },
    })
    return { done: true }
  })
}

function amountOf({ ledger, amount }: ChangeBalanceBody): number | undefined {
  const typed = toWesternDigits(amount.trim())
  const number =
    ledger === 'wallet' ? parseAmount(typed) : /^\d{1,8}$/.test(typed) ? Number(typed) : undefined
  const most = ledger === 'wallet' ? mostMoney : mostPoints
  return number !== undefined && number > 0 && number <= most ? number : undefined
}
