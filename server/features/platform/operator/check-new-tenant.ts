import type { CountryCode } from '#domain/core/country.ts'
import { readEmail } from '#domain/core/email.ts'
import { tenantHost } from '#domain/platform/host-name.ts'
import { limits } from '#domain/core/limits.ts'
import { refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'
import { cleanText } from '#domain/core/text.ts'
import type { Words } from '#domain/core/words.ts'
import type { Database } from '#server/database/tenant-db.ts'
import { findTaken } from '#server/store/platform/tenants.ts'

/** A restaurant as the provider takes it in. */
export interface NewTenant {
  readonly host: string
  readonly name: Words
  readonly country: string
  readonly branch: Words
  readonly owner: { readonly name: string; readonly email: string }
}

/** The same, clean. */
export interface CheckedTenant extends Omit<NewTenant, 'country'> {
  readonly country: CountryCode
}

/** Countries in which a restaurant can be. */
const tenantCountries = ['SA', 'EG', 'AE', 'QA'] as const satisfies readonly CountryCode[]

/**
 * Takes a new restaurant as it was typed and the platform's host; returns it clean. Refuses 'bad-input' field by field:
 * a name that is missing, a host that no restaurant can have or that one has, an owner who is a member elsewhere.
 */
export async function checkNewTenant(
  db: Database,
  typed: NewTenant,
  platformHost: string,
): Promise<CheckedTenant | Refusal> {
  const fields: Record<string, RefusalCode[]> = {}
  const words = (field: string, { ar, en }: Words) => ({
    ar: line(`${field}.ar`, ar, limits.branchName),
    en: line(`${field}.en`, en, limits.branchName),
  })
  function line(field: string, text: string, most: number): string {
    const clean = cleanText(text, most)?.replaceAll('\n', ' ')
    if (!clean) fields[field] = ['field-required']
    return clean ?? ''
  }
  const name = words('name', typed.name)
  const branch = words('branch', typed.branch)
  const owner = { name: line('owner.name', typed.owner.name, limits.staffName), email: '' }
  const email = readEmail(typed.owner.email)
  if ('wrong' in email) fields['owner.email'] = ['email-invalid']
  else owner.email = email.email
  const host = tenantHost(typed.host, platformHost)
  if (!host) fields['host'] = ['host-invalid']
  const country = tenantCountries.find((one) => one === typed.country)
  if (!country) fields['country'] = ['country-unknown']
  const taken =
    host && owner.email ? await db.platform((platform) => findTaken(platform, host, owner.email)) : undefined
  if (taken?.host) fields['host'] = ['host-taken']
  if (taken?.email) fields['owner.email'] = ['owner-taken']
  if (Object.keys(fields).length > 0 || !host || !country) return refuse('bad-input', { fields })
  return { host, name, country, branch, owner }
}
