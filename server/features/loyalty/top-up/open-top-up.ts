import { minuteMs } from '#domain/core/durations.ts'
import { constants } from '#domain/core/limits.ts'
import { parseAmount, type Minor } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { billOfTopUp, refuseTopUp } from '#domain/loyalty/wallet-top-up.ts'
import { violates } from '#server/database/violates.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import { readBalance } from '#server/store/loyalty/ledgers.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { findHeldTopUp, insertTopUp } from '#server/store/payments/topups.ts'
import type { Call } from '#server/http/call.ts'
import { openPayment, type PaymentStep } from '../../payments/payment/open-payment.ts'
import { releaseOrder } from '../../payments/payment/release-order.ts'
import { topUpTerms } from './top-up-terms.ts'

const mostTries = 4

/**
 * Takes a signed-in customer's call, the amount as typed and the site; returns where it is paid. One top-up waits at a time:
 * the same amount again leads to the same payment, another one ends it first. Refuses 'not-found' where wallets are not
 * topped up, 'top-up-amount', and as openPayment(). Decision 0048.
 */
export async function openTopUp(
  deps: Deps,
  call: Call & { shopper: string },
  typed: string,
  origin: string,
): Promise<PaymentStep | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  for (let tries = 0; tries < mostTries; tries += 1) {
    const held = await hold(deps, call, parseAmount(typed), catalogue)
    if (isRefusal(held)) return held
    if (held === 'again') continue
    if ('id' in held) return openPayment(deps, call, held.id, origin)
    const released = await releaseOrder(deps, call.tenantId, held.otherCart)
    if (isRefusal(released)) return released
  }
  return refuse('busy', { why: 'its hold changed at every try' })
}

type Held = OrderRow | { otherCart: string } | 'again'

function hold(
  deps: Deps,
  { tenantId, shopper, language }: Call & { shopper: string },
  amount: Minor | undefined,
  catalogue: Catalogue,
): Promise<Held | Refusal> {
  const terms = topUpTerms(catalogue)
  const branch = catalogue.branches[0]
  if (!terms || !branch) return Promise.resolve(refuse('not-found'))
  return writeUnlessRefused<Held>(deps.db, tenantId, async (tx) => {
    const before = await findHeldTopUp(tx, shopper)
    if (before && before.total === amount) return before
    const refused = refuseTopUp(amount, terms, await readBalance(tx, 'wallet', customerIdOf(shopper) ?? ''))
    if (refused || amount === undefined) return refused ?? refuse('top-up-amount')
    if (before) return { otherCart: before.cart_id }
    return insertTopUp(tx, {
      orderId: makeId(),
      cartId: makeId(),
      shopper,
      branchId: branch.id,
      language,
      bill: billOfTopUp(amount, catalogue.tenant.currency),
      holdUntil: new Date(deps.clock() + constants.holdMinutes * minuteMs),
    })
  }).catch((error: unknown) => {
    // pressed twice at the same moment: the index lets one be, the next look finds it
    if (violates(error, 'orders_one_topup')) return 'again' as const
    throw error
  })
}
