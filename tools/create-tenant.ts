import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { readEmail } from '#domain/email.ts'
import { redirectHost } from '#domain/link-redirect.ts'
import type { Database } from '#server/database/tenant-db.ts'
import { makeStaff } from '#server/testing/make-staff.ts'
import { makeTenant } from '#server/testing/make-tenant.ts'

/** A restaurant as the provider takes it in. */
export interface NewTenant {
  readonly host: string
  readonly name: { readonly ar: string; readonly en: string }
  readonly country: string
  readonly branch: { readonly ar: string; readonly en: string }
  readonly owner: { readonly name: string; readonly email: string }
}

const countries = ['SA', 'EG', 'AE', 'QA'] as const

/**
 * Takes a restaurant as it was typed and the hosts of the platform; writes it with its first branch, its host and its
 * owner. Returns the owner's password, which is written nowhere, or in one sentence why not.
 */
export async function createTenant(
  db: Database,
  typed: NewTenant,
  platformHost: string,
): Promise<{ tenantId: string; host: string; password: string } | { wrong: string }> {
  const below = typed.host.toLowerCase()
  const host =
    below.endsWith(`.${platformHost}`) && /^[a-z0-9.-]{1,253}$/.test(below) ? below : redirectHost(below)
  const country = countries.find((one) => one === typed.country)
  const email = readEmail(typed.owner.email)
  if (!host || [`console.${platformHost}`, `tags.${platformHost}`].includes(host))
    return { wrong: 'The host is no name that a restaurant can have, such as shop.example.com.' }
  if (!country) return { wrong: `The country is one of ${countries.join(', ')}.` }
  if ('wrong' in email) return { wrong: "The owner's e-mail is no address." }
  if (
    [typed.name.ar, typed.name.en, typed.branch.ar, typed.branch.en, typed.owner.name].some(
      (word) => !word.trim(),
    )
  )
    return {
      wrong: 'Names of the restaurant and its branch are given in both languages, and the owner has one.',
    }
  if (await isTaken(db, host, email.email))
    return { wrong: 'This host, or the e-mail of this owner, is taken already.' }
  const { tenantId } = await makeTenant(db, {
    host,
    name: typed.name,
    country,
    branches: [{ name: typed.branch }],
    groups: [],
    items: [],
  })
  const password = randomBytes(12).toString('base64url')
  await makeStaff(db, tenantId, { email: email.email, name: typed.owner.name, role: 'owner', password })
  return { tenantId, host, password }
}

/** Asked before anything is written; the keys of both tables judge again. */
async function isTaken(db: Database, host: string, email: string): Promise<boolean> {
  const { rows } = await db.platform(({ q }) =>
    sql<{ taken: boolean }>`select exists (select from find_tenant_by_host(${host}))
      or exists (select from find_staff_by_email(${email})) as taken`.execute(q),
  )
  return rows[0]?.taken ?? true
}
