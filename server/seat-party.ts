import type { Refusal } from '#domain/refusal.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Catalogue } from '#server/store/catalogue.ts'

/** A party that is shown to a table. */
export interface PartyToSeat {
  readonly tableId: string
  readonly branchId: string
  /** The phone that joined the queue sits at the table at once. */
  readonly browser: string | null
  readonly name: string
  readonly now: Date
}

/**
 * How the queue opens a table's session without knowing tables: ordering gives it (app.ts). Runs in the caller's
 * transaction. Refuses 'table-not-found' and 'table-taken'.
 */
export type SeatParty = (
  tx: WriteDb,
  catalogue: Catalogue,
  party: PartyToSeat,
) => Promise<{ sessionId: string; table: string } | Refusal>
