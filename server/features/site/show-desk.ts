import type { SiteDeskWire } from '#contract/site/site-desk.ts'
import { redirectTarget } from '#domain/site/link-redirect.ts'
import { settingText } from '#domain/site/settings.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import { loadCatalogue } from '#server/store/menu/catalogue.ts'

/** Takes a tenant and a language; returns its website as its owner sees it. Read anew: what was just saved is in it. */
export async function showDesk(
  { db, hosts, settled }: Deps,
  tenantId: string,
  language: Language,
): Promise<SiteDeskWire> {
  const { settings, branches, redirects, off } = await db.snapshot(tenantId, loadCatalogue)
  const bounds = { branchIds: branches.map(({ id }) => id), hosts: redirects.hosts }
  return {
    enabled: settingText(settings, 'website.enable') === '1',
    off,
    origin: originOf(settled, hosts.primaryHost(tenantId) ?? settled.platformHost),
    hosts: [...redirects.hosts],
    redirects: redirects.rows.map((row) => ({
      ...row,
      works: redirectTarget(row.target, bounds) !== undefined,
    })),
    branches: branches.map(({ id, name }) => ({ id, name: wordIn(name, language) })),
  }
}
