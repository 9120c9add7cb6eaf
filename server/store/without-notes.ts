import { sql, type RawBuilder } from 'kysely'

type Place = 'bill' | 'o.bill' | 'e.before' | "e.plan -> 'bill'" | 'j.ticket' | 'p.said'

/** Takes where a bill or a ticket stands, as SQL; returns it without what people wrote beside its lines: that may name them. */
export function withoutNotes(place: Place): RawBuilder<unknown> {
  const kept = sql.raw(place)
  return sql`jsonb_set(${kept}, '{lines}', (select coalesce(jsonb_agg(line || '{"note": ""}'), '[]')
    from jsonb_array_elements(${kept} -> 'lines') line))`
}
