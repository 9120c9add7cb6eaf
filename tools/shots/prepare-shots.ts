import { localPath } from '#domain/core/local-path.ts'
import type { Language, Shot } from './shot.ts'
import type { GroupWire } from '#contract/ordering/group-order.ts'
import type { MenuWire } from '#contract/menu/menu.ts'
import type { RestaurantsWire } from '#contract/platform/platform.ts'
import type { BoardWire } from '#contract/ordering/board.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { fillCart, openPaymentByApi, orderByApi, placeByApi } from '../order-by-api.ts'
import { reservationShots } from './reservation-shots.ts'
import { sheetShots } from './sheet-shots.ts'
import { signInByApi } from '../staff-by-api.ts'
import { waitingShots } from './waiting-shots.ts'
import { makeVisitor, type Visitor } from '../visitor.ts'

/** What a picture is taken of, and the visitors whose cookies open it. */
export type Scene = { visitors: Record<Exclude<Shot['who'], 'nobody'>, Visitor>; shots: Shot[] }

/** Moves the first orders on, so that the board shows work in each of its columns. */
const workOn = async (staff: Visitor, branchId: string): Promise<void> => {
  const { board } = await staff.call<{ board: BoardWire }>('GET', `/api/v1/staff/board?branch_id=${branchId}`)
  const fresh = board.tickets.filter((ticket) => ticket.status === 'created')
  const move = (ticket: TicketWire, action: string): Promise<TicketWire> =>
    staff.call('POST', `/api/v1/staff/orders/${ticket.id}/transitions`, {
      action,
      version: ticket.version,
      minutes: 15,
    })
  for (const [index, ticket] of fresh.slice(0, 2).entries()) {
    const accepted = await move(ticket, 'accept')
    if (index === 0) await move(accepted, 'ready')
  }
}

const addressOf =
  (port: number, language: Language) =>
  (name: string, path: string): string => {
    const host = name === '' ? 'localhost' : `${name}.localhost`
    return `http://${host}:${port}${localPath(path, language)}`
  }

const consoleShots = (console: (path: string) => string): Shot[] => [
  { name: 'console-sign-in', url: console('/sign-in'), who: 'nobody' },
  { name: 'console-board', url: console('/'), who: 'staff' },
  { name: 'console-sold-out', url: console('/sold-out'), who: 'staff' },
  { name: 'console-today', url: console('/today'), who: 'staff' },
  { name: 'console-kitchen', url: console('/kitchen'), who: 'staff' },
  { name: 'console-lists', url: console('/lists'), who: 'staff' },
  { name: 'console-printing', url: console('/printing'), who: 'staff' },
  { name: 'console-orders', url: console('/orders'), who: 'staff' },
  { name: 'console-reports', url: console('/reports?by=item'), who: 'staff' },
  { name: 'console-customers', url: console('/customers'), who: 'staff' },
  { name: 'console-companies', url: console('/companies'), who: 'staff' },
  { name: 'console-tables', url: console('/tables'), who: 'staff' },
  { name: 'console-settings-tax', url: console('/site/settings?part=tax'), who: 'staff' },
  { name: 'console-branches', url: console('/branches'), who: 'staff' },
  { name: 'console-team', url: console('/team'), who: 'staff' },
  { name: 'console-audit', url: console('/audit'), who: 'staff' },
  { name: 'console-account', url: console('/account'), who: 'staff' },
  { name: 'console-hours', url: console('/hours'), who: 'staff' },
  { name: 'console-zones', url: console('/zones'), who: 'staff' },
  { name: 'console-reservations', url: console('/reservations'), who: 'staff' },
  { name: 'console-reservations-list', url: console('/reservations/list'), who: 'staff' },
  { name: 'console-floor-plan', url: console('/reservations/floor'), who: 'staff' },
  { name: 'console-reservation-rules', url: console('/reservations/rules'), who: 'staff' },
  { name: 'console-queue', url: console('/queue'), who: 'staff' },
  { name: 'console-ratings', url: console('/ratings'), who: 'staff' },
  { name: 'console-coupons', url: console('/coupons'), who: 'staff' },
  { name: 'console-balances', url: console('/balances?customer=0551112233'), who: 'staff' },
  { name: 'console-gateways', url: console('/gateways'), who: 'staff' },
  { name: 'console-integrations', url: console('/integrations'), who: 'staff' },
  { name: 'console-webhooks', url: console('/integrations?of=hooks'), who: 'staff' },
  { name: 'console-foodics', url: console('/integrations?of=pos'), who: 'staff' },
  { name: 'console-messages', url: console('/messages'), who: 'staff' },
  { name: 'console-inbox', url: console('/inbox'), who: 'staff' },
  { name: 'console-site', url: console('/site'), who: 'staff' },
  { name: 'console-site-settings', url: console('/site/settings'), who: 'staff' },
  { name: 'console-site-domains', url: console('/site/domains'), who: 'staff' },
  { name: 'console-site-content', url: console('/site/content'), who: 'staff' },
  { name: 'console-campaigns', url: console('/campaigns'), who: 'staff' },
  { name: 'console-earning', url: console('/earning'), who: 'staff' },
  { name: 'console-challenges', url: console('/challenges'), who: 'staff' },
  { name: 'console-rewards', url: console('/rewards'), who: 'staff' },
]

const siteShots = (shop: (path: string) => string): Shot[] => [
  { name: 'contact-us', url: shop('/contact-us'), who: 'guest' },
  { name: 'link', url: shop('/link'), who: 'nobody' },
  { name: 'app', url: shop('/app'), who: 'nobody' },
  { name: 'challenges', url: shop('/challenges'), who: 'member' },
  { name: 'rewards', url: shop('/rewards'), who: 'member' },
  { name: 'referral-code', url: shop('/referral-code'), who: 'member' },
  { name: 'order-as-usual', url: shop('/order-as-usual'), who: 'member' },
]

/** A cart that another browser has joined. */
const groupShot = async (host: Visitor, friend: Visitor, shop: (path: string) => string): Promise<Shot> => {
  const { body } = await fillCart(host, 'Noura')
  const { id } = await host.call<GroupWire>('POST', '/api/v1/group-orders', {
    cart_id: body['cart_id'],
    name: 'Noura',
  })
  await friend.call('POST', `/api/v1/group-orders/${id}/join`, { name: 'Faisal' })
  return { name: 'group', url: shop(`/group/${id}`), who: 'nobody' }
}

const deliveryShots = (shop: (path: string) => string): Shot[] => [
  { name: 'delivery-address', url: shop('/delivery-address'), who: 'guest' },
  { name: 'menu-delivery', url: shop('/menu/delivery'), who: 'guest' },
]

const accountShots = (shop: (path: string) => string): Shot[] => [
  { name: 'account', url: shop('/account'), who: 'member' },
  { name: 'account-orders', url: shop('/account/orders'), who: 'member' },
  { name: 'account-wallet', url: shop('/account/wallet'), who: 'member' },
  { name: 'account-points', url: shop('/account/points'), who: 'member' },
  { name: 'account-info', url: shop('/account/info'), who: 'member' },
  { name: 'account-notifications', url: shop('/account/notifications'), who: 'member' },
  { name: 'account-devices', url: shop('/account/devices'), who: 'member' },
  { name: 'account-vehicles', url: shop('/account/vehicles'), who: 'member' },
  { name: 'my-address', url: shop('/my-address'), who: 'member' },
]

const platformShots = (platform: (path: string) => string): Shot[] => [
  { name: 'platform-home', url: platform('/'), who: 'nobody' },
  { name: 'platform-docs', url: platform('/docs/cart'), who: 'nobody' },
  { name: 'platform-outbox', url: platform('/outbox'), who: 'nobody' },
  { name: 'operator-sign-in', url: platform('/operator/sign-in'), who: 'nobody' },
  { name: 'operator-tenants', url: platform('/operator'), who: 'operator' },
  { name: 'operator-new', url: platform('/operator/new'), who: 'operator' },
  { name: 'operator-log', url: platform('/operator/log'), who: 'operator' },
]

/**
 * Takes the product's port, the signed-in customer and a language; makes a guest with a filled cart, a paid order and
 * one that waits for its payment, and work on the branch's board. Returns every screen of the product.
 */
export const prepareShots = async (port: number, member: Visitor, language: Language): Promise<Scene> => {
  const guest = makeVisitor(port, 'saffron.localhost', language)
  const others = ['Noura', 'Faisal', 'Maha'].map((name) => ({
    name,
    visitor: makeVisitor(port, 'saffron.localhost', language),
  }))
  for (const { name, visitor } of others) await orderByApi(visitor, name)
  const paid = await orderByApi(guest, language === 'ar' ? 'سارة' : 'Sarah')
  const unpaid = await placeByApi(guest, await fillCart(guest, 'Sarah'))
  const step = await openPaymentByApi(guest, unpaid.id)
  await fillCart(guest, 'Sarah')
  const { visitor: staff, member: me } = await signInByApi(port, 'saffron')
  const operator = makeVisitor(port, 'localhost', language)
  const { operator: login } = await operator.call<RestaurantsWire>('GET', '/api/v1/platform/restaurants')
  await operator.call('POST', '/api/v1/platform/operator/session', login ?? {})
  await workOn(staff, me.branches[0]?.id ?? '')
  const { items } = await guest.call<MenuWire>('GET', '/api/v1/menu?type=pickup')
  const dish = items.find((item) => item.needs_choice && item.state === 'available')
  const at = addressOf(port, language)
  const shop = (path: string): string => at('saffron', path)
  return {
    visitors: { guest, member, staff, operator },
    shots: [
      { name: 'home', url: shop('/'), who: 'guest' },
      { name: 'menu', url: shop('/menu'), who: 'guest' },
      { name: 'menu-nile', url: at('nile', '/menu'), who: 'nobody' },
      { name: 'menu-marina', url: at('marina', '/menu'), who: 'nobody' },
      { name: 'item', url: shop(`/item/${dish?.id}`), who: 'nobody' },
      { name: 'branches', url: shop('/branches'), who: 'nobody' },
      { name: 'select-type', url: shop('/select-type/pickup'), who: 'nobody' },
      { name: 'select-type-later', url: shop('/select-type/scheduled'), who: 'nobody' },
      { name: 'select-type-dinein', url: shop('/select-type/dinein'), who: 'nobody' },
      { name: 'emenu', url: shop(`/menu/e/branches/${me.branches[0]?.id}`), who: 'nobody' },
      { name: 'cart', url: shop('/cart'), who: 'guest' },
      ...(await reservationShots(guest, me.branches[0]?.id ?? '', shop)),
      ...(await waitingShots(guest, others, me.branches[0]?.id ?? '', shop)),
      ...deliveryShots(shop),
      { name: 'checkout', url: shop('/checkout'), who: 'guest' },
      { name: 'card-page', url: step.pay_url, who: 'nobody' },
      { name: 'check-payment', url: shop(`/check_payment?ref=${step.reference}`), who: 'guest' },
      { name: 'order', url: shop(`/order/${paid.id}`), who: 'guest' },
      { name: 'order-tracking', url: shop(`/order/${paid.id}/tracking`), who: 'guest' },
      { name: 'order-unpaid', url: shop(`/order/${unpaid.id}`), who: 'guest' },
      { name: 'order-shared', url: shop(`/o/${paid.id}`), who: 'nobody' },
      { name: 'order-message', url: shop('/o/message?code=expired'), who: 'nobody' },
      { name: 'sign-in', url: shop('/auth'), who: 'nobody' },
      ...accountShots(shop),
      { name: 'not-found', url: shop('/no-such-page'), who: 'nobody' },
      { name: 'content-page', url: shop('/page/privacy'), who: 'nobody' },
      await groupShot(others[0]?.visitor ?? guest, others[1]?.visitor ?? guest, shop),
      ...siteShots(shop),
      ...platformShots((path) => at('', path)),
      ...consoleShots((path) => at('console', path)),
      ...sheetShots(language, (path) => at('console', path)),
    ],
  }
}
