/** Takes a catalogue of PostgreSQL and the column with an object's id; returns the condition that an extension brought it. */
export function partOfExtension(catalogue: 'pg_class' | 'pg_proc', id: string): string {
  return `exists (select from pg_depend e
    where e.classid = '${catalogue}'::regclass and e.objid = ${id} and e.deptype = 'e')`
}
