import type { CartWire } from '#contract/ordering/cart.ts'
import type { TimeWindow } from '#domain/core/time-window.ts'
import type { Item, OptionGroup, SoldOut } from '#domain/menu/menu.ts'
import type { Settings } from '#domain/site/settings.ts'
import { makeId } from '#server/core/make-id.ts'
import type { StaffRole } from '#domain/backoffice/staff-role.ts'
import { makeGatewayAccount } from './make-gateway-account.ts'
import { makeStaff } from './make-staff.ts'
import { makeTenant } from './make-tenant.ts'
import type { BranchPlan, TenantPlan } from './tenant-plan.ts'
import type { TestApp } from './make-test-app.ts'
import { Visitor } from './visitor.ts'

/** One item of a test's menu. */
export interface ShopItem extends Partial<Omit<Item, 'name' | 'optionGroups'>> {
  readonly name: string
  readonly soldOut?: boolean | Pick<SoldOut, 'until'>
  readonly options?: readonly OptionGroup[]
}

export interface ShopPlan {
  /** What its host ends with; none = localhost, which nobody outside reaches. */
  readonly domain?: string
  readonly items?: readonly ShopItem[]
  readonly settings?: Settings
  readonly country?: 'SA' | 'EG' | 'AE' | 'QA'
  readonly branches?: readonly BranchPlan[]
  /** When the one group of its menu is offered; none = always. */
  readonly groupWindows?: readonly TimeWindow[]
  readonly content?: Partial<
    Pick<TenantPlan, 'groups' | 'banners' | 'pages' | 'allergens' | 'stock' | 'prices' | 'hidden'>
  >
}

/** A restaurant of a test, and the people who come to it. */
export interface Shop {
  readonly tenantId: string
  readonly host: string
  readonly branchIds: readonly string[]
  itemId(name: string): string
  /** A new browser. */
  guest(): Visitor
  /** A guest with a cart of these items, ready to order. */
  guestWith(...names: string[]): Promise<{ guest: Visitor; cart: CartWire }>
  /** Signed-in staff on the console's host. */
  staff(role?: StaffRole, branchIds?: readonly string[]): Promise<Visitor>
}

const words = (name: string) => ({ ar: name, en: name })

/** Takes what is special about it; returns a restaurant with a branch, a menu and an account at the sandbox gateway. */
export async function makeShop(test: TestApp, plan: ShopPlan = {}): Promise<Shop> {
  const slug = makeId().toLowerCase()
  const host = `shop-${slug}.${plan.domain ?? 'localhost'}`
  const items = (plan.items ?? [{ name: 'Shawarma' }, { name: 'Tea', price: 300 }]).map((item, position) => ({
    ...usual(item, position),
    plan: item,
  }))
  const { tenantId, branchIds } = await makeTenant(test.database.db, {
    host,
    name: words(`Shop ${slug}`),
    country: plan.country ?? 'SA',
    settings: plan.settings ?? {},
    branches: plan.branches ?? [{ name: words('Olaya') }],
    groups: [{ id: 'group', name: words('Group'), windows: plan.groupWindows ?? [], position: 0 }],
    ...plan.content,
    items: items.map(({ plan: _, ...item }) => item),
  })
  for (const item of items.filter((one) => one.plan.soldOut)) {
    await test.database.db.write(tenantId, async (db) => {
      await db.q
        .insertInto('sold_out')
        .values({
          tenant_id: tenantId,
          branch_id: branchIds[0] ?? '',
          item_id: item.id,
          until: untilOf(item.plan.soldOut),
        })
        .execute()
    })
  }
  await makeGatewayAccount(test.database.db, tenantId, test.bench.accountNamed(tenantId), test.seal)
  await test.deps.hosts.refresh()
  const itemId = (name: string) => items.find((item) => item.name.en === name)?.id ?? name
  const guest = () => new Visitor(test.app, host)
  return {
    tenantId,
    host,
    branchIds,
    itemId,
    guest,
    async guestWith(...names) {
      const visitor = guest()
      let cart = await visitor.openCart()
      for (const name of names) cart = await visitor.add(cart, itemId(name))
      return { guest: visitor, cart }
    },
    async staff(role = 'owner', branches) {
      const email = `${makeId().toLowerCase()}@shop.example`
      await makeStaff(test.database.db, tenantId, {
        email,
        name: role,
        role,
        password: 'a good password',
        ...(branches && { branchIds: branches }),
      })
      const visitor = new Visitor(test.app, 'console.localhost')
      await visitor.signIn(email, 'a good password')
      return visitor
    },
  }
}

function usual({ name, soldOut: _, options, ...item }: ShopItem, position: number): Item {
  return {
    id: makeId(),
    groupId: 'group',
    name: words(name),
    description: words(''),
    price: 2000,
    allergens: [],
    optionGroups: options ?? [],
    windows: [],
    scheduledOnly: false,
    featured: false,
    tags: [],
    types: ['pickup'],
    makeMinutes: 5,
    position,
    ...item,
  }
}

function untilOf(soldOut: ShopItem['soldOut']): Date | null {
  return typeof soldOut === 'object' && soldOut.until !== undefined ? new Date(soldOut.until) : null
}
