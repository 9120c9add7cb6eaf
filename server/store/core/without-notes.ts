import { sql, type RawBuilder } from 'kysely'

type Place =
  | 'o.bill'
  | 'e.before'
  | "e.plan -> 'bill'"
  | "e.body::jsonb -> 'data' -> 'order'"
  | 'j.ticket'
  | 'j.before'
  | 'p.said'
  | "part -> 'bill'"

/** Takes where a bill or a ticket stands, as SQL; returns it without what people wrote beside its lines: that may name them. */
export function withoutNotes(place: Place): RawBuilder<unknown> {
  const source = sql.raw(place)
  return sql`jsonb_set(${source}, '{lines}', (select coalesce(jsonb_agg(line || '{"note": ""}' order by at), '[]')
    from jsonb_array_elements(${source} -> 'lines') with ordinality one(line, at)))`
}
