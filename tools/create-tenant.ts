import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { readEmail } from '#domain/email.ts'
import { redirectHost } from '#domain/link-redirect.ts'
import type { Database } from '#server/database/tenant-db.ts'
import { makeStaff } from '#server/testing/make-staff.ts'
import { makeTenant } from '#server/testing/make-tenant.ts'
import { writeTenant, type TenantContent } from './tenant-content.ts'

/** A restaurant as the provider takes it in. */
export interface NewTenant {
  readonly host: string
  readonly name: { readonly ar: string; readonly en: string }
  readonly country: string
  readonly branch: { readonly ar: string; readonly en: string }
  readonly owner: { readonly name: string; readonly email: string }
}

const countries = ['SA', 'EG', 'AE', 'QA'] as const

const unnamed = {
  wrong: 'Names of the restaurant and its branch are given in both languages, and the owner has one.',
}

/** What every new restaurant needs: a host that is free, names, and an owner who is no owner elsewhere. */
async function checkPlace(
  db: Database,
  typed: Pick<NewTenant, 'host' | 'name' | 'owner'>,
  platformHost: string,
): Promise<{ host: string; owner: NewTenant['owner'] } | { wrong: string }> {
  const below = typed.host.toLowerCase()
  const host =
    below.endsWith(`.${platformHost}`) && /^[a-z0-9.-]{1,253}$/.test(below) ? below : redirectHost(below)
  const email = readEmail(typed.owner.email)
  if (!host || [`console.${platformHost}`, `tags.${platformHost}`].includes(host))
    return { wrong: 'The host is no name that a restaurant can have, such as shop.example.com.' }
  if ('wrong' in email) return { wrong: "The owner's e-mail is no address." }
  if ([typed.name.ar, typed.name.en, typed.owner.name].some((word) => !word.trim())) return unnamed
  if (await isTaken(db, host, email.email))
    return { wrong: 'This host, or the e-mail of this owner, is taken already.' }
  return { host, owner: { name: typed.owner.name, email: email.email } }
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
  const country = countries.find((one) => one === typed.country)
  if (!country) return { wrong: `The country is one of ${countries.join(', ')}.` }
  if (!typed.branch.ar.trim() || !typed.branch.en.trim()) return unnamed
  const checked = await checkPlace(db, typed, platformHost)
  if ('wrong' in checked) return checked
  const { host, owner } = checked
  const branches = [{ name: typed.branch }]
  const { tenantId } = await makeTenant(db, {
    host,
    name: typed.name,
    country,
    branches,
    groups: [],
    items: [],
  })
  return { tenantId, host, password: await addOwner(db, tenantId, owner) }
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
  const checked = await checkPlace(db, { ...typed, name: names }, platformHost)
  if ('wrong' in checked) return checked
  const { host, owner } = checked
  const tenantId = await writeTenant(db, content, { host, name: names, copy: typed.copy })
  return { tenantId, host, password: await addOwner(db, tenantId, owner) }
}

async function addOwner(db: Database, tenantId: string, owner: NewTenant['owner']): Promise<string> {
  const password = randomBytes(12).toString('base64url')
  const passwordHash = await hash(password)
  await makeStaff(db, tenantId, { ...owner, role: 'owner', password, passwordHash })
  return password
}

/** Asked before anything is written; the keys of both tables judge again. */
async function isTaken(db: Database, host: string, email: string): Promise<boolean> {
  const { rows } = await db.platform(({ q }) =>
    sql<{ taken: boolean }>`select exists (select from find_tenant_by_host(${host}))
      or exists (select from find_staff_by_email(${email})) as taken`.execute(q),
  )
  return rows[0]?.taken ?? true
}
