import { isolateNumbers } from '#domain/site/isolate-numbers.ts'
import { allergyWords, wordBeginnings } from '../../../i18n/allergy-words.ts'

/** A piece of a note; strong pieces are allergy words. */
export interface NotePart {
  readonly text: string
  readonly strong: boolean
}

const stems = allergyWords.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
const word = new RegExp(`(?<![\\p{L}\\p{M}])((?:${wordBeginnings})?(?:${stems})[\\p{L}\\p{M}]*)`, 'giu')

/** Takes a customer's note; returns it in pieces with every allergy word marked (design 11). */
export function markAllergy(note: string): NotePart[] {
  return note
    .split(word)
    .map((text, i) => ({ text, strong: i % 2 === 1 }))
    .filter((part) => part.text !== '')
}

/** The words of a note with every allergy word marked, whatever it is a note on (design 11). */
export function NoteWords({ note }: { readonly note: string }) {
  return markAllergy(isolateNumbers(note)).map(({ text, strong }, i) =>
    strong ? <strong key={i}>{text}</strong> : text,
  )
}
