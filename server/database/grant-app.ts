import pg from 'pg'
import { jobSchema } from './job-kinds.ts'
import { partOfExtension } from './part-of-extension.ts'

/**
 * Gives the app login what it needs and no more: rows of every table, never the schema. A table whose comment
 * begins with `append-only` can be read and added to; one that begins with `owner-only` is closed. What an extension
 * brought, or another login made, is not ours to grant: managed PostgreSQL puts both into `public`.
 */
export async function grantApp(owner: pg.Client, role: string): Promise<void> {
  const app = pg.escapeIdentifier(role)
  const { tables, sequences, routines } = await listOwn(owner)
  const closed = tables.filter(
    ({ name, note }) => name === 'schema_migrations' || isNoted(note, 'owner-only'),
  )
  const appended = tables.filter(({ note }) => isNoted(note, 'append-only'))
  await owner.query(
    [
      'begin',
      'revoke create on schema public from public',
      `grant usage on schema public, ${jobSchema} to ${app}`,
      ...grant('select, insert, update, delete on table', tables, app),
      ...grant('usage, select on sequence', sequences, app),
      ...grant('execute on routine', routines, app),
      ...appended.map(({ name }) => `revoke update, delete on ${name} from ${app}`),
      ...closed.map(({ name }) => `revoke all on ${name} from ${app}`),
      'commit',
    ].join('; '),
  )
}

interface Own {
  readonly name: string
  /** Whether it stands in the job library's schema, whose sequences and notes are its own business. */
  readonly ofJobs: boolean
  readonly note: string | null
}

const isNoted = (note: string | null, word: string): boolean => note?.startsWith(word) ?? false

function grant(rights: string, own: readonly Own[], app: string): string[] {
  return own.length === 0 ? [] : [`grant ${rights} ${own.map(({ name }) => name).join(', ')} to ${app}`]
}

/** Takes the owner's connection; returns what of both schemas is this login's and of no extension. */
async function listOwn(
  owner: pg.Client,
): Promise<Record<'tables' | 'sequences' | 'routines', readonly Own[]>> {
  const schemas = `in ('public'::regnamespace, '${jobSchema}'::regnamespace)`
  const relations = await owner.query<Own & { kind: string }>(
    `select c.oid::regclass::text as name, c.relnamespace = '${jobSchema}'::regnamespace as "ofJobs", c.relkind as kind,
       obj_description(c.oid, 'pg_class') as note
     from pg_class c where c.relnamespace ${schemas} and c.relkind in ('r', 'p', 'v', 'S')
       and pg_has_role(c.relowner, 'usage') and not ${partOfExtension('pg_class', 'c.oid')}`,
  )
  const routines = await owner.query<Own>(
    `select p.oid::regprocedure::text as name, p.pronamespace = '${jobSchema}'::regnamespace as "ofJobs", null as note
     from pg_proc p where p.pronamespace ${schemas}
       and pg_has_role(p.proowner, 'usage') and not ${partOfExtension('pg_proc', 'p.oid')}`,
  )
  return {
    tables: relations.rows.filter(({ kind }) => kind !== 'S'),
    sequences: relations.rows.filter(({ kind, ofJobs }) => kind === 'S' && !ofJobs),
    routines: routines.rows,
  }
}
