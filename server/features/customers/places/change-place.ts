import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { CustomerSession } from '#server/http/request.ts'
import {
  clearDefault,
  deletePlace,
  isAnothers,
  lockCustomer,
  markDefault,
  placeIds,
  type PlaceTable,
} from '#server/store/delivery/keep-places.ts'

/** What is known of a customer's places while its row is locked. */
export interface Places {
  readonly ids: readonly { readonly id: string; readonly is_default: boolean }[]
  /** Whether what is saved now becomes the default: the first one does, and what is asked to be. */
  becomesDefault(id: string | undefined, asked: boolean | undefined): Promise<boolean>
}

/**
 * Takes a kind of place and who is signed in; runs the change with the customer's row locked, so that two devices
 * can neither pass the cap together nor leave two defaults. Refuses 'session-expired' when the customer is gone.
 */
export function changePlaces<T>(
  deps: Pick<Deps, 'db'>,
  table: PlaceTable,
  { tenantId, customerId }: CustomerSession,
  act: (db: WriteDb, places: Places) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return writeUnlessRefused<T>(deps.db, tenantId, async (db) => {
    if (!(await lockCustomer(db, customerId))) return refuse('session-expired')
    const ids = await placeIds(db, table, customerId)
    return act(db, {
      ids,
      async becomesDefault(id, asked) {
        const current = ids.find((one) => one.is_default)?.id
        if (current !== undefined && (current === id || !asked)) return current === id
        await clearDefault(db, table, customerId)
        return true
      },
    })
  })
}

/** Takes one of the customer's places; it is the default from here on. Refuses 'not-found', another customer's too. */
export function setDefaultPlace<T>(
  deps: Pick<Deps, 'db'>,
  table: PlaceTable,
  session: CustomerSession,
  id: string,
  find: (db: WriteDb) => Promise<T>,
): Promise<T | Refusal> {
  return changePlaces<T>(deps, table, session, async (db, { ids }) => {
    if (!ids.some((one) => one.id === id)) return refuse('not-found')
    await clearDefault(db, table, session.customerId)
    await markDefault(db, table, session.customerId, id)
    return find(db)
  })
}

/**
 * Takes one of the customer's places; it is gone afterwards, and asking again is no failure. If it was the default,
 * the one that was changed last becomes it. Refuses 'not-found' for another customer's.
 */
export function removePlace(
  deps: Pick<Deps, 'db'>,
  table: PlaceTable,
  session: CustomerSession,
  id: string,
): Promise<{ done: true } | Refusal> {
  const { customerId } = session
  return changePlaces<{ done: true }>(deps, table, session, async (db, { ids }) => {
    const own = ids.find((one) => one.id === id)
    if (!own) return (await isAnothers(db, table, customerId, id)) ? refuse('not-found') : { done: true }
    await deletePlace(db, table, customerId, id)
    const next = ids.find((one) => one.id !== id)
    if (own.is_default && next) await markDefault(db, table, customerId, next.id)
    return { done: true }
  })
}
