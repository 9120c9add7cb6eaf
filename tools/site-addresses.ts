import type { BranchWire, MenuWire } from '#contract/menu/menu.ts'
import type { RestaurantsWire } from '#contract/platform/platform.ts'
import { fillCart, openPaymentByApi, orderByApi, placeByApi } from './order-by-api.ts'
import { reservationShots } from './shots/reservation-shots.ts'
import { signInRegular, type DemoSlug } from './shots/sign-in-regular.ts'
import { makeVisitor, type Visitor } from './visitor.ts'
import { waitingShots } from './shots/waiting-shots.ts'

/** An address of a restaurant's site, without language. */
export interface SiteAddress {
  readonly name: string
  readonly path: string
}

/** Every address of the site as one visitor may open it, with the visitor whose cookies it takes. */
export interface SiteView {
  readonly slug: DemoSlug
  readonly who: 'guest' | 'member'
  readonly visitor: Visitor
  readonly addresses: readonly SiteAddress[]
}

/** Spec 2: the fixed pages, and those of an account beside them. `/cp` leads to the console. */
const fixed = [
  '/',
  '/account',
  '/app',
  '/auth',
  '/branches',
  '/challenges',
  '/check_payment',
  '/check-payment',
  '/closed',
  '/contact-us',
  '/link',
  '/menu',
  '/my-address',
  '/order-as-usual',
  '/order-as-usual/1',
  '/referral-code',
  '/reservations',
  '/rewards',
  '/waiting-list',
  '/account/login',
  '/account/signup',
  '/account/info',
  '/account/notifications',
  '/account/devices',
  '/account/vehicles',
  '/account/orders',
  '/account/orders/1',
  '/account/points',
  '/account/wallet',
  '/delivery-address',
  '/o/message',
  '/select-type/pickup',
  '/select-type/car',
  '/select-type/delivery',
  '/select-type/dinein',
  '/select-type/scheduled',
  '/menu/pickup',
  '/menu/car',
  '/menu/delivery',
  '/menu/e',
  '/page/about',
  '/page/privacy',
  '/page/terms',
  '/page/app-wallet',
  '/page/app-points',
  '/no-such-page',
]

const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home'
const named = (name: string, path: string): SiteAddress => ({ name, path })

/**
 * Takes the product's port and a demo restaurant; returns every address of spec 2 twice: as a guest who has ordered, booked and
 * queued opens it, and as its regular, signed in, does.
 */
export const siteViews = async (port: number, slug: DemoSlug): Promise<SiteView[]> => {
  const guest = makeVisitor(port, `${slug}.localhost`)
  const member = await signInRegular(port, slug)
  return [
    { slug, who: 'guest', visitor: guest, addresses: await addressesOf(port, slug, guest) },
    { slug, who: 'member', visitor: member, addresses: await addressesOf(port, slug, member) },
  ]
}

async function addressesOf(port: number, slug: DemoSlug, visitor: Visitor): Promise<SiteAddress[]> {
  const { branch, items } = await visitor.call<MenuWire>('GET', '/api/v1/menu?type=pickup')
  const { data: branches } = await visitor.call<{ data: BranchWire[] }>(
    'GET',
    '/api/v1/branch/frontend/branches',
  )
  const dish = items.find((item) => item.needs_choice && item.state === 'available') ?? items[0]
  return [
    ...fixed.map((path) => named(nameOf(path), path)),
    named('item', `/item/${dish?.id}`),
    named('item-none', '/item/nosuchitem'),
    named('select-type-branch', `/select-type/pickup/${branch.id}`),
    named('menu-e-branch', `/menu/e/branch/${branch.id}`),
    named('menu-e-branches', `/menu/e/branches/${branches[0]?.id}`),
    named('emenu', '/emenu/1'),
    ...(await tableAddresses(port, slug, visitor)),
    ...(await orderAddresses(visitor)),
    ...(await pathsOf(reservationShots(visitor, branch.id, (path) => path))).filter(isNew),
    ...(await pathsOf(waitingShots(visitor, [], branch.id, (path) => path))).filter(isNew),
    ...(await challengeAddresses(visitor)),
  ]
}

/** Not among the fixed ones already: a name is a file's. */
const isNew = ({ name }: SiteAddress): boolean => !fixed.some((path) => nameOf(path) === name)

const pathsOf = async (shots: Promise<readonly { name: string; url: string }[]>): Promise<SiteAddress[]> =>
  (await shots).map(({ name, url }) => named(name, url))

/** A table of the demo: its door, and the session that this phone sits at. */
async function tableAddresses(port: number, slug: DemoSlug, visitor: Visitor): Promise<SiteAddress[]> {
  const platform = makeVisitor(port, 'localhost')
  const { data } = await platform.call<RestaurantsWire>('GET', '/api/v1/platform/restaurants')
  const url = data.find((one) => new URL(one.url).hostname.startsWith(`${slug}.`))?.table_url
  if (!url) return []
  const { pathname } = new URL(url)
  const code = pathname.split('/').at(-1)
  const { session_id: id } = await visitor.call<{ session_id: string }>(
    'POST',
    `/api/v1/tables/${code}/sessions`,
    { name: 'Layla' },
  )
  return [
    named('table', `/table/${code}`),
    named('menu-dinein-session', `/menu/dinein/session/${id}`),
    named('menu-dinein-session-bill', `/menu/dinein/session/${id}/bill`),
  ]
}

/** An order that is paid, one that waits for its payment, and a cart. */
async function orderAddresses(visitor: Visitor): Promise<SiteAddress[]> {
  const paid = await orderByApi(visitor, 'Layla')
  const unpaid = await placeByApi(visitor, await fillCart(visitor, 'Layla'))
  const { reference } = await openPaymentByApi(visitor, unpaid.id)
  await fillCart(visitor, 'Layla')
  return [
    named('cart', '/cart'),
    named('checkout', '/checkout'),
    named('order', `/order/${paid.id}`),
    named('order-tracking', `/order/${paid.id}/tracking`),
    named('order-receipt', `/order/${paid.id}/receipt`),
    named('o', `/o/${paid.id}`),
    named('o-pay', `/o/${unpaid.id}/pay`),
    named('check-payment-known', `/check_payment?ref=${reference}`),
  ]
}

async function challengeAddresses(visitor: Visitor): Promise<SiteAddress[]> {
  const answer = await visitor.send('GET', '/api/v1/wallet/challenges-settings/get-by-customer-id')
  if (answer.status !== 200) return []
  const { data } = JSON.parse(answer.body) as { data: { id: string }[] }
  return data.slice(0, 1).map(({ id }) => named('challenge', `/challenges/${id}`))
}

export { localPath as pathIn } from '#domain/core/local-path.ts'
