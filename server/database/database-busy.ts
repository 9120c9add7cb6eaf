/** What the log says of a 503: what was waited for, and who had it. */
export interface BusyFacts {
  readonly why: string
  readonly pool?: string
  readonly waitedMs?: number
  /** Connections: those of the tenant and its share, those of all and the pool's size, and how many wait. */
  readonly ofTenant?: string
  readonly ofAll?: string
  readonly waiting?: number
  /** The connection that has been lent the longest of those that were waited for. */
  readonly longest?: { readonly tenant: string; readonly forMs: number; readonly statement: string }
  readonly statement?: string
}

/** The database gives no connection within the time that a person waits: 503, try again (safety 31). */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy'
  readonly facts: BusyFacts
  constructor(message: string, { cause, ...facts }: Omit<BusyFacts, 'why'> & { cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.facts = { why: message, ...facts }
  }
}
