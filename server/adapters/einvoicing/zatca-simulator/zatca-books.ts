/** A document that the authority has taken. */
export interface TakenDocument {
  readonly uuid: string
  readonly hash: string
  readonly number: string
  readonly counter: number
  readonly previousHash: string
  readonly type: string
  /** By which call. */
  readonly how: 'reported' | 'cleared'
  readonly at: number
}

/** What the simulated authority knows of one unit, by its serial number. */
export interface UnitBook {
  readonly taken: TakenDocument[]
  /** The place in the chain after what it saw last, whether it took that or not; undefined before the first. */
  last: { readonly counter: number; readonly hash: string } | undefined
  /** How often a document was sent that it had. */
  duplicates: number
  /** Breaks of the chain that it saw, in words. */
  readonly breaks: string[]
}

/** All that the authority knows. */
export class ZatcaBooks {
  readonly #units = new Map<string, UnitBook>()
  /** Compliance documents that were taken, by the number of the request. */
  readonly passed = new Map<string, Set<string>>()
  readonly usedOtps = new Set<string>()
  /** Tokens that are good no more. */
  readonly revoked = new Set<string>()
  issued = 0

  unit(serial: string): UnitBook {
    const known = this.#units.get(serial)
    if (known) return known
    const made: UnitBook = { taken: [], last: undefined, duplicates: 0, breaks: [] }
    this.#units.set(serial, made)
    return made
  }

  get units(): ReadonlyMap<string, UnitBook> {
    return this.#units
  }
}
