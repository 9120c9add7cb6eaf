import { checkKind } from './setting-check.ts'
import { catalogue } from './setting-keys.ts'
import type { SettingKey } from './setting-keys.ts'
import type { Setting, SettingGroup, SettingValue } from './setting-kind.ts'
import { languages, type Language, type Words } from '../core/words.ts'

export interface SettingRefusal {
  readonly refused: true
  readonly code: 'setting-invalid'
}

/** A tenant's own values by key; what is not there has the catalogue's default. */
export type Settings = Readonly<Record<string, SettingValue>>

const settings = new Map<string, Setting>(
  Object.entries(catalogue).map(([key, make]) => [key, make(groupOf(key))]),
)

/** A tenant's own message over one of the product's texts, such as language.checkout.pay (spec 3, messages). */
const ownMessage = /^language\.[a-z0-9][a-z0-9_.-]{0,79}$/

/** Every key of the catalogue. Spec 3. */
export const settingKeys = Object.keys(catalogue) as readonly SettingKey[]

function groupOf(key: string): SettingGroup {
  const name = key.slice(0, key.indexOf('.'))
  return (name === 'waitingList' ? 'waiting-list' : name) as SettingGroup
}

/**
 * Takes a key; returns what the catalogue says of it, or undefined for a key that does not exist. Any further
 * key of the group language is a tenant's own message: a text of up to 300 characters per language, or a
 * colour when it ends so. Spec 3.
 */
export function findSetting(key: string): Setting | undefined {
  const known = settings.get(key)
  if (known || !ownMessage.test(key)) return known
  const shared = { group: 'language', reader: 'public' } as const
  if (key.endsWith('_color'))
    return { ...shared, kind: { type: 'color' }, default: '#211812', perLanguage: false }
  return { ...shared, kind: { type: 'text', max: 300 }, default: { ar: '', en: '' }, perLanguage: true }
}

/**
 * Takes a key and what someone wants to store under it; returns the value in its stored form (colours as
 * #rrggbb, lengths as whole px within the bounds, numbers in Western digits, Words for a setting per
 * language), or the refusal setting-invalid. An empty text means "none" or, for themes, the default. Spec 3.
 */
export function checkSetting(key: string, value: unknown): SettingValue | SettingRefusal {
  const setting = findSetting(key)
  const checked = setting && checkValue(setting, value)
  return checked ?? { refused: true, code: 'setting-invalid' }
}

function checkValue(setting: Setting, value: unknown): SettingValue | undefined {
  if (!setting.perLanguage) return checkKind(setting.kind, value)
  if (typeof value !== 'object' || value === null) return undefined
  const { ar, en } = value as Partial<Record<keyof Words, unknown>>
  const arabic = checkKind(setting.kind, ar ?? '')
  const english = checkKind(setting.kind, en ?? '')
  return arabic === undefined || english === undefined ? undefined : { ar: arabic, en: english }
}

/** Takes a tenant's values and a key that is one text; returns its value or the default. Spec 3. */
export function settingText(all: Settings, key: SettingKey): string {
  const value = valueOf(all, key)
  if (typeof value !== 'string') throw new TypeError(`${key} has one text per language`)
  return value
}

/** Takes a tenant's values and a key per language; returns the text in both, or the default. Spec 3. */
export function settingWords(all: Settings, key: SettingKey): Words {
  const value = valueOf(all, key)
  if (typeof value === 'string') throw new TypeError(`${key} is the same in both languages`)
  return value
}

/** A value that no longer passes the catalogue (an old row) counts as not set: it must never reach a page. */
function valueOf(all: Settings, key: string): SettingValue {
  const setting = findSetting(key)
  if (!setting) throw new RangeError(`no such setting: ${key}`)
  const own = Object.hasOwn(all, key) ? checkValue(setting, all[key]) : undefined
  return own === undefined || own === '' ? setting.default : own
}

/**
 * Takes a tenant's values and the groups that a caller asks for; returns the key/value items that everyone
 * may read in their stored form, defaults included. Unknown groups and keys give nothing; what is for staff and
 * secret never leaves, whatever is asked. Spec 7 (getSettingByGroups).
 */
export function publicSettings(
  all: Settings,
  groups: readonly string[],
): { key: string; value: SettingValue }[] {
  const wanted = new Set(groups)
  const keys = new Set<string>([...settingKeys, ...Object.keys(all)])
  return [...keys].flatMap((key) => {
    const setting = findSetting(key)
    const open = setting?.reader === 'public' && wanted.has(setting.group)
    return open ? [{ key, value: valueOf(all, key) }] : []
  })
}

/** Takes a tenant's settings; returns the language of whoever has chosen none. Never refuses. Spec 1. */
export function defaultLanguage(settings: Settings): Language {
  const own = settingText(settings, 'general.default_lang')
  return languages.find((language) => language === own) ?? languages[0]
}
