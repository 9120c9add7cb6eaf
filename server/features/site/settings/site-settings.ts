import type { SiteSettingsWire } from '#contract/site/site-settings.ts'
import { contradictsCountry, identityField } from '#domain/site/company-identity.ts'
import { isOwnerSetting } from '#domain/site/owner-settings.ts'
import type { CountryCode } from '#domain/core/country.ts'
import { toWesternDigits } from '#domain/core/digits.ts'
import { percentWords } from '#domain/core/amount-words.ts'
import { refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'
import { findSetting, type Settings } from '#domain/site/settings.ts'
import { readSetting, shownSetting } from '#domain/site/setting-form.ts'
import type { SettingValue } from '#domain/site/setting-kind.ts'
import { readTaxNumber } from '#domain/einvoicing/tax-number.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { loadCatalogue } from '#server/store/menu/catalogue.ts'
import { deleteSetting, saveAnySetting } from '#server/store/site/settings.ts'
import { setTaxNumber } from '#server/store/platform/tenants.ts'

/** Takes a tenant; returns its own values for its owner: of secrets only that they are set. Spec 3, 7. */
export async function showSettings({ db }: Deps, tenantId: string): Promise<SiteSettingsWire> {
  const { settings, tenant } = await db.snapshot(tenantId, loadCatalogue)
  const own = Object.entries(settings).filter(([key]) => isOwnerSetting(key))
  return {
    values: Object.fromEntries(
      own.flatMap(([key, value]) => (isSecret(key) ? [] : [[key, shownSetting(key, value)]])),
    ),
    secrets: own.filter(([key, value]) => isSecret(key) && value !== '').map(([key]) => key),
    country: tenant.country,
    tax: {
      number: tenant.taxNumber,
      vat_percent: percentWords(tenant.vatBasisPoints),
      prices_include_vat: tenant.pricesIncludeVat,
    },
  }
}

const isSecret = (key: string) => findSetting(key)?.reader === 'secret'

/** What an owner typed on the page. */
interface TypedSettings {
  readonly values: Readonly<Record<string, SettingValue>>
  /** Left out = as it is. */
  readonly tax_number?: string | undefined
}

/**
 * Takes settings as they were typed; keeps all of them or none. An empty value gives the default back, a secret that is
 * left empty stays. Refuses 'bad-input' with every key whose value it does not take, and a tax number by its own code.
 */
export async function saveSettings(
  deps: Deps,
  { tenantId, staffId }: StaffSession,
  { values, tax_number: typedNumber }: TypedSettings,
): Promise<Refusal | undefined> {
  const { country } = (await deps.catalogues.current(tenantId)).tenant
  const checked = new Map<string, SettingValue>()
  const fields: Record<string, readonly RefusalCode[]> = {}
  for (const [key, value] of Object.entries(values)) {
    const parsed = isOwnerSetting(key) ? readSetting(key, asTyped(key, country, value)) : undefined
    if (parsed === undefined || (typeof parsed === 'object' && 'refused' in parsed))
      fields[key] = ['bad-input']
    else if (contradictsCountry(key, country, parsed)) fields[key] = ['bad-input']
    else if (await isMissingPicture(deps, tenantId, key, parsed)) fields[key] = ['bad-input']
    else if (!(isSecret(key) && parsed === '')) checked.set(key, parsed)
  }
  const read = typedNumber === undefined ? undefined : readTaxNumber(typedNumber, country)
  const faults = Object.keys(fields).length
  if (read && 'refused' in read)
    return refuse(faults > 0 ? 'bad-input' : read.refused, {
      fields: { ...fields, tax_number: [read.refused] },
    })
  if (faults > 0) return refuse('bad-input', { fields })
  const taxNumber = read?.number
  await deps.db.write(tenantId, async (tx) => {
    const { settings, tenant } = await loadCatalogue(tx)
    if (taxNumber !== undefined && taxNumber !== tenant.taxNumber) {
      await setTaxNumber(tx, taxNumber)
      await writeAudit(tx, {
        staffId,
        action: 'tax-number',
        subject: tenantId,
        before: { tax_number: tenant.taxNumber },
        after: { tax_number: taxNumber },
      })
    }
    const changed = [...checked].filter(([key, value]) => isOther(settings, key, value))
    for (const [key, value] of changed)
      await (isEmpty(value) ? deleteSetting(tx, key) : saveAnySetting(tx, key, value))
    if (changed.length === 0) return
    const shown = (of: Settings) =>
      Object.fromEntries(
        changed.map(([key]) => [key, isSecret(key) ? '•••' : of[key] ? shownSetting(key, of[key]) : null]),
      )
    await writeAudit(tx, {
      staffId,
      action: 'settings-save',
      subject: changed
        .map(([key]) => key)
        .join(' ')
        .slice(0, 200),
      before: shown(settings),
      after: shown(Object.fromEntries(changed)),
    })
  })
  return undefined
}

/** Numbers of authorities are kept in Western digits, whatever keyboard they were typed on. */
const asTyped = (key: string, country: CountryCode, value: SettingValue): SettingValue =>
  identityField(key, country) && typeof value === 'string' ? toWesternDigits(value) : value

async function isMissingPicture({ pictures }: Deps, tenantId: string, key: string, value: SettingValue) {
  if (findSetting(key)?.kind.type !== 'picture' || typeof value !== 'string' || value === '') return false
  return (await pictures.get(tenantId, value, 112, 'webp')) === undefined
}

const isEmpty = (value: SettingValue) =>
  typeof value === 'string' ? value === '' : value.ar === '' && value.en === ''
const isOther = (settings: Settings, key: string, value: SettingValue) =>
  JSON.stringify(settings[key] ?? '') !== JSON.stringify(isEmpty(value) ? '' : value)
