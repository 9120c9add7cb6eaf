import { index, layout, prefix, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

/** Every address of the storefront, in both languages: without prefix Arabic, under /en English (spec 2). */
export default prefix('en?', [
  layout('shell/shell.tsx', [
    index('routes/home/home-page.tsx'),
    route('menu', 'routes/menu/menu-page.tsx'),
    route('menu/:type', 'routes/menu/menu-page.tsx', { id: 'menu-by-type' }),
    route('item/:item', 'routes/item/item-page.tsx'),
    route('branches', 'routes/branches/branches-page.tsx'),
    route('select-type/:type', 'routes/branches/select-type-page.tsx'),
    route('select-type/:type/:branch', 'routes/branches/select-type-page.tsx', { id: 'select-type-branch' }),
    route('page/:slug', 'routes/page/content-page.tsx'),
    route('cart', 'routes/cart/cart-page.tsx'),
    route('auth', 'routes/account/sign-in-page.tsx'),
    route('account', 'routes/account/account-page.tsx'),
    route('account/info', 'routes/account/info/info-page.tsx'),
    route('account/notifications', 'routes/account/notifications-page.tsx'),
    route('account/devices', 'routes/account/devices-page.tsx'),
    route('account/orders', 'routes/account/orders-page.tsx'),
    route('account/orders/:page', 'routes/account/orders-page.tsx', { id: 'account-orders-page' }),
    route('account/wallet', 'routes/account/wallet-page.tsx'),
    route('account/points', 'routes/account/points-page.tsx'),
    route('account/login', 'routes/account/sign-in-page.tsx', { id: 'account-login' }),
    route('account/signup', 'routes/account/sign-in-page.tsx', { id: 'account-signup' }),
    route('account/vehicles', 'routes/account/vehicles-page.tsx'),
    route('my-address', 'routes/account/addresses-page.tsx'),
    route('checkout', 'routes/checkout/checkout-page.tsx'),
    route('o/message', 'routes/payment/message-page.tsx'),
    route('o/:id', 'routes/order/shared-order-page.tsx'),
    route('o/:id/pay', 'routes/payment/pay-page.tsx'),
    route('order/:id', 'routes/order/order-page.tsx'),
    route('order/:id/tracking', 'routes/order/tracking-page.tsx'),
    route('check_payment', 'routes/payment/check-payment-page.tsx'),
    route('check-payment', 'routes/payment/check-payment-page.tsx', { id: 'check-payment-dash' }),
    route('*', 'routes/page/not-found.tsx'),
  ]),
]) satisfies RouteConfig
