import type { Language } from '#domain/core/words.ts'
import { pluralForm } from '#domain/core/plural.ts'
import type { PluralForm } from '#domain/core/plural.ts'

/** A text with {holes}; or one per plural form of its `count`. */
export type Message = string | (Partial<Record<PluralForm, string>> & { readonly other: string })

export type Holes = Readonly<Record<string, string | number>>

/** Takes a message, a language and its count; returns the text of the right plural form, holes still open. */
export function chooseForm(message: Message, language: Language, count: unknown): string {
  if (typeof message === 'string') return message
  // English has no plural form for none, but a text may: "Nobody waits"
  if (count === 0 && message.zero !== undefined) return message.zero
  const form = typeof count === 'number' ? pluralForm(count, language) : 'other'
  return message[form] ?? message.other
}

/** Takes a text and what goes into its {holes}; returns it filled. A hole that nobody fills stays visible. */
export function fillHoles(text: string, holes: Holes): string {
  if (!text.includes('{')) return text
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(holes[name] ?? hole))
}
