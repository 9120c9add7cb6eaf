import type { DomainsWire, DomainWire } from '#contract/platform/domains.ts'
import { getCountry } from '#domain/core/country.ts'
import { domainWords, proofName, proofValue } from '#domain/platform/domain-check.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { listHostClaims, listHosts } from '#server/store/platform/host-claims.ts'
import { targetOf } from './check-domain.ts'

/** Takes a restaurant and a language; returns its hosts, those that it claims and do not work yet among them. */
export async function showDomains(deps: Deps, tenantId: string, language: Language): Promise<DomainsWire> {
  const { db, clock, catalogues, names } = deps
  const { tenant } = await catalogues.current(tenantId)
  const [zone] = getCountry(tenant.country).time_zones
  const target = targetOf(deps)
  const [hosts, claims] = await db.read(tenantId, async (own) => [
    await listHosts(own),
    await listHostClaims(own),
  ])
  const claimed = new Map(claims.map((claim) => [claim.host, claim]))
  const bound = new Map(hosts.map(({ host, is_primary }) => [host, is_primary]))
  const show = (host: string): DomainWire => {
    const claim = claimed.get(host)
    const at = claim?.checked_at ?? null
    return {
      host,
      primary: bound.get(host) ?? false,
      given: !claim,
      state: claim?.state ?? 'verified',
      works: bound.has(host),
      sentence: claim ? domainWords({ checked: at !== null, fault: claim.fault ?? undefined }, language) : '',
      checked: at && momentWords(at.getTime(), clock(), zone, language),
      records: claim
        ? [
            { type: 'TXT', name: proofName(host), value: proofValue(claim.proof) },
            { type: 'CNAME', name: host, value: target },
          ]
        : [],
    }
  }
  const all = [...bound.keys(), ...[...claimed.keys()].filter((host) => !bound.has(host))]
  const addresses = await names.addresses(target).catch(() => [])
  return { data: all.map(show), target, addresses: [...addresses] }
}
