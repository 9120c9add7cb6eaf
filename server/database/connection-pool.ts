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
  take(connection: Connection | Promise<Connection>): void
}

/** Lends connections: at most `size`, at most `perTenant` to one tenant, the one that knows the tenant first. */
export class ConnectionPool {
  readonly #options: PoolOptions
  readonly #idle: Connection[] = []
  readonly #lent = new Map<Connection, string>()
  readonly #held = new Map<string, number>()
  readonly #waiters: Waiter[] = []
  #open = 0
  #closed: (() => void) | undefined

  constructor(options: PoolOptions) {
    this.#options = options
  }

  async acquire(tenantId: string, wanted: Wanted = 'sticky'): Promise<Connection> {
    if (this.#closed) throw new DatabaseBusy('The database is being closed')
    const ready = this.#canHold(tenantId) ? this.#take(tenantId, wanted) : undefined
    return ready ?? (await this.#wait(tenantId, wanted))
  }

  release(connection: Connection): void {
    const tenantId = this.#lent.get(connection)
    if (tenantId === undefined) return
    this.#lent.delete(connection)
    this.#unhold(tenantId)
    if (connection.idle && !this.#closed) this.#idle.push(connection)
    else this.#drop(connection)
    this.#serve()
  }

  /** Waits for lent connections to come back, then ends all. */
  async close(): Promise<void> {
    const ended = new Promise<void>((resolve) => (this.#closed = resolve))
    for (const connection of this.#idle.splice(0)) this.#drop(connection)
    if (this.#open === 0) this.#closed?.()
    await ended
  }

  #canHold(tenantId: string): boolean {
    return (this.#held.get(tenantId) ?? 0) < this.#options.perTenant
  }

  #unhold(tenantId: string): void {
    const left = (this.#held.get(tenantId) ?? 1) - 1
    if (left > 0) this.#held.set(tenantId, left)
    else this.#held.delete(tenantId)
  }

  #take(tenantId: string, wanted: Wanted): Connection | Promise<Connection> | undefined {
    const connection = this.#pick(tenantId, wanted)
    if (!connection && this.#open >= this.#options.size) return undefined
    this.#held.set(tenantId, (this.#held.get(tenantId) ?? 0) + 1)
    if (!connection) return this.#connect(tenantId)
    this.#lent.set(connection, tenantId)
    return connection
  }

  // Reads and writes keep to connections of their own while there is room for both: changing over costs a round trip.
  #pick(tenantId: string, wanted: Wanted): Connection | undefined {
    for (let index = this.#idle.length - 1; index >= 0; index--) {
      if (!this.#idle[index]?.broken) continue
      for (const connection of this.#idle.splice(index, 1)) this.#drop(connection)
    }
    const same = this.#idle.findLastIndex(({ sticky }) => wanted === 'sticky' && sticky === tenantId)
    const like = same < 0 ? this.#idle.findIndex(({ blank }) => blank === (wanted === 'blank')) : same
    if (like < 0 && this.#open < this.#options.size) return undefined
    return this.#idle.splice(Math.max(like, 0), 1)[0]
  }

  async #connect(tenantId: string): Promise<Connection> {
    this.#open++
    const connection = new Connection(this.#options)
    try {
      await connection.client.connect()
    } catch (cause) {
      this.#unhold(tenantId)
      this.#drop(connection)
      this.#serve()
      throw new DatabaseBusy('The database cannot be reached', { cause })
    }
    this.#lent.set(connection, tenantId)
    return connection
  }

  #wait(tenantId: string, wanted: Wanted): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        tenantId,
        wanted,
        take: (connection) => {
          clearTimeout(timer)
          resolve(connection)
        },
      }
      const timer = setTimeout(() => {
        this.#waiters.splice(this.#waiters.indexOf(waiter), 1)
        reject(new DatabaseBusy(`No database connection within ${this.#options.patience} ms`))
      }, this.#options.patience)
      this.#waiters.push(waiter)
    })
  }

  #serve(): void {
    for (const waiter of this.#waiters.slice()) {
      if (!this.#canHold(waiter.tenantId)) continue
      const connection = this.#take(waiter.tenantId, waiter.wanted)
      if (!connection) return
      this.#waiters.splice(this.#waiters.indexOf(waiter), 1)
      waiter.take(connection)
    }
  }

  #drop(connection: Connection): void {
    this.#open--
    connection.client.end().catch(() => {})
    if (this.#closed && this.#open === 0) this.#closed()
  }
}
