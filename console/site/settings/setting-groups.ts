import { identityKeys } from '#domain/site/company-identity.ts'
import { ownerSettingKeys, type OwnerSettingKey } from '#domain/site/owner-settings.ts'
import type { SettingKey } from '#domain/site/setting-keys.ts'

/** The parts of the page, in their order; tax is the one that holds no setting but the restaurant's own number. */
export const settingParts = [
  'identity',
  'theme',
  'social',
  'order',
  'checkout',
  'company',
  'tax',
  'privacy',
  'limits',
  'tracking',
  'places',
  'statuses',
  'texts',
] as const
export type SettingPart = (typeof settingParts)[number]

/** Takes a word of an address; returns the part that it names, the first without one. */
export function readPart(word: string | null): SettingPart {
  return settingParts.find((part) => part === word) ?? settingParts[0]
}

const identity =
  /^website\.(site_|page_title|logo|favicon|google_map)|^general\.(default_lang|phone|email|notification_email|app_store_url|play_store_url)$/

/** Takes a key of the catalogue; returns the part of the page on which it stands. */
export function partOf(key: SettingKey): SettingPart {
  if (identity.test(key)) return 'identity'
  if (identityKeys.some((one) => one === key)) return 'company'
  if (key.startsWith('general.keep_')) return 'privacy'
  if (key.endsWith('_per_day')) return 'limits'
  if (/^tracking_codes\.|^website\.captcha|^general\./.test(key)) return 'tracking'
  if (key.startsWith('website.')) return 'theme'
  if (key.startsWith('social.')) return 'social'
  if (key.startsWith('order.')) return 'order'
  if (/^(checkout|payment|dine_in)\./.test(key)) return 'checkout'
  if (/^(empty_page|reservation|waitingList)\./.test(key)) return 'places'
  return /^language\.(hero_|closed_|footer_)/.test(key) ? 'texts' : 'statuses'
}

/** Takes a part; returns its keys in the catalogue's order. */
export function keysOf(part: SettingPart): readonly OwnerSettingKey[] {
  return ownerSettingKeys.filter((key) => partOf(key) === part)
}
