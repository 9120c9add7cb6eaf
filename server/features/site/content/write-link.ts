import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { shortLinkCode, shortLinkLimits, shortLinkTarget, type ShortLink } from '#domain/site/short-link.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { loadRedirects } from '#server/store/site/link-redirects.ts'
import { deleteShortLink, loadShortLinks, saveShortLink } from '#server/store/site/short-links.ts'

/**
 * Takes a short link as it was typed; it leads there from now on. Refuses a code that no address can carry, a target that
 * is neither an own page nor at a listed host, and more links than 500. Rule "Short links".
 */
export async function writeLink(
  { db, hosts }: Deps,
  { tenantId, staffId }: StaffSession,
  typed: ShortLink,
): Promise<Refusal | undefined> {
  const code = shortLinkCode(typed.code)
  if (!code) return refuse('bad-input', { fields: { code: ['bad-input'] } })
  const primary = hosts.primaryHost(tenantId)
  return db.write(tenantId, async (tx) => {
    const listed = (await loadRedirects(tx)).hosts
    const target = shortLinkTarget(typed.target, { own: primary ? [primary] : [], listed })
    if (!target) return refuse('target-not-allowed', { fields: { target: ['target-not-allowed'] } })
    const links = await loadShortLinks(tx)
    const before = links.find((link) => link.code === code)
    if (!before && links.length >= shortLinkLimits.rows) return refuse('too-many-redirects')
    if (before?.target === target) return undefined
    await saveShortLink(tx, { code, target })
    await writeAudit(tx, {
      staffId,
      action: 'short-link-save',
      subject: `/r/${code}`,
      ...(before && { before: { target: before.target } }),
      after: { target },
    })
    return undefined
  })
}

/** Takes a code; its link is gone. Refuses 'not-found'. */
export async function removeLink(
  { db }: Deps,
  { tenantId, staffId }: StaffSession,
  code: string,
): Promise<Refusal | undefined> {
  return db.write(tenantId, async (tx) => {
    const before = (await loadShortLinks(tx)).find((link) => link.code === code)
    if (!before) return refuse('not-found')
    await deleteShortLink(tx, code)
    await writeAudit(tx, {
      staffId,
      action: 'short-link-remove',
      subject: `/r/${code}`,
      before: { target: before.target },
    })
    return undefined
  })
}
