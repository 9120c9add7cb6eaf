import {
  redirectCode,
  redirectHost,
  redirectLimits,
  redirectTarget,
  type LinkRedirect,
} from '#domain/site/link-redirect.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { deleteRedirect, loadRedirects, saveHosts, saveRedirect } from '#server/store/site/link-redirects.ts'

/**
 * Takes a printed link and where it is to lead; keeps it. Refuses a code that no link can carry, a target that is
 * neither an electronic menu of an own branch nor at a listed host, and more rows than a restaurant has tables.
 */
export async function setRedirect(
  { db, catalogues }: Deps,
  { tenantId, staffId }: StaffSession,
  { kind, ...typed }: LinkRedirect,
): Promise<Refusal | undefined> {
  const code = redirectCode(typed.code)
  if (!code) return refuse('bad-input', { fields: { code: ['bad-input'] } })
  const branchIds = (await catalogues.current(tenantId)).branches.map(({ id }) => id)
  return db.write(tenantId, async (tx) => {
    const { rows, hosts } = await loadRedirects(tx)
    const target = redirectTarget(typed.target, { branchIds, hosts })
    if (!target) return refuse('target-not-allowed', { fields: { target: ['target-not-allowed'] } })
    const before = rows.find((row) => row.kind === kind && row.code === code)
    if (!before && rows.length >= redirectLimits.rows) return refuse('too-many-redirects')
    if (before?.target === target) return undefined
    await saveRedirect(tx, { kind, code, target })
    const subject = `/${kind}/${code}`
    await writeAudit(tx, {
      staffId,
      action: 'redirect-save',
      subject,
      ...(before && { before: { target: before.target } }),
      after: { target },
    })
    return undefined
  })
}

/** Takes a printed link; it has its built-in behaviour again. Refuses 'not-found'. */
export async function removeRedirect(
  { db }: Deps,
  { tenantId, staffId }: StaffSession,
  { kind, code }: Pick<LinkRedirect, 'kind' | 'code'>,
): Promise<Refusal | undefined> {
  return db.write(tenantId, async (tx) => {
    const before = (await loadRedirects(tx)).rows.find((row) => row.kind === kind && row.code === code)
    if (!before) return refuse('not-found')
    await deleteRedirect(tx, kind, code)
    await writeAudit(tx, {
      staffId,
      action: 'redirect-remove',
      subject: `/${kind}/${code}`,
      before: { target: before.target },
    })
    return undefined
  })
}

/** Takes all hosts that printed links may lead to; refuses what is no name of a host. */
export async function setHosts(
  { db }: Deps,
  { tenantId, staffId }: StaffSession,
  typed: readonly string[],
): Promise<Refusal | undefined> {
  const hosts = typed.map(redirectHost)
  const named = [...new Set(hosts.filter((host) => host !== undefined))].sort()
  if (hosts.includes(undefined)) return refuse('bad-input', { fields: { hosts: ['bad-input'] } })
  await db.write(tenantId, async (tx) => {
    const before = (await loadRedirects(tx)).hosts
    if (before.join() === named.join()) return
    await saveHosts(tx, named)
    await writeAudit(tx, { staffId, action: 'link-hosts', subject: 'hosts', before, after: named })
  })
  return undefined
}
