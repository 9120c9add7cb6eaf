import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayStaff, staffRoles, type StaffRole } from '#domain/backoffice/staff-role.ts'
import { attacksOn, makeAttackField, type AttackField } from './make-attack-field.ts'
import type { RouteAttack } from './route-attack.ts'
import { staffRights } from './staff-rights.ts'
import type { Visitor } from './visitor.ts'

let field: AttackField
let staff: ReadonlyMap<StaffRole, Visitor>
beforeAll(async () => {
  field = await makeAttackField()
  const members: [StaffRole, Visitor][] = []
  for (const role of staffRoles) members.push([role, await field.a.shop.staff(role)])
  staff = new Map(members)
})
afterAll(() => field.test.close())

const all = attacksOn('staff')
const ending = 'DELETE /api/v1/staff/session'

/** Sends the call with the restaurant's own ids; returns whether the role was refused it. */
async function isRefused(visitor: Visitor, name: string, { path, body, headers }: RouteAttack) {
  const [method = 'GET'] = name.split(' ')
  const response = await visitor.send(method, path(field.a.ids), body?.(field.a.ids), headers)
  const answered = (await response.json().catch(() => ({}))) as { code?: string }
  return answered.code === 'not-allowed'
}

function mayCall(role: StaffRole, right: (typeof staffRights)[string]): boolean {
  if (right === 'over_owner') return role === 'owner'
  return right === 'everyone' || right === 'stranger' || mayStaff(role, right)
}

/** What is the whole restaurant's, by its rights; of 'site' and 'messages' a part is each branch's. */
const wholeRights = new Set(['gateways', 'integrations', 'coupons', 'loyalty', 'companies', 'audit'])
const ofWhole = all.filter(([name, { act }]) => wholeRights.has(act ?? staffRights[name] ?? 'everyone'))

describe('rights of staff', () => {
  it('spec 6: every call of the console has its right', () => {
    const bare = all.filter(([, { act }]) => act === undefined).map(([name]) => name)
    expect(Object.keys(staffRights).sort()).toEqual(bare.sort())
  })

  it.each(all.filter(([name]) => name !== ending))(
    'spec 6: %s is done by exactly the roles that have its right',
    async (name, attack) => {
      const right = attack.act ?? staffRights[name] ?? 'everyone'
      for (const [role, visitor] of staff) {
        const may = mayCall(role, right)
        expect({ role, refused: await isRefused(visitor, name, attack) }).toEqual({ role, refused: !may })
      }
    },
  )

  it.each(ofWhole)(
    'rule "Branches of a member": %s, the whole restaurant\'s, is refused to an owner of one branch',
    async (name, attack) => {
      const owner = await field.a.shop.staff('owner', [field.a.ids.otherBranch])
      expect(await isRefused(owner, name, attack)).toBe(true)
    },
  )
})
