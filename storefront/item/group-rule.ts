import type { OptionGroup } from '#domain/menu.ts'
import type { TextOf } from '../i18n/use-text.ts'

/** Takes a group; returns its rule in words: "Choose 1", "Optional, up to 3". */
export function groupRule({ min, max, options }: OptionGroup, t: TextOf): string {
  const all = options.reduce((sum, option) => sum + option.max, 0)
  if (min === 0) return max >= all ? t('item.rule-optional') : t('item.rule-upto', { max })
  if (min === max) return t('item.rule-exactly', { count: min })
  return t('item.rule-between', { min, max })
}
