import { index, layout, prefix, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

/** Every address of the console, in both languages: without prefix Arabic, under /en English. */
export default prefix('en?', [
  layout('shell/console-shell.tsx', { id: 'shell' }, [
    index('routes/board/board-page.tsx'),
    route('coupons', 'routes/coupons/coupons-page.tsx'),
    route('balances', 'routes/balances/balances-page.tsx'),
    route('challenges', 'routes/loyalty/challenges-page.tsx'),
    route('rewards', 'routes/loyalty/rewards-page.tsx'),
    route('gateways', 'routes/gateways/gateways-page.tsx'),
    route('hours', 'routes/hours/hours-page.tsx'),
    route('ratings', 'routes/ratings/ratings-page.tsx'),
    route('menu', 'routes/menu/menu-page.tsx'),
    route('messages', 'routes/messages/messages-page.tsx'),
    route('inbox', 'routes/inbox/inbox-page.tsx'),
    route('site', 'routes/site/site-page.tsx'),
    route('site/settings', 'routes/settings/settings-page.tsx'),
    route('site/content', 'routes/content/content-page.tsx'),
    route('zones', 'routes/zones/zones-page.tsx'),
    route('reservations', 'routes/reservations/reservations-page.tsx'),
    route('reservations/:part', 'routes/reservations/reservations-page.tsx', { id: 'reservations-part' }),
    route('tables', 'routes/tables/tables-page.tsx'),
    route('orders', 'routes/orders/orders-page.tsx'),
    route('orders/:id', 'routes/orders/order-page.tsx'),
    route('reports', 'routes/reports/reports-page.tsx'),
    route('team', 'routes/team/team-page.tsx'),
    route('audit', 'routes/audit/audit-page.tsx'),
    route('account', 'routes/account/account-page.tsx'),
    route('sold-out', 'routes/sold-out/sold-out-page.tsx'),
  ]),
  route('sign-in', 'routes/sign-in/sign-in-page.tsx'),
  route('print/:id', 'routes/print/print-page.tsx'),
  route('welcome/:token', 'routes/welcome/welcome-page.tsx'),
  route('*', 'routes/page/not-found.tsx'),
]) satisfies RouteConfig
