import { toWesternDigits } from '../core/digits.ts'

const [open, close] = ['\u2066', '\u2069']
/** What somebody put between marks of direction already, and addresses, which are copied. */
const marked =
  /([\u2066-\u2068\u202A\u202B\u202D\u202E][^\u2069\u202C]*[\u2069\u202C]|https?:\/\/\S+|\S+@\S+)/u
/** Before it: no word, time, fraction, formula or number that it is part of. (Older Safari knows no lookbehind.) */
const bound = /[\p{L}\p{N}:/.,+\-−–=×]$|[=×*÷] $/u
const after = String.raw`(?![\p{L}\p{N}]|[:/.,=+×]\p{Nd}| [=×*÷])`
const phone = new RegExp(String.raw`\+?\(?\p{Nd}(?:[\p{Nd}()]|[ \-–.](?=[\p{Nd}( \-–]))*\p{Nd}${after}`, 'gu')
const tied = new RegExp(
  String.raw`\p{Nd}+(?:[.,/]\p{Nd}+)*(?:[\-‐‑‒–]\p{Nd}+(?:[.,/]\p{Nd}+)*)+${after}`,
  'gu',
)
const signed = new RegExp(String.raw`[+\-−]\p{Nd}+(?:[.,]\p{Nd}+)*%?${after}`, 'gu')

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\u200F\u061C]/u

/**
 * Takes a text that people typed; returns it with the groups of digits that are read from the left between isolates of
 * direction (Unicode UAX #9, LRI and PDI): mobiles (055-123-4567, +966 55 123 4567), ranges, dates and codes (15-20,
 * 2026-11-27) and numbers with their sign (-5.00). By Unicode's rule alone their groups would stand in reverse order after
 * Arabic letters. Times with spaces (10:00 - 23:30), fractions (12/3) and formulas stay as they are, and so does a text
 * without letters that are read from the right. Digits in a group become Western: others keep their
 * order in no isolate. Never refuses; shown, not stored: safety 36 keeps such marks out of input.
 */
export function isolateNumbers(text: string): string {
  if (!rightToLeft.test(text)) return text
  return text
    .split(marked)
    .map((part, i) => (i % 2 === 1 ? part : isolateIn(part)))
    .join('')
}

/**
 * Takes a text that is broken into lines; returns its words, a group of digits with its spaces as one, between its isolates:
 * in two lines it would be two numbers.
 */
export function unbrokenWords(text: string): string[] {
  const tiedTogether = isolateNumbers(text).replace(/\u2066[^\u2069]{0,40}\u2069/g, (group) =>
    group.replaceAll(' ', '\u00a0'),
  )
  return tiedTogether.split(/[^\S\u00a0]+/).filter(Boolean)
}

type Isolate = (group: string, at: number, text: string) => string
const isolated: Isolate = (group, at, text) =>
  bound.test(text.slice(Math.max(0, at - 2), at)) ? group : open + toWesternDigits(group) + close
const isolatedPhone: Isolate = (group, at, text) => (isPhone(group) ? isolated(group, at, text) : group)

function isolateIn(text: string): string {
  return text
    .replace(phone, isolatedPhone)
    .split(marked)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(tied, isolated).replace(signed, isolated)))
    .join('')
}

/** Several groups, and as many digits as somebody can be called by: 9200 01234 is one, "5 6" and "1200 1500" are two numbers. */
function isPhone(text: string): boolean {
  const groups = text.match(/\p{Nd}+/gu) ?? []
  const digits = groups.join('').length
  if (groups.length < 2 || digits < 7 || digits > 19) return false
  return /^(?:\+|\(?[0٠۰]|9200)/.test(text) || (groups.length > 2 && digits >= 9)
}
