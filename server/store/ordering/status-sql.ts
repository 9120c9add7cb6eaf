import { statusesWith, type StatusFacts } from '#domain/ordering/order-status.ts'
import { textsSql } from '../core/texts-sql.ts'

/** Takes a fact; returns the statuses of which it is true as SQL, e.g. `('canceled', 'missed', 'b2b_canceled')`. */
export const statusesSql = (fact: keyof StatusFacts) => textsSql(statusesWith(fact))
