import { sql } from 'kysely'
import { statusesWith, type OrderStatus, type StatusFacts } from '#domain/ordering/order-status.ts'

/** Takes texts of our own; returns them as a list of SQL, written out: the planner compares it with the conditions of partial indexes. */
export const textsSql = (texts: readonly string[]) => sql`(${sql.join(texts.map((text) => sql.lit(text)))})`

/** Takes a fact; returns the statuses of which it is true as SQL, e.g. `('canceled', 'missed', 'b2b_canceled')`. */
export const statusesSql = (fact: keyof StatusFacts) => textsSql(statusesWith(fact))

/** Takes facts; returns the statuses of which all are true. */
export const statusesWithAll = (...facts: readonly (keyof StatusFacts)[]): readonly OrderStatus[] =>
  statusesWith(facts[0] ?? 'isOpen').filter((status) =>
    facts.every((fact) => statusesWith(fact).includes(status)),
  )
