import type { OwnerSettingKey } from '#domain/site/owner-settings.ts'
import type { TextKey } from '../../i18n/catalogue.ts'
import type { Text } from '#web/make-text.ts'

const words: Readonly<Record<string, TextKey>> = {
  none: 'settings.option.none',
  line: 'settings.option.line',
  soft: 'settings.option.soft',
  deep: 'settings.option.deep',
  ar: 'settings.option.ar',
  en: 'settings.option.en',
  asap: 'settings.option.asap',
  schedule: 'settings.option.schedule',
  card: 'settings.option.card',
  apple_pay: 'settings.option.apple_pay',
  cash: 'settings.option.cash',
  card_on_delivery: 'settings.option.card_on_delivery',
}

const names: Readonly<Record<string, string>> = {
  'readex-pro': 'Readex Pro',
  rubik: 'Rubik',
  recaptcha_v2: 'reCAPTCHA v2',
  hcaptcha: 'hCaptcha',
  turnstile: 'Turnstile',
}

/** Takes a setting; returns what people call it. */
export function settingWord(key: OwnerSettingKey, t: Text<TextKey>): string {
  return t(`setting.${key}`)
}

/** Takes a choice as it is stored; returns what people call it. */
export function optionWord(option: string, t: Text<TextKey>): string {
  const key = words[option]
  return key ? t(key) : (names[option] ?? option)
}
