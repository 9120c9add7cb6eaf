import { refusalMessage } from '#contract/core/refusal-message.ts'
import type { Refusal } from '#domain/core/refusal.ts'
import type { Language } from '#domain/core/words.ts'

/** Takes a refusal that is part of an answer, and a language; returns its code for programs and its words for people. */
export function sayRefusal(refusal: Refusal, language: Language): { code: string; message: string } {
  return { code: refusal.code, message: refusalMessage(refusal, language) }
}
