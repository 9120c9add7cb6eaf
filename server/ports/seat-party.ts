import type { Refusal } from '#domain/core/refusal.ts'
import type { Language } from '#domain/core/words.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import type { Deps } from '../core/deps.ts'

/** A party that is shown to a table. */
export interface PartyToSeat {
  readonly tableId: string
  readonly branchId: string
  /** The phone that joined the queue sits at the table at once. */
  readonly browser: string | null
  readonly name: string
  /** What it has chosen while it waited: its table's cart from now on. */
  readonly cartId: string | null
  readonly now: Date
}

/** A party that sits at its table with what it has chosen while it waited. */
export interface SeatedParty {
  readonly sessionId: string
  readonly browser: string
  readonly language: Language
}

/** How the queue hands a party over to its table without knowing tables: dine-in gives it (staff-routes.ts). */
export interface Seating {
  /**
   * Opens the table's session, in the caller's transaction. Refuses 'table-not-found' and 'table-taken'.
   */
  seat(
    tx: WriteDb,
    catalogue: Catalogue,
    party: PartyToSeat,
  ): Promise<{ sessionId: string; table: string } | Refusal>
  /**
   * Sends what was chosen ahead to the kitchen as the table's first round, once it is seated. What has changed since it was
   * chosen stays in the table's cart, for its guests to look at.
   */
  sendAhead(deps: Deps, tenantId: string, party: SeatedParty): Promise<void>
}
