import { sql } from 'kysely'

/** Takes texts of our own; returns them as a list of SQL, written out: the planner compares it with the conditions of partial indexes. */
export const textsSql = (texts: readonly string[]) => sql`(${sql.join(texts.map((text) => sql.lit(text)))})`
