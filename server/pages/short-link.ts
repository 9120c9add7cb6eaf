import { findShortLink } from '#domain/site/short-link.ts'
import { settingText } from '#domain/site/settings.ts'
import type { TenantContent } from './pages.ts'

const short = /^(\/en)?\/r\/([0-9A-Za-z_-]{1,40})$/

/**
 * Takes a path with its query; returns where the tenant's short link of that code leads and its code, or undefined when it
 * is no short link or a closed site's. Who came by the English address goes on in English. Rule "Short links".
 */
export async function shortLink(
  content: TenantContent,
  tenantId: string,
  target: string,
): Promise<{ code: string; to: string } | undefined> {
  const [, prefix = '', code] = short.exec(target.split('?', 1)[0] ?? '') ?? []
  if (code === undefined) return undefined
  const { shortLinks, redirects, settings } = await content.current(tenantId)
  if (settingText(settings, 'website.enable') !== '1') return undefined
  const to = findShortLink(shortLinks, redirects.hosts, code)
  if (to === undefined) return undefined
  const english = to.startsWith('/') && !/^\/en(\/|$|\?|#)/.test(to)
  return { code, to: english ? prefix + (to === '/' && prefix ? '' : to) : to }
}
