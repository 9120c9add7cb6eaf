import { findSetting, settingKeys } from './settings.ts'
import type { SettingKey } from './setting-keys.ts'

/**
 * Settings that have a room of their own: whether the website is open; accounts at card gateways and at senders of
 * messages; the minutes until an order is missed, which each branch has; tax, which is agreed when a restaurant is made.
 */
const elsewhere =
  /^(website\.enable$|payment\.(public|secret|second_|webhook|apple_pay_merchant_id)|general\.(sms_api_key|mail_password)$|order\.missed_after_minutes$|checkout\.(prices_include_vat|vat_basis_points|tax_number)$)/

/** Every setting that an owner changes on the page Settings → site. Spec 3. */
export const ownerSettingKeys: readonly SettingKey[] = settingKeys.filter((key) => !elsewhere.test(key))

/** Takes any key; returns whether an owner may change it there: one of the catalogue's, or an own message (language.…). */
export function isOwnerSetting(key: string): boolean {
  return !elsewhere.test(key) && findSetting(key) !== undefined
}
