import { AsyncLocalStorage } from 'node:async_hooks'
import {
  DefaultQueryExecutor,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Schema } from '#server/store/schema.generated.ts'
import type { Connection } from './connection.ts'

const holding = new AsyncLocalStorage<Lease>()
const compiler = new PostgresQueryCompiler()
const adapter = new PostgresAdapter()

/** What a lease may do; an autocommit read changes nothing, `single` is one statement that may. */
export type LeaseKind = 'read' | 'single' | 'transaction' | 'platform'

/** Refuses a second connection while one is held: such waits end in a deadlock of the pool (safety 31). */
export function refuseSecondConnection(): void {
  if (holding.getStore()?.open) {
    throw new Error(
      'A second database connection was asked for while one is held: pass the handle on instead',
    )
  }
}

/** One borrowing of a connection. Its Kysely works until `end()` and throws after (safety 15). */
export class Lease implements DatabaseConnection {
  open = true
  readonly q: Kysely<Schema>
  readonly #connection: Connection
  readonly #kind: LeaseKind
  readonly #under = new Set<Promise<unknown>>()
  /** What the first query needs and travels with: the tenant's setting, or the begin of its transaction. */
  #before: Promise<unknown> | undefined
  #queries = 0
  #nextIsLast = false
  #commit: Promise<string> | undefined
  #failure: unknown

  constructor(connection: Connection, kind: LeaseKind, before?: Promise<unknown>) {
    this.#connection = connection
    this.#kind = kind
    this.#before = before
    // Until a query waits for it, a failure of it has nobody to go to.
    before?.catch(() => {})
    const provider = {
      provideConnection: <T>(use: (connection: DatabaseConnection) => Promise<T>): Promise<T> => use(this),
    }
    const executor = new DefaultQueryExecutor(compiler, adapter, provider)
    this.q = new Kysely<Schema>({ config: { dialect }, dialect, driver: noDriver, executor })
  }

  /** Runs `fn` as the holder of this lease. */
  run<T>(fn: () => Promise<T>): Promise<T> {
    return holding.run(this, fn)
  }

  /** The next query is the transaction's last: its commit travels with it. */
  endWithNext(): void {
    this.#nextIsLast = true
  }

  /** Commits, unless the last query took the commit along; returns the tag that PostgreSQL answered. */
  commit(): Promise<string> {
    return this.#commit ?? this.#connection.command('commit')
  }

  /** Closes the handle and waits for the queries that are still under way. */
  async end(): Promise<void> {
    this.open = false
    await Promise.allSettled([...this.#under, this.#before, this.#commit])
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.open) throw new Error('This database handle was given back: use it only inside its function')
    if (this.#kind === 'read' && changesRows(query)) throw new Error('read() changes nothing: use write()')
    this.#queries += 1
    if (this.#kind === 'single' && this.#queries > 1)
      throw new Error('single() runs one statement: use write()')
    if (this.#commit) throw new Error('The transaction was told that its last statement had been sent')
    const answer = this.#execute<R>(query)
    if (this.#nextIsLast) {
      this.#commit = this.#connection.command('commit')
      this.#commit.catch(() => {})
    }
    this.#under.add(answer)
    const done = () => this.#under.delete(answer)
    answer.then(done, done)
    return answer
  }

  // They travel together; an answer counts only when what goes before it was done.
  async #execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const answer = this.#connection.execute<R>(query).catch((error: unknown) => this.#fail(error))
    if (!this.#before) return answer
    const [before, result] = await Promise.allSettled([this.#before, answer])
    if (before.status === 'rejected') throw before.reason
    this.#before = undefined
    if (result.status === 'rejected') throw result.reason
    return result.value
  }

  // What travels behind a failed query is refused too (25P02), and its caller may hear of that first: the cause counts.
  #fail(error: unknown): never {
    if ((error as { code?: unknown }).code !== '25P02') this.#failure = error
    throw this.#failure ?? error
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming would hold a connection: read in pages')
  }
}

function changesRows({ query: { kind } }: CompiledQuery): boolean {
  return (
    kind === 'InsertQueryNode' ||
    kind === 'UpdateQueryNode' ||
    kind === 'DeleteQueryNode' ||
    kind === 'MergeQueryNode'
  )
}

function refuse(): never {
  throw new Error('Transactions are made by write() and snapshot()')
}

const noDriver: Driver = {
  init: async () => {},
  acquireConnection: refuse,
  beginTransaction: refuse,
  commitTransaction: refuse,
  rollbackTransaction: refuse,
  releaseConnection: async () => {},
  destroy: async () => {},
}
const dialect = {
  createAdapter: () => adapter,
  createDriver: () => noDriver,
  createQueryCompiler: () => compiler,
  createIntrospector: refuse,
} satisfies Dialect
