import type { TenantDb } from '#server/database/tenant-db.ts'
import type { CustomerSession } from '#server/request.ts'
import { findMembership } from '#server/store/companies.ts'
import { listContactOf } from '#server/store/contact-messages.ts'
import { listSessions } from '#server/store/customer-sessions.ts'
import { findCustomer, shopperOf } from '#server/store/customers.ts'
import { listEntries } from '#server/store/ledgers.ts'
import { listMyOrders, listMyRatings } from '#server/store/my-orders.ts'
import { readWishes } from '#server/store/notice-wishes.ts'
import { findReferral } from '#server/store/referrals.ts'
import { listOwnWaits } from '#server/store/reservation-waits.ts'
import { listOwnReservations } from '#server/store/reservations.ts'
import { listUsuals } from '#server/store/usual-orders.ts'
import { listOwnEntries } from '#server/store/waiting-entries.ts'

/** All rows of a customer beside the account itself. */
export type OwnData = Awaited<ReturnType<typeof readOwnData>>

const everything = { page: 1, perPage: 100_000 }

/**
 * Takes a handle, who is signed in and now; returns all that deleting the account would forget, and what would stay without
 * a name. Domain "Privacy".
 */
export async function readOwnData(
  db: TenantDb,
  { customerId }: Pick<CustomerSession, 'customerId'>,
  now: Date,
) {
  const shopper = shopperOf(customerId)
  return {
    note: (await findCustomer(db, customerId))?.note ?? '',
    company: await findMembership(db, customerId),
    invitation: await findReferral(db, customerId),
    orders: (await listMyOrders(db, shopper, everything)).rows,
    usuals: (await listUsuals(db, customerId, everything)).rows,
    ratings: await listMyRatings(db, shopper),
    devices: await listSessions(db, customerId, now),
    notifications: await readWishes(db, customerId),
    wallet: (await listEntries(db, 'wallet', { customerId, ...everything })).rows,
    points: (await listEntries(db, 'points', { customerId, ...everything })).rows,
    reservations: (await listOwnReservations(db, shopper, everything)).rows,
    waits: await listOwnWaits(db, shopper),
    queued: await listOwnEntries(db, shopper),
    messages: await listContactOf(db, customerId),
  }
}
