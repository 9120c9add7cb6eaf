import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import routes from './routes.ts'

/** Every address of the specification, and the page that answers it; /cp and /r/{id} are redirects of the server. */
const pages = {
  '/': 'home/home-page',
  '/account': 'account/account-page',
  '/app': 'links/app-page',
  '/auth': 'account/sign-in-page',
  '/branches': 'branches/branches-page',
  '/challenges': 'loyalty/challenges-page',
  '/check_payment': 'payment/check-payment-page',
  '/check-payment': 'payment/check-payment-page',
  '/checkout': 'checkout/checkout-page',
  '/closed': 'closed/closed-page',
  '/contact-us': 'contact/contact-page',
  '/link': 'links/link-page',
  '/menu': 'menu/menu-page',
  '/my-address': 'account/addresses-page',
  '/order-as-usual': 'loyalty/usual-orders-page',
  '/referral-code': 'loyalty/referral-page',
  '/reservations': 'reservations/reservations-page',
  '/rewards': 'loyalty/rewards-page',
  '/waiting-list': 'waitlist/queues-page',
  '/account/login': 'account/sign-in-page',
  '/account/signup': 'account/sign-in-page',
  '/account/orders': 'account/orders-page',
  '/account/points': 'account/points-page',
  '/account/wallet': 'account/wallet-page',
  '/o/message': 'payment/message-page',
  '/account/orders/2': 'account/orders-page',
  '/order-as-usual/2': 'loyalty/usual-orders-page',
  '/reservations/branch/b1': 'reservations/wizard-page',
  '/reservations/branch/b1/confirm-reservation/r1': 'reservations/continue-page',
  '/reservations/branch/b1/continue-reservation/r1': 'reservations/continue-page',
  '/reservations/r1': 'reservations/reservation-page',
  '/waiting-list/branch/b1': 'waitlist/join-page',
  '/waiting-list/branch/b1/w1': 'waitlist/ticket-page',
  '/waiting-list/w1': 'waitlist/ticket-page',
  '/challenges/c1': 'loyalty/challenge-page',
  '/emenu/1': 'emenu/emenu-shortcut',
  '/item/i1': 'item/item-page',
  '/menu/pickup': 'menu/menu-page',
  '/menu/e/branch/b1': 'emenu/emenu-page',
  '/menu/dinein/session/s1': 'dine-in/session-menu',
  '/menu/dinein/session/s1/bill': 'dine-in/session-bill',
  '/o/o1': 'order/shared-order-page',
  '/o/o1/pay': 'payment/pay-page',
  '/order/o1': 'order/order-page',
  '/order/o1/tracking': 'order/tracking-page',
  '/page/app-wallet': 'page/content-page',
  '/page/app-points': 'page/content-page',
  '/select-type/pickup': 'branches/select-type-page',
  '/select-type/pickup/b1': 'branches/select-type-page',
  '/table/t1': 'dine-in/table-page',
  '/no-such-page': 'page/not-found',
}

const treeOf = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ file, path, index, children }) =>
    index
      ? { id: file, index, ...(path !== undefined && { path }) }
      : { id: file, ...(path !== undefined && { path }), children: treeOf(children ?? []) },
  )
const tree = treeOf(routes)
const pageAt = (address: string) =>
  matchRoutes(tree, address)
    ?.at(-1)
    ?.route.id?.replace(/^routes\/(.*)\.tsx$/, '$1')

it('spec 2: every address leads to its page, without a prefix and under /en', () => {
  for (const prefix of ['', '/en'])
    expect(
      Object.fromEntries(
        Object.keys(pages).map((path) => [path, pageAt(prefix + (prefix && path === '/' ? '' : path))]),
      ),
    ).toEqual(pages)
})
