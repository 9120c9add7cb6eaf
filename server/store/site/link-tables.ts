import type { RedirectKind } from '#domain/site/link-redirect.ts'

/** Printed links that lead elsewhere, and where they may lead. */
export interface LinkTables {
  link_redirects: { tenant_id: string; kind: RedirectKind; code: string; target: string }
  link_hosts: { tenant_id: string; host: string }
}
