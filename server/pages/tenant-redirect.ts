import { findRedirect, type RedirectKind } from '#domain/site/link-redirect.ts'
import { settingText } from '#domain/site/settings.ts'
import type { TenantContent } from './pages.ts'

/** Like the pages' own routes it takes capitals too: a QR code of capitals alone is coarser, and so easier to read. */
const printed = /^(\/en)?\/(table|emenu)\/([0-9A-Za-z_-]{1,64})$/i

/**
 * Takes a path with its query; returns where the tenant's own redirect table leads /table/{code} and /emenu/{n}, or
 * undefined for their built-in behaviour, which so never runs for a link of the table. A closed site leads nowhere.
 * Spec 2, rule "Printed links".
 */
export async function tenantRedirect(
  content: TenantContent,
  tenantId: string,
  target: string,
): Promise<string | undefined> {
  const [, prefix = '', kind, code = ''] = printed.exec(target.split('?', 1)[0] ?? '') ?? []
  if (!kind) return undefined
  const { redirects, branches, settings } = await content.current(tenantId)
  if (settingText(settings, 'website.enable') !== '1') return undefined
  const branchIds = branches.map(({ id }) => id)
  const found = findRedirect(redirects, branchIds, kind.toLowerCase() as RedirectKind, code)
  return found?.startsWith('/') ? prefix + found : found
}
