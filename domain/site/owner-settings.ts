import { findSetting, settingKeys } from './settings.ts'
import type { SettingKey } from './setting-keys.ts'

/** Whether the website is open has a switch of its own. */
const switchKey = 'website.enable'

/** Every setting that an owner changes on the page Settings → site. Spec 3. */
export const ownerSettingKeys: readonly OwnerSettingKey[] = settingKeys.filter((key) => key !== switchKey)
export type OwnerSettingKey = Exclude<SettingKey, typeof switchKey>

/** Takes any key; returns whether an owner may change it there: one of the catalogue's, or an own message (language.…). */
export function isOwnerSetting(key: string): boolean {
  return key !== switchKey && findSetting(key) !== undefined
}
