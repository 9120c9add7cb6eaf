import { findSetting, settingKeys } from './settings.ts'
import type { SettingKey } from './setting-keys.ts'

/** Settings that have a room of their own: whether the website is open, and accounts at card gateways. */
const elsewhere = /^(website\.enable|payment\.(public|secret|second_|webhook)|payment\.apple_pay_merchant_id)/

/** Every setting that an owner changes on the page Settings → site. Spec 3. */
export const ownerSettingKeys: readonly SettingKey[] = settingKeys.filter((key) => !elsewhere.test(key))

/** Takes any key; returns whether an owner may change it there: one of the catalogue's, or an own message (language.…). */
export function isOwnerSetting(key: string): boolean {
  return !elsewhere.test(key) && findSetting(key) !== undefined
}
