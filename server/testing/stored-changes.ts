import pg from 'pg'
import type { TestApp } from './make-test-app.ts'

/** What is changed for good in a tenant's tables from now on, whatever the walls. */
export interface StoredChanges {
  /** Takes a tenant; returns the tables in which rows of it were added, deleted or changed since the last call. */
  take(tenantId: string): Promise<string[]>
  close(): Promise<void>
}

// What is rolled back leaves no note either: it is written in the same transaction. Rows are compared as text, since
// not every type has an equality; a row that is written again as it was is no change.
const notes = `
  create schema watch;
  create unlogged table watch.notes (tenant_id text not null, name text not null);
  create index on watch.notes (tenant_id);
  create function watch.note() returns trigger language plpgsql security definer as $$
  begin
    if tg_op = 'UPDATE' and old::text = new::text then return null; end if;
    insert into watch.notes values (case tg_op when 'DELETE' then old.tenant_id else new.tenant_id end, tg_table_name);
    return null;
  end $$;
  do $$ declare name text; begin
    for name in select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'tenant_id'
    loop
      execute format('create trigger watch after insert or update or delete on public.%I for each row execute function watch.note()', name);
    end loop;
  end $$`

/** Takes the app; watches every table of its tenants until it is closed. */
export async function watchStoredChanges(test: TestApp): Promise<StoredChanges> {
  const client = new pg.Client(test.database.superuserUrl)
  await client.connect()
  await client.query(notes)
  return {
    async take(tenantId) {
      const { rows } = await client.query<{ name: string }>({
        name: 'take',
        text: 'with taken as (delete from watch.notes where tenant_id = $1 returning name) select distinct name from taken order by 1',
        values: [tenantId],
      })
      return rows.map(({ name }) => name)
    },
    close: () => client.end(),
  }
}
