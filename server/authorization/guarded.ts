import { refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'

/** Who may have a row that was reached by its id. */
export interface Access<Row> {
  /** What is answered for an id that is none. */
  readonly missing: RefusalCode
  /** Takes the row; returns what refuses it to the caller, or undefined. */
  readonly judge: (row: Row) => Refusal | undefined
}

/**
 * A row as the store found it by its id. Nothing of it can be read, shown or logged before an access rule has judged the
 * caller: a use case that does not say who may does not compile (decision 0207).
 */
export class Guarded<Row extends object> {
  readonly #row: Row

  constructor(row: Row) {
    this.#row = row
  }

  /** Takes a rule; returns the row, or what refuses it to the caller. */
  open(judge: Access<Row>['judge']): Row | Refusal {
    return judge(this.#row) ?? this.#row
  }

  /** For the product itself, which asks for nobody. */
  openForSystem(): Row {
    return this.#row
  }
}

/** Takes what the store found by an id; returns it guarded, or undefined when there is none. */
export function guard<Row extends object>(row: Row | undefined): Guarded<Row> | undefined {
  return row && new Guarded(row)
}

/** Takes a rule and a row that is being read; returns the row, or refuses `missing` or what the rule says. */
export async function authorize<Row extends object>(
  access: Access<Row>,
  found: PromiseLike<Guarded<Row> | undefined>,
): Promise<Row | Refusal> {
  const guarded = await found
  return guarded ? guarded.open(access.judge) : refuse(access.missing)
}

/**
 * Why the product reads a row for nobody: for a job or an event of its own (`job`), for what a gateway says of it
 * (`gateway`), or since its id stands in a row for which the caller was judged (`derived`).
 */
export type SystemRead = 'job' | 'gateway' | 'derived'

/** Takes the reason and a row that is being read; returns the row, or undefined. */
export async function forSystem<Row extends object>(
  _why: SystemRead,
  found: PromiseLike<Guarded<Row> | undefined>,
): Promise<Row | undefined> {
  return (await found)?.openForSystem()
}
