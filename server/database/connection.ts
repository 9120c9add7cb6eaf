import { Socket } from 'node:net'
import pg from 'pg'
import type { CompiledQuery, QueryResult } from 'kysely'
import { DatabaseBusy } from './database-busy.ts'
import { traceStatement } from '../logs/tracing.ts'
import { runPlain } from './plain-query.ts'
import { PreparedQuery, type Answer, type Columns, type Statement } from './prepared-query.ts'
import { nameStatement } from './statement-names.ts'
import { valueTypes } from './value-types.ts'

export interface ConnectionOptions {
  url: string
  /** Shown in pg_stat_activity. */
  name: string
  statementTimeout: number
  /** How long one who wants a connection waits, in ms. */
  patience: number
  /** Whether plans are kept, by a query of our own; without, pg's own queries run. Not given: yes. */
  prepared?: boolean | undefined
}

/** What PostgreSQL itself has not ended by its own limit, and the way there and back. */
const silenceMs = 3000

/** One connection to PostgreSQL, with the tenant whose setting it carries (safety 15). */
export class Connection {
  readonly client: pg.Client
  /** The tenant that the session's own setting names for certain; null when not certain. */
  sticky: string | null = null
  /** The session's own setting names no tenant for certain: outside a transaction no tenant's row can be touched. */
  blank = true
  broken = false
  #statement = ''
  readonly #named = new Set<string>()
  readonly #columns = new Map<string, Columns>()
  readonly #socket = new Socket()
  readonly #prepared: boolean
  #gathering = false
  #asked = 0

  constructor({ url, name, statementTimeout, patience, prepared = true }: ConnectionOptions) {
    this.#prepared = prepared
    this.client = new pg.Client({
      connectionString: url,
      application_name: name,
      statement_timeout: statementTimeout,
      lock_timeout: 5000,
      idle_in_transaction_session_timeout: 10_000,
      // who waits for it gives up earlier; when it comes late, as on a machine under load, the next ones have it
      connectionTimeoutMillis: Math.max(5000, patience),
      options: '-c timezone=UTC -c jit=off',
      keepAlive: true,
      pipeline: true,
      stream: () => this.#socket,
      types: valueTypes,
    })
    this.client.on('error', () => (this.broken = true))
    this.client.on('end', () => (this.broken = true))
    // a machine that is gone says nothing: the system would wait a quarter of an hour for it, with every place taken
    this.#socket.setTimeout(statementTimeout + silenceMs, () => {
      if (this.#asked > 0) this.#socket.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' }))
    })
  }

  /** Runs a compiled query, under a kept plan unless that is switched off. */
  execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return traceStatement(query.sql, () => this.#execute(query))
  }

  async #execute<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    this.#gather()
    this.#statement = sql
    const name = this.#prepared ? nameStatement(sql, this.#named) : undefined
    const statement = { name, text: sql, values: parameters }
    const { rows, rowCount, command } = await this.#run(statement)
      .catch((error: Error) => this.#withoutPlan(statement, error))
      .catch(explain)
    const changes =
      command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE'
    return changes ? { rows: rows as R[], numAffectedRows: BigInt(rowCount) } : { rows: rows as R[] }
  }

  async #run(statement: Statement): Promise<Answer> {
    try {
      return await new Promise((resolve, reject) => {
        let waits = 1
        this.#asked += waits
        const answer = (error: Error | null, result?: Answer) => {
          this.#asked -= waits
          waits = 0
          if (result) resolve(result)
          else reject(error)
        }
        if (this.#prepared) void this.client.query(new PreparedQuery(statement, this.#columns, answer))
        else runPlain(this.client, statement, answer)
      })
    } catch (error) {
      // Its stack begins at the socket: who asked says more.
      if (error instanceof Error) {
        Error.captureStackTrace(error)
        Object.assign(error, { statement: statement.text.slice(0, 300) })
      }
      throw error
    }
  }

  // A newer version of the product added a column to a table that this kept plan reads whole.
  #withoutPlan({ text, values }: Statement, error: Error): Promise<Answer> {
    if (!error.message.startsWith('cached plan must not change')) throw error
    if (this.client.getTransactionStatus() === 'I') return this.#run({ name: undefined, text, values })
    this.broken = true
    throw new DatabaseBusy('The schema changed under a transaction', { cause: error })
  }

  /** Runs plain SQL of our own, possibly several statements, in one round trip; returns the last command's tag. */
  command(sql: string): Promise<string> {
    return traceStatement(sql, () => this.#command(sql))
  }

  async #command(sql: string): Promise<string> {
    this.#gather()
    this.#statement = sql
    this.#asked += 1
    const asking = this.client.query(sql).finally(() => (this.#asked -= 1))
    const answer = (await asking.catch(explain)) as unknown as { command: string } | { command: string }[]
    return Array.isArray(answer) ? (answer.at(-1)?.command ?? '') : answer.command
  }

  // What one turn of the event loop sends leaves as one packet: waking the other side costs more than a query's text.
  #gather(): void {
    if (this.#gathering) return
    this.#gathering = true
    this.#socket.cork()
    process.nextTick(() => {
      this.#gathering = false
      this.#socket.uncork()
    })
  }

  /** The statement that it waits for, without its values, or that it had last. */
  get doing(): string {
    return `${this.#asked > 0 ? '' : 'after '}${this.#statement.slice(0, 300)}`
  }

  /** Whether the session is outside any transaction and can be lent again. */
  get idle(): boolean {
    return !this.broken && this.client.getTransactionStatus() === 'I'
  }
}

// 57P..: PostgreSQL is ending or ended this session; 08...: the way to it broke.
function explain(error: Error & { code?: string }): never {
  const gone = /^(57P|08|ECONNRESET|EPIPE|ETIMEDOUT)/.test(error.code ?? '')
  if (!gone && !/^(Connection terminated|Client (has encountered|was closed))/.test(error.message))
    throw error
  throw new DatabaseBusy('The connection to the database broke', { cause: error })
}
