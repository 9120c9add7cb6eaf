import { index, prefix, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

/** Every address of the provider's main site, in both languages: without prefix Arabic, under /en English. */
export default prefix('en?', [
  index('routes/home/home-page.tsx'),
  route('docs/:group?', 'routes/docs/docs-page.tsx'),
  route('outbox', 'routes/outbox/outbox-page.tsx'),
  // above all restaurants: who is not signed in is led to the sign-in
  route('operator/sign-in', 'routes/operator/sign-in-page.tsx'),
  route('operator', 'routes/operator/operator-shell.tsx', { id: 'operator' }, [
    index('routes/operator/tenants-page.tsx'),
    route('new', 'routes/operator/new-tenant-page.tsx'),
    route('tenants/:id', 'routes/operator/tenant-page.tsx'),
    route('log', 'routes/operator/log-page.tsx'),
    route('account', 'routes/operator/account-page.tsx'),
  ]),
  route('*', 'routes/page/not-found.tsx'),
]) satisfies RouteConfig
