import pg from 'pg'
import { jobSchema } from './job-kinds.ts'

/**
 * Gives the app login what it needs and no more: rows of every table, never the schema. A table whose comment
 * begins with `append-only` can be read and added to; one that begins with `owner-only` is closed.
 */
export async function grantApp(owner: pg.Client, role: string): Promise<void> {
  const app = pg.escapeIdentifier(role)
  const { rows } = await owner.query<{ name: string; note: string | null }>(
    `select c.oid::regclass::text as name, obj_description(c.oid, 'pg_class') as note
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')`,
  )
  const closed = rows.filter(
    ({ name, note }) => name === 'schema_migrations' || note?.startsWith('owner-only'),
  )
  const appended = rows.filter(({ note }) => note?.startsWith('append-only'))
  await owner.query(
    [
      'begin',
      'revoke create on schema public from public',
      `grant usage on schema public to ${app}`,
      `grant select, insert, update, delete on all tables in schema public to ${app}`,
      `grant usage, select on all sequences in schema public to ${app}`,
      `grant execute on all functions in schema public to ${app}`,
      `grant usage on schema ${jobSchema} to ${app}`,
      `grant select, insert, update, delete on all tables in schema ${jobSchema} to ${app}`,
      `grant execute on all functions in schema ${jobSchema} to ${app}`,
      ...appended.map(({ name }) => `revoke update, delete on ${name} from ${app}`),
      ...closed.map(({ name }) => `revoke all on ${name} from ${app}`),
      'commit',
    ].join('; '),
  )
}
