import { makeTextHook } from '../../i18n/make-text-hook.ts'
import { itemTexts } from './item-texts.ts'

/** `const say = useItemText()`: texts of an item's choices in the page's language, a restaurant's own words first. */
export const useItemText = makeTextHook(itemTexts)
