import { withoutBidiMarks } from './bidi-marks.ts'

/**
 * Takes any text; returns it with Arabic-Indic (٠-٩) and Persian (۰-۹) digits as Western digits, all else
 * untouched. Spec 5.
 */
export function toWesternDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

/**
 * Takes a code as somebody typed or pasted it; returns it in capitals with Western digits, without spaces and without the
 * marks of direction that come along when Arabic text is copied. Spec 5.
 */
export function readCode(text: string): string {
  return withoutBidiMarks(toWesternDigits(text)).replaceAll(/\s/g, '').toUpperCase()
}
