import { useMemo } from 'react'
import type { Language } from '#domain/core/words.ts'
import type { Message } from '#ui/text/message.ts'
import { makeText, type Text } from '#web/make-text.ts'
import { usePageFrame } from '../shell/site-context.ts'

/**
 * Takes a catalogue of texts in both languages; returns the hook whose `t` says them. Each such hook stands in a file of
 * its own: its texts come with the pages that say them, and weigh on no other.
 */
export function makeTextHook<Key extends string>(
  texts: Readonly<Record<Language, Readonly<Record<Key, Message>>>>,
): () => Text<Key> {
  return function usePageText() {
    const { language, site } = usePageFrame()
    return useMemo(() => makeText(language, texts[language], site?.messages), [language, site])
  }
}
