import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditWire } from '#contract/backoffice/audit.ts'
import type { StaffAccountWire } from '#contract/backoffice/staff-account.ts'
import type { InvitedWire, TeamWire, WelcomeWire } from '#contract/backoffice/staff-team.ts'
import type { StaffWire } from '#contract/backoffice/staff.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { Visitor } from '#server/testing/visitor.ts'
import { fromBase32, totpAt } from '../sign-in/totp.ts'

const root = '/api/v1/staff'
const words = (name: string) => ({ ar: name, en: name })
let test: TestApp
let shop: Shop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, { branches: [{ name: words('Olaya') }, { name: words('Malaz') }] })
  owner = await shop.staff()
})
afterAll(() => test.close())

const browser = () => new Visitor(test.app, 'console.localhost')
const tokenOf = (url: string) => url.split('/welcome/')[1] ?? ''
const body = (email: string, more: object = {}) => {
  const plain = { name: 'Noura', role: 'cashier', language: 'en', branch_ids: null }
  return { ...plain, email, ...more }
}
const invite = (by: Visitor, email: string, more: object = {}) =>
  by.call<InvitedWire>('POST', `${root}/team/invitations`, body(email, more))
const accept = (visitor: Visitor, url: string, password = 'a long password') =>
  visitor.call<StaffWire>('POST', `${root}/welcome`, { token: tokenOf(url), name: 'Noura A', password })

describe('the team', () => {
  it('an invitation by link makes a member with role and branches, once', async () => {
    const branch = shop.branchIds[1] ?? ''
    const { url, team } = await invite(owner, 'Noura@Shop.example', { branch_ids: [branch] })
    expect(url).toMatch(/^http:\/\/console\.localhost(:\d+)?\/welcome\/[\w-]{43}$/)
    expect(team.invitations).toMatchObject([{ email: 'noura@shop.example', role: 'cashier', ended: false }])
    const noura = browser()
    const welcome = await noura.call<WelcomeWire>('POST', `${root}/welcome/read`, { token: tokenOf(url) })
    expect(welcome).toMatchObject({ name: 'Noura', role: 'cashier', renews: false })
    expect(
      await noura.refused('POST', `${root}/welcome`, { token: tokenOf(url), name: 'N', password: 'short' }),
    ).toMatchObject({ code: 'password-weak' })
    const member = await accept(noura, url)
    expect(member).toMatchObject({ name: 'Noura A', role: 'cashier', branches: [{ id: branch }] })
    expect(await noura.refused('GET', `${root}/team`)).toMatchObject({ code: 'not-allowed' })
    expect(
      await browser().refused('POST', `${root}/welcome`, {
        token: tokenOf(url),
        name: 'M',
        password: 'a long password',
      }),
    ).toMatchObject({ code: 'invitation-gone' })
    expect(await owner.refused('POST', `${root}/team/invitations`, body('noura@shop.example'))).toMatchObject(
      {
        code: 'member-exists',
      },
    )
  })

  it('two presses on one link at once make one member', async () => {
    const { url } = await invite(owner, 'twice@shop.example')
    const tries = await Promise.all(
      [browser(), browser()].map((visitor) =>
        visitor.send('POST', `${root}/welcome`, {
          token: tokenOf(url),
          name: 'T',
          password: 'a long password',
        }),
      ),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it('a withdrawn link, a second link to the same person and one of 8 days ago are worth nothing', async () => {
    const first = await invite(owner, 'late@shop.example')
    const second = await invite(owner, 'late@shop.example')
    expect(
      await browser().refused('POST', `${root}/welcome/read`, { token: tokenOf(first.url) }),
    ).toMatchObject({
      code: 'invitation-gone',
    })
    const id = second.team.invitations.find(({ email }) => email === 'late@shop.example')?.id
    await owner.call('DELETE', `${root}/team/invitations/${id}`)
    expect(
      await browser().refused('POST', `${root}/welcome/read`, { token: tokenOf(second.url) }),
    ).toMatchObject({
      code: 'invitation-gone',
    })
  })

  it('a manager gives roles below its own, in its own branches, and changes nobody above', async () => {
    const [here = '', there = ''] = shop.branchIds
    const manager = await shop.staff('manager', [here])
    const team = await manager.call<TeamWire>('GET', `${root}/team`)
    expect(team.roles).toEqual(['cashier', 'kitchen', 'host'])
    const refusal = async (more: object) =>
      (await manager.refused('POST', `${root}/team/invitations`, body('x@shop.example', more))).code
    expect(await refusal({ role: 'owner', branch_ids: [here] })).toBe('not-allowed')
    expect(await refusal({ role: 'manager', branch_ids: [here] })).toBe('not-allowed')
    expect(await refusal({ role: 'cashier', branch_ids: null })).toBe('branch-not-found')
    expect(await refusal({ role: 'cashier', branch_ids: [there] })).toBe('branch-not-found')
    const boss = team.members.find(({ role }) => role === 'owner')
    const change = { name: 'X', role: 'cashier', branch_ids: [here], active: false }
    expect(await manager.refused('PUT', `${root}/team/members/${boss?.id}`, change)).toMatchObject({
      code: 'not-allowed',
    })
  })

  it('a member that is switched off is out at once and everywhere; nobody changes oneself', async () => {
    const { url } = await invite(owner, 'leaves@shop.example')
    const leaver = browser()
    const { id } = await accept(leaver, url)
    const change = { name: 'Gone', role: 'kitchen', branch_ids: null, active: false }
    expect(await leaver.refused('PUT', `${root}/team/members/${id}`, change)).toMatchObject({
      code: 'not-allowed',
    })
    const team = await owner.call<TeamWire>('PUT', `${root}/team/members/${id}`, change)
    expect(team.members.find((one) => one.id === id)).toMatchObject({
      active: false,
      sessions: 0,
      role: 'kitchen',
    })
    expect(await leaver.refused('GET', `${root}/session`)).toMatchObject({ code: 'sign-in-required' })
    const me = await owner.call<StaffWire>('GET', `${root}/session`)
    expect(await owner.refused('PUT', `${root}/team/members/${me.id}`, change)).toMatchObject({
      code: 'not-allowed',
    })
  })

  it('two owners that switch each other off at once leave one', async () => {
    const other = await makeShop(test)
    const [a, b] = [await other.staff(), await other.staff()]
    const [idA, idB] = await Promise.all(
      [a, b].map(async (one) => (await one.call<StaffWire>('GET', `${root}/session`)).id),
    )
    const off = { name: 'X', role: 'owner', branch_ids: null, active: false }
    await Promise.all([
      a.send('PUT', `${root}/team/members/${idB}`, off),
      b.send('PUT', `${root}/team/members/${idA}`, off),
    ])
    const rows = await test.database.db.read(other.tenantId, (db) =>
      db.q.selectFrom('staff').select('active').where('tenant_id', '=', other.tenantId).execute(),
    )
    expect(rows.filter(({ active }) => active)).toHaveLength(1)
  })
})

describe('a member’s own account', () => {
  const email = 'safe@shop.example'
  it('password, second step with recovery codes, and the list of devices', async () => {
    const { url } = await invite(owner, email)
    const [phone, laptop] = [browser(), browser()]
    await accept(phone, url, 'the first password')
    await laptop.signIn(email, 'the first password')
    const account = await phone.call<StaffAccountWire>('GET', `${root}/account`)
    expect(account.sessions.map(({ current }) => current).sort()).toEqual([false, true])
    expect(
      await phone.refused('PUT', `${root}/account/password`, {
        current: 'no',
        password: 'the second password',
      }),
    ).toMatchObject({ code: 'password-wrong' })
    await phone.call('PUT', `${root}/account/password`, {
      current: 'the first password',
      password: 'the second password',
    })
    expect(await laptop.refused('GET', `${root}/session`)).toMatchObject({ code: 'sign-in-required' })

    const password = 'the second password'
    const begun = await phone.call<{ secret: string; sealed: string }>(
      'POST',
      `${root}/account/second-step`,
      {
        password,
      },
    )
    const code = (steps: number) =>
      totpAt(fromBase32(begun.secret), Math.floor(test.deps.clock() / 30_000) + steps)
    const on = await phone.call<{ recovery_codes: string[] }>('PUT', `${root}/account/second-step`, {
      sealed: begun.sealed,
      code: code(0),
    })
    expect(on.recovery_codes).toHaveLength(8)
    const session = `${root}/session`
    expect(await laptop.refused('POST', session, { email, password })).toMatchObject({
      code: 'second-step-required',
    })
    // a code serves once
    expect(await laptop.refused('POST', session, { email, password, code: code(0) })).toMatchObject({
      code: 'second-step-wrong',
    })
    await laptop.call('POST', session, { email, password, code: code(1) })
    const [recovery = ''] = on.recovery_codes
    await browser().call('POST', session, { email, password, code: recovery.toUpperCase() })
    expect(await browser().refused('POST', session, { email, password, code: recovery })).toMatchObject({
      code: 'second-step-wrong',
    })
    const after = await phone.call<StaffAccountWire>('DELETE', `${root}/account/second-step`, { password })
    expect(after).toMatchObject({ second_step: false, recovery_codes_left: 0 })
    await browser().call('POST', session, { email, password })
  })

  it('another device is signed out by its line, a stranger’s line is not there', async () => {
    const { url } = await invite(owner, 'devices@shop.example')
    const [phone, laptop] = [browser(), browser()]
    await accept(phone, url)
    await laptop.signIn('devices@shop.example', 'a long password')
    const { sessions } = await phone.call<StaffAccountWire>('GET', `${root}/account`)
    const other = sessions.find(({ current }) => !current)
    expect(await owner.refused('DELETE', `${root}/account/sessions/${other?.id}`)).toMatchObject({
      code: 'not-found',
    })
    await phone.call('DELETE', `${root}/account/sessions/${other?.id}`)
    expect(await laptop.refused('GET', `${root}/session`)).toMatchObject({ code: 'sign-in-required' })
  })

  it('a link for a new password ends sessions and second step', async () => {
    const { url } = await invite(owner, 'forgot@shop.example')
    const phone = browser()
    const { id } = await accept(phone, url)
    const renewal = await owner.call<InvitedWire>('POST', `${root}/team/members/${id}/renewals`, {})
    const fresh = browser()
    await accept(fresh, renewal.url, 'another long password')
    expect(await phone.refused('GET', `${root}/session`)).toMatchObject({ code: 'sign-in-required' })
    await browser().signIn('forgot@shop.example', 'another long password')
  })
})

describe('the log', () => {
  it('rule "Audit log": says who did what, before and after; by member, by kind, page after page', async () => {
    const all = await owner.call<AuditWire>('GET', `${root}/audit`)
    expect(all.data.length).toBeGreaterThan(10)
    const changed = all.data.find(({ action, who }) => action === 'member-change' && who === 'owner')
    expect(changed?.changes).toContainEqual({ field: 'active', before: 'true', after: 'false' })
    expect(changed?.name).toBe('Gone')
    const team = await owner.call<AuditWire>('GET', `${root}/audit?kind=team`)
    expect(
      team.data.every(({ action }) => /^(member|sign|password|second|session|account)-/.test(action)),
    ).toBe(true)
    const menu = await owner.call<AuditWire>('GET', `${root}/audit?kind=menu`)
    expect(menu.data).toEqual([])
    const older = await owner.call<AuditWire>('GET', `${root}/audit?before=${all.data[2]?.id}`)
    expect(older.data[0]?.id).toBe(all.data[3]?.id)
    const cashier = await shop.staff('cashier')
    expect(await cashier.refused('GET', `${root}/audit`)).toMatchObject({ code: 'not-allowed' })
  })
})
