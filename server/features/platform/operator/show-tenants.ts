import type { OperatorTenantWire, OperatorTenantsWire } from '#contract/platform/operator.ts'
import { getCountry } from '#domain/core/country.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanText } from '#domain/core/text.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import { findTenantCard, listTenantIds, type TenantCard } from '#server/store/platform/tenants.ts'

const perPage = 20
const mostPages = 1000

/** Takes what is looked for and which page of it; returns restaurants, the newest first. Rule "Operators". */
export async function showTenants(
  deps: Deps,
  input: { readonly search?: string | undefined; readonly page?: number | undefined },
  language: Language,
): Promise<OperatorTenantsWire> {
  const page = Math.min(Math.max(1, input.page ?? 1), mostPages)
  const wanted = (cleanText(input.search ?? '', 200) ?? '').toLowerCase()
  const { ids, total } = await deps.db.platform((db) =>
    listTenantIds(db, wanted, { most: perPage, skipped: (page - 1) * perPage }),
  )
  const cards = await Promise.all(ids.map((id) => showTenant(deps, id, language)))
  return {
    data: cards.flatMap((card) => ('id' in card ? [card] : [])),
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(total / perPage)),
      per_page: perPage,
      total,
    },
    platform_host: deps.settled.platformHost,
  }
}

/** Takes a restaurant's id; returns it as its provider sees it. Refuses 'not-found'. */
export async function showTenant(
  deps: Deps,
  tenantId: string,
  language: Language,
): Promise<OperatorTenantWire | Refusal> {
  const card = await deps.db.read(tenantId, findTenantCard)
  return card ? wireOf(deps, tenantId, card, language) : refuse('not-found')
}

function wireOf(
  { settled, clock }: Deps,
  id: string,
  card: TenantCard,
  language: Language,
): OperatorTenantWire {
  const zone = getCountry(card.country).time_zones[0]
  const when = (at: Date | null) => at && momentWords(at.getTime(), clock(), zone, language)
  const host = card.hosts.find(({ primary }) => primary)?.host ?? ''
  return {
    id,
    name: wordIn(card.name, language),
    country: card.country,
    host,
    url: originOf(settled, host),
    hosts: card.hosts.map((one) => ({ ...one })),
    on: card.offSince === null,
    off_since: when(card.offSince),
    made: when(card.createdAt) ?? '',
    branches: card.branches,
    owners: card.owners,
    last_order: when(card.lastOrderAt),
  }
}
