import { toWesternDigits } from './digits.ts'

/** Short vowels and other marks over and under Arabic letters, and the stretching tatweel. */
const marks = /[\u0640\p{Mn}]/gu
const latinMarks = /[\u0300-\u036F]/g

const letters: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ک: 'ك',
  ہ: 'ه',
  پ: 'ب',
  چ: 'ج',
  ڤ: 'ف',
  گ: 'ك',
}

/** At the end of a word ا and ه are written for one another: شاورما, شاورمه, شاورمة. */
const ending = /[اه](?=\s|$)/g

/**
 * Takes any text; returns it as search compares it: one form of each Arabic letter that people write in several ways
 * (أإآا, ة/ه, ى/ي), without marks and tatweel, Western digits, lower case, Latin without accents, single spaces.
 * Never refuses.
 */
export function foldForSearch(text: string): string {
  return toWesternDigits(text.normalize('NFKC'))
    .replace(marks, '')
    .replace(/[أإآٱةىیئؤکہپچڤگ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(latinMarks, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Takes a text that foldForSearch returned, and what a person typed; returns whether every typed word stands in it,
 * as a whole or as the beginning or inside of a word. Nothing typed matches everything.
 */
export function matchesSearch(folded: string, query: string): boolean {
  const ended = folded.replace(ending, 'ه')
  return foldForSearch(query)
    .split(' ')
    .every((word) => folded.includes(word) || ended.includes(word.replace(ending, 'ه')))
}
