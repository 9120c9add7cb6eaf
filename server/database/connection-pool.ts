import { Connection, type ConnectionOptions } from './connection.ts'
import { DatabaseBusy } from './database-busy.ts'

export interface PoolOptions extends ConnectionOptions {
  size: number
  /** Most connections that one tenant holds at once (safety 31). */
  perTenant: number
}

/** A connection that carries the tenant's setting already, or one that carries none. */
export type Wanted = 'sticky' | 'blank'

interface Waiter {
  tenantId: string
  wanted: Wanted
  /** A connection is being opened for it. */
  opening: boolean
  take(connection: Connection): void
  fail(error: DatabaseBusy): void
}

interface Loan {
  readonly tenantId: string
  readonly at: number
}

const closing = 'The database is being closed'

/** Lends connections: at most `size`, at most `perTenant` to one tenant, the one that knows the tenant first. */
export class ConnectionPool {
  readonly #options: PoolOptions
  readonly #idle: Connection[] = []
  /** The longest lent first. */
  readonly #lent = new Map<Connection, Loan>()
  readonly #held = new Map<string, number>()
  readonly #waiters: Waiter[] = []
  #size = 0
  #closed: (() => void) | undefined

  constructor(options: PoolOptions) {
    this.#options = options
  }

  async acquire(tenantId: string, wanted: Wanted = 'sticky'): Promise<Connection> {
    if (this.#closed) throw new DatabaseBusy(closing)
    const ready = this.#canHold(tenantId) ? this.#take(tenantId, wanted) : undefined
    return ready ?? (await this.#wait(tenantId, wanted))
  }

  release(connection: Connection): void {
    const loan = this.#lent.get(connection)
    if (loan === undefined) return
    this.#lent.delete(connection)
    this.#unhold(loan.tenantId)
    if (connection.idle && !this.#closed) this.#idle.push(connection)
    else this.#drop(connection)
    this.#serve()
  }

  /**
   * Opens so many before anybody waits, half of them for reads: on a machine under load the first visitors after a start would
   * wait for theirs in vain.
   */
  warm(count: number): void {
    for (let i = 0; i < count; i += 1) void this.#openIdle(i % 2 === 0)
  }

  async #openIdle(blank: boolean): Promise<void> {
    const connection = new Connection(this.#options)
    this.#size++
    try {
      await connection.client.connect()
    } catch {
      // whoever comes first hears why
      this.#drop(connection)
      return
    }
    connection.blank = blank
    if (this.#closed) this.#drop(connection)
    else this.#idle.push(connection)
    this.#serve()
  }

  /** Waits for lent connections to come back, then ends all. */
  async close(): Promise<void> {
    const ended = new Promise<void>((resolve) => (this.#closed = resolve))
    for (const connection of this.#idle.splice(0)) this.#drop(connection)
    if (this.#size === 0) this.#closed?.()
    await ended
  }

  #canHold(tenantId: string): boolean {
    return (this.#held.get(tenantId) ?? 0) < this.#options.perTenant
  }

  #hold(tenantId: string): void {
    this.#held.set(tenantId, (this.#held.get(tenantId) ?? 0) + 1)
  }

  #unhold(tenantId: string): void {
    const left = (this.#held.get(tenantId) ?? 1) - 1
    if (left > 0) this.#held.set(tenantId, left)
    else this.#held.delete(tenantId)
  }

  #take(tenantId: string, wanted: Wanted, any = false): Connection | undefined {
    const connection = this.#pick(tenantId, wanted, any)
    return connection && this.#lend(connection, tenantId)
  }

  #lend(connection: Connection, tenantId: string): Connection {
    this.#hold(tenantId)
    this.#lent.set(connection, { tenantId, at: performance.now() })
    return connection
  }

  // Reads and writes keep to connections of their own while there is room for both: changing over costs a round trip.
  #pick(tenantId: string, wanted: Wanted, any: boolean): Connection | undefined {
    for (let index = this.#idle.length - 1; index >= 0; index--) {
      if (!this.#idle[index]?.broken) continue
      for (const connection of this.#idle.splice(index, 1)) this.#drop(connection)
    }
    const same = this.#idle.findLastIndex(({ sticky }) => wanted === 'sticky' && sticky === tenantId)
    const like = same < 0 ? this.#idle.findIndex(({ blank }) => blank === (wanted === 'blank')) : same
    if (like < 0 && !any && this.#size < this.#options.size) return undefined
    return this.#idle.splice(Math.max(like, 0), 1)[0]
  }

  // Of one's share while it is opened. Who it is opened for may have given up before a slow one is there, or got another:
  // it is the next one's then.
  async #open(waiter: Waiter): Promise<void> {
    const connection = new Connection(this.#options)
    waiter.opening = true
    this.#size++
    this.#hold(waiter.tenantId)
    let failed: DatabaseBusy | undefined
    try {
      await connection.client.connect()
    } catch (cause) {
      failed = new DatabaseBusy('The database cannot be reached', { cause, pool: this.#options.name })
    }
    this.#unhold(waiter.tenantId)
    if (failed || this.#closed) {
      this.#drop(connection)
      waiter.fail(failed ?? new DatabaseBusy(closing))
    } else if (this.#waiters.includes(waiter)) waiter.take(this.#lend(connection, waiter.tenantId))
    else this.#idle.push(connection)
    this.#serve()
  }

  #wait(tenantId: string, wanted: Wanted): Promise<Connection> {
    const since = performance.now()
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        const at = this.#waiters.indexOf(waiter)
        if (at >= 0) this.#waiters.splice(at, 1)
        return at >= 0
      }
      const waiter: Waiter = {
        tenantId,
        wanted,
        opening: false,
        take: (connection) => {
          end()
          resolve(connection)
        },
        fail: (error) => {
          if (end()) reject(error)
        },
      }
      const { patience } = this.#options
      const giveUp = () => {
        if (!this.#waiters.includes(waiter)) return
        // rather one of the other kind than none: it costs a round trip
        const other = this.#canHold(tenantId) ? this.#take(tenantId, wanted, true) : undefined
        if (other) waiter.take(other)
        else waiter.fail(this.#tellBusy(tenantId, performance.now() - since))
      }
      // a process that stood still for so long hears first what came meanwhile
      const timer = setTimeout(() => setImmediate(giveUp), patience)
      this.#waiters.push(waiter)
      this.#openFor(waiter)
    })
  }

  #tellBusy(tenantId: string, waitedMs: number): DatabaseBusy {
    const { patience, name, perTenant, size } = this.#options
    const full = !this.#canHold(tenantId)
    const [longest] = [...this.#lent].filter(([, loan]) => !full || loan.tenantId === tenantId)
    return new DatabaseBusy(`No database connection within ${patience} ms`, {
      pool: name,
      waitedMs: Math.round(waitedMs),
      ofTenant: `${this.#held.get(tenantId) ?? 0} of ${perTenant}`,
      ofAll: `${this.#lent.size} lent, ${this.#size} of ${size} open`,
      waiting: this.#waiters.length,
      ...(longest && {
        longest: {
          tenant: longest[1].tenantId,
          forMs: Math.round(performance.now() - longest[1].at),
          statement: longest[0].doing,
        },
      }),
    })
  }

  #serve(): void {
    for (const waiter of this.#waiters.slice()) {
      if (!this.#canHold(waiter.tenantId)) continue
      const connection = this.#take(waiter.tenantId, waiter.wanted, waiter.opening)
      if (connection) waiter.take(connection)
      else this.#openFor(waiter)
    }
  }

  #openFor(waiter: Waiter): void {
    const { tenantId, opening } = waiter
    if (!opening && this.#canHold(tenantId) && this.#size < this.#options.size) void this.#open(waiter)
  }

  #drop(connection: Connection): void {
    this.#size--
    connection.client.end().catch(() => {})
    if (this.#closed && this.#size === 0) this.#closed()
  }
}
