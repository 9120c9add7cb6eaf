import { markAllergy } from './mark-allergy.ts'

/** The words of a note with every allergy word marked, whatever it is a note on (design 11). */
export function NoteWords({ note }: { readonly note: string }) {
  return markAllergy(note).map(({ text, strong }, i) => (strong ? <strong key={i}>{text}</strong> : text))
}
