import { languageOfPath, localPath, plainPath } from '#domain/core/local-path.ts'
import { originOf, type Settled } from '#server/core/deps.ts'
import type { HostEntry } from '#server/http/hosts.ts'
import type { PageAppName } from './page-app.ts'

/** What stands on a host: one of the apps, or the way to where the visitor should be. */
export type Site =
  | {
      readonly app: 'storefront'
      readonly tenantId: string
      readonly host: string
      /** HostEntry.boundAt */
      readonly boundAt: number | undefined
    }
  | { readonly app: Exclude<PageAppName, 'storefront'>; readonly host: string }
  | { readonly redirect: string; readonly permanent: boolean }

export interface SiteNeeds {
  readonly settled: Settled
  readonly hosts: { find(host: string): Promise<HostEntry | undefined> }
}

/** The console's own host, on which alone staff sign in (safety 19). */
export function consoleHost(settled: Settled): string {
  return `console.${settled.platformHost}`
}

/** Paths that answer on every host of a tenant: the links there were given away before (safety 17). */
const anyHost = /^\/check[_-]payment$/

/**
 * Takes a host without port and the path with its query; returns what stands there. Only a positive "not found"
 * leads to the provider's main site; a look-up that fails throws (safety 18).
 */
export async function findSite({ settled, hosts }: SiteNeeds, host: string, target: string): Promise<Site> {
  if (host === settled.platformHost) return { app: 'platform', host }
  if (host === consoleHost(settled)) return { app: 'console', host }
  const entry = await hosts.find(host)
  if (!entry) return { redirect: `${originOf(settled, settled.platformHost)}/`, permanent: false }
  const path = target.split('?', 1)[0] ?? ''
  const plain = plainPath(path)
  if (plain === '/cp') {
    const home = localPath('/', languageOfPath(path))
    return { redirect: originOf(settled, consoleHost(settled)) + home, permanent: false }
  }
  if (entry.primaryHost !== host && !anyHost.test(plain))
    return { redirect: originOf(settled, entry.primaryHost) + target, permanent: true }
  return { app: 'storefront', tenantId: entry.tenantId, host, boundAt: entry.boundAt }
}
