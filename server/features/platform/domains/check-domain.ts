import {
  judgeDomain,
  nextDomainStep,
  proofName,
  proofValue,
  type DomainFault,
} from '#domain/platform/domain-check.ts'
import type { Deps } from '#server/core/deps.ts'
import {
  bindHost,
  findHostClaim,
  unbindHost,
  updateHostClaim,
  type HostClaimRow,
} from '#server/store/platform/host-claims.ts'
import { findTenantOfHost } from '#server/store/platform/hosts.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'names' | 'settled' | 'hosts'>

/** Takes how a start is settled; returns the host to which restaurants' own domains have to lead. */
export function targetOf({ settled }: Pick<Deps, 'settled'>): string {
  return settled.domainTarget ?? settled.platformHost
}

/**
 * Takes a restaurant and a domain that it claims; asks the domain name system, and binds or unbinds the host by what it
 * says. A host that another restaurant has passes on only when that one's proof is gone: whoever owns the domain decides,
 * and what the provider gave is never taken. May run twice. Safety 17, 28.
 */
export async function checkDomain(deps: Parts, tenantId: string, host: string): Promise<void> {
  const { db, clock, hosts } = deps
  const claim = await db.read(tenantId, (own) => findHostClaim(own, host))
  if (!claim) return
  let fault = await findFault(deps, claim)
  if (fault === undefined && !(await isFree(deps, tenantId, host))) fault = 'taken'
  const now = clock()
  const fits = await db.write(tenantId, async (tx) => {
    const step = nextDomainStep(lifeOf(claim), fault, now)
    const bound = step.bound ? await bindHost(tx, host) : (await unbindHost(tx, host), true)
    await updateHostClaim(tx, host, {
      state: bound ? step.state : 'pending',
      fault: bound ? (fault ?? null) : 'taken',
      failing_since: step.failingSince === undefined ? null : new Date(step.failingSince),
      checked_at: new Date(now),
      check_at: new Date(step.checkAt),
    })
    return bound
  })
  if (fits) await hosts.refresh()
}

function lifeOf({ state, made_at, failing_since }: HostClaimRow) {
  return { state, madeAt: made_at.getTime(), failingSince: failing_since?.getTime() }
}

async function findFault(deps: Parts, { host, proof }: HostClaimRow): Promise<DomainFault | undefined> {
  const { names } = deps
  try {
    const [proven, addresses, target] = await Promise.all([
      names.says(proofName(host), proofValue(proof)),
      names.addresses(host),
      names.addresses(targetOf(deps)),
    ])
    return judgeDomain({ proven, addresses, target })
  } catch {
    return 'no-answer'
  }
}

/** Whether nobody else has it; another restaurant that can prove it no more gives it back here. */
async function isFree(deps: Parts, tenantId: string, host: string): Promise<boolean> {
  const { db, names, clock } = deps
  const found = await db.platform((platform) => findTenantOfHost(platform, host))
  const owner = found?.tenant_id
  if (owner === undefined || owner === tenantId) return true
  const theirs = await db.read(owner, (other) => findHostClaim(other, host))
  if (!theirs) return false
  // no answer proves nothing
  const stands = await names.says(proofName(host), proofValue(theirs.proof)).catch(() => true)
  if (stands) return false
  return db.write(owner, async (tx) => {
    if (!(await unbindHost(tx, host))) return false
    const now = new Date(clock())
    const change = { state: 'failed', fault: 'proof-missing', failing_since: now, checked_at: now } as const
    await updateHostClaim(tx, host, change)
    return true
  })
}
