/** What was done to a party of a queue. */
export interface Done {
  readonly act: 'join' | 'delay' | 'cancel' | 'call' | 'seat' | 'skip' | 'no_show'
  readonly id: string
}

interface Standing {
  readonly id: string
  state: string
}

/**
 * What a waiting list is, as simply as it can be said: a row of people for each area. Acts are told with the version that
 * the product gave them and replayed in that order: a version given twice, left out or acted on wrongly does not fit.
 */
export class QueueModel {
  readonly #told = new Map<string, { version: number; done: Done }[]>()
  readonly #unsure = new Map<string, Done[]>()
  readonly #rows = new Map<string, Standing[]>()
  readonly #left = new Map<string, string>()
  readonly #versions = new Map<string, number>()

  /** Takes an area, the version after the act, and the act. */
  done(area: string, version: number, done: Done): void {
    const acts = this.#told.get(area) ?? []
    acts.push({ version, done })
    this.#told.set(area, acts)
  }

  /** Takes an act whose answer did not come: it happened if a version is missing. */
  unsure(area: string, done: Done): void {
    this.#unsure.set(area, [...(this.#unsure.get(area) ?? []), done])
  }

  /** Does all that was told since, in the order of its versions. */
  replay(): void {
    for (const [area, acts] of this.#told) {
      for (const { version, done } of acts.toSorted((a, b) => a.version - b.version)) {
        while (this.#version(area) + 1 < version) this.#fillGap(area, version)
        if (version !== this.#version(area) + 1)
          throw new Error(`version ${version} after ${this.#version(area)}`)
        this.#versions.set(area, version)
        this.#apply(area, done)
      }
    }
    this.#told.clear()
  }

  /** Those in the queue, first come first. */
  inQueue(area: string): { id: string; state: string }[] {
    return this.#row(area).map(({ id, state }) => ({ id, state }))
  }

  stateOf(area: string, id: string): string | undefined {
    return this.#row(area).find((one) => one.id === id)?.state ?? this.#left.get(id)
  }

  /** What a ticket has to say. */
  placeOf(area: string, id: string): { state: string | undefined; position: number | null; ahead: number } {
    const waiting = this.#row(area).filter((one) => one.state === 'waiting')
    const at = waiting.findIndex((one) => one.id === id)
    return { state: this.stateOf(area, id), position: at < 0 ? null : at + 1, ahead: Math.max(0, at) }
  }

  #version(area: string): number {
    return this.#versions.get(area) ?? 0
  }

  #fillGap(area: string, version: number): void {
    const done = this.#unsure.get(area)?.shift()
    if (!done) throw new Error(`version ${version} after ${this.#version(area)}`)
    this.#versions.set(area, this.#version(area) + 1)
    this.#apply(area, done)
  }

  #row(area: string): Standing[] {
    const row = this.#rows.get(area) ?? []
    this.#rows.set(area, row)
    return row
  }

  #apply(area: string, { act, id }: Done): void {
    const row = this.#row(area)
    if (act === 'join') return void row.push({ id, state: 'waiting' })
    const at = row.findIndex((one) => one.id === id)
    const one = row[at]
    if (!one) throw new Error(`${act} of one who is not in the queue`)
    if (act === 'call') return void (one.state = 'called')
    if (act === 'delay' || act === 'skip') {
      const behind = row.findIndex((other, i) => i > at && other.state === 'waiting')
      const other = row[behind]
      if (other) [row[at], row[behind]] = [other, one]
      one.state = 'waiting'
      return
    }
    row.splice(at, 1)
    this.#left.set(id, { cancel: 'canceled', seat: 'seated', no_show: 'no_show' }[act])
  }
}
