import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { refusalAnswers } from '#contract/core/refusals.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import type { Database, WriteDb } from '#server/database/tenant-db.ts'
import { checkNewTenant, type NewTenant } from '#server/features/platform/operator/check-new-tenant.ts'
import { createTenant as make } from '#server/features/platform/operator/create-tenant.ts'
import { makeId } from '#server/core/make-id.ts'
import { insertMember } from '#server/store/backoffice/staff-accounts.ts'
import { writeTenant, type TenantContent } from './tenant-content.ts'

export type { NewTenant } from '#server/features/platform/operator/check-new-tenant.ts'

/** In the log of the platform's operators, who made it. */
const command = { id: null, name: 'tenant:create' }

/** Takes a refusal; returns what it says of its first field, in English. */
function wrongOf({ code, fields = {} }: Refusal): { wrong: string } {
  const [field, codes] = Object.entries(fields)[0] ?? ['', [code]]
  const words = refusalAnswers[codes[0] ?? code].words.en
  return { wrong: `${field ? `${field}: ` : ''}${words.replace(/\.$/, '')}.` }
}

/**
 * Takes a restaurant as it was typed and the hosts of the platform; writes it with its first branch, its host and its
 * owner. Returns the owner's password, which is written nowhere, or in one sentence why not.
 */
export async function createTenant(
  db: Database,
  typed: NewTenant,
  platformHost: string,
): Promise<{ tenantId: string; host: string; password: string } | { wrong: string }> {
  const { password, passwordHash } = await makePassword()
  const made = await make(db, typed, platformHost, command, (tx, { owner }) =>
    addOwner(tx, owner, passwordHash),
  )
  return isRefusal(made) ? wrongOf(made) : { ...made, password }
}

/** A restaurant that is made of another's content. */
export interface TenantLike {
  readonly host: string
  /** As in the content when left out. */
  readonly name?: NewTenant['name']
  readonly owner: NewTenant['owner']
  /** A copy is a start for somebody else; without it the same restaurant moves house. */
  readonly copy: boolean
}

/**
 * Takes content, what is the new restaurant's own, and the hosts of the platform; writes it with its host and its owner.
 * Returns the owner's password, which is written nowhere, or in one sentence why not.
 */
export async function createTenantLike(
  db: Database,
  content: TenantContent,
  typed: TenantLike,
  platformHost: string,
): Promise<{ tenantId: string; host: string; password: string } | { wrong: string }> {
  const { tenant } = content
  const names = typed.name ?? { ar: String(tenant['name_ar']), en: String(tenant['name_en']) }
  const place = { ...typed, name: names, branch: names, country: String(tenant['country']) }
  const checked = await checkNewTenant(db, place, platformHost)
  if (isRefusal(checked)) return wrongOf(checked)
  const { host, owner } = checked
  const tenantId = await writeTenant(db, content, { host, name: names, copy: typed.copy })
  const { password, passwordHash } = await makePassword()
  await db.write(tenantId, (tx) => addOwner(tx, owner, passwordHash))
  return { tenantId, host, password }
}

async function makePassword(): Promise<{ password: string; passwordHash: string }> {
  const password = randomBytes(12).toString('base64url')
  return { password, passwordHash: await hash(password) }
}

async function addOwner(tx: WriteDb, owner: NewTenant['owner'], password_hash: string): Promise<void> {
  const id = makeId()
  await insertMember(tx, { id, ...owner, role: 'owner', language: 'ar', password_hash, all_branches: true })
}
