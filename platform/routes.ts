import { index, prefix, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

/** Every address of the provider's main site, in both languages: without prefix Arabic, under /en English. */
export default prefix('en?', [
  index('routes/home/home-page.tsx'),
  route('docs/:group?', 'routes/docs/docs-page.tsx'),
  route('outbox', 'routes/outbox/outbox-page.tsx'),
  route('*', 'routes/page/not-found.tsx'),
]) satisfies RouteConfig
