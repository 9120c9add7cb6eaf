import { parseAmount, toDecimal } from '../core/money.ts'
import type { SettingKey } from './setting-keys.ts'
import type { SettingValue } from './setting-kind.ts'
import { checkSetting, findSetting, type SettingRefusal } from './settings.ts'

const hundredths: ReadonlySet<string | undefined> = new Set(['amount', 'percent'])

/**
 * Takes a key and its value as it is kept; returns it as people type and read it: money and per cent with two places
 * ("12.50"), all else as it is. Rule "Amounts".
 */
export function shownSetting(key: string, stored: SettingValue): SettingValue {
  const isHundredths =
    hundredths.has(findSetting(key)?.kind.type) && typeof stored === 'string' && stored !== ''
  return isHundredths ? toDecimal(Number(stored)) : stored
}

/**
 * Takes a key and what someone typed for it; returns the value in its stored form, or the refusal setting-invalid. Spec 3,
 * safety 36.
 */
export function readSetting(key: string, typed: unknown): SettingValue | SettingRefusal {
  if (!hundredths.has(findSetting(key)?.kind.type) || typeof typed !== 'string' || typed.trim() === '')
    return checkSetting(key, typed)
  return checkSetting(key, String(parseAmount(typed)))
}

/** Takes a key; returns its default as people read it. */
export function shownDefault(key: SettingKey): SettingValue {
  return shownSetting(key, findSetting(key)?.default ?? '')
}
