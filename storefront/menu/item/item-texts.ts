import type { Language } from '#domain/core/words.ts'
import type { Message } from '#ui/text/message.ts'
import { arItem } from '../../i18n/ar/item.ts'
import { enItem } from '../../i18n/en/item.ts'

export type ItemTextKey = keyof typeof arItem

/** Texts of the parts that an item opens with its choices: they come with them, not with the menu's first view. */
export const itemTexts: Readonly<Record<Language, Readonly<Record<ItemTextKey, Message>>>> = {
  ar: arItem,
  en: enItem,
}
