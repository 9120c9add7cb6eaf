import type { Language } from '#domain/words.ts'
import { textsOf } from './catalogue.ts'
import { chooseForm, fillHoles } from '#ui/message.ts'
import type { Holes } from '#ui/message.ts'
import type { TextKey } from './text-key.ts'

export type TextOf = (key: TextKey, holes?: Holes) => string

/**
 * Takes a language and the tenant's own messages; returns `t(key, holes)`. A tenant's message wins (spec 3). The hole
 * `count` chooses the plural form; `form` does it in its place when the count itself is filled later.
 */
export function makeText(language: Language, messages: Readonly<Record<string, string>>): TextOf {
  const texts = textsOf(language)
  return (key, holes) => {
    const message = messages[key] || texts[key]
    if (!holes) return chooseForm(message, language, undefined)
    return fillHoles(chooseForm(message, language, holes['form'] ?? holes['count']), holes)
  }
}
