import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addBareTenant } from '#server/testing/add-bare-tenant.ts'
import { makeTestDatabase, type TestDatabase } from '#server/testing/database.ts'
import { asSuperuser } from '#server/testing/test-cluster.ts'
import { settleInstallation } from './settle-installation.ts'
import { startDatabase } from './start-database.ts'

let test: TestDatabase
let settings: { mode: 'live'; dataDir: string; databaseUrl: string; databaseAppUrl: string | undefined }
const hooks = {
  keyName: 'k',
  fillDemo: () => Promise.reject(new Error('a live start is never filled')),
  report: () => {},
}
const live = { mode: 'live', keyName: 'k' } as const
const demo = { mode: 'demo', keyName: 'k' } as const

beforeEach(async () => {
  test = await makeTestDatabase()
  settings = { mode: 'live', dataDir: 'unused', databaseUrl: test.ownerUrl, databaseAppUrl: test.appUrl }
})
afterEach(() => test.close())

describe('a database of one’s own', () => {
  it('is prepared and reached with the two logins', async () => {
    const running = await startDatabase(settings, hooks)
    await addBareTenant(running.web, 'one')
    expect(
      await running.jobs.read('one', ({ q }) => q.selectFrom('settings').select('value').execute()),
    ).toEqual([{ value: 'one' }])
    await running.stop()
  })

  it('gets an app login made by the owner’s, the same one at each start', async () => {
    const role = `${new URL(test.ownerUrl).pathname.slice(1)}_app`
    const maker = `maker_${randomBytes(4).toString('hex')}`
    await asSuperuser(test.superuserUrl, (client) =>
      client.query(`create role ${maker} login createrole password 'p'; grant owner to ${maker}`),
    )
    const url = new URL(test.ownerUrl)
    url.username = maker
    url.password = 'p'
    for (let start = 0; start < 2; start++) {
      const running = await startDatabase(
        { ...settings, databaseUrl: url.href, databaseAppUrl: undefined },
        hooks,
      )
      expect(new URL(running.appUrl).username).toBe(role)
      await running.stop()
    }
    await asSuperuser(test.superuserUrl, (client) =>
      client.query(`drop owned by ${role}; drop role ${role}; drop owned by ${maker}; drop role ${maker}`),
    )
  })

  it('safety 14: takes no password that everybody could work out, where the owner’s URL has none', async () => {
    const url = new URL(test.ownerUrl)
    const role = `${url.pathname.slice(1)}_app`
    vi.stubEnv('PGPASSWORD', decodeURIComponent(url.password))
    url.password = ''
    await expect(
      startDatabase({ ...settings, databaseUrl: url.href, databaseAppUrl: undefined }, hooks),
    ).rejects.toThrow(/^DATABASE_URL has no password, .* set DATABASE_APP_URL\.$/)
    vi.unstubAllEnvs()
    const made = await asSuperuser(test.superuserUrl, (client) =>
      client.query('select from pg_roles where rolname = $1', [role]),
    )
    expect(made.rowCount).toBe(0)
  })

  it('says in one sentence that the owner’s login owns nothing here', async () => {
    const url = new URL(test.ownerUrl)
    url.username = `poor_${randomBytes(4).toString('hex')}`
    url.password = 'p'
    await asSuperuser(test.superuserUrl, (client) =>
      client.query(`create role ${url.username} login password 'p'`),
    )
    await expect(startDatabase({ ...settings, databaseUrl: url.href }, hooks)).rejects.toThrow(
      `DATABASE_URL's login ${url.username} may not make tables and schemas in this database: make it the database's owner.`,
    )
    await asSuperuser(test.superuserUrl, (client) => client.query(`drop role ${url.username}`))
  })

  it('says in one sentence that the tables are another login’s', async () => {
    const url = new URL(test.ownerUrl)
    url.username = `other_${randomBytes(4).toString('hex')}`
    url.password = 'p'
    await asSuperuser(test.superuserUrl, (client) =>
      client.query(
        `create role ${url.username} login password 'p'; grant create on schema public to ${url.username}`,
      ),
    )
    await expect(startDatabase({ ...settings, databaseUrl: url.href }, hooks)).rejects.toThrow(
      `DATABASE_URL's login ${url.username} does not own this database's tables, which are owner's: use that login.`,
    )
    await asSuperuser(test.superuserUrl, (client) =>
      client.query(`drop owned by ${url.username}; drop role ${url.username}`),
    )
  })

  it('safety 14: a start that was given a wrong app login changes nothing, and the next one works', async () => {
    for (const databaseAppUrl of [test.ownerUrl, test.superuserUrl])
      await expect(startDatabase({ ...settings, databaseAppUrl }, hooks)).rejects.toThrow(
        'give DATABASE_APP_URL a login with no rights of its own',
      )
    const running = await startDatabase(settings, hooks)
    await running.stop()
  })

  it('is refused as long as the app’s login leads to another database', async () => {
    const elsewhere = new URL(test.appUrl)
    elsewhere.pathname = '/postgres'
    await expect(startDatabase({ ...settings, databaseAppUrl: elsewhere.href }, hooks)).rejects.toThrow(
      'DATABASE_APP_URL leads to another database than DATABASE_URL.',
    )
  })

  it('says what to do when the owner’s login may not make one', async () => {
    const start = startDatabase({ ...settings, databaseAppUrl: undefined }, hooks)
    await expect(start).rejects.toThrow(/may not make the app's login .* set DATABASE_APP_URL\.$/)
  })
})

describe('the key that seals', () => {
  const sentence = 'SECRET_KEY is not the one that this database was sealed with: set that one.'

  it('safety 35: is named when a database is made; a start with another is refused, and works with nothing', async () => {
    const running = await startDatabase({ ...settings }, hooks)
    await running.stop()
    await expect(startDatabase(settings, { ...hooks, keyName: 'typo' })).rejects.toThrow(sentence)
    const again = await startDatabase(settings, hooks)
    await again.stop()
  })

  it('safety 35: an installation from before names were kept gets its own at the next start', async () => {
    await asSuperuser(test.ownerUrl, async (owner) => {
      await owner.query(`insert into installation (mode) values ('live')`)
      await settleInstallation(owner, live, hooks.fillDemo)
      await expect(settleInstallation(owner, { ...live, keyName: 'other' }, hooks.fillDemo)).rejects.toThrow(
        sentence,
      )
    })
  })

  it('safety 35: a demo says which file to bring back', async () => {
    await asSuperuser(test.ownerUrl, async (owner) => {
      await settleInstallation(owner, demo, async () => {})
      await expect(settleInstallation(owner, { ...demo, keyName: 'other' }, async () => {})).rejects.toThrow(
        'The key of this demo (the file secret-key in DATA_DIR, or SECRET_KEY) is not the one',
      )
    })
  })
})

describe('demo or live', () => {
  it('safety 33: is written into the database when it is made; the other mode is refused', async () => {
    await asSuperuser(test.ownerUrl, async (owner) => {
      await settleInstallation(owner, live, hooks.fillDemo)
      await settleInstallation(owner, live, hooks.fillDemo)
      await expect(settleInstallation(owner, demo, hooks.fillDemo)).rejects.toThrow(
        'was made live, this start is demo',
      )
    })
  })

  it('safety 33: a demo that died while it was filled is filled again, then never more', async () => {
    let fills = 0
    const fill = async () => {
      await addBareTenant(test.db, 'half')
      if (++fills === 1) throw new Error('died')
    }
    await asSuperuser(test.ownerUrl, async (owner) => {
      await expect(settleInstallation(owner, demo, fill)).rejects.toThrow('died')
      await settleInstallation(owner, demo, fill)
      await settleInstallation(owner, demo, fill)
      await expect(settleInstallation(owner, live, fill)).rejects.toThrow('was made demo, this start is live')
    })
    expect(fills).toBe(2)
  })

  it('a demo is counted once it is filled, so that no plan is made for tables of an unknown size', async () => {
    await asSuperuser(test.ownerUrl, async (owner) => {
      await settleInstallation(owner, demo, async () => {})
      const { rows } = await owner.query<{ uncounted: string }>(
        `select relname as uncounted from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
           and relowner = (select oid from pg_roles where rolname = 'owner') and reltuples < 0`,
      )
      expect(rows).toEqual([])
    })
  })

  it('safety 33: the demo never starts on DATABASE_URL', async () => {
    await expect(startDatabase({ ...settings, mode: 'demo' }, hooks)).rejects.toThrow(
      'never runs on DATABASE_URL',
    )
  })
})
