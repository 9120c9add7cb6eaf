import { wordIn, type Language, type Words } from '#domain/words.ts'

/** Why guests leave a queue, as they are offered; any other text is fine too. Spec 3, 7. */
const reasons: Readonly<Record<string, Words>> = {
  'too-long': { ar: 'الانتظار طويل', en: 'The wait is too long' },
  'plans-changed': { ar: 'تغيّرت خطتنا', en: 'Our plans have changed' },
  'found-table': { ar: 'وجدنا مكانًا آخر', en: 'We found another place' },
  'party-changed': { ar: 'تغيّر عددنا', en: 'Our number has changed' },
}

/** Takes a language; returns the reasons. */
export function listReasons(language: Language): { data: { id: string; name: string }[] } {
  return { data: Object.entries(reasons).map(([id, name]) => ({ id, name: wordIn(name, language) })) }
}

/** Takes what a browser sent as its reason, an id of the list or words; returns the words that staff read. */
export function reasonWords(sent: string | undefined, language: Language): string | undefined {
  const known = sent === undefined ? undefined : reasons[sent]
  return known ? wordIn(known, language) : sent
}
