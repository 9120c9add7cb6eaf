import { sql, type RawBuilder } from 'kysely'

/** Takes where a bill stands, as SQL; returns it without what people wrote beside its lines: that may name them. */
export function withoutNotes(bill: 'bill' | 'o.bill' | 'e.before' | "e.plan -> 'bill'"): RawBuilder<unknown> {
  const kept = sql.raw(bill)
  return sql`jsonb_set(${kept}, '{lines}', (select coalesce(jsonb_agg(line || '{"note": ""}'), '[]')
    from jsonb_array_elements(${kept} -> 'lines') line))`
}
