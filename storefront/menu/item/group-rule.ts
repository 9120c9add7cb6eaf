import type { OptionGroup } from '#domain/menu/menu.ts'
import type { Text } from '#web/make-text.ts'
import type { TextOf } from '../../i18n/use-text.ts'
import type { ItemTextKey } from './item-texts.ts'

/** Takes a group; returns its rule in words: "Choose 1", "Optional, up to 3 · the first 2 are free". */
export function groupRule(group: OptionGroup, t: TextOf, say: Text<ItemTextKey>): string {
  const { free } = group
  return free ? `${countRule(group, t)} · ${say('rule-free', { count: free })}` : countRule(group, t)
}

function countRule({ min, max, options }: OptionGroup, t: TextOf): string {
  const all = options.reduce((sum, option) => sum + option.max, 0)
  if (min === 0) return max >= all ? t('item.rule-optional') : t('item.rule-upto', { max })
  if (min === max) return t('item.rule-exactly', { count: min })
  return t('item.rule-between', { min, max })
}
