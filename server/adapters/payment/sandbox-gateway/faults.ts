import { z } from 'zod'
import { daySeconds } from '#domain/core/durations.ts'

export const operations = ['open', 'ask', 'close', 'refund', 'ask-refund', 'pay'] as const
export type Operation = (typeof operations)[number]

const misbehaviour = z.strictObject({
  /** Before the effect (nothing happened) or after it (it happened, and nobody was told). */
  when: z.enum(['before', 'after']).default('before'),
  what: z
    .enum([
      'error',
      'hang',
      'reset',
      'garbage',
      'html',
      'page',
      'not-found',
      'empty',
      'no-content',
      'conflict',
      'throttled',
    ])
    .default('error'),
  /** How often; without it until the faults are changed. */
  times: z.int().positive().optional(),
})
export type Misbehaviour = z.infer<typeof misbehaviour>

/** What goes wrong on purpose. All default to a gateway that behaves. */
export const faultsShape = z.strictObject({
  operations: z.partialRecord(z.enum(operations), misbehaviour).default({}),
  webhooks: z
    .strictObject({
      mode: z.enum(['normal', 'drop', 'double', 'reorder', 'forge']).default('normal'),
      delayMs: z.int().min(0).max(600_000).default(0),
    })
    .default({ mode: 'normal', delayMs: 0 }),
  declineAll: z.boolean().default(false),
  /** Seconds after which the slow card's bank captures by itself; null: never. */
  slowCardSeconds: z.number().min(0).max(daySeconds).nullable().default(null),
  refunds: z
    .strictObject({
      mode: z.enum(['now', 'later']).default('now'),
      /** For `later`: seconds until the bank answers; null: never by itself. */
      seconds: z.number().min(0).max(daySeconds).nullable().default(null),
      outcome: z.enum(['done', 'failed']).default('done'),
    })
    .default({ mode: 'now', seconds: null, outcome: 'done' }),
  /** Answers and webhooks say `live: true`, as a live account's would (it never is one). */
  claimLive: z.boolean().default(false),
})
export type Faults = z.infer<typeof faultsShape>
export type FaultsInput = z.input<typeof faultsShape>

/** The faults of every account: its own, or those set for all. */
export class FaultBoard {
  readonly #byAccount = new Map<string, Faults>()
  readonly #changed: ((account: string) => void)[] = []

  constructor(first: FaultsInput = {}) {
    this.#byAccount.set('*', faultsShape.parse(first))
  }

  of(account: string): Faults {
    return this.#byAccount.get(account) ?? this.#byAccount.get('*') ?? faultsShape.parse({})
  }

  /** Takes an account, or `*` for all without their own; replaces its faults as a whole. */
  set(account: string, faults: FaultsInput): void {
    this.#byAccount.set(account, faultsShape.parse(faults))
    for (const tell of this.#changed) tell(account)
  }

  reset(): void {
    this.#byAccount.clear()
    for (const tell of this.#changed) tell('*')
  }

  onChange(tell: (account: string) => void): void {
    this.#changed.push(tell)
  }

  /** Takes an operation that begins; returns what goes wrong with it, counting it down. */
  take(account: string, operation: Operation): Misbehaviour | undefined {
    const { operations } = this.of(account)
    const fault = operations[operation]
    if (!fault) return undefined
    if (fault.times === 1) delete operations[operation]
    else if (fault.times) fault.times -= 1
    return fault
  }
}
