import type { CompanyBody, CompanyWire } from '#contract/companies/companies.ts'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import { findCompanyOrder } from '#server/store/companies/company-orders.ts'
import type { MoneyShop, Payer } from './make-money-shop.ts'
import type { TestApp } from './make-test-app.ts'
import { makeMobile } from './sign-in-customer.ts'
import type { Visitor } from './visitor.ts'

/** A company of a test, its members and its owner's console. */
export interface TestCompany {
  readonly owner: Visitor
  readonly members: readonly Payer[]
  /** E.164. */
  readonly approverMobile: string
  read(): Promise<CompanyWire>
  change(change: Partial<CompanyBody>): Promise<CompanyWire>
  /** A member's cart on account, as its checkout page would send it. */
  cart(member: Payer, ...names: string[]): Promise<CartWire>
  place(member: Payer, ...names: string[]): Promise<OrderWire>
  /** The link's id of an order. */
  approval(order: Pick<OrderWire, 'id'>): Promise<string>
}

/** Takes a restaurant, how many members and what is special about the company; opens its account on the console. */
export async function makeCompany(
  test: TestApp,
  shop: MoneyShop,
  { count = 1, ...more }: { count?: number } & Partial<CompanyBody> = {},
): Promise<TestCompany> {
  const owner = await shop.staff()
  const members: Payer[] = []
  for (let i = 0; i < count; i += 1) members.push(await shop.payer())
  const approverMobile = makeMobile()
  const body: CompanyBody = {
    name: 'Najd Engineering',
    tax_number: '',
    approver: { name: 'Sara', mobile: approverMobile, language: 'en' },
    order_limit: '0.00',
    month_limit: null,
    credit_limit: null,
    active: true,
    members: members.map(({ mobile }, i) => ({ name: `Member ${i}`, mobile })),
    ...more,
  }
  const made = await owner.call<CompanyWire>('POST', '/api/v1/staff/companies', body)
  const company: TestCompany = {
    owner,
    members,
    approverMobile,
    async read() {
      const { data } = await owner.call<{ data: CompanyWire[] }>('GET', '/api/v1/staff/companies')
      const found = data.find(({ id }) => id === made.id)
      if (!found) throw new Error('the company is gone')
      return found
    },
    async change(change) {
      const { id, version, owed: _o, waiting: _w, waiting_orders: _n, ...doc } = await company.read()
      return owner.call('PUT', `/api/v1/staff/companies/${id}`, { version, doc: { ...doc, ...change } })
    },
    cart: async (member, ...names) =>
      member.visitor.choose(await member.cart(...names), { payment_method_id: 'company' }),
    place: async (member, ...names) =>
      member.visitor.place(await company.cart(member, ...names), undefined, { mobile: member.mobile }),
    async approval(order) {
      const found = await test.database.db.read(shop.tenantId, (db) => findCompanyOrder(db, order.id))
      if (!found) throw new Error('the order is on no account')
      return found.approval_id
    },
  }
  return company
}
