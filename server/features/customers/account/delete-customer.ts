import type { DeletionWire } from '#contract/customers/customer.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { recipientKey, recipientKeys } from '#server/secrets/recipient-key.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { CustomerSession } from '#server/http/request.ts'
import { forgetReservations } from '#server/store/reservations/booked-by.ts'
import { forgetMember } from '#server/store/companies/companies.ts'
import { forgetCouponUses } from '#server/store/loyalty/coupons.ts'
import { forgetContactOf } from '#server/store/site/contact-messages.ts'
import { countQueued, countSeated, forgetGuest } from '#server/store/privacy/forget-guest.ts'
import { forgetMessages } from '#server/store/privacy/forget-messages.ts'
import { forgetOrders, forgetPayers } from '#server/store/privacy/forget-orders.ts'
import { forgetPrints } from '#server/store/privacy/forget-prints.ts'
import { forgetStaffWords } from '#server/store/privacy/forget-staff-words.ts'
import { listBrowsersOf, type LeavingGuest } from '#server/store/waitlist/leaving-guest.ts'
import { listSessions } from '#server/store/customers/customer-sessions.ts'
import { deletePlaces } from '#server/store/delivery/customer-places.ts'
import {
  findCustomer,
  lockCustomer,
  shopperOf,
  updateCustomer,
  type CustomerRow,
} from '#server/store/customers/customers.ts'
import { readBalance } from '#server/store/loyalty/ledgers.ts'
import { countActiveOrders } from '#server/store/ordering/my-orders.ts'
import { deletePreferences } from '#server/store/notifications/notice-preferences.ts'
import { countComing } from '#server/store/reservations/reservations.ts'
import { forgetRatings } from '#server/store/ratings/ratings.ts'
import { deleteUsuals } from '#server/store/ordering/usual-orders.ts'
import { forgetRecipients } from '#server/store/customers/sign-in-codes.ts'
import { endSessions } from '../sign-in/sign-out.ts'

/** Takes who is signed in; returns what deleting the account would take. Rule "Deleting an account". */
export async function readDeletion(
  deps: Pick<Deps, 'db' | 'catalogues' | 'clock'>,
  { tenantId, customerId }: CustomerSession,
): Promise<DeletionWire> {
  const { tenant } = await deps.catalogues.current(tenantId)
  const now = new Date(deps.clock())
  const left = await deps.db.read(tenantId, async (db) => {
    const customer = await findCustomer(db, customerId)
    return readLeft(db, { customerId, mobile: customer?.mobile ?? null }, now)
  })
  return { ...left, currency: tenant.currency }
}

/** A table that staff forgot to close is no visit any more. */
const longestVisitMs = 24 * 3600_000

/**
 * A table that the customer is still to come to or sits at, and a place in a queue, are under way as an order is: they are cancelled
 * first. So are an order and a table on the phone for its number: the restaurant counts on them.
 */
async function readLeft(
  db: TenantDb,
  { customerId, mobile }: { customerId: string; mobile: string | null },
  now: Date,
): Promise<Omit<DeletionWire, 'currency'>> {
  const seatedSince = new Date(now.getTime() - longestVisitMs)
  const sessions = await listSessions(db, customerId, now)
  const browsers = sessions.flatMap(({ browser }) => browser ?? [])
  const [wallet, points, active, coming, queued, seated] = await Promise.all([
    readBalance(db, 'wallet', customerId),
    readBalance(db, 'points', customerId),
    countActiveOrders(db, { shopper: shopperOf(customerId), mobile }),
    countComing(db, { shopper: shopperOf(customerId), mobile }, now),
    countQueued(db, shopperOf(customerId)),
    countSeated(db, browsers, seatedSince),
  ])
  const orders_under_way = active + coming + queued + seated
  return { wallet_balance: toDecimal(wallet), points_balance: points, orders_under_way }
}

/**
 * Takes who is signed in and the balances that the customer was shown; anonymises the account. Profile, addresses,
 * vehicles, wishes, photos and tokens go; invoices and ledger rows stay without a name. Refuses 'balance-changed' and
 * 'order-under-way'. Rule "Deleting an account".
 */
export async function deleteCustomer(
  deps: Deps,
  { tenantId, customerId }: CustomerSession,
  shown: { wallet_balance: string; points_balance: number },
): Promise<{ done: true } | Refusal> {
  const former = await writeUnlessRefused(deps.db, tenantId, async (db) => {
    const row = await lockCustomer(db, customerId)
    if (!row) return refuse('session-expired')
    const now = new Date(deps.clock())
    const { orders_under_way, ...left } = await readLeft(db, { customerId, mobile: row.mobile }, now)
    if (orders_under_way > 0) return refuse('order-under-way')
    if (left.wallet_balance !== shown.wallet_balance || left.points_balance !== shown.points_balance)
      return refuse('balance-changed', { details: left })
    await deletePlaces(db, customerId)
    await deletePreferences(db, customerId)
    await deleteUsuals(db, customerId)
    await forgetAll(deps, db, row, now)
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
      deleted_at: now,
    })
    db.afterCommit(deps.wakeRelay)
    return { avatar: row.avatar }
  })
  if (isRefusal(former)) return former
  if (former.avatar) await deps.pictures.remove(tenantId, former.avatar.id)
  return { done: true }
}

/** Its words and names beside the account itself: what hangs on orders, tables and queues goes before those forget whose they are. */
async function forgetAll(deps: Deps, db: WriteDb, row: CustomerRow, now: Date): Promise<void> {
  const { id: customerId, mobile, email } = row
  const recipients = recipientKeys(deps.seal, db.tenantId, row)
  const browsers = await listBrowsersOf(db, { customerId, recipients })
  const guest: LeavingGuest = { customerId, shopper: shopperOf(customerId), mobile, email, browsers }
  await forgetMessages(db, guest)
  await forgetStaffWords(db, guest)
  await forgetPayers(db, guest, payerWords(row))
  await forgetContactOf(db, guest)
  await forgetRatings(db, guest)
  await forgetPrints(db, guest)
  await forgetGuest(db, guest)
  await forgetReservations(db, guest, now)
  await forgetOrders(db, guest)
  if (mobile) await forgetNumber(deps, db, mobile)
  await forgetRecipients(db, recipients)
}

/** How a gateway may write whom it was told of: as it is, in JSON, and in JSON of letters of ASCII alone. */
function payerWords({ name, mobile, email }: CustomerRow): string[] {
  const ascii = (text: string) =>
    text.replaceAll(/[^\x20-\x7e]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const known = [name, ...name.split(' '), mobile, mobile?.slice(1), email].filter(
    (one) => one && one.length > 2,
  )
  return [
    ...new Set(known.flatMap((one) => (one ? [one, JSON.stringify(one).slice(1, -1), ascii(one)] : []))),
  ]
}

/** What names it by its number: a company's list, and the uses of coupons, whose limit per customer still holds. */
async function forgetNumber({ seal }: Deps, db: TenantDb, mobile: string): Promise<void> {
  await forgetMember(db, mobile)
  await forgetCouponUses(db, mobile, recipientKey(seal, db.tenantId, { mobile }))
}
