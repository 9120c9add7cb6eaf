import { createHmac } from 'node:crypto'
import pg from 'pg'
import { StartRefused } from '../start/start-refused.ts'

/**
 * The app login of a database of one's own, when DATABASE_APP_URL is not set: made with the owner's login.
 * Its password follows from the owner's, so that every process of the product finds the same one; an owner that comes
 * without one (by a socket, by PGPASSWORD) is refused.
 */
export async function makeAppLogin(owner: pg.Client, ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl)
  if (url.password === '')
    throw new StartRefused(
      "DATABASE_URL has no password, so the app login's, which follows from it, would be known to everybody: make a plain login and set DATABASE_APP_URL.",
    )
  const role = `${url.pathname.slice(1) || decodeURIComponent(url.username)}_app`
  const password = createHmac('sha256', decodeURIComponent(url.password))
    .update(`app login ${role}`)
    .digest('hex')
  url.username = encodeURIComponent(role)
  url.password = password
  if (await connects(url.href)) return url.href
  const name = pg.escapeIdentifier(role)
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [role])
  const rights = 'login nosuperuser nobypassrls nocreatedb nocreaterole noinherit'
  try {
    await owner.query(`${rowCount ? 'alter' : 'create'} role ${name} ${rights} password '${password}'`)
    await owner.query(`grant connect on database ${pg.escapeIdentifier(url.pathname.slice(1))} to ${name}`)
  } catch (error) {
    throw new StartRefused(
      `DATABASE_URL's login may not make the app's login ${role} (${(error as Error).message}): make a plain login and set DATABASE_APP_URL.`,
    )
  }
  return url.href
}

async function connects(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
