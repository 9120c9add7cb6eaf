import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayStaff, type StaffRole } from '#domain/backoffice/staff-role.ts'
import { fingerprintTenant } from './fingerprint-attack.ts'
import { attacksOn, isChanging, makeAttackField, refusedAs, type AttackField } from './make-attack-field.ts'
import { Visitor } from './visitor.ts'

let field: AttackField
let before: Record<string, string>
beforeAll(async () => {
  field = await makeAttackField()
  before = await fingerprintTenant(field.test, field.a.shop.tenantId)
})
afterAll(() => field.test.close())

/** A role's member, of all branches or of one: signed in once for all routes. */
const members = new Map<string, Promise<Visitor>>()
function member(role: StaffRole, branches?: readonly string[]): Promise<Visitor> {
  const key = [role, ...(branches ?? [])].join()
  const known = members.get(key) ?? field.a.shop.staff(role, branches)
  members.set(key, known)
  return known
}

const roles: readonly StaffRole[] = ['owner', 'manager', 'cashier', 'kitchen', 'host']
const all = attacksOn('staff')

describe('every staff route', () => {
  it.each(all)(
    "safety 19: %s is not there on the restaurant's own host, even with its owner's cookie",
    async (name) => {
      const visitor = field.withCookies(field.a.shop.host, field.a.owner.cookies)
      expect(await field.attack(visitor, name)).toMatchObject(refusedAs('not-found'))
    },
  )

  it.each(all.filter(([, { open }]) => !open))('%s needs a session', async (name, { stranger }) => {
    const shopper = `shopper=${field.a.guest.cookies.get('shopper') ?? ''}`
    for (const cookie of ['staff=', `staff=${'x'.repeat(43)}`, `staff=${'x'.repeat(5000)}`, shopper]) {
      const visitor = new Visitor(field.test.app, 'console.localhost')
      const answered = await field.attack(visitor, name, { cookie })
      expect({ cookie, ...answered }).toMatchObject(refusedAs(stranger ?? 'sign-in-required'))
    }
  })

  it.each(all.filter(([name]) => isChanging(name)))(
    '%s, without a cookie but from a foreign page, is refused',
    async (name) => {
      const visitor = new Visitor(field.test.app, 'console.localhost')
      for (const origin of ['', 'null', `http://${field.a.shop.host}:3000`])
        expect(await field.attack(visitor, name, { origin })).toMatchObject(refusedAs('wrong-origin'))
    },
  )

  it.each(all.filter(([, { foreign }]) => foreign))(
    "%s refuses the victim's ids to another restaurant's owner",
    async (name, { foreign }) => {
      expect(await field.attack(await field.b.staff(), name)).toMatchObject(refusedAs(foreign ?? 'failed'))
    },
  )

  it.each(all.filter(([, { act }]) => act))(
    '%s refuses roles that may not, and members of another branch',
    async (name, { act, otherBranch }) => {
      const { a } = field
      for (const role of roles) {
        const may = act !== undefined && mayStaff(role, act)
        const visitor = await (may ? member(role, [a.ids.otherBranch]) : member(role))
        const expected = may ? (otherBranch ?? 'failed') : 'not-allowed'
        expect({ role, ...(await field.attack(visitor, name)) }).toMatchObject(refusedAs(expected))
      }
    },
  )

  it('shows a member of one branch nothing of the other', async () => {
    const { a } = field
    const cashier = await a.shop.staff('cashier', [a.ids.otherBranch])
    const { board } = await cashier.call<{ board: object }>(
      'GET',
      `/api/v1/staff/board?branch_id=${a.ids.otherBranch}`,
    )
    expect(board).toMatchObject({ tickets: [], ended: [] })
  })

  it('leaves the victim with what it had before', async () => {
    expect(await fingerprintTenant(field.test, field.a.shop.tenantId)).toEqual(before)
  })
})
