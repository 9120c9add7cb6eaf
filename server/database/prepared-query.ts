import pg from 'pg'
import utils from 'pg/lib/utils.js'
import { valueTypes } from './value-types.ts'

/** What a statement answers with: said by the server once, as the plan that a connection keeps cannot answer otherwise. */
export interface Columns {
  readonly names: readonly string[]
  readonly parsers: readonly ((text: string) => unknown)[]
  /** A row with nothing in it, for rows to be made after. */
  readonly blank: Readonly<Record<string, null>>
}

export interface Answer {
  readonly rows: Record<string, unknown>[]
  /** The first word of what the server says was done: INSERT, SELECT. */
  readonly command: string
  /** How many rows were read or changed. */
  readonly rowCount: number
}

export interface Statement {
  /** The name under which the connection keeps the plan; none where it is not kept. */
  readonly name: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
}

/** The part of pg's connection that a query of one's own may use. */
interface Wire {
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
  parse(message: { name: string | undefined; text: string }): void
  bind(message: { statement: string | undefined; values: readonly unknown[] }): void
  describe(message: { type: 'P'; name: string }): void
  execute(): void
  sync(): void
}

interface Described {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
}

export type Callback = (error: Error | null, answer?: Answer) => void

const noColumns: Columns = { names: [], parsers: [], blank: {} }
// Its handlers are pg's protocol for queries of one's own, which the types leave out; only heirs of Query may be pipelined.
const Query = pg.Query as unknown as new (text: string) => object

/** One run of a statement. pg's own query asks for the columns at every run, and reads them again. */
export class PreparedQuery extends Query {
  readonly name: string | undefined
  readonly text: string
  readonly values: unknown[]
  callback: Callback
  readonly #known: Map<string, Columns>
  readonly #rows: Record<string, unknown>[] = []
  #columns: Columns | undefined
  #tag = ''
  #unread: Error | undefined

  /** `known` are the columns of the statements that this connection keeps, by their names; throws when a value cannot be sent. */
  constructor({ name, text, values }: Statement, known: Map<string, Columns>, callback: Callback) {
    super(text)
    this.name = name
    this.text = text
    this.callback = callback
    this.values = values.map((value) => utils.prepareValue(value))
    this.#known = known
    this.#columns = name === undefined ? undefined : known.get(name)
  }

  submit(wire: Wire): void {
    const { name, text } = this
    const parsed = name && (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name])
    if (!parsed) wire.parse({ name, text })
    if (!parsed && name) wire.submittedNamedStatements[name] = text
    wire.bind({ statement: name, values: this.values })
    if (!this.#columns) wire.describe({ type: 'P', name: '' })
    wire.execute()
    wire.sync()
  }

  handleRowDescription({ fields }: Described): void {
    this.#columns = readColumns(fields)
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const { names, parsers, blank } = this.#columns ?? noColumns
    const row: Record<string, unknown> = { ...blank }
    try {
      for (let at = 0; at < names.length; at++) {
        const text = fields[at]
        if (typeof text === 'string') row[names[at] as string] = parsers[at]?.(text)
      }
      this.#rows.push(row)
    } catch (error) {
      this.#unread ??= error as Error
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#tag = text
  }

  handleEmptyQuery(): void {}

  handleError(error: Error): void {
    this.callback(error)
  }

  handleReadyForQuery(): void {
    const { name } = this
    if (name && !this.#known.has(name)) this.#known.set(name, share(this.text, this.#columns ?? noColumns))
    if (this.#unread) this.callback(this.#unread)
    else this.callback(null, { rows: this.#rows, ...readTag(this.#tag) })
  }
}

/** A tag is `INSERT 0 3`, `UPDATE 3` or `BEGIN`. */
function readTag(tag: string): { command: string; rowCount: number } {
  const words = tag.split(' ')
  return { command: words[0] ?? '', rowCount: words.length > 1 ? Number(words.at(-1)) : 0 }
}

function readColumns(fields: Described['fields']): Columns {
  const names = fields.map(({ name }) => name)
  return {
    names,
    parsers: fields.map(({ dataTypeID }) => valueTypes.getTypeParser(dataTypeID, 'text')),
    blank: Object.fromEntries(names.map((name) => [name, null])),
  }
}

const shared = new Map<string, Columns>()

// Every connection keeps the same few hundred statements: one copy for all of them, as long as their answers are the same.
function share(text: string, columns: Columns): Columns {
  const before = shared.get(text)
  const isSame =
    before?.names.length === columns.names.length &&
    before.names.every((name, at) => name === columns.names[at] && before.parsers[at] === columns.parsers[at])
  if (before && isSame) return before
  shared.set(text, columns)
  return columns
}
