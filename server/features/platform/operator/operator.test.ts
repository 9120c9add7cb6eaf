import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  OperatorInvitedWire,
  OperatorLogWire,
  OperatorTenantsWire,
} from '#contract/platform/operator.ts'
import type { OutboxWire } from '#contract/platform/platform.ts'
import type { SiteDeskWire } from '#contract/site/site-desk.ts'
import type { StaffWire } from '#contract/backoffice/staff.ts'
import type { SiteWire } from '#contract/platform/tenant.ts'
import { attacksOn, makeAttackField, refusedAs, type AttackField } from '#server/testing/make-attack-field.ts'
import { Visitor } from '#server/testing/visitor.ts'
import { fromBase32, totpAt } from '../../backoffice/sign-in/totp.ts'
import { makeOperator } from './make-operator.ts'

const root = '/api/v1/platform/operator'
let field: AttackField
let operator: Visitor
beforeAll(async () => {
  field = await makeAttackField()
  operator = field.operator
})
afterAll(() => field.test.close())

const browser = (host = 'localhost') => new Visitor(field.test.app, host)
const owner = { name: 'Noura', email: 'noura@tea.example', language: 'en' }
const tea = {
  host: 'Tea.localhost',
  name: { ar: 'بيت الشاي', en: 'Tea house' },
  country: 'SA',
  branch: { ar: 'العليا', en: 'Olaya' },
  owner,
}

describe('the platform operator', () => {
  it('rule "Operators": signs in by password and second step, each code once, and is made by a command', async () => {
    const { database, seal } = field.test
    const made = await makeOperator(database.db, seal, { email: 'Boss@Maidah.example', name: 'Boss' })
    if ('wrong' in made) throw new Error(made.wrong)
    const { email, password, secret } = made
    expect(email).toBe('boss@maidah.example')
    const session = `${root}/session`
    const code = (steps: number) =>
      totpAt(fromBase32(secret), Math.floor(field.test.deps.clock() / 30_000) + steps)
    const boss = browser()
    expect(await boss.refused('POST', session, { email, password: 'x' })).toMatchObject({
      code: 'sign-in-failed',
    })
    expect(await boss.refused('POST', session, { email, password })).toMatchObject({
      code: 'second-step-required',
    })
    const right = { email, password, code: code(0) }
    const both = await Promise.all([
      boss.send('POST', session, right),
      browser().send('POST', session, right),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    const [recovery = ''] = made.recoveryCodes
    const phone = browser()
    await phone.call('POST', session, { email, password, code: recovery })
    expect(await browser().refused('POST', session, { email, password, code: recovery })).toMatchObject({
      code: 'second-step-wrong',
    })
    const change = { current: password, password: 'a very long password' }
    expect(await phone.refused('PUT', `${root}/password`, { ...change, current: 'no' })).toMatchObject({
      code: 'password-wrong',
    })
    await phone.call('PUT', `${root}/password`, change)
    expect(await boss.refused('GET', session)).toMatchObject({ code: 'sign-in-required' })
    await phone.call('DELETE', session)
    expect(await phone.refused('GET', session)).toMatchObject({ code: 'sign-in-required' })
    expect(await makeOperator(database.db, seal, { email: 'none', name: 'X' })).toHaveProperty('wrong')
  })

  it('wrong guesses make the next one wait, also for the right password', async () => {
    const guesser = browser()
    const guess = { email: 'nobody@maidah.example', password: 'x' }
    // each wait is twice the one before, so that a slow machine comes to it as well
    let waits = await guesser.send('POST', `${root}/session`, guess)
    for (let tries = 1; tries < 12 && waits.status !== 429; tries += 1)
      waits = await guesser.send('POST', `${root}/session`, guess)
    expect(waits.status).toBe(429)
    expect(Number(waits.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('restaurants', () => {
  it('a restaurant is made with branch, host and owner, who comes in by the link of a message', async () => {
    const { url, tenant } = await operator.call<OperatorInvitedWire>('POST', `${root}/tenants`, tea)
    expect(tenant).toMatchObject({
      name: 'Tea house',
      host: 'tea.localhost',
      on: true,
      branches: 1,
      owners: 0,
    })
    expect(tenant).toMatchObject({ last_order: null, off_since: null })
    const site = await browser('tea.localhost').call<SiteWire>('GET', '/api/v1/storefront')
    expect(site).toMatchObject({ name: 'Tea house', enabled: true, currency: { code: 'SAR' } })
    const { data } = await browser().call<OutboxWire>('GET', '/api/v1/platform/outbox')
    const message = data.find(({ recipient }) => recipient === 'noura@tea.example')
    expect(message).toMatchObject({ event: 'staff-invitation', channel: 'email' })
    expect(message?.body).toContain(url)
    const noura = browser('console.localhost')
    const welcome = { token: url.split('/').at(-1), name: 'Noura', password: 'a long password' }
    const member = await noura.call<StaffWire>('POST', '/api/v1/staff/welcome', welcome)
    expect(member).toMatchObject({ role: 'owner', branches: [{ name: 'Olaya' }] })
    const again = await operator.call('GET', `${root}/tenants/${tenant.id}`)
    expect(again).toMatchObject({ owners: 1 })
  })

  it('what is taken, missing or no host is refused field by field, and nothing is written', async () => {
    const wrong = async (more: object) =>
      (await operator.refused('POST', `${root}/tenants`, { ...tea, ...more })).errors ?? {}
    expect(Object.keys(await wrong({}))).toEqual(['host', 'owner.email'])
    const other = { host: 'other.localhost', owner: { ...owner, email: 'x@other.example' } }
    for (const host of [
      'console.localhost',
      'tags.localhost',
      'localhost',
      'a b',
      'a.b.localhost',
      '1.2.3.4',
      '',
    ])
      expect({ host, fields: Object.keys(await wrong({ ...other, host })) }).toEqual({
        host,
        fields: ['host'],
      })
    expect(Object.keys(await wrong({ ...other, name: { ar: ' ', en: 'A' } }))).toEqual(['name.ar'])
    expect(Object.keys(await wrong({ ...other, owner: { ...owner, email: 'none' } }))).toEqual([
      'owner.email',
    ])
    expect(await field.test.deps.hosts.find('other.localhost')).toBeUndefined()
  })

  it('two who make the same host at once make one restaurant', async () => {
    const twice = (email: string) =>
      operator.send('POST', `${root}/tenants`, {
        ...tea,
        host: 'twice.localhost',
        owner: { ...owner, email },
      })
    const answers = await Promise.all([twice('a@twice.example'), twice('b@twice.example')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
  })

  it('the list finds by name and host; switched off, a website is closed until it is on again', async () => {
    const list = await operator.call<OperatorTenantsWire>('GET', `${root}/tenants?search=TEA.LOCAL`)
    expect(list).toMatchObject({ data: [{ host: 'tea.localhost' }], meta: { total: 1 } })
    const victim = await operator.call<OperatorTenantsWire>(
      'GET',
      `${root}/tenants?search=${field.a.shop.host}`,
    )
    expect(victim.data[0]?.last_order).toMatch(/\d\d:\d\d/)
    const id = list.data[0]?.id ?? ''
    expect(await operator.call('PUT', `${root}/tenants/${id}/on`, { on: false })).toMatchObject({
      on: false,
      off_since: expect.stringMatching(/\d\d:\d\d/),
    })
    const site = () => browser('tea.localhost').call<SiteWire>('GET', '/api/v1/storefront')
    expect(await site()).toMatchObject({ enabled: false })
    const noura = browser('console.localhost')
    await noura.signIn('noura@tea.example', 'a long password')
    expect(await noura.call<SiteDeskWire>('GET', '/api/v1/staff/site')).toMatchObject({ off: true })
    expect(await noura.refused('PUT', '/api/v1/staff/site/enabled', { enabled: true })).toMatchObject({
      code: 'tenant-off',
    })
    await operator.call('PUT', `${root}/tenants/${id}/on`, { on: true })
    expect(await site()).toMatchObject({ enabled: true })
    expect(await operator.refused('PUT', `${root}/tenants/nobody/on`, { on: false })).toMatchObject({
      code: 'not-found',
    })
    const log = await operator.call<OperatorLogWire>('GET', `${root}/log?tenant_id=${id}`)
    expect(log.data.map(({ action, who }) => `${who}: ${action}`)).toEqual([
      'Maidah: tenant-on',
      'Maidah: tenant-off',
      'Maidah: tenant-made',
    ])
  })

  it('an owner whose link is lost gets another; one who is a member already does not', async () => {
    const list = await operator.call<OperatorTenantsWire>('GET', `${root}/tenants?search=tea.localhost`)
    const path = `${root}/tenants/${list.data[0]?.id}/owners`
    const huda = { name: 'Huda', email: 'huda@tea.example', language: 'ar' }
    const { url } = await operator.call<OperatorInvitedWire>('POST', path, huda)
    expect(url).toMatch(/\/welcome\/[\w-]{43}$/)
    expect(await operator.refused('POST', path, owner)).toMatchObject({ code: 'member-exists' })
  })
})

describe('the wall around it', () => {
  const calls = attacksOn('platform').filter(([name]) => name.includes('/operator/'))

  it.each(calls)(
    '%s is for operators alone: no owner, guest or forged cookie opens it',
    async (name, { stranger }) => {
      const { a } = field
      const token = a.owner.cookies.get('staff') ?? ''
      for (const cookie of [
        '',
        'operator=',
        `operator=${'x'.repeat(43)}`,
        `operator=${token}`,
        `staff=${token}`,
      ]) {
        const answered = await field.attack(browser(), name, { cookie })
        expect({ cookie, ...answered }).toMatchObject(refusedAs(stranger ?? 'sign-in-required'))
      }
    },
  )

  it('safety 19: its cookie opens no call of the console and no account of a guest', async () => {
    const token = operator.cookies.get('operator') ?? ''
    const cookie = `operator=${token}; staff=${token}; customer=${token}`
    for (const [name, { stranger, open }] of attacksOn('staff')) {
      if (open) continue
      const answered = await field.attack(browser('console.localhost'), name, { cookie })
      expect({ name, ...answered }).toMatchObject(refusedAs(stranger ?? 'sign-in-required'))
    }
    const guest = await browser(field.a.shop.host).refused(
      'GET',
      '/api/v1/user/customers/details',
      undefined,
      {
        cookie,
      },
    )
    expect(guest.status).toBe(401)
  })

  it('shows its operator nothing of a restaurant’s guests, orders and keys', async () => {
    const { ids, secrets, shop } = field.a
    const hidden = secrets.filter((secret) => secret !== ids.tenant && secret !== shop.host)
    for (const path of ['/tenants', `/tenants/${ids.tenant}`, '/log']) {
      const text = await (await operator.send('GET', root + path)).text()
      expect(hidden.filter((secret) => text.includes(secret))).toEqual([])
    }
  })

  it('a connection with a restaurant’s setting sees no operator, no session, no line and no other restaurant', async () => {
    const { db } = field.test.database
    const counts = await db.read(field.a.ids.tenant, async ({ q }) => [
      await q.selectFrom('operators').select('id').execute(),
      await q.selectFrom('operator_sessions').select('operator_id').execute(),
      await q.selectFrom('operator_log').select('id').execute(),
      (await sql`select * from list_tenants('', 100, 0)`.execute(q)).rows,
    ])
    expect(counts).toEqual([[], [], [], []])
  })
})
