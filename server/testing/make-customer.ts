import { openSession } from '#server/features/customers/sign-in/sign-in.ts'
import { makeId } from '#server/core/make-id.ts'
import { insertCustomer } from '#server/store/customers/customers.ts'
import type { Shop } from './make-shop.ts'
import type { TestApp } from './make-test-app.ts'
import type { Visitor } from './visitor.ts'

/** Takes a browser and a number in E.164; it is signed in as its customer, as after a code. */
export async function makeCustomer(
  test: TestApp,
  { tenantId }: Pick<Shop, 'tenantId'>,
  visitor: Visitor,
  mobile: string,
): Promise<void> {
  const { token } = await test.database.db.write(tenantId, async (db) => {
    const customer = await insertCustomer(db, {
      id: makeId(),
      mobile,
      email: null,
      gender: null,
      birth_date: null,
      country: 'SA',
      group_id: null,
      referral_code: makeId().slice(0, 8).toUpperCase(),
      language: 'en',
    })
    if (!customer) throw new Error(`${mobile} is a customer already`)
    return openSession(test.deps, db, { tenantId, customerId: customer.id, browser: makeId(), userAgent: '' })
  })
  visitor.cookies.set('customer', token)
}
