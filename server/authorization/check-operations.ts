import { operations } from './operations.ts'

/** Plain routes beside the contract: public files, health, and the machine's own. None of them takes an id of a person's object. */
const plainRoutes: ReadonlySet<string> = new Set([
  'GET /.well-known/apple-developer-merchantid-domain-association',
  'GET /api/v1/docs',
  'GET /api/v1/openapi.json',
  'GET /en/manifest.webmanifest',
  'GET /healthz',
  'GET /manifest.webmanifest',
  'GET /metrics',
  'GET /pictures/:id/:file',
  'GET /rating-photos/:id/:width',
  'GET /readyz',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /tag-frame/:tenant',
  'GET /tls/ask',
  'GET /vehicle-brands/:file',
])

interface Served {
  readonly method: string
  readonly path: string
}

/**
 * Takes all that the server serves; throws when an operation does not say who may call it, and when one that says so is not
 * served: a call that nobody thought of must not start.
 */
export function checkOperations(routes: readonly Served[]): void {
  const served = new Set(
    routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
  )
  const declared = new Set([...operations.keys()].map((name) => name.replaceAll(/\{(\w+)\}/g, ':$1')))
  const unknown = [...served].filter((route) => !declared.has(route) && !plainRoutes.has(route))
  const gone = [...declared].filter((route) => !served.has(route))
  if (unknown.length + gone.length > 0)
    throw new Error(
      `server/authorization/operations.ts does not say who may call: ${unknown.join(', ') || 'none'}; not served: ${gone.join(', ') || 'none'}`,
    )
}
