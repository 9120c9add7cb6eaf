import { makeText, type Text } from '#web/make-text.ts'
import { useLanguage } from '../../shell/use-site.ts'
import { itemTexts, type ItemTextKey } from './item-texts.ts'

const made = { ar: makeText('ar', itemTexts.ar), en: makeText('en', itemTexts.en) }

/** `const say = useItemText()`: texts of an item's choices in the page's language. */
export function useItemText(): Text<ItemTextKey> {
  return made[useLanguage()]
}
