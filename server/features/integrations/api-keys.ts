import type { ApiKeyBody, ApiKeysWire, NewApiKeyWire } from '#contract/integrations/api-keys.ts'
import { mostApiKeys } from '#domain/integrations/api-scope.ts'
import { limits } from '#domain/core/limits.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanLine } from '#domain/core/text.ts'
import type { Language } from '#domain/core/words.ts'
import { apiKeyHash, makeApiKey } from '#server/secrets/api-key-hash.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { mayEverywhere } from '#server/authorization/staff-branches.ts'
import {
  insertApiKey,
  listApiKeys,
  revokeApiKey,
  type ApiKeyRow,
} from '#server/store/integrations/api-keys.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'

/** Takes who looks; returns the restaurant's keys. Refuses 'not-allowed'. */
export async function showApiKeys(
  deps: Deps,
  staff: StaffSession,
  language: Language,
): Promise<ApiKeysWire | Refusal> {
  if (!mayEverywhere(staff, 'integrations')) return refuse('not-allowed')
  const look = await lookOf(deps, staff, language)
  return deps.db.read(staff.tenantId, (db) => showAll(db, look))
}

/** Takes a name and scopes; makes a key, answered this once. Refuses 'not-allowed', 'field-required' and 'too-many-rows'. */
export async function addApiKey(
  deps: Deps,
  staff: StaffSession,
  body: ApiKeyBody,
  language: Language,
): Promise<NewApiKeyWire | Refusal> {
  if (!mayEverywhere(staff, 'integrations')) return refuse('not-allowed')
  const name = cleanLine(body.name, limits.staffName)
  if (!name) return refuse('field-required', { fields: { name: ['field-required'] } })
  const look = await lookOf(deps, staff, language)
  const key = makeApiKey()
  const scopes = [...new Set(body.scopes)]
  return writeUnlessRefused(deps.db, staff.tenantId, async (db) => {
    const live = (await listApiKeys(db)).filter((one) => one.revoked_at === null)
    if (live.length >= mostApiKeys) return refuse('too-many-rows')
    const id = makeId()
    const row = { id, name, scopes, hint: key.slice(-4), made_at: new Date(look.now) }
    await insertApiKey(db, { ...row, hash: apiKeyHash(key), madeBy: staff.staffId })
    const after = { name, scopes: scopes.join(', ') }
    await writeAudit(db, { staffId: staff.staffId, action: 'api-key-add', subject: id, after })
    return { key, keys: await showAll(db, look) }
  })
}

/** Takes a key; it is honoured no more. Refuses 'not-allowed' and 'not-found'. */
export async function endApiKey(
  deps: Deps,
  staff: StaffSession,
  id: string,
  language: Language,
): Promise<ApiKeysWire | Refusal> {
  if (!mayEverywhere(staff, 'integrations')) return refuse('not-allowed')
  const look = await lookOf(deps, staff, language)
  return writeUnlessRefused(deps.db, staff.tenantId, async (db) => {
    const name = await revokeApiKey(db, id, new Date(look.now))
    if (name === undefined) return refuse('not-found')
    await writeAudit(db, { staffId: staff.staffId, action: 'api-key-revoke', subject: id, before: { name } })
    return showAll(db, look)
  })
}

interface Look {
  readonly now: number
  readonly when: (at: Date) => string
  readonly baseUrl: string
}

async function lookOf(deps: Deps, { tenantId }: StaffSession, language: Language): Promise<Look> {
  const { branches } = await deps.catalogues.current(tenantId)
  const now = deps.clock()
  const host = deps.hosts.primaryHost(tenantId) ?? deps.settled.platformHost
  return {
    now,
    when: (at) => momentWords(at.getTime(), now, branches[0]?.timeZone ?? 'UTC', language),
    baseUrl: `${originOf(deps.settled, host)}/api/v1/out`,
  }
}

async function showAll(db: TenantDb, look: Look): Promise<ApiKeysWire> {
  const show = (row: ApiKeyRow): ApiKeysWire['data'][number] => ({
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    hint: row.hint,
    made_at: row.made_at.toISOString(),
    made: look.when(row.made_at),
    last_used: row.last_used_at ? look.when(row.last_used_at) : '',
    revoked: row.revoked_at ? look.when(row.revoked_at) : null,
  })
  return { data: (await listApiKeys(db)).map(show), base_url: look.baseUrl }
}
