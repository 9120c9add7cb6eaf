import type { TenantDb } from '#server/database/tenant-db.ts'
import type { CustomerSession } from '#server/http/request.ts'
import { recipientKeys } from '#server/secrets/recipient-key.ts'
import type { Seal } from '#server/secrets/seal.ts'
import { listBooked } from '#server/store/reservations/booked-by.ts'
import { listOpenCarts } from '#server/store/ordering/carts.ts'
import { findChallenges, listRuns } from '#server/store/loyalty/challenges.ts'
import { findMembership } from '#server/store/companies/companies.ts'
import { listContactOf } from '#server/store/site/contact-messages.ts'
import { listSessions } from '#server/store/customers/customer-sessions.ts'
import { findCustomer, shopperOf } from '#server/store/customers/customers.ts'
import { listEntries } from '#server/store/loyalty/ledgers.ts'
import { listSharedNames, listSharedNotes } from '#server/store/ordering/group-orders.ts'
import { listBrowsersOf } from '#server/store/waitlist/leaving-guest.ts'
import { listMessagesOf } from '#server/store/privacy/forget-messages.ts'
import { listMyOrders, listMyPayments, listMyRatings } from '#server/store/ordering/my-orders.ts'
import { readPreferences } from '#server/store/notifications/notice-preferences.ts'
import { listOwnCoupons } from '#server/store/loyalty/own-coupons.ts'
import { listLots } from '#server/store/loyalty/points-lots.ts'
import { findReferral, listInvitations } from '#server/store/loyalty/referrals.ts'
import { listOwnWaits } from '#server/store/reservations/reservation-waits.ts'

import { listAllRedemptions } from '#server/store/loyalty/rewards.ts'
import { listTableNames } from '#server/store/dine-in/table-sessions.ts'
import { listUsuals } from '#server/store/ordering/usual-orders.ts'
import { listOwnEntries } from '#server/store/waitlist/waiting-entries.ts'

/** All rows of a customer beside the account itself. */
export type OwnData = Awaited<ReturnType<typeof readOwnData>>

const everything = { page: 1, perPage: 100_000 }

/**
 * Takes a handle, who is signed in and now; returns all that deleting the account would forget, and what would stay without
 * a name. Rule "My data as a file".
 */
export async function readOwnData(
  db: TenantDb,
  { customerId }: Pick<CustomerSession, 'customerId'>,
  { now, seal }: { now: Date; seal: Seal },
) {
  const shopper = shopperOf(customerId)
  const customer = await findCustomer(db, customerId)
  const mobile = customer?.mobile ?? null
  const recipients = customer ? recipientKeys(seal, db.tenantId, customer) : []
  // of a browser in which somebody else signed in too, nobody can say whose the names are
  const browsers = await listBrowsersOf(db, { customerId, recipients }, true)
  const orders = (await listMyOrders(db, shopper, everything)).rows
  const runs = await listRuns(db, customerId)
  return {
    note: customer?.note ?? '',
    company: await findMembership(db, customerId),
    invitation: await findReferral(db, customerId),
    invited: await listInvitations(db, customerId),
    carts: await listOpenCarts(db, shopper),
    shared: await listSharedNames(db, { browsers, shopper }),
    orders,
    tables: await listTableNames(db, browsers),
    shared_notes: await listSharedNotes(db, browsers),
    payments: await listMyPayments(db, shopper),
    usuals: (await listUsuals(db, customerId, everything)).rows,
    ratings: await listMyRatings(db, shopper),
    devices: await listSessions(db, customerId, now),
    notifications: await readPreferences(db, customerId),
    wallet: (await listEntries(db, 'wallet', { customerId, ...everything })).rows,
    points: (await listEntries(db, 'points', { customerId, ...everything })).rows,
    lots: await listLots(db, customerId),
    runs,
    challenges: await findChallenges(
      db,
      runs.map((run) => run.challenge_id),
    ),
    rewards: await listAllRedemptions(db, customerId),
    coupons: await listOwnCoupons(db, customerId),
    reservations: await listBooked(db, { shopper, phone: mobile ?? '' }),
    waits: await listOwnWaits(db, shopper),
    queued: await listOwnEntries(db, { shopper, browsers }),
    messages: await listContactOf(db, customerId),
    sent: await listMessagesOf(db, { customerId, shopper, mobile, email: customer?.email ?? null, browsers }),
  }
}
