import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/core/wire.ts'
import { mayStaff, staffRoles, type StaffRole } from '#domain/backoffice/staff-role.ts'
import { operations, type OperationAccess } from '#server/authorization/operations.ts'
import { fingerprintTenant } from './fingerprint-attack.ts'
import { makeAccountVictim, type AccountVictim } from './make-account-victim.ts'
import { makeAttackField, type AttackField } from './make-attack-field.ts'
import type { AttackVictim } from './make-attack-victim.ts'
import { routeAttacks } from './route-attack-table.ts'
import { signInCustomer } from './sign-in-customer.ts'
import { Visitor } from './visitor.ts'

/**
 * Every operation of the contract by everybody who may not, with ids that are real: the guest's and an account's. What the
 * server says of who may call it (authorization/operations.ts) is held against what it does.
 */
type Ids = AttackVictim['ids']
type Verdict = 'refused' | 'told nothing' | 'served'

interface Answer {
  readonly verdict: Verdict
  readonly status: number
  readonly code: string | undefined
}

let field: AttackField
let account: AccountVictim
let all: readonly (readonly [string, Visitor])[]
/** Words of people, their numbers and what they wrote: nobody else is ever shown one. */
let personal: readonly string[]
const counts = new Map<string, number>()

beforeAll(async () => {
  field = await makeAttackField()
  account = await makeAccountVictim(field)
  all = await strangers()
  personal = [account.name, '557770001', 'ring twice', 'for Layan', 'window seat', '551239876', 'HUD 4471']
})
afterAll(async () => {
  const sorted = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))
  process.stdout.write(`${sorted.map(([what, count]) => `${what}: ${count}`).join('\n')}\n`)
  await field.test.close()
})

/** Takes who calls under which name, an operation and ids; sends it as its own page would and judges the answer. */
async function call(who: string, visitor: Visitor, name: string, ids: Ids): Promise<Answer> {
  const attack = routeAttacks[name]
  if (!attack) throw new Error(`${name} is not known to route-attack-table.ts`)
  const [method = 'GET'] = name.split(' ')
  const response = await visitor.send(method, attack.path(ids), attack.body?.(ids), attack.headers)
  const text = await response.text()
  expect({ who, name, status: response.status < 500 }).toEqual({ who, name, status: true })
  const leaked = personal.filter((word) => text.includes(word))
  const code = response.ok ? undefined : (JSON.parse(text) as Partial<ErrorBody>).code
  const verdict = !response.ok ? 'refused' : leaked.length > 0 ? 'served' : 'told nothing'
  const key = `${who} · ${verdict}`
  counts.set(key, (counts.get(key) ?? 0) + 1)
  return { verdict, status: response.status, code }
}

const by = (wanted: (access: OperationAccess) => boolean) =>
  [...operations].flatMap(([name, access]) => (wanted(access) ? [name] : []))
const held = by((access) => access === 'holder')
const customers = by((access) => access === 'customer')
const links = by((access) => access === 'link')
const open = by((access) => access === 'anyone' || access === 'caller')
const ofStaff = [...operations].flatMap(([name, access]) =>
  typeof access === 'object' && access.staff !== 'visitor' ? [[name, access.staff] as const] : [],
)

/** Takes a call; returns it once it has been seen to be a refusal. */
const isRefused = ({ verdict, status }: Answer) =>
  verdict === 'refused' && [401, 403, 404, 409, 410, 422].includes(status)

/** Strangers of the same restaurant: what they are and their browser, made anew so that none has a cart of the victim. */
async function strangers(): Promise<[string, Visitor][]> {
  const { test, a, b } = field
  const otherGuest = a.shop.guest()
  await otherGuest.add(await otherGuest.openCart(), a.shop.itemId('Tea'))
  const otherCustomer = a.shop.guest()
  await signInCustomer(test, a.shop, otherCustomer, '+966557770002')
  const otherRestaurant = b.guest()
  await signInCustomer(test, b, otherRestaurant, '+966557770003')
  return [
    ['nobody', new Visitor(test.app, a.shop.host)],
    ['another guest', otherGuest],
    ['another customer', otherCustomer],
    ["another restaurant's customer", otherRestaurant],
    ['member of staff, as guest', field.withCookies(a.shop.host, a.owner.cookies)],
    ['operator, as guest', field.withCookies(a.shop.host, field.operator.cookies)],
  ]
}

describe('every operation, with real ids', () => {
  it('is known here and to the server alike', () => {
    expect([...operations.keys()].toSorted()).toEqual(Object.keys(routeAttacks).toSorted())
  })

  it('its holder is served with them: the ids are real', async () => {
    const served = await call('holder', account.owner, 'GET /api/v1/carts/{id}', account.ids)
    expect(served).toMatchObject({ verdict: 'served', status: 200 })
    const order = await call('holder', account.owner, 'GET /api/v1/orders/{id}', account.ids)
    expect(order.verdict).toBe('served')
    const table = await call('holder', account.owner, 'GET /api/v1/waiting-list/waiting/{id}', account.ids)
    expect(table.verdict).toBe('served')
  })

  it('of an object is refused to everybody but its holder, and changes nothing', async () => {
    const before = await fingerprintTenant(field.test, field.a.shop.tenantId)
    const passed: object[] = []
    for (const name of held)
      for (const [who, visitor] of all)
        for (const ids of [field.a.ids, account.ids]) {
          const answer = await call(who, visitor, name, ids)
          if (!isRefused(answer)) passed.push({ name, who, ...answer })
        }
    expect(passed).toEqual([])
    expect(await fingerprintTenant(field.test, field.a.shop.tenantId)).toEqual(before)
  })

  it('of an account needs its sign-in', async () => {
    const [nobody, otherGuest, otherCustomer] = all
    for (const name of customers) {
      for (const [who, visitor] of [nobody, otherGuest].flatMap((one) => (one ? [one] : [])))
        expect({ who, name, ...(await call(who, visitor, name, account.ids)) }).toMatchObject({ status: 401 })
      // leaving and being asked for a code are the own account's
      if (!otherCustomer || name === 'DELETE /api/v1/user/customers/delete') continue
      const answer = await call(otherCustomer[0], otherCustomer[1], name, account.ids)
      expect({ name, served: answer.verdict === 'served' }).toEqual({ name, served: false })
    }
  })

  it('of the console is refused to guests, customers, operators, other restaurants, and roles that may not', async () => {
    const { test, a, b, operator } = field
    const before = await fingerprintTenant(test, a.shop.tenantId)
    const onConsole = (cookies: ReadonlyMap<string, string>) =>
      field.withCookies('console.localhost', cookies)
    const externalServices: [string, Visitor][] = [
      ['nobody', new Visitor(test.app, 'console.localhost')],
      ['a customer', onConsole(account.owner.cookies)],
      ['operator', onConsole(operator.cookies)],
    ]
    const otherOwner = await b.staff('owner')
    const members = new Map<StaffRole, Visitor>()
    for (const role of staffRoles) members.set(role, await a.shop.staff(role))
    const elsewhere = new Map<StaffRole, Visitor>()
    for (const role of staffRoles) elsewhere.set(role, await a.shop.staff(role, [a.ids.otherBranch]))
    const passed: object[] = []
    for (const [name, act] of ofStaff) {
      for (const [who, visitor] of externalServices) {
        const answer = await call(who, visitor, name, a.ids)
        if (answer.status !== 401) passed.push({ name, who, ...answer })
      }
      const foreign = await call("another restaurant's owner", otherOwner, name, a.ids)
      if (foreign.verdict === 'served') passed.push({ name, who: "another restaurant's owner", ...foreign })
      for (const [role, visitor] of members) {
        if (act === 'member' || mayStaff(role, act)) continue
        const answer = await call(`${role} without the right`, visitor, name, a.ids)
        if (answer.code !== 'not-allowed') passed.push({ name, who: role, ...answer })
      }
      if (!routeAttacks[name]?.otherBranch) continue
      for (const [role, visitor] of elsewhere) {
        const answer = await call(`${role} of another branch`, visitor, name, a.ids)
        if (!isRefused(answer)) passed.push({ name, who: `${role} of another branch`, ...answer })
      }
    }
    expect(passed).toEqual([])
    expect(await fingerprintTenant(test, a.shop.tenantId)).toEqual(before)
  })

  it('of the platform is refused to everybody but operators', async () => {
    const { test, a } = field
    const onPlatform = (cookies: ReadonlyMap<string, string>) => field.withCookies('localhost', cookies)
    for (const name of by((access) => access === 'operator'))
      for (const [who, visitor] of [
        ['nobody', new Visitor(test.app, 'localhost')],
        ['owner of a restaurant', onPlatform(a.owner.cookies)],
        ['a customer', onPlatform(account.owner.cookies)],
      ] as const)
        expect({ who, name, ...(await call(who, visitor, name, a.ids)) }).toMatchObject({ status: 401 })
  })

  it('of programs, agents, gateways and senders is refused without their key or signature', async () => {
    const { test, a } = field
    const names = by((access) => access === 'key' || access === 'agent' || access === 'provider')
    for (const name of names)
      expect({
        name,
        ...(await call('nobody', new Visitor(test.app, a.shop.host), name, a.ids)),
      }).toMatchObject({
        verdict: 'refused',
      })
  })

  it('of a link, and what is open to all, tells strangers nothing of a person', async () => {
    // who signs in brings the code or token that proves it, and who signs out ends the stranger's own session
    const bringsProof = new Set(
      ['resume', 'sign-in', 'sign-out'].map((act) => `POST /api/v1/user/auth/${act}`),
    )
    // a driver's run and a company's approval are the link's own people: driver and approver are told names there
    const forItsOwn = new Set(
      [...links].filter((name) => name.includes('/driver-runs/') || name.includes('/company-approvals/')),
    )
    const passed: object[] = []
    for (const name of [...links, ...open].filter((one) => !bringsProof.has(one)))
      for (const [who, visitor] of all) {
        if (who === "another restaurant's customer" || forItsOwn.has(name)) continue
        for (const ids of [field.a.ids, account.ids]) {
          const answer = await call(who, visitor, name, ids)
          if (answer.verdict === 'served') passed.push({ name, who, ...answer })
        }
      }
    expect(passed).toEqual([])
  })

  it('of an account is refused to its own browser once it is signed out, and leads to sign-in', async () => {
    const { owner, ids } = account
    await owner.call('POST', '/api/v1/user/auth/sign-out', {})
    const before = await fingerprintTenant(field.test, field.a.shop.tenantId)
    const passed: object[] = []
    for (const name of [...held, ...customers]) {
      const answer = await call('signed out', owner, name, ids)
      if (!isRefused(answer)) passed.push({ name, ...answer })
    }
    expect(passed).toEqual([])
    const placed = await call('signed out', owner, 'POST /api/v1/orders', ids)
    expect(placed).toMatchObject({ status: 401, code: 'sign-in-required' })
    expect(await fingerprintTenant(field.test, field.a.shop.tenantId)).toEqual(before)
  })
})
