import type { Language } from '#domain/core/words.ts'
import { chooseForm, fillHoles } from '#ui/text/message.ts'
import type { Holes, Message } from '#ui/text/message.ts'

/** `t(key, holes)`: a text in the language of the page, its {holes} filled. */
export type Text<Key extends string> = (key: Key, holes?: Holes) => string

/**
 * Takes a language, its texts, and messages that win over them (spec 3: the tenant's own); returns `t(key, holes)`.
 * The hole `count` chooses the plural form; `form` does it in its place when the count itself is filled later.
 */
export function makeText<Key extends string>(
  language: Language,
  texts: Readonly<Record<Key, Message>>,
  messages: Readonly<Record<string, string>> = {},
): Text<Key> {
  return (key, holes) => {
    const message = messages[key] || texts[key]
    if (!holes) return chooseForm(message, language, undefined)
    return fillHoles(chooseForm(message, language, holes['form'] ?? holes['count']), holes)
  }
}
