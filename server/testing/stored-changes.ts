import pg from 'pg'
import type { TestApp } from './make-test-app.ts'

/** What is changed for good in a tenant's tables from now on, whatever the walls. */
export interface StoredChanges {
  /** Takes a tenant; returns the tables in which rows of it were added, deleted or changed since the last call. */
  take(tenantId: string): Promise<string[]>
  close(): Promise<void>
}

// What is rolled back leaves no note either: it is written in the same transaction. A row that was and is not any more
// counts less one, a row that is and was not counts one: what is added and taken back again is no change.
const notes = `
  create schema watch;
  create unlogged table watch.notes (tenant_id text not null, name text not null, line text not null, count int not null);
  create index on watch.notes (tenant_id);
  create function watch.note() returns trigger language plpgsql security definer as $$
  begin
    if tg_op <> 'INSERT' then insert into watch.notes values (old.tenant_id, tg_table_name, old::text, -1); end if;
    if tg_op <> 'DELETE' then insert into watch.notes values (new.tenant_id, tg_table_name, new::text, 1); end if;
    return null;
  end $$;
  do $$ declare name text; begin
    for name in select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'tenant_id'
    loop
      execute format('create trigger watch after insert or update or delete on public.%I for each row execute function watch.note()', name);
    end loop;
  end $$`

const taken = `
  with taken as (delete from watch.notes where tenant_id = $1 returning name, line, count)
  select distinct name from (select name from taken group by name, line having sum(count) <> 0) as changed order by 1`

/** Takes the app; watches every table of its tenants until it is closed. */
export async function watchStoredChanges(test: TestApp): Promise<StoredChanges> {
  const client = new pg.Client(test.database.superuserUrl)
  await client.connect()
  await client.query(notes)
  return {
    async take(tenantId) {
      const { rows } = await client.query<{ name: string }>({ name: 'take', text: taken, values: [tenantId] })
      return rows.map(({ name }) => name)
    },
    close: () => client.end(),
  }
}
