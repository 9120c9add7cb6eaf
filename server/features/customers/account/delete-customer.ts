import type { DeletionWire } from '#contract/customer.ts'
import { toDecimal } from '#domain/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/deps.ts'
import { recipientKey, recipientKeys } from '#server/secrets/recipient-key.ts'
import { writeUnlessRefused } from '#server/refuse-inside.ts'
import type { CustomerSession } from '#server/request.ts'
import { forgetReservations } from '#server/store/booked-by.ts'
import { forgetMember } from '#server/store/companies.ts'
import { forgetCouponUses } from '#server/store/coupons.ts'
import { forgetContactOf } from '#server/store/contact-messages.ts'
import { countQueued, forgetGuest } from '#server/store/forget-guest.ts'
import { forgetMessagesTo } from '#server/store/forget-messages.ts'
import { forgetPrints } from '#server/store/forget-prints.ts'
import { deletePlaces } from '#server/store/customer-places.ts'
import { lockCustomer, shopperOf, updateCustomer } from '#server/store/customers.ts'
import { readBalance } from '#server/store/ledgers.ts'
import { anonymiseOrders, countActiveOrders } from '#server/store/my-orders.ts'
import { deleteWishes } from '#server/store/notice-wishes.ts'
import { countComing } from '#server/store/reservations.ts'
import { forgetRatings } from '#server/store/ratings.ts'
import { deleteUsuals } from '#server/store/usual-orders.ts'
import { forgetRecipients } from '#server/store/sign-in-codes.ts'
import { endSessions } from '../sign-in/sign-out.ts'

/** Takes who is signed in; returns what deleting the account would take. Domain "Privacy". */
export async function readDeletion(
  deps: Pick<Deps, 'db' | 'catalogues' | 'clock'>,
  { tenantId, customerId }: CustomerSession,
): Promise<DeletionWire> {
  const { tenant } = await deps.catalogues.current(tenantId)
  const now = new Date(deps.clock())
  const left = await deps.db.read(tenantId, (db) => readLeft(db, customerId, now))
  return { ...left, currency: tenant.currency }
}

/** A table that the customer is still to come to, and a place in a queue, are under way as an order is: they are cancelled first. */
async function readLeft(
  db: TenantDb,
  customerId: string,
  now: Date,
): Promise<Omit<DeletionWire, 'currency'>> {
  const [wallet, points, active, coming, queued] = await Promise.all([
    readBalance(db, 'wallet', customerId),
    readBalance(db, 'points', customerId),
    countActiveOrders(db, shopperOf(customerId)),
    countComing(db, shopperOf(customerId), now),
    countQueued(db, shopperOf(customerId)),
  ])
  const orders_under_way = active + coming + queued
  return { wallet_balance: toDecimal(wallet), points_balance: points, orders_under_way }
}

/**
 * Takes who is signed in and the balances that the customer was shown; anonymises the account. Profile, addresses,
 * vehicles, wishes, photos and tokens go; invoices and ledger rows stay without a name. Refuses 'balance-changed' and
 * 'order-under-way'. Domain "Privacy".
 */
export async function deleteCustomer(
  deps: Deps,
  { tenantId, customerId }: CustomerSession,
  shown: { wallet_balance: string; points_balance: number },
): Promise<{ done: true } | Refusal> {
  const former = await writeUnlessRefused(deps.db, tenantId, async (db) => {
    const row = await lockCustomer(db, customerId)
    if (!row) return refuse('session-expired')
    const { orders_under_way, ...left } = await readLeft(db, customerId, new Date(deps.clock()))
    if (orders_under_way > 0) return refuse('order-under-way')
    if (left.wallet_balance !== shown.wallet_balance || left.points_balance !== shown.points_balance)
      return refuse('balance-changed', { details: left })
    await deletePlaces(db, customerId)
    await deleteWishes(db, customerId)
    await deleteUsuals(db, customerId)
    await forgetRecipients(db, recipientKeys(deps.seal, tenantId, row))
    await forgetContactOf(db, customerId)
    await forgetMessagesTo(
      db,
      [row.mobile, row.email].filter((one) => one !== null),
    )
    await forgetRatings(db, shopperOf(customerId))
    await forgetPrints(db, shopperOf(customerId))
    await anonymiseOrders(db, shopperOf(customerId))
    if (row.mobile) await forgetNumber(deps, db, row.mobile)
    const whose = { shopper: shopperOf(customerId), phone: row.mobile ?? '' }
    await forgetReservations(db, { ...whose, now: new Date(deps.clock()) })
    await forgetGuest(db, { customerId, shopper: shopperOf(customerId), mobile: row.mobile })
    await endSessions(db, customerId, {})
    await updateCustomer(db, customerId, {
      name: '',
      mobile: null,
      email: null,
      gender: null,
      birth_date: null,
      country: null,
      avatar: null,
      group_id: null,
      note: '',
      deleted_at: new Date(deps.clock()),
    })
    db.afterCommit(deps.wakeRelay)
    return { avatar: row.avatar }
  })
  if (isRefusal(former)) return former
  if (former.avatar) await deps.pictures.remove(tenantId, former.avatar.id)
  return { done: true }
}

/** What names it by its number: a company's list, and the uses of coupons, whose limit per customer still holds. */
async function forgetNumber({ seal }: Deps, db: TenantDb, mobile: string): Promise<void> {
  await forgetMember(db, mobile)
  await forgetCouponUses(db, mobile, recipientKey(seal, db.tenantId, { mobile }))
}
