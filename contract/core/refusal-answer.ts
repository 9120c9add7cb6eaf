import type { Words } from '#domain/core/words.ts'

/** How a refusal travels: HTTP status and the words for people. */
export interface RefusalAnswer {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503
  readonly words: Words
}

/** Takes a status and the words in both languages; returns the answer. */
export const say = (status: RefusalAnswer['status'], ar: string, en: string): RefusalAnswer => ({
  status,
  words: { ar, en },
})
