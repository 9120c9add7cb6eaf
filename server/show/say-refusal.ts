import { refusalAnswers } from '#contract/refusals.ts'
import { fillHoles } from '#domain/fill-holes.ts'
import type { Refusal } from '#domain/refusal.ts'
import { wordIn, type Language } from '#domain/words.ts'

/** Takes a refusal that is part of an answer, and a language; returns its code for programs and its words for people. */
export function sayRefusal(
  { code, details }: Refusal,
  language: Language,
): { code: string; message: string } {
  return { code, message: fillHoles(wordIn(refusalAnswers[code].words, language), details) }
}
