/** A place that names one language: a field of a text, or a column in SQL. */
export type LanguagePick = { line: number; pick: string }

const pick = /\.(?:ar|en)\b|\b[a-z]\w*_(?:ar|en)\b/g
const comment = /^\s*(?:\/\/|\*|\/\*)/

/** Takes a source file's text; returns every `.ar`, `.en`, `…_ar` and `…_en` outside comments, with its line. */
export const picksOfLanguage = (source: string): LanguagePick[] =>
  source
    .split('\n')
    .flatMap((text, at) =>
      comment.test(text) ? [] : [...text.matchAll(pick)].map((found) => ({ line: at + 1, pick: found[0] })),
    )
