import { expect } from 'vitest'
import { refusalAnswers } from '#contract/core/refusals.ts'
import type { ErrorBody } from '#contract/core/wire.ts'
import { makeAttackVictim, type AttackVictim } from './make-attack-victim.ts'
import { makeShop, type Shop } from './make-shop.ts'
import { makeTestApp, type TestApp } from './make-test-app.ts'
import type { RouteAttack } from './route-attack.ts'
import { routeAttacks } from './route-attack-table.ts'
import { signInOperator } from './sign-in-operator.ts'
import { Visitor } from './visitor.ts'

export interface Attacked {
  readonly status: number
  readonly code: string | undefined
}

/** A victim, another restaurant with its guest, and the hand that attacks. */
export interface AttackField {
  readonly test: TestApp
  readonly a: AttackVictim
  readonly b: Shop
  readonly thief: Visitor
  /** Signed in above all restaurants. */
  readonly operator: Visitor
  /** Sends a route's call with the victim's ids; checks that it is no 5xx and that nothing of the victim comes back. */
  attack(visitor: Visitor, name: string, headers?: Record<string, string>): Promise<Attacked>
  /** A browser on that host with these cookies. */
  withCookies(host: string, cookies: ReadonlyMap<string, string>): Visitor
}

export async function makeAttackField(): Promise<AttackField> {
  const test = await makeTestApp()
  const a = await makeAttackVictim(test)
  const b = await makeShop(test)
  const { guest: thief } = await b.guestWith('Shawarma')
  return {
    test,
    a,
    b,
    thief,
    operator: await signInOperator(test),
    async attack(visitor, name, headers = {}) {
      const { path, body, headers: own } = routeAttacks[name] ?? { path: () => '/' }
      const method = name.split(' ')[0] ?? 'GET'
      const response = await visitor.send(method, path(a.ids), body?.(a.ids), { ...own, ...headers })
      const text = await response.text()
      const all = text + JSON.stringify([...response.headers])
      const leaked = a.secrets.filter((secret) => all.includes(secret))
      expect({ name, leaked }).toEqual({ name, leaked: [] })
      expect(response.status).toBeLessThan(500)
      const answered = JSON.parse(text) as Partial<ErrorBody>
      return { status: response.status, code: response.ok ? undefined : answered.code }
    },
    withCookies(host, cookies) {
      const visitor = new Visitor(test.app, host)
      for (const [key, value] of cookies) visitor.cookies.set(key, value)
      return visitor
    },
  }
}

export const attacks = Object.entries(routeAttacks)

/** Takes a zone; returns its routes with their attacks. */
export function attacksOn(zone: RouteAttack['zone']): [string, RouteAttack][] {
  return attacks.filter(([, attack]) => attack.zone === zone)
}

/** Takes a route's name; says whether it changes anything. */
export function isChanging(name: string): boolean {
  return !name.startsWith('GET ')
}

/** Takes a code; returns how its refusal travels. */
export function refusedAs(code: keyof typeof refusalAnswers): Attacked {
  return { status: refusalAnswers[code].status, code }
}
