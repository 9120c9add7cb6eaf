import type { RestaurantsWire } from '#contract/platform/platform.ts'
import type { StaffWire } from '#contract/backoffice/staff.ts'
import { makeVisitor, type Visitor } from './visitor.ts'

/** A signed-in staff member of the demo. */
export type SignedIn = { visitor: Visitor; member: StaffWire; email: string; password: string }

/** Takes the product's port, a demo restaurant's host label and a role; signs that member in on the console's host. */
export const signInByApi = async (port: number, tenant: string, role = 'owner'): Promise<SignedIn> => {
  const { data } = await makeVisitor(port, 'localhost').call<RestaurantsWire>(
    'GET',
    '/api/v1/platform/restaurants',
  )
  const login = data
    .find((one) => new URL(one.url).hostname.startsWith(`${tenant}.`))
    ?.staff.find((one) => one.role === role)
  if (!login) throw new Error(`The demo has no ${role} of ${tenant}.`)
  const { email, password } = login
  const visitor = makeVisitor(port, 'console.localhost')
  const member = await visitor.call<StaffWire>('POST', '/api/v1/staff/session', { email, password })
  return { visitor, member, email, password }
}
