import { sql } from 'kysely'
import { kindsWith, kindsWithout, type OrderKindFacts } from '#domain/ordering/order-kind.ts'

// written out, not as parameters: the planner compares them with the conditions of partial indexes
const listOf = (kinds: readonly string[]) => sql`(${sql.join(kinds.map((kind) => sql.lit(kind)))})`

/** Takes a fact; returns the kinds of which it is true as SQL, e.g. `('order', 'table_round')`. */
export const kindsSql = (fact: keyof OrderKindFacts) => listOf(kindsWith(fact))

/** Takes a fact; returns the kinds of which it is not true as SQL. */
export const otherKindsSql = (fact: keyof OrderKindFacts) => listOf(kindsWithout(fact))
