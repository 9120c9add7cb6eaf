import { localPath } from '#domain/core/local-path.ts'
import type { NoticeEvent } from '#domain/notifications/notice.ts'
import type { Language, Words } from '#domain/core/words.ts'
import { originOf, type Deps } from '../core/deps.ts'

/** Takes an event; returns what the tenant wrote for it in that language (setting language.notice.…), else nothing. */
export async function noticeText(
  { catalogues }: Pick<Deps, 'catalogues'>,
  tenantId: string,
  event: NoticeEvent,
  language: Language,
): Promise<string> {
  const { settings } = await catalogues.current(tenantId)
  const own = settings[`language.notice.${event}`]
  return typeof own === 'object' ? ((own as Words)[language] ?? '') : ''
}

/** Takes a path without language; returns the address at which people find it on the tenant's site. */
export function siteLink(
  { settled, hosts }: Pick<Deps, 'settled' | 'hosts'>,
  tenantId: string,
  language: Language,
  path: string,
): string {
  const origin = originOf(settled, hosts.primaryHost(tenantId) ?? settled.platformHost)
  return origin + localPath(path, language)
}
