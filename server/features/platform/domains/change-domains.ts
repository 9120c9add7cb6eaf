import { randomBytes } from 'node:crypto'
import { tenantHost } from '#domain/platform/host-name.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  bindHost,
  deleteHostClaim,
  findHostClaim,
  insertHostClaim,
  listHostClaims,
  listHosts,
  setPrimaryHost,
  unbindHost,
} from '#server/store/platform/host-claims.ts'
import { writeOperatorLog, type OperatorActor } from '#server/store/platform/operators.ts'
import { findTenantCard } from '#server/store/platform/tenants.ts'
import { checkDomain } from './check-domain.ts'

/** Who changes a restaurant's hosts: its owner, or an operator of the platform. */
export interface DomainActor {
  readonly tenantId: string
  readonly staffId: string | null
  readonly operator?: OperatorActor
}

/** A second press within this time is answered by the first check. */
const againMs = 5000

/**
 * Takes who acts and a host as it was typed; claims it and checks it once. A name before the platform's own host is the
 * platform's to give: an operator's is bound at once, in a live start an owner's is refused. Refuses 'host-invalid',
 * 'host-taken' and 'too-many-rows'. Safety 17.
 */
export async function addDomain(deps: Deps, actor: DomainActor, typed: string): Promise<Refusal | undefined> {
  const { settled } = deps
  const host = tenantHost(typed, settled.platformHost)
  const wrong = (code: 'host-invalid' | 'host-taken') => refuse('bad-input', { fields: { host: [code] } })
  if (!host) return wrong('host-invalid')
  const platforms = host.endsWith(`.${settled.platformHost}`)
  if (platforms && !actor.operator && settled.mode === 'live') return wrong('host-invalid')
  const gives = platforms && actor.operator !== undefined
  const done = await change(deps, actor, { action: 'domain-add', host }, async (tx) => {
    const [hosts, claims] = [await listHosts(tx), await listHostClaims(tx)]
    if (hosts.some((one) => one.host === host)) return wrong('host-taken')
    if (hosts.length + claims.length >= limits.domains) return refuse('too-many-rows')
    if (gives) return (await bindHost(tx, host)) ? undefined : wrong('host-taken')
    await insertHostClaim(tx, host, randomBytes(16).toString('hex'))
    return undefined
  })
  if (done) return done
  await (gives ? deps.hosts.refresh() : checkDomain(deps, actor.tenantId, host))
  return undefined
}

/** Takes who acts and a claimed domain; checks its records now. Refuses 'not-found'. */
export async function checkDomainNow(
  deps: Deps,
  { tenantId }: DomainActor,
  typed: string,
): Promise<Refusal | undefined> {
  const host = typed.trim().toLowerCase()
  const claim = await deps.db.read(tenantId, (db) => findHostClaim(db, host.slice(0, 253)))
  if (!claim) return refuse('not-found')
  const before = claim.checked_at?.getTime() ?? 0
  if (deps.clock() - before >= againMs) await checkDomain(deps, tenantId, claim.host)
  return undefined
}

/** Takes who acts and one of the restaurant's working hosts; its pages live there from now on. Refuses 'host-not-proven'. */
export async function choosePrimary(
  deps: Deps,
  actor: DomainActor,
  typed: string,
): Promise<Refusal | undefined> {
  const host = typed.trim().toLowerCase()
  const done = await change(deps, actor, { action: 'domain-primary', host }, async (tx) =>
    (await setPrimaryHost(tx, host)) ? undefined : refuse('host-not-proven'),
  )
  await deps.hosts.refresh()
  return done
}

/** Takes who acts and a host; gives it back. What the provider gave, an operator alone takes away. Refuses 'not-found', 'not-allowed' and 'last-host'. */
export async function removeDomain(
  deps: Deps,
  actor: DomainActor,
  typed: string,
): Promise<Refusal | undefined> {
  const host = typed.trim().toLowerCase()
  const done = await change(deps, actor, { action: 'domain-remove', host }, async (tx) => {
    const claim = await findHostClaim(tx, host)
    const bound = (await listHosts(tx)).some((one) => one.host === host)
    if (!claim && !bound) return refuse('not-found')
    if (!claim && !actor.operator) return refuse('not-allowed')
    if (bound && !(await unbindHost(tx, host))) return refuse('last-host')
    await deleteHostClaim(tx, host)
    return undefined
  })
  await deps.hosts.refresh()
  return done
}

async function change(
  { db }: Deps,
  { tenantId, staffId, operator }: DomainActor,
  { action, host }: { readonly action: string; readonly host: string },
  act: (tx: WriteDb) => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> {
  const done = await writeUnlessRefused(db, tenantId, async (tx) => {
    const card = await findTenantCard(tx)
    if (!card) return refuse('not-found')
    const refused = await act(tx)
    if (refused) return refused
    await writeAudit(tx, { staffId, action, subject: host })
    if (operator)
      await writeOperatorLog(tx, operator, { action, subject: tenantId, name: card.name.en, after: { host } })
    return { done: true }
  })
  return isRefusal(done) ? done : undefined
}
